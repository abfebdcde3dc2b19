import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Page } from 'react-pdf';
import { classNames } from '../class-names.ts';
import css from './pdf-viewer.module.css';
import type { PdfHighlight } from './pdf-viewer.tsx';
import { mendStructure } from './told-structure.ts';
import { type Turn, turned } from './turned.ts';

/** Letter, until the page says its own shape. */
const LETTER_RATIO = 11 / 8.5;
const AHEAD = '800px 0px';

/** True once the element has come near the visible part; it stays true. */
function useNear<T extends Element>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return [ref, near];
}

export interface PdfPageProps {
  readonly number: number;
  readonly width: number;
  readonly turn: Turn;
  readonly highlights: readonly PdfHighlight[];
  readonly activeId: string | null;
  readonly onHighlight?: (id: string) => void;
  /** Most of the visible part is this page. */
  readonly onSeen: (page: number) => void;
  /** Its words are drawn. */
  readonly onWorded?: () => void;
}

/** One page: its place is held before it is drawn, and only pages near the view are drawn. */
export function PdfPage({ number, width, turn, highlights, activeId, onHighlight, onSeen, onWorded }: PdfPageProps) {
  const [ref, near] = useNear<HTMLDivElement>();
  const [shape, setShape] = useState(LETTER_RATIO);
  /** As the file itself says. */
  const [own, setOwn] = useState(0);
  /** The size at which the page's words were drawn last; what is told of its structure waits for them. */
  const [worded, setWorded] = useState('');
  const size = `${width} ${turn}`;
  // The structure may come before the size is rendered: it asks what is so now.
  const wordedNow = useRef('');
  const mend = useCallback((): void => {
    if (ref.current) mendStructure(ref.current);
  }, [ref]);
  const told = useRef(onWorded);
  told.current = onWorded;
  // The same function at the same size: react-pdf draws all words anew for another one.
  const onWords = useCallback((): void => {
    wordedNow.current = size;
    mend();
    setWorded(size);
    told.current?.();
  }, [mend, size]);
  const ratio = turn === 90 || turn === 270 ? 1 / shape : shape;
  const seen = useRef(onSeen);
  seen.current = onSeen;
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen.current(number), {
      rootMargin: '-45% 0px -45% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [number, ref]);
  return (
    <div
      ref={ref}
      className={classNames(css.page, worded !== size && css.unworded)}
      data-page={number}
      style={{ width, minHeight: width * ratio }}
    >
      {near && (
        <Page
          pageNumber={number}
          width={width}
          {...(turn > 0 && { rotate: (own + turn) % 360 })}
          renderAnnotationLayer={false}
          loading={null}
          onGetStructTreeSuccess={() => wordedNow.current === size && mend()}
          onRenderTextLayerSuccess={onWords}
          onLoadSuccess={({ originalWidth, originalHeight, rotate }) => {
            setOwn(rotate);
            setShape(originalHeight / originalWidth);
          }}
        />
      )}
      {highlights.flatMap((highlight) =>
        highlight.rects
          .map((rect) => turned(rect, turn))
          .map((rect, index) => (
            <button
              key={`${highlight.id}:${rect.x}:${rect.y}`}
              type="button"
              data-highlight={index === 0 ? highlight.id : undefined}
              className={classNames(css.highlight, highlight.id === activeId && css.active)}
              aria-label={highlight.label}
              aria-pressed={highlight.id === activeId}
              // Words are small targets; the list of values beside the pages is the way by keyboard.
              tabIndex={-1}
              style={{
                left: `${100 * rect.x}%`,
                top: width * ratio * rect.y,
                width: `${100 * rect.width}%`,
                height: width * ratio * rect.height,
              }}
              onClick={() => onHighlight?.(highlight.id)}
            />
          )),
      )}
    </div>
  );
}

export function PdfThumbnail({ number, current, onOpen }: { number: number; current: boolean; onOpen: () => void }) {
  const [ref, near] = useNear<HTMLButtonElement>();
  return (
    <button
      ref={ref}
      type="button"
      className={css.thumb}
      aria-label={`Page ${number}`}
      aria-current={current ? 'page' : undefined}
      onClick={onOpen}
    >
      {near && (
        <Page pageNumber={number} width={90} renderAnnotationLayer={false} renderTextLayer={false} loading={null} />
      )}
      <span className={css.thumbLabel}>{number}</span>
    </button>
  );
}

import 'react-pdf/dist/Page/TextLayer.css';
import { Button, ErrorState, IconButton, Skeleton } from '@platform/ui-kit';
import {
  IconChevronDown,
  IconChevronUp,
  IconRotateClockwise,
  IconSearch,
  IconX,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Document, pdfjs } from 'react-pdf';
import { classNames } from '../class-names.ts';
import { PdfPage, PdfThumbnail } from './pdf-page.tsx';
import css from './pdf-viewer.module.css';
import { nextTurn, type Turn } from './turned.ts';
import { type Find, useFind, useMarks } from './use-find.ts';

// The worker of react-pdf's own pdfjs, as a file of the remote that shows the document: one version, no CDN.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

/** A box on a page, in shares of the page's width and height from the top left corner. */
export interface PdfHighlight {
  readonly id: string;
  /** From 1. */
  readonly page: number;
  readonly rects: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
  /** What is quoted, for assistive technology. */
  readonly label: string;
}

export interface PdfViewerProps {
  /** Address of the file, of this origin. */
  readonly url: string;
  readonly label: string;
  readonly highlights?: readonly PdfHighlight[];
  /** Scrolled into view and framed. */
  readonly activeHighlightId?: string | null;
  readonly onHighlight?: (id: string) => void;
  readonly onPage?: (page: number) => void;
  readonly thumbnails?: boolean;
}

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const PAGE_WIDTH = 720;

type Pdf = Parameters<typeof useFind>[0];

/** PDF pages with selectable text and highlighted quotes. Page up and down scroll, `n` and `p` turn pages, `f` finds words. */
export function PdfViewer(props: PdfViewerProps) {
  const { url, label, highlights = [], activeHighlightId = null, onHighlight, onPage, thumbnails = true } = props;
  const [pdf, setPdf] = useState<Pdf>(null);
  const count = pdf?.numPages ?? 0;
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState<Turn>(0);
  const [attempt, setAttempt] = useState(0);
  const [room, setRoom] = useState(PAGE_WIDTH);
  const pages = useRef<HTMLElement>(null);
  const width = Math.min(PAGE_WIDTH, room - 40) * zoom;
  const [finding, setFinding] = useState(false);
  const find = useFind(pdf);
  const mark = useMarks(pages, find);
  const endFinding = (): void => {
    find.want('');
    setFinding(false);
    pages.current?.focus();
  };

  useEffect(() => {
    const element = pages.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width + 40));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const active = highlights.find(({ id }) => id === activeHighlightId);
  const activePage = active?.page;
  useEffect(() => {
    if (!activePage || count === 0) return;
    const root = pages.current;
    const target = root?.querySelector(`[data-highlight="${CSS.escape(activeHighlightId ?? '')}"]`);
    (target ?? root?.querySelector(`[data-page="${activePage}"]`))?.scrollIntoView({
      block: 'center',
      inline: 'nearest',
    });
  }, [activePage, activeHighlightId, count]);

  const goTo = (next: number): void => {
    const target = Math.min(count, Math.max(1, next));
    pages.current?.querySelector(`[data-page="${target}"]`)?.scrollIntoView({ block: 'start' });
  };
  const seen = (next: number): void => {
    if (next === page) return;
    setPage(next);
    onPage?.(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'n') goTo(page + 1);
    else if (event.key === 'p') goTo(page - 1);
    else if (event.key === 'f' && !event.ctrlKey && !event.metaKey) setFinding(true);
    else return;
    event.preventDefault();
  };
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <Document
      key={attempt}
      file={url}
      className={css.viewer}
      loading={<Skeleton rows={6} label="Loading document" />}
      error={
        <ErrorState
          title="The document did not open"
          text="The file is safe. Try again, or download it to read it elsewhere."
          onRetry={() => setAttempt(attempt + 1)}
        />
      }
      onLoadSuccess={setPdf}
    >
      <div className={css.top}>
        <Toolbar
          {...{ page, count, zoom, goTo, setZoom }}
          onTurn={() => setTurn(nextTurn(turn))}
          onFind={() => setFinding(true)}
        />
        {finding && <FindBar find={find} onClose={endFinding} />}
      </div>
      {thumbnails && (
        <nav className={css.thumbs} aria-label="Pages">
          {numbers.map((number) => (
            <PdfThumbnail key={number} number={number} current={number === page} onOpen={() => goTo(number)} />
          ))}
        </nav>
      )}
      <section
        ref={pages}
        className={classNames(css.pages, !thumbnails && css.wide)}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reachable by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {numbers.map((number) => (
          <PdfPage
            key={number}
            number={number}
            width={width}
            turn={turn}
            highlights={highlights.filter((highlight) => highlight.page === number)}
            activeId={activeHighlightId}
            onHighlight={onHighlight}
            onSeen={seen}
            onWorded={mark}
          />
        ))}
      </section>
    </Document>
  );
}

interface ToolbarProps {
  readonly page: number;
  readonly count: number;
  readonly zoom: number;
  readonly goTo: (page: number) => void;
  readonly setZoom: (zoom: number) => void;
  readonly onTurn: () => void;
  readonly onFind: () => void;
}

function Toolbar({ page, count, zoom, goTo, setZoom, onTurn, onFind }: ToolbarProps) {
  const at = ZOOMS.indexOf(zoom);
  const step = (by: number): void => setZoom(ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, at + by))] ?? 1);
  return (
    <div className={css.bar}>
      <span className={css.tools}>
        <IconButton
          size="small"
          label="Previous page"
          icon={<IconChevronUp size={16} stroke={1.6} />}
          disabled={page <= 1}
          onClick={() => goTo(page - 1)}
        />
        <IconButton
          size="small"
          label="Next page"
          icon={<IconChevronDown size={16} stroke={1.6} />}
          disabled={page >= count}
          onClick={() => goTo(page + 1)}
        />
        <span role="status">
          Page {page} of {count}
        </span>
      </span>
      <span className={css.tools}>
        <IconButton
          size="small"
          label="Zoom out"
          icon={<IconZoomOut size={16} stroke={1.6} />}
          disabled={at === 0}
          onClick={() => step(-1)}
        />
        <span>{Math.round(zoom * 100)}%</span>
        <IconButton
          size="small"
          label="Zoom in"
          icon={<IconZoomIn size={16} stroke={1.6} />}
          disabled={at === ZOOMS.length - 1}
          onClick={() => step(1)}
        />
        <IconButton
          size="small"
          label="Rotate"
          icon={<IconRotateClockwise size={16} stroke={1.6} />}
          onClick={onTurn}
        />
      </span>
      <Button
        size="small"
        variant="ghost"
        data-key="find"
        icon={<IconSearch size={16} stroke={1.6} />}
        onClick={onFind}
      >
        Find
      </Button>
    </div>
  );
}

interface FindBarProps {
  readonly find: Find;
  readonly onClose: () => void;
}

const placesOf = ({ wanted, found, at, reading }: Find): string => {
  if (!wanted.trim()) return '';
  if (reading) return 'Looking…';
  return found.length === 0 ? 'Not found' : `${at + 1} of ${found.length}`;
};

/** Words of the pages: Enter goes to the next place, Shift and Enter to the one before, Escape ends it. */
function FindBar({ find, onClose }: FindBarProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') find.go(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  return (
    <search className={css.bar}>
      <input
        className={css.find}
        aria-label="Find in the pages"
        placeholder="Find in the pages"
        value={find.wanted}
        maxLength={200}
        // biome-ignore lint/a11y/noAutofocus: whoever asks to find something types it next
        autoFocus
        onChange={({ target }) => find.want(target.value)}
        onKeyDown={onKeyDown}
      />
      <span role="status">{placesOf(find)}</span>
      <span className={css.tools}>
        <IconButton
          size="small"
          label="Place before"
          icon={<IconChevronUp size={16} stroke={1.6} />}
          disabled={find.found.length === 0}
          onClick={() => find.go(-1)}
        />
        <IconButton
          size="small"
          label="Next place"
          icon={<IconChevronDown size={16} stroke={1.6} />}
          disabled={find.found.length === 0}
          onClick={() => find.go(1)}
        />
        <IconButton size="small" label="End finding" icon={<IconX size={16} stroke={1.6} />} onClick={onClose} />
      </span>
    </search>
  );
}

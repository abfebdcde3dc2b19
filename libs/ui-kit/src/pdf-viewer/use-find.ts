import { useCallback, useEffect, useRef, useState } from 'react';
import type { pdfjs } from 'react-pdf';
import { findIn, rangesIn } from './find-text.ts';

type Pdf = Awaited<ReturnType<typeof pdfjs.getDocument>['promise']>;
/** A word that has come so far is looked for; what is typed on is not. */
const QUIET_MS = 200;

/** What every page says, in the order of its drawn words; read when somebody looks for something. */
async function textsOf(pdf: Pdf): Promise<string[]> {
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return texts;
}

export interface Found {
  /** From 1. */
  readonly page: number;
  /** Which one of its page. */
  readonly index: number;
}

export interface Find {
  readonly wanted: string;
  readonly found: readonly Found[];
  /** Which one is looked at; -1 where there is none. */
  readonly at: number;
  readonly reading: boolean;
  want(words: string): void;
  /** The next, or the one before; around at the ends. */
  go(by: 1 | -1): void;
}

/** Where the document says what somebody types. */
export function useFind(pdf: Pdf | null): Find {
  const [wanted, setWanted] = useState('');
  const [found, setFound] = useState<readonly Found[]>([]);
  const [at, setAt] = useState(-1);
  const [reading, setReading] = useState(false);
  const texts = useRef<{ pdf: Pdf; all: Promise<string[]> } | null>(null);
  useEffect(() => {
    setFound([]);
    setAt(-1);
    if (!pdf || !wanted.trim()) return;
    let live = true;
    setReading(true);
    const timer = setTimeout(async () => {
      if (texts.current?.pdf !== pdf) texts.current = { pdf, all: textsOf(pdf) };
      const all = await texts.current.all.catch((): string[] => []);
      if (!live) return;
      const places = all.flatMap((text, page) => findIn(text, wanted).map((_, index) => ({ page: page + 1, index })));
      setFound(places);
      setAt(places.length > 0 ? 0 : -1);
      setReading(false);
    }, QUIET_MS);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [pdf, wanted]);
  const count = found.length;
  return {
    wanted,
    found,
    at,
    reading,
    want: setWanted,
    go: useCallback((by) => setAt((now) => (count === 0 ? -1 : (now + by + count) % count)), [count]),
  };
}

/** Scrolls the pages alone: the screen around them stays where it is. */
function bringIntoView(pages: HTMLElement | null, place: Element | Range): void {
  if (!pages) return;
  const [frame, box] = [pages.getBoundingClientRect(), place.getBoundingClientRect()];
  pages.scrollTop += box.top - frame.top - frame.height / 3;
}

const ALL = 'pdf-found';
const ONE = 'pdf-found-now';
/** Browsers without it lead to the page and mark nothing there. */
const highlights = (): HighlightRegistry | undefined => globalThis.CSS?.highlights;

/** Marks what was found on the pages that are drawn, and brings the one in hand into view. Answers what to call when words were drawn. */
export function useMarks(pages: React.RefObject<HTMLElement | null>, { wanted, found, at }: Find): () => void {
  const now = found[at];
  const shown = useRef('');
  const mark = useCallback((): void => {
    const registry = highlights();
    const drawn = [...(pages.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])];
    if (!now) {
      registry?.delete(ALL);
      registry?.delete(ONE);
      return;
    }
    const all: Range[] = [];
    let one: Range | undefined;
    for (const page of drawn) {
      const words = page.querySelector('.react-pdf__Page__textContent');
      if (!words) continue;
      const ranges = rangesIn(words, wanted);
      all.push(...ranges);
      if (page.dataset['page'] === String(now.page)) one = ranges[now.index];
    }
    registry?.set(ALL, new Highlight(...all));
    registry?.set(ONE, new Highlight(...(one ? [one] : [])));
    // Once for each: pages that are drawn later do not take the reader away from where she went on to.
    const key = `${wanted} ${at}`;
    if (!one || shown.current === key) return;
    shown.current = key;
    bringIntoView(pages.current, one);
  }, [pages, wanted, at, now]);
  useEffect(() => {
    const page = now && pages.current?.querySelector(`[data-page="${now.page}"]`);
    if (page) bringIntoView(pages.current, page);
    mark();
  }, [pages, now, mark]);
  useEffect(
    () => () => {
      highlights()?.delete(ALL);
      highlights()?.delete(ONE);
    },
    [],
  );
  return mark;
}

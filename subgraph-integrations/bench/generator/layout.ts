import { type Block, type MarkedWord, wordsOf } from './blocks.ts';
import type { QuotedAt } from './truth.ts';

export interface PageStyle {
  name: string;
  /** Letters of a line, and lines of a page. */
  width: number;
  height: number;
  header?: (page: number, pages: number) => string;
  footer?: (page: number, pages: number) => string;
  /** Line numbers down the margin, as courts want them. */
  numbered?: boolean;
  columns?: 1 | 2;
  headingCase?: 'upper' | 'as-is';
}

export interface PlacedWord extends MarkedWord {
  /** Letters from the left edge of the column. */
  at: number;
}
export interface PlacedLine {
  words: PlacedWord[];
  column: number;
  /** Line of the page, from its top. */
  at: number;
  isBig: boolean;
  isFurniture: boolean;
}
export interface PlacedPage {
  lines: PlacedLine[];
}

interface Flowing {
  words: PlacedWord[];
  isBig: boolean;
  before: number;
  breakBefore?: boolean;
}

const INDENT = 4;

/** Sets blocks into lines and pages. */
export function layOut(blocks: readonly Block[], style: PageStyle): PlacedPage[] {
  const count = { marks: 0 };
  const columns: number = style.columns ?? 1;
  const width = columns === 2 ? Math.floor(style.width / 2) - 3 : style.width;
  const flowing = blocks.flatMap((block) => linesOf(block, width, style, count));
  const room = style.height - (style.header ? 2 : 0) - (style.footer ? 2 : 0);
  const top = style.header ? 2 : 0;
  const pages: PlacedPage[] = [];
  let column: number = columns;
  let at = 0;
  let breakNext = false;
  for (const { words, isBig, before, breakBefore } of flowing) {
    if (breakBefore) {
      breakNext = true;
      continue;
    }
    at += at === 0 ? 0 : before;
    if (breakNext || pages.length === 0 || at >= room) {
      column += 1;
      at = 0;
      if (breakNext || column >= columns) {
        pages.push({ lines: [] });
        column = 0;
      }
      breakNext = false;
    }
    pages.at(-1)?.lines.push({ words, column, at: top + at, isBig, isFurniture: false });
    at += 1;
  }
  return pages.map((page, index) => ({ lines: furnished(page.lines, index + 1, pages.length, style) }));
}

function furnished(lines: PlacedLine[], number: number, pages: number, style: PageStyle): PlacedLine[] {
  const plain = (text: string, at: number): PlacedLine => ({
    words: spread(wordsOf(text, { marks: -1_000_000 }), 0),
    column: 0,
    at,
    isBig: false,
    isFurniture: true,
  });
  return [
    ...(style.header ? [plain(style.header(number, pages), 0)] : []),
    ...lines,
    ...(style.footer ? [plain(style.footer(number, pages), style.height - 1)] : []),
  ];
}

function spread(words: readonly MarkedWord[], from: number): PlacedWord[] {
  let at = from;
  return words.map((word) => {
    const placed = { ...word, at };
    at += word.text.length + 1;
    return placed;
  });
}

function linesOf(block: Block, width: number, style: PageStyle, count: { marks: number }): Flowing[] {
  if (block.kind === 'newPage') return [{ words: [], isBig: false, before: 0, breakBefore: true }];
  if (block.kind === 'row') return rowLines(block.cells, width, count);
  const isBig = block.kind === 'title' || block.kind === 'heading';
  const words = wordsOf(block.text, count).map((word) =>
    isBig && style.headingCase === 'upper' ? { ...word, text: word.text.toUpperCase() } : word,
  );
  const first = block.kind === 'paragraph' ? INDENT : block.kind === 'item' ? INDENT : 0;
  const rest = block.kind === 'item' ? INDENT : 0;
  const before = block.kind === 'line' ? 0 : 1;
  return wrap(words, width, first, rest).map((set, index) => ({ words: set, isBig, before: index === 0 ? before : 0 }));
}

function wrap(words: readonly MarkedWord[], width: number, first: number, rest: number): PlacedWord[][] {
  const lines: MarkedWord[][] = [];
  let length = 0;
  for (const word of words) {
    const indent = lines.length <= 1 ? first : rest;
    if (lines.length === 0 || length + 1 + word.text.length + indent > width) {
      lines.push([]);
      length = -1;
    }
    lines.at(-1)?.push(word);
    length += 1 + word.text.length;
  }
  return lines.map((set, index) => spread(set, index === 0 ? first : rest));
}

/** Cells side by side, each wrapped in its own width. */
function rowLines(cells: readonly string[], width: number, count: { marks: number }): Flowing[] {
  const cell = Math.floor(width / cells.length);
  const set = cells.map((text) => wrap(wordsOf(text, count), cell - 4, 0, 0));
  const height = Math.max(...set.map(({ length }) => length), 1);
  return Array.from({ length: height }, (_, index) => ({
    words: set.flatMap((lines, column) =>
      (lines[index] ?? []).map((word) => ({ ...word, at: word.at + column * cell })),
    ),
    isBig: false,
    before: 0,
  }));
}

/** The clean text of a page in the order in which it is read, without the line numbers of its margin. */
export function textOf(page: PlacedPage): string {
  return page.lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n');
}

interface Part {
  paths: string;
  page: number;
  words: string[];
}

/** Where each mark stands: of one that a page end or a column of a table cuts, the longest part. */
export function citationsOf(pages: readonly PlacedPage[], hasPages = true): QuotedAt[] {
  const parts = new Map<number, Part[]>();
  for (const [index, page] of pages.entries()) {
    let before: PlacedWord | undefined;
    for (const word of page.lines.flatMap(({ words }) => words)) {
      for (const { id, paths } of word.marks) {
        const list = parts.get(id) ?? [];
        parts.set(id, list);
        if (before?.marks.some((mark) => mark.id === id)) list.at(-1)?.words.push(word.text);
        else list.push({ paths, page: index + 1, words: [word.text] });
      }
      before = word;
    }
  }
  return [...parts.values()].flatMap((list) => {
    const [best] = list.toSorted((a, b) => b.words.join(' ').length - a.words.join(' ').length);
    if (!best) return [];
    const quote = best.words.join(' ');
    return best.paths.split(' ').map((path) => ({ path, page: hasPages ? best.page : null, quote }));
  });
}

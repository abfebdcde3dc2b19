import { makeLine, type PageText, type Word } from '../../src/reader/text/page-text.ts';
import type { PlacedLine, PlacedPage } from './layout.ts';

/** A letter-size page: words where a typewriter would put them, as fractions of the page. */
const MARGIN = 0.1;
const LETTER = 0.8;

/** The pages as the reader has them once a PDF's text layer is read: rows from left to right, margins included. */
export function pageTexts(
  pages: readonly PlacedPage[],
  width: number,
  height: number,
  numbered = false,
  columns = 1,
): PageText[] {
  return pages.map(({ lines }, index) => {
    const rows = Map.groupBy(lines, ({ at }) => at);
    const all = [...rows.entries()].toSorted(([a], [b]) => a - b);
    return {
      page: index + 1,
      source: 'text',
      readable: true,
      turned: 0,
      lines: all.flatMap(([at, row]) => lineOf(at, row, { width, height, numbered, columns })),
    };
  });
}

interface Measures {
  width: number;
  height: number;
  numbered: boolean;
  columns: number;
}

function lineOf(at: number, row: readonly PlacedLine[], { width, height, numbered, columns }: Measures) {
  const wide = LETTER / width;
  const tall = 0.86 / height;
  const y = 0.07 + at * tall;
  const size = row.some(({ isBig }) => isBig) ? tall * 0.8 : tall * 0.65;
  const half = Math.floor(width / 2) + 3;
  const words: Word[] = [];
  if (numbered && row.every(({ isFurniture }) => !isFurniture)) {
    words.push({ text: String(at + 1), box: { x: 0.05, y, width: 0.02, height: size }, afterGap: false });
  }
  let end = words.length > 0 ? -4 : Number.NEGATIVE_INFINITY;
  for (const { words: list, column } of row.toSorted((a, b) => a.column - b.column)) {
    for (const { text, at: letters } of list) {
      const from = letters + (columns === 2 ? column * half : 0);
      const box = { x: MARGIN + from * wide, y, width: text.length * wide, height: size };
      words.push({ text, box, afterGap: words.length > 0 && from - end > 3 });
      end = from + text.length;
    }
  }
  return words.length === 0 ? [] : [makeLine(words, size)];
}

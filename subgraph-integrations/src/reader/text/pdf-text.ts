import type { PdfPage } from '@platform/document-intake';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { type Line, makeLine, unit, type Word } from './page-text.ts';

/** A word before lines are known, in points of the displayed page. */
interface Placed {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  face: string;
}

/** Letters that take clearly less, or more, than the average width: enough to place words inside a run of text. */
const NARROW = /[iljtfrI.,;:'’|!()[\] -]/;
const WIDE = /[mwMW@%—_]/;

function weight(char: string): number {
  if (NARROW.test(char)) return 0.55;
  if (WIDE.test(char)) return 1.5;
  return /[A-Z0-9]/.test(char) ? 1.2 : 1;
}

function widthOf(text: string): number {
  let sum = 0;
  for (const char of text) sum += weight(char);
  return sum;
}

/** Lines of a page's own text layer, in reading order, placed on the page as a viewer shows it. */
export async function linesOfPdfPage(page: PdfPage): Promise<Line[]> {
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent({ disableNormalization: false });
  const placed: Placed[] = [];
  for (const item of content.items) {
    if ('str' in item && item.str.trim() !== '') placed.push(...wordsOfItem(item, viewport.transform));
  }
  const rows = rowsOf(placed);
  const edges = columnEdges(rows);
  return rows.map((row) => lineOfRow(row, edges, viewport.width, viewport.height));
}

function wordsOfItem(item: TextItem, view: readonly number[]): Placed[] {
  const [va = 1, vb = 0, vc = 0, vd = 1, ve = 0, vf = 0] = view;
  const [a = 1, b = 0, , , e = 0, f = 0] = item.transform as number[];
  const x = va * e + vc * f + ve;
  const y = vb * e + vd * f + vf;
  // Text that does not run left to right on the displayed page (a stamp on the margin) has no place in the lines.
  const dx = va * a + vc * b;
  const dy = vb * a + vd * b;
  if (dx <= 0 || Math.abs(dy) > Math.abs(dx) * 0.2) return [];
  const size = item.height || Math.hypot(a, b);
  const total = widthOf(item.str) || 1;
  const words: Placed[] = [];
  for (const match of item.str.matchAll(/\S+/g)) {
    const left = x + (item.width * widthOf(item.str.slice(0, match.index))) / total;
    const right = x + (item.width * widthOf(item.str.slice(0, match.index + match[0].length))) / total;
    words.push({ text: match[0], left, right, baseline: y, size, face: item.fontName });
  }
  return words;
}

function rowsOf(placed: readonly Placed[]): Placed[][] {
  const rows: Placed[][] = [];
  for (const word of placed.toSorted((p, q) => p.baseline - q.baseline)) {
    const row = rows.findLast((r) => Math.abs((r[0]?.baseline ?? 0) - word.baseline) <= word.size * 0.35);
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => joinFragments(row.toSorted((p, q) => p.left - q.left)));
}

/** Runs that a change of font cut inside a word ("Section" + "s") are put together again. */
function joinFragments(row: readonly Placed[]): Placed[] {
  const joined: Placed[] = [];
  for (const word of row) {
    const last = joined.at(-1);
    // "January , 2022": what was filled into a form ends before the comma of its line.
    const isStop = /^[,.;:]$/.test(word.text) && /[\p{L}\d]$/u.test(last?.text ?? '');
    if (last && word.left - last.right < word.size * (isStop ? 0.6 : 0.06)) {
      joined[joined.length - 1] = { ...last, text: last.text + word.text, right: word.right };
    } else joined.push(word);
  }
  return joined;
}

/** A gap of so many letter heights stands between cells; a smaller one does where a column begins. */
const WIDE_GAP = 2;
const COLUMN_GAP = 1.2;
/** Spaces that were typed to make a gap: so many times what stands between the other words of the line. */
const TYPED_GAP = 3;
/** A line with more of them is a justified one. */
const MOST_TYPED = 3;
/** A justified line of a narrow column has wide spaces everywhere: a gap of cells is wider than those. */
const ABOVE_USUAL = 1.8;
const EDGE_POINTS = 1.5;

/** Left edges that two rows have behind a gap: there a column of a table begins. */
function columnEdges(rows: readonly (readonly Placed[])[]): number[] {
  const lefts = rows.flatMap((row) =>
    row.flatMap((word, at) => (isWide(row, at, COLUMN_GAP) && isAboveUsual(row, at) ? [word.left] : [])),
  );
  return lefts.filter((left, at) => lefts.some((other, index) => index !== at && Math.abs(other - left) < EDGE_POINTS));
}

const gapBefore = (row: readonly Placed[], at: number): number =>
  at === 0 ? 0 : (row[at]?.left ?? 0) - (row[at - 1]?.right ?? 0);

const isWide = (row: readonly Placed[], at: number, times: number): boolean =>
  gapBefore(row, at) > (row[at]?.size ?? 1) * times;

function isAboveUsual(row: readonly Placed[], at: number): boolean {
  return row.length < 5 || gapBefore(row, at) > ABOVE_USUAL * usualGap(row);
}

function usualGap(row: readonly Placed[]): number {
  const gaps = row
    .slice(1)
    .map((_, index) => gapBefore(row, index + 1))
    .toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length * 0.25)] ?? 0;
}

function isCellStart(row: readonly Placed[], at: number, edges: readonly number[]): boolean {
  if (!isAboveUsual(row, at)) return false;
  if (isWide(row, at, WIDE_GAP)) return true;
  if (isWide(row, at, COLUMN_GAP) && row.length > 2 && gapBefore(row, at) > TYPED_GAP * usualGap(row))
    return row.filter((_, place) => isWide(row, place, COLUMN_GAP)).length <= MOST_TYPED;
  const left = row[at]?.left ?? 0;
  return isWide(row, at, COLUMN_GAP) && edges.some((edge) => Math.abs(edge - left) < EDGE_POINTS);
}

function lineOfRow(row: readonly Placed[], edges: readonly number[], width: number, height: number): Line {
  const size = Math.max(...row.map((w) => w.size));
  const words = row.map((word, i): Word => {
    return {
      text: word.text,
      face: word.face,
      afterGap: isCellStart(row, i, edges),
      box: {
        x: unit(word.left / width),
        y: unit((word.baseline - word.size * 0.85) / height),
        width: unit((word.right - word.left) / width),
        height: unit((word.size * 1.1) / height),
      },
    };
  });
  return makeLine(words, size / height);
}

import type { Line, PageText } from '../text/page-text.ts';

export interface PrintedNumber {
  number: number;
  total?: number;
  /** What stands around the number ("Trust", "Isaksson-Thao, p."): pages with another label belong to another document. */
  label: string;
  line: Line;
}

const OF_TOTAL = /^(.{0,110}?)(?:\bpage\b|\bp(?:g|p)?\.?)? ?(\d{1,3}) ?(?:of|\/) ?(\d{1,3}) ?(.{0,110})$/i;
const PAGE_WORD = /^(.{0,110}?)\b(?:page|p(?:g|p)?\.) ?(\d{1,3}) ?(.{0,110})$/i;
const BARE = /^[-–—\s]*(\d{1,3})[-–—\s]*$/;
const TRAILING = /^(.{2,90}?)[\s|–—-]+(\d{1,3})$/;
const LEADING = /^(\d{1,3})\s*[|–—-]\s*(.{2,90})$/;

const COUNTS = /\b(?:no\.?|number|article|section|schedule|exhibit|part|item)$/i;

/** The number printed in the head or foot of a page, with the label beside it. */
export function printedNumberOf(page: PageText): PrintedNumber | undefined {
  for (const line of edgeLines(page)) {
    const found = parse(line);
    if (found) return found;
  }
  return undefined;
}

function edgeLines(page: PageText): Line[] {
  if (page.page === null) return [];
  const at = (line: Line) => {
    if (page.turned === 0) return line.box.y + line.box.height / 2;
    if (page.turned === 180) return 1 - (line.box.y + line.box.height / 2);
    const x = line.box.x + line.box.width / 2;
    return page.turned === 90 ? x : 1 - x;
  };
  const edges = page.lines.filter((line) => at(line) > 0.915 || at(line) < 0.07);
  // The foot comes first: it is where most numbers are.
  return edges.toReversed();
}

function parse(line: Line): PrintedNumber | undefined {
  const text = line.text.replace(/\s+/g, ' ').trim();
  if (text.length > 110) return undefined;
  const of = OF_TOTAL.exec(text);
  if (of) {
    const [, before = '', number, total, after = ''] = of;
    if (Number(number) <= Number(total)) {
      return { number: Number(number), total: Number(total), label: labelOf(before, after), line };
    }
  }
  const word = PAGE_WORD.exec(text);
  if (word) return { number: Number(word[2]), label: labelOf(word[1] ?? '', word[3] ?? ''), line };
  const bare = BARE.exec(text);
  if (bare) return { number: Number(bare[1]), label: '', line };
  const leading = LEADING.exec(text);
  if (leading) return { number: Number(leading[1]), label: labelOf('', leading[2] ?? ''), line };
  const trailing = TRAILING.exec(text);
  // "Amendment No. 3" is a title, and tells no page.
  if (trailing && !COUNTS.test(trailing[1] ?? ''))
    return { number: Number(trailing[2]), label: labelOf(trailing[1] ?? '', ''), line };
  return undefined;
}

function labelOf(before: string, after: string): string {
  return `${before} ${after}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A stretch of one look. Words alone: no markup of a stranger's file reaches a page. */
export interface TextRun {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
}

/** What stands below what is before it: a heading, a paragraph, an item of a list, a row of a table. */
export interface TextBlock {
  readonly kind: 'HEADING' | 'PARAGRAPH' | 'ITEM' | 'ROW';
  /** Of a heading from 1, of an item from 0. */
  readonly level: number;
  /** What stands before an item, as far as the file says it: counted here, for Word numbers when it prints. */
  readonly marker: string | null;
  readonly runs: TextRun[];
  /** Of a row. */
  readonly cells: string[];
}

/** As mammoth reads a Word file, as far as it is looked at. */
export interface WordElement {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly WordElement[];
  readonly styleName?: string | null;
  readonly numbering?: { readonly isOrdered: boolean; readonly level: string | number } | null;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  readonly isUnderline?: boolean;
}

const LARGEST_HEADING = 6;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'];

function textOf({ type, value, children = [] }: WordElement): string {
  if (type === 'text') return value ?? '';
  if (type === 'tab') return '\t';
  if (type === 'break') return '\n';
  return children.map(textOf).join(type === 'tableCell' ? '\n' : '');
}

type Look = Omit<TextRun, 'text'>;
const PLAIN: Look = { bold: false, italic: false, underline: false };

function runsOf(element: WordElement, look: Look = PLAIN): TextRun[] {
  if (element.type === 'run') {
    const own: Look = {
      bold: look.bold || element.isBold === true,
      italic: look.italic || element.isItalic === true,
      underline: look.underline || element.isUnderline === true,
    };
    const text = textOf(element);
    return text ? [{ text, ...own }] : [];
  }
  return (element.children ?? []).flatMap((child) => runsOf(child, look));
}

const sameLook = (a: TextRun, b: TextRun): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.underline === b.underline;

/** Word cuts runs where nothing can be seen. */
function joined(runs: readonly TextRun[]): TextRun[] {
  const whole: TextRun[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if (last && sameLook(last, run)) whole[whole.length - 1] = { ...last, text: last.text + run.text };
    else whole.push(run);
  }
  return whole;
}

function headingLevel(styleName: string | null | undefined): number | null {
  if (/^(title|subtitle)$/i.test(styleName ?? '')) return 1;
  const [, level] = /^heading (\d)/i.exec(styleName ?? '') ?? [];
  return level === undefined ? null : Math.min(Number(level), LARGEST_HEADING);
}

function markerOf(level: number, count: number): string {
  if (level === 0) return `${count}.`;
  const letters = level === 1 ? LETTERS[count - 1] : ROMAN[count - 1];
  return `(${letters ?? count})`;
}

/** A Word document from top to bottom; empty paragraphs are spacing and left out. */
export function blocksOf(document: WordElement): TextBlock[] {
  const counts: number[] = [];
  const block = (kind: TextBlock['kind'], more: Partial<TextBlock>): TextBlock => ({
    kind,
    level: 0,
    marker: null,
    runs: [],
    cells: [],
    ...more,
  });
  const paragraph = (element: WordElement): TextBlock[] => {
    const runs = joined(runsOf(element));
    if (!runs.some(({ text }) => text.trim())) return [];
    const heading = headingLevel(element.styleName);
    if (heading !== null) {
      counts.length = 0;
      return [block('HEADING', { level: heading, runs })];
    }
    if (!element.numbering) return [block('PARAGRAPH', { runs })];
    const level = Number(element.numbering.level) || 0;
    counts.length = level + 1;
    counts[level] = (counts[level] ?? 0) + 1;
    const marker = element.numbering.isOrdered ? markerOf(level, counts[level] ?? 1) : '•';
    return [block('ITEM', { level, runs, marker })];
  };
  const walk = (element: WordElement): TextBlock[] => {
    if (element.type === 'paragraph') return paragraph(element);
    if (element.type === 'tableRow')
      return [block('ROW', { cells: (element.children ?? []).map((cell) => textOf(cell).trim()) })];
    return (element.children ?? []).flatMap(walk);
  };
  return walk(document);
}

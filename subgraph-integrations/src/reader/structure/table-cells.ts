import { type Line, makeLine, type Word } from '../text/page-text.ts';

/** A stretch of a line that stands apart from the next: one cell of a row. */
interface Cell {
  words: Word[];
}

/** How far the left edges of two lines of one cell may lie apart, as a part of the page's width. */
const ALIGNED = 0.012;
/** A line of the same cell follows closely; a new row or a heading may not. */
const CLOSE = 1.3;
/** The last column ends before the text does, by the width of what borders it. */
const RAGGED = 0.03;
/** The lines of one cell stand as close as those of a paragraph. */
const TIGHT = 1.25;
/** Between a cell and the next column. */
const GAP = 0.008;

const left = ({ words }: Cell): number => words[0]?.box.x ?? 0;
const right = ({ words }: Cell): number => {
  const last = words.at(-1);
  return last ? last.box.x + last.box.width : 0;
};

function cellsOf({ words }: Line): Cell[] {
  const cells: Cell[] = [];
  for (const word of words) {
    const last = cells.at(-1);
    if (!last || word.afterGap) cells.push({ words: [word] });
    else last.words.push(word);
  }
  return cells;
}

/**
 * Rows of a table whose cells run over several lines, each as one line: "Food Pantry, | charity" over "Inc." is one name.
 * What is taken for the next line of a cell stands under it, within its column, and did not fit where the cell ends.
 */
export function withWholeCells(lines: readonly Line[]): Line[] {
  const edge = Math.max(0, ...lines.map(({ box }) => box.x + box.width));
  const whole: Line[] = [];
  let row: Cell[] | null = null;
  let above: Line | undefined;
  for (const line of lines) {
    const cells = cellsOf(line);
    const pitch = above ? line.box.y - above.box.y : 1;
    const height = above?.box.height ?? 0;
    // Every cell of a row may run over: then only the distance tells its next line from the next row.
    const isSameRow = row && (cells.length < row.length || (cells.length === row.length && pitch < height * TIGHT));
    if (row && isSameRow && !beginsRow(row, cells) && pitch < height * 2 * CLOSE && continues(row, cells, edge)) {
      for (const cell of cells)
        cellAt(row, cell)?.words.push(...cell.words.map((word) => ({ ...word, afterGap: false })));
      whole[whole.length - 1] = makeLine(
        row.flatMap(({ words }) => words),
        line.size,
      );
    } else {
      row = cells.length > 1 ? cells : null;
      whole.push(line);
    }
    above = line;
  }
  return whole;
}

const BLANK = /^_{3,}$/;
const PLACE_IN_LINE = /^(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|\d{1,2}[.)])$/i;

/** A blank is not gone on with; "THIRD …" under "SECOND …" begins a row of its own. */
function beginsRow(row: readonly Cell[], cells: readonly Cell[]): boolean {
  const first = cells[0]?.words[0]?.text ?? '';
  return (
    row.some(({ words }) => words.length > 0 && words.every(({ text }) => BLANK.test(text))) ||
    (PLACE_IN_LINE.test(first) && PLACE_IN_LINE.test(row[0]?.words[0]?.text ?? ''))
  );
}

const cellAt = (row: readonly Cell[], cell: Cell): Cell | undefined =>
  row.find((one) => Math.abs(left(one) - left(cell)) < ALIGNED);

function continues(row: readonly Cell[], cells: readonly Cell[], edge: number): boolean {
  return cells.every((cell) => {
    const at = cellAt(row, cell);
    const next = at && row[row.indexOf(at) + 1];
    const limit = next ? left(next) - GAP : edge;
    const first = cell.words[0];
    return (
      at !== undefined &&
      first !== undefined &&
      right(cell) <= limit + GAP &&
      right(at) + GAP + first.box.width > limit - RAGGED
    );
  });
}

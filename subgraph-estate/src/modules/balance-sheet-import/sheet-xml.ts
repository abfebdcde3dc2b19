import { MOST_HOLDINGS } from '@platform/contracts/list-lengths';
import { isIsoDate } from '@platform/kernel';
import { MOST_ROWS, type SheetCell, type SheetRow } from '../../domain/balance-sheet-import/workbook.ts';
import { numberCell } from './number-cells.ts';
import type { NumberLook } from './number-formats.ts';
import { WorkbookRefused } from './workbook-refused.ts';
import type { Parts } from './workbook-zip.ts';
import { type Attributes, readXml } from './xml-events.ts';

/** What cells refer to. */
export interface SheetContext {
  readonly strings: readonly string[];
  /** By the number of a cell's style. */
  readonly looks: readonly NumberLook[];
  readonly isFrom1904: boolean;
}

/** Far more than a name or an amount needs; the rest of a longer text is not looked at. */
const MAX_TEXT = 1_000;
/** The columns of a sheet that are read. */
const MAX_COLUMNS = 100;

/** `AB12` → 27: the place of the column, the first being 0. */
function columnOf(reference: string): number | null {
  const letters = /^\$?([A-Z]{1,3})\$?\d{0,7}$/i.exec(reference)?.[1]?.toUpperCase();
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + (letter.charCodeAt(0) - 64), 0) - 1;
}

/** `_x000D_` is how a workbook writes a character that XML has no place for. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  isFormula: boolean;
  value: string;
  inline: string;
}

function cellOf(cell: OpenCell, { strings, looks, isFrom1904 }: SheetContext): SheetCell | null {
  if (cell.isFormula) return { kind: 'formula' };
  const { type, value, inline } = cell;
  const text = (words: string): SheetCell | null =>
    words.trim() === '' ? null : { kind: 'text', text: unescaped(words) };
  if (type === 'inlineStr') return text(inline);
  if (value.trim() === '') return null;
  if (type === 's') {
    const shared = /^\d{1,9}$/.test(value.trim()) ? strings[Number(value)] : undefined;
    if (shared === undefined) throw new WorkbookRefused('FILE_CORRUPTED');
    return text(shared);
  }
  if (type === 'str') return text(value);
  if (type === 'b') return { kind: 'yesOrNo', text: value };
  if (type === 'e') return { kind: 'fault', text: value };
  if (type === 'd') {
    const date = value.trim().slice(0, 10);
    return isIsoDate(date) ? { kind: 'date', date } : { kind: 'fault', text: value };
  }
  return numberCell(value, looks[cell.style] ?? { kind: 'plain' }, isFrom1904);
}

/** The rows of a sheet in which something stands; empty ones, which some writers add by the million, are passed over. */
export async function readSheet(parts: Parts, part: string, context: SheetContext): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  let number = 0;
  let cells = new Map<number, SheetCell>();
  let column = -1;
  let cell: OpenCell | null = null;
  let within: 'v' | 't' | null = null;
  let isPhonetic = false;

  const openCell = ({ r, t, s }: Attributes): OpenCell => {
    // A reference may be left out: the cell is then the next one.
    column = (r === undefined ? null : columnOf(r)) ?? column + 1;
    return { column, type: t ?? 'n', style: Number(s ?? 0), isFormula: false, value: '', inline: '' };
  };
  const closeCell = (open: OpenCell): void => {
    const read = open.column < MAX_COLUMNS ? cellOf(open, context) : null;
    if (read) cells.set(open.column, read);
  };
  await readXml(parts, part, {
    open(name, attributes) {
      if (name === 'row') {
        number = attributes['r'] === undefined ? number + 1 : Number(attributes['r']);
        column = -1;
        cells = new Map();
      } else if (name === 'c') cell = openCell(attributes);
      else if (name === 'f' && cell) cell.isFormula = true;
      else if (name === 'rPh') isPhonetic = true;
      else if (cell && (name === 'v' || name === 't')) within = name;
    },
    text(text) {
      if (!cell || !within || isPhonetic) return;
      const key = within === 'v' ? 'value' : 'inline';
      if (cell[key].length < MAX_TEXT) cell[key] += text.slice(0, MAX_TEXT);
    },
    close(name) {
      if (name === 'v' || name === 't') within = null;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'c' && cell) {
        closeCell(cell);
        cell = null;
      } else if (name === 'row' && cells.size > 0) {
        rows.push({ number, cells });
        if (rows.length > MOST_ROWS)
          throw new WorkbookRefused(
            'FILE_TOO_LARGE',
            `A tab of this workbook has more than ${MOST_ROWS.toLocaleString('en-US')} rows, and an estate holds at most ${MOST_HOLDINGS.toLocaleString('en-US')} assets and debts together. Copy those of this household into a fresh template.`,
          );
      }
    },
  });
  return rows;
}

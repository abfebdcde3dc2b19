import { addDays } from '@platform/kernel';
import type { SheetCell } from '../../domain/balance-sheet-import/workbook.ts';
import type { NumberLook } from './number-formats.ts';

/** Day 0 of the two calendars that workbooks count by. */
const DAY_0 = { from1900: '1899-12-31', from1904: '1904-01-01' };
/** The first calendar has a 29th of February 1900 that never was. */
const LEAP_BUG = 60;
/** Days by which the second calendar is behind. */
const BETWEEN = 1_462;
/** The end of the year 9999. */
const LAST_DAY = 2_958_465;

/** The day that a serial number stands for; the time of day is left out. */
function dayOf(serial: number, isFrom1904: boolean): SheetCell | null {
  const days = Math.floor(serial);
  if (days < (isFrom1904 ? 0 : 1) || days > LAST_DAY - (isFrom1904 ? BETWEEN : 0)) return null;
  if (isFrom1904) return { kind: 'date', date: addDays(DAY_0.from1904, days) };
  if (days === LEAP_BUG) return null;
  return { kind: 'date', date: addDays(DAY_0.from1900, days > LEAP_BUG ? days - 1 : days) };
}

/**
 * A number in digits as the spreadsheet shows all of them, which is fifteen: what a file writes as 1234.5599999999999 is
 * 1234.56 to whoever typed it.
 */
function inDigits(stored: number): string {
  const exact = Number(stored.toPrecision(15));
  const text = String(exact);
  return text.includes('e') ? exact.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 }) : text;
}

/** What the number in a cell is, by how it is shown. */
export function numberCell(raw: string, { kind, currency }: NumberLook, isFrom1904: boolean): SheetCell {
  const value = Number(raw.trim());
  if (raw.trim() === '' || !Number.isFinite(value)) return { kind: 'fault', text: raw };
  if (kind === 'percent') return { kind: 'percent', percent: Number((value * 100).toPrecision(12)) };
  const day = kind === 'date' ? dayOf(value, isFrom1904) : null;
  if (day) return day;
  return { kind: 'number', text: inDigits(value), ...(currency && { currency }) };
}

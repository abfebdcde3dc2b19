import { DomainError } from '@platform/kernel';

const SHAPE = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Months counted from year 0, so that neighbours differ by one. Throws DomainError `NOT_A_MONTH`. Case: 2026-08 → 24319. */
export function monthNumber(month: string, field = 'month'): number {
  const match = SHAPE.exec(month);
  if (!match) throw new DomainError('NOT_A_MONTH', `"${month}" is not a month (YYYY-MM)`, { field });
  return Number(match[1]) * 12 + Number(match[2]) - 1;
}

export function monthName(number: number): string {
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
}

/** Where a month's value stands in a table, and whether the last known one stands in for it. */
export interface TableMonth {
  readonly index: number;
  readonly month: string;
  /** True when the month asked for is after the last of the table, whose value is given instead. */
  readonly stale: boolean;
}

/** Throws DomainError `MONTH_BEFORE_TABLE`. */
export function tableMonth(month: string, first: string, length: number): TableMonth {
  const index = monthNumber(month) - monthNumber(first);
  if (index < 0) throw new DomainError('MONTH_BEFORE_TABLE', `rates are held from ${first}`, { field: 'month' });
  const known = Math.min(index, length - 1);
  return { index: known, month: monthName(monthNumber(first) + known), stale: index >= length };
}

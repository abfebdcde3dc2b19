import { DomainError } from './errors.ts';

/** A calendar date without time or zone, `YYYY-MM-DD`. */
export type IsoDate = string;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

export interface CalendarDate {
  readonly year: number;
  /** 1–12 */
  readonly month: number;
  /** 1–31 */
  readonly day: number;
}

/** Throws DomainError `NOT_A_DATE` for a wrong shape and for days that do not exist (2026-02-30). */
export function parseIsoDate(text: string): CalendarDate {
  const match = SHAPE.exec(text);
  const date = match && { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  if (!date || date.month < 1 || date.month > 12 || date.day < 1 || date.day > daysInMonth(date.year, date.month)) {
    throw new DomainError('NOT_A_DATE', `"${text}" is not a date (YYYY-MM-DD)`);
  }
  return date;
}

export function isIsoDate(text: unknown): text is IsoDate {
  if (typeof text !== 'string') return false;
  try {
    parseIsoDate(text);
    return true;
  } catch {
    return false;
  }
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysInMonth(year: number, month: number): number {
  return month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

export function toIsoDate({ year, month, day }: CalendarDate): IsoDate {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

const dayNumber = (text: IsoDate): number => {
  const { year, month, day } = parseIsoDate(text);
  return Math.round(Date.UTC(year, month - 1, day) / 86_400_000);
};

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** The day `days` later, earlier for a negative number. Case: 2026-11-21 + 90 → 2027-02-19. */
export function addDays(text: IsoDate, days: number): IsoDate {
  return new Date((dayNumber(text) + days) * 86_400_000).toISOString().slice(0, 10);
}

/** Days of the 90-day helper (estate domain §9): what was valued longer ago is stale. */
export const DATE_HELPER_DAYS = 90;

/** Case: 2026-11-21 → 2027-02-19. */
export function ninetyDaysAfter(text: IsoDate): IsoDate {
  return addDays(text, DATE_HELPER_DAYS);
}

/** The same day `years` later; 29 February becomes 28 February where the year has none. */
export function addYears(text: IsoDate, years: number): IsoDate {
  const { year, month, day } = parseIsoDate(text);
  return toIsoDate({ year: year + years, month, day: Math.min(day, daysInMonth(year + years, month)) });
}

/** Completed years of age on a day: born 2000-02-29, 17 on 2018-02-28, 18 on 2018-03-01. Negative before birth. */
export function ageOn(birthDate: IsoDate, on: IsoDate): number {
  const birth = parseIsoDate(birthDate);
  const day = parseIsoDate(on);
  const before = day.month < birth.month || (day.month === birth.month && day.day < birth.day);
  return day.year - birth.year - (before ? 1 : 0);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Nov 20, 2026` */
export function formatDate(text: IsoDate): string {
  const { year, month, day } = parseIsoDate(text);
  return `${MONTHS[month - 1]} ${day}, ${year}`;
}

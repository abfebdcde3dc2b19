import { formatDate, type IsoDate, toIsoDate } from './dates.ts';
import { DomainError } from './errors.ts';

/** A name of the IANA time zone database: `America/New_York`. */
export type TimeZone = string;

/** Of an organization that has set none, and of whoever belongs to none. */
export const DEFAULT_TIME_ZONE: TimeZone = 'America/New_York';
/** Where a day begins first: what is not yet of a day there is so nowhere. */
export const FIRST_ZONE: TimeZone = 'Pacific/Kiritimati';

/** A point in time: a `Date`, milliseconds since 1970, or ISO 8601 text with its time. */
export type Instant = Date | number | string;

const LARGEST_CACHE = 64;

/** Building a formatter costs a thousand times what using it does. */
function cached<Value>(build: (timeZone: TimeZone) => Value): (timeZone: TimeZone) => Value {
  const known = new Map<TimeZone, Value>();
  return (timeZone) => {
    const found = known.get(timeZone);
    if (found) return found;
    const value = build(timeZone);
    if (known.size < LARGEST_CACHE) known.set(timeZone, value);
    return value;
  };
}

function formatter(timeZone: TimeZone, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  } catch {
    throw new DomainError('UNKNOWN_TIME_ZONE', `"${timeZone}" is not a time zone.`, { field: 'timeZone' });
  }
}

const clocks = cached((timeZone) =>
  formatter(timeZone, {
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }),
);
const times = cached((timeZone) => formatter(timeZone, { hour: 'numeric', minute: '2-digit' }));
const exactTimes = cached((timeZone) =>
  formatter(timeZone, { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'short' }),
);
const longDays = formatter('UTC', { year: 'numeric', month: 'long', day: 'numeric' });
const longDates = formatter('UTC', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

/** Throws DomainError `NOT_AN_INSTANT`: a calendar date has no time, so it lies in no zone. */
function momentOf(instant: Instant): Date {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime()) || (typeof instant === 'string' && !instant.includes('T'))) {
    throw new DomainError('NOT_AN_INSTANT', `"${String(instant)}" is not a point in time`);
  }
  return moment;
}

function clockOf(timeZone: TimeZone, moment: Date): Record<string, number> {
  const parts = clocks(timeZone).formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
}

export function isTimeZone(text: string): boolean {
  try {
    clocks(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The calendar day of an instant in a time zone: the only way from an instant to a day.
 *
 * Throws: DomainError `UNKNOWN_TIME_ZONE`, `NOT_AN_INSTANT`.
 * Case: `2026-11-21T02:00:00Z` in America/New_York → 2026-11-20.
 */
export function dayIn(timeZone: TimeZone, instant: Instant): IsoDate {
  const { year = 0, month = 0, day = 0 } = clockOf(timeZone, momentOf(instant));
  return toIsoDate({ year, month, day });
}

/** Whether it is Saturday or Sunday in a zone at an instant. */
export function isWeekendIn(timeZone: TimeZone, instant: Instant): boolean {
  return [0, 6].includes(new Date(`${dayIn(timeZone, instant)}T00:00:00Z`).getUTCDay());
}

/** The hour that the clocks of a zone show at an instant: 0 to 23. */
export function hourIn(timeZone: TimeZone, instant: Instant): number {
  return clockOf(timeZone, momentOf(instant)).hour ?? 0;
}

const MINUTE_MS = 60_000;

/** What the clocks of a zone show beyond UTC at an instant, in milliseconds; west of Greenwich negative. */
function offsetMs(timeZone: TimeZone, moment: Date): number {
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = clockOf(timeZone, moment);
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return shown - Math.floor(moment.getTime() / 1_000) * 1_000;
}

/**
 * The first instant of a calendar day in a time zone. Where the clocks are put forward at midnight, so that the day
 * begins at one, it is that instant.
 *
 * Throws: DomainError `UNKNOWN_TIME_ZONE`. Case: 2027-01-01 in America/New_York → 2027-01-01T05:00:00Z.
 */
export function startOfDayIn(timeZone: TimeZone, day: IsoDate): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The offset at that instant is found from a guess; a change of clocks in between can put the guess wrong once.
  const guess = new Date(midnight - offsetMs(timeZone, new Date(midnight)));
  const start = new Date(midnight - offsetMs(timeZone, guess));
  if (dayIn(timeZone, start) === day) return start;
  let first = new Date(Math.max(guess.getTime(), start.getTime()));
  while (dayIn(timeZone, new Date(first.getTime() - MINUTE_MS)) === day) first = new Date(first.getTime() - MINUTE_MS);
  return first;
}

/** `Nov 20, 2026` */
export function formatDayIn(timeZone: TimeZone, instant: Instant): string {
  return formatDate(dayIn(timeZone, instant));
}

/** `Nov 20, 2026, 9:05 PM` */
export function formatMomentIn(timeZone: TimeZone, instant: Instant): string {
  return `${formatDayIn(timeZone, instant)}, ${formatTimeIn(timeZone, instant)}`;
}

/** To the second, with its zone: `Nov 20, 2026, 9:05:07 PM EST` */
export function formatExactMomentIn(timeZone: TimeZone, instant: Instant): string {
  return `${formatDayIn(timeZone, instant)}, ${plainSpaces(exactTimes(timeZone).format(momentOf(instant)))}`;
}

/** `9:05 PM` */
export function formatTimeIn(timeZone: TimeZone, instant: Instant): string {
  return plainSpaces(times(timeZone).format(momentOf(instant)));
}

/** The narrow space before AM and PM differs between engines. */
const plainSpaces = (text: string): string => text.replaceAll('\u202F', ' ');

/** `Friday, November 20, 2026` */
export function formatLongDate(day: IsoDate): string {
  return longDates.format(Date.parse(`${day}T00:00:00Z`));
}

/** `November 20, 2026` */
export function formatLongDay(day: IsoDate): string {
  return longDays.format(Date.parse(`${day}T00:00:00Z`));
}

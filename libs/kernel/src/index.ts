export type { AmountFault, ReadAmount } from './amounts.ts';
export { parseDollars, readAmount } from './amounts.ts';
export type { CalendarDate, IsoDate } from './dates.ts';
export {
  addDays,
  addYears,
  ageOn,
  DATE_HELPER_DAYS,
  daysBetween,
  daysInMonth,
  formatDate,
  isIsoDate,
  ninetyDaysAfter,
  parseIsoDate,
  toIsoDate,
} from './dates.ts';
export type { DomainErrorDetails } from './errors.ts';
export { DomainError, isDomainError } from './errors.ts';
export { newId } from './ids.ts';
export type { Cents } from './money.ts';
export {
  abbreviateCents,
  atMostCents,
  CURRENCY_INTEGER_DIGITS,
  cents,
  formatCents,
  formatDollarsAndCents,
  formatWholeDollars,
  LARGEST_AMOUNT_CENTS,
  multiplyRatio,
  sumCents,
} from './money.ts';
export type { Instant, TimeZone } from './time-zones.ts';
export {
  DEFAULT_TIME_ZONE,
  dayIn,
  FIRST_ZONE,
  formatDayIn,
  formatExactMomentIn,
  formatLongDate,
  formatLongDay,
  formatMomentIn,
  hourIn,
  isTimeZone,
  isWeekendIn,
  startOfDayIn,
} from './time-zones.ts';
export { counted, MEGABYTE, megabytes } from './words.ts';

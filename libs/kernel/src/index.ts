export type { CalendarDate, IsoDate } from './dates.ts';
export {
  addYears,
  ageOn,
  daysBetween,
  daysInMonth,
  formatDate,
  isIsoDate,
  isLeapYear,
  parseIsoDate,
  toIsoDate,
} from './dates.ts';
export type { DomainErrorDetails } from './errors.ts';
export { DomainError, isDomainError } from './errors.ts';
export { newId } from './ids.ts';
export type { Cents } from './money.ts';
export {
  abbreviateCents,
  allocate,
  cents,
  formatCents,
  formatDollarsAndCents,
  formatWholeDollars,
  multiplyRatio,
  sumCents,
} from './money.ts';

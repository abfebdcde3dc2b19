import { type IsoDate, parseIsoDate } from '@platform/kernel';
import { INHERITANCE_REGIMES } from './inheritance-tables.ts';
import { STATE_REGIMES } from './state-tables.ts';

/** Days on which the law of a state changed or will, in order. Federal amounts change on New Year's Day. */
const STATE_LAW_DAYS: readonly IsoDate[] = [
  ...new Set([...STATE_REGIMES, ...INHERITANCE_REGIMES].map(({ from }) => from)),
].sort();

/**
 * The first day of the law that holds on a day: what was worked out earlier may be another figure now. Amounts follow
 * the year (IRC 2010(c)(3), 2503(b)(2)), state regimes their own dates.
 *
 * Throws: DomainError `NOT_A_DATE`. Cases: 2026-11-20 → 2026-07-01 (Washington's rates change there),
 * 2027-03-01 → 2027-01-01.
 */
export function lawInForceSince(day: IsoDate): IsoDate {
  const { year } = parseIsoDate(day);
  const newYear = `${String(year).padStart(4, '0')}-01-01`;
  const change = STATE_LAW_DAYS.findLast((date) => date <= day);
  return change && change > newYear ? change : newYear;
}

import { type IsoDate, parseIsoDate, toIsoDate } from '@platform/kernel';
import { ELECTIVE_SHARE_LAWS } from './elective-share-tables.ts';
import { INHERITANCE_REGIMES } from './inheritance-tables.ts';
import { INTESTACY_LAWS } from './intestacy-tables.ts';
import { RELIEF_LAWS } from './relief-tables.ts';
import { STATE_REGIMES } from './state-tables.ts';

/** Days on which the law of a state changed or will, in order. Federal amounts change on New Year's Day. */
const STATE_LAW_DAYS: readonly IsoDate[] = [
  ...new Set([
    ...[...STATE_REGIMES, ...INHERITANCE_REGIMES, ...INTESTACY_LAWS.map(([, law]) => law)].map(({ from }) => from),
    ...STATE_REGIMES.flatMap(({ giftAddBack }) => [
      giftAddBack?.until ?? [],
      giftAddBack?.federalDeduction?.debtFrom ?? [],
    ]).flat(),
    ...ELECTIVE_SHARE_LAWS.flatMap(([, { from }]) => from ?? []),
    ...Object.values(RELIEF_LAWS).flatMap((laws) => laws.flatMap(({ from, until }) => [from, until ?? from])),
  ]),
].sort();

/**
 * The first day after a day with another law: amounts follow the year (IRC 2010(c)(3), 2503(b)(2)), state regimes
 * their own dates.
 *
 * Throws: DomainError `NOT_A_DATE`. Cases: 2026-03-01 → 2026-07-01 (Washington's rates change there),
 * 2026-07-01 → 2027-01-01.
 */
export function nextLawDay(after: IsoDate): IsoDate {
  const newYear = toIsoDate({ year: parseIsoDate(after).year + 1, month: 1, day: 1 });
  const change = STATE_LAW_DAYS.find((date) => date > after);
  return change && change < newYear ? change : newYear;
}

import { DomainError, type IsoDate } from '@platform/kernel';
import { divide, multiply, type Ratio, ratio, ratioOf, roundRatio, toNumber } from '../arithmetic/ratio.ts';
import { monthName, monthNumber, tableMonth } from './months.ts';
import { FIRST_7520_MONTH, SECTION_7520_RATES } from './section-7520-table.generated.ts';

const HUNDREDTHS: readonly number[] = SECTION_7520_RATES.split(' ').map(Number);
const STEP: Ratio = ratio(2, 10);

/** A rate in percent as the IRS prints it, and the month it is of. */
export interface MonthlyRate {
  readonly ratePct: number;
  readonly month: string;
  /** True when the month asked for is not known yet and the last known rate stands in. */
  readonly stale: boolean;
}

/**
 * The section 7520 rate that 120% of the annual mid-term AFR gives: the nearest two tenths of a percent, ties upwards.
 * Source: IRC 7520(a)(2). Case: 5.23 → 5.2; 5.3 → 5.4. Throws DomainError `RATE_OUT_OF_RANGE` below 0 and
 * above 100.
 */
export function roundTo7520(afr120Pct: number): number {
  if (!(afr120Pct >= 0 && afr120Pct <= 100)) {
    throw new DomainError('RATE_OUT_OF_RANGE', `${afr120Pct} is not a rate in percent`, { field: 'afr120Pct' });
  }
  return toNumber(multiply(ratio(roundRatio(divide(ratioOf(afr120Pct), STEP))), STEP));
}

/**
 * The section 7520 rate of a month, percent. After the last month of the table its value, marked stale.
 * Throws: `NOT_A_MONTH`, `MONTH_BEFORE_TABLE`. Source: IRS revenue rulings. Case: 2026-08 → 5.2.
 */
export function section7520Rate(month: string): MonthlyRate {
  const { index, month: known, stale } = tableMonth(month, FIRST_7520_MONTH, HUNDREDTHS.length);
  return { ratePct: (HUNDREDTHS[index] ?? 0) / 100, month: known, stale };
}

/**
 * The first day after a day on which the rate is another one, or on which it is not known yet and stands in; undefined
 * past the table. Case: 2026-05-10, 5.0% → 2026-07-01, 5.2%; 2026-07-01 → 2026-09-01.
 */
export function next7520Day(after: IsoDate): IsoDate | undefined {
  const now = section7520Rate(after.slice(0, 7));
  if (now.stale) return undefined;
  for (let month = monthNumber(after.slice(0, 7)) + 1; ; month += 1) {
    const { ratePct, stale } = section7520Rate(monthName(month));
    if (stale || ratePct !== now.ratePct) return `${monthName(month)}-01`;
  }
}

/** Every rate held, oldest first. */
export function section7520History(): MonthlyRate[] {
  const first = monthNumber(FIRST_7520_MONTH);
  return HUNDREDTHS.map((rate, index) => ({ ratePct: rate / 100, month: monthName(first + index), stale: false }));
}

/**
 * With a charitable deduction the rate of the month or of either of the two before may be elected (IRC 7520(a)).
 * `ratesPct` holds up to those three; `want` says which end helps. Throws `WRONG_NUMBER_OF_RATES`.
 */
export function elect7520(ratesPct: readonly number[], want: 'highest' | 'lowest'): number {
  if (ratesPct.length < 1 || ratesPct.length > 3) {
    throw new DomainError('WRONG_NUMBER_OF_RATES', 'the month and at most the two before it can be chosen from', {
      field: 'ratesPct',
    });
  }
  return want === 'highest' ? Math.max(...ratesPct) : Math.min(...ratesPct);
}

/** The three months a charitable transfer may choose from, newest first. */
export function electable7520(month: string): MonthlyRate[] {
  const at = monthNumber(month);
  return [at, at - 1, at - 2].map((number) => section7520Rate(monthName(number)));
}

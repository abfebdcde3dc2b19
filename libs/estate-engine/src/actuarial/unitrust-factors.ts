import { DomainError } from '@platform/kernel';
import {
  compare,
  divide,
  multiply,
  ONE,
  power,
  type Ratio,
  ratio,
  ratioOf,
  subtract,
  toDecimals,
  toNumber,
} from '../arithmetic/ratio.ts';
import { type LifeStatus, printedLifeUnitrust } from './life-factors.ts';
import { DEFAULT_MORTALITY_TABLE, type MortalityTable, requireAges } from './mortality.ts';
import { PAYMENTS_PER_YEAR, type PaymentFrequency, rounded } from './payment-frequency.ts';
import { requireRate, requireYears } from './term-factors.ts';

/**
 * Table F: what turns a payout rate into the adjusted payout rate, from the months between the yearly valuation and
 * the first payment and the number of payments: the mean of v^(time of each payment).
 *
 * 6 decimals. Part months do not count ("at least, but less than"). Throws: `RATE_OUT_OF_RANGE`;
 * `PAYMENT_AFTER_PERIOD` when the first payment would come after its own period. Source: Reg. 1.664-4(e)(6), Table F.
 * Case: 9.6%, quarterly, 3 months → 0.944628.
 */
export function unitrustTimingFactor(rate: number, frequency: PaymentFrequency, monthsToFirstPayment: number): Ratio {
  requireRate(rate);
  const payments = PAYMENTS_PER_YEAR[frequency];
  const field = 'monthsToFirstPayment';
  if (!(monthsToFirstPayment >= 0)) {
    throw new DomainError('NEGATIVE_MONTHS', 'months to the first payment are 0 or more', { field });
  }
  if (monthsToFirstPayment > Math.max(1, 12 / payments)) {
    const message = `the first ${frequency} payment falls ${monthsToFirstPayment} months after the valuation, after its period`;
    throw new DomainError('PAYMENT_AFTER_PERIOD', message, { field });
  }
  const first = Math.floor(monthsToFirstPayment) / 12;
  let sum = 0;
  for (let payment = 0; payment < payments; payment += 1) sum += (1 + rate) ** -(first + payment / payments);
  return rounded(sum / payments, 6);
}

/** The tables step by 0.2% from 0.2%; a rate between two of them is interpolated (Reg. 1.664-4(e)(3)). */
const STEP = ratio(2, 1_000);

function interpolate(payout: Ratio, decimals: number, printed: (payout: Ratio) => Ratio): Ratio {
  const steps = divide(payout, STEP);
  const lower = multiply(STEP, ratio(steps.n / steps.d));
  if (compare(lower, payout) === 0) return printed(payout);
  const low = printed(lower);
  const high = printed(ratio(lower.n * STEP.d + STEP.n * lower.d, lower.d * STEP.d));
  const share = divide(subtract(payout, lower), STEP);
  return subtract(low, toDecimals(multiply(share, subtract(low, high)), decimals));
}

function requirePayout(payout: Ratio): void {
  if (compare(payout, ratio(0)) > 0 && compare(payout, ONE) < 0) return;
  throw new DomainError('PAYOUT_OUT_OF_RANGE', 'an adjusted payout is above 0 and below 1, such as 0.05 for 5%', {
    field: 'adjustedPayout',
  });
}

/**
 * Table D: the remainder of a unitrust for a term of years, (1 − adjusted payout)^years, interpolated between the
 * printed rates of 0.2% steps.
 *
 * 6 decimals. Throws: `TERM_OUT_OF_RANGE`, `PAYOUT_OUT_OF_RANGE`. Source: Reg. 1.664-4(e)(3), Table D.
 * Case: 12 years at 7.557% → 0.389503.
 */
export function termUnitrustFactor(years: number, adjustedPayout: number | Ratio): Ratio {
  requireYears(years);
  const payout = typeof adjustedPayout === 'number' ? ratioOf(adjustedPayout) : adjustedPayout;
  requirePayout(payout);
  return interpolate(payout, 6, (rate) => toDecimals(power(subtract(ONE, rate), years), 6));
}

/**
 * Tables U(1) and U(2): the remainder of a unitrust for one life, or until the last of two dies, interpolated between
 * the printed rates of 0.2% steps.
 *
 * 5 decimals. Throws: `AGE_OFF_TABLE`, `WRONG_NUMBER_OF_LIVES`, `PAYOUT_OUT_OF_RANGE`.
 * Source: Reg. 1.664-4(e)(5), Publication 1458. Case: 2010CM, age 77 at 5% → 0.60343.
 */
export function lifeUnitrustFactor(
  ages: readonly number[],
  adjustedPayout: number | Ratio,
  table: MortalityTable = DEFAULT_MORTALITY_TABLE,
  status: LifeStatus = 'last',
): Ratio {
  requireAges(ages);
  const payout = typeof adjustedPayout === 'number' ? ratioOf(adjustedPayout) : adjustedPayout;
  requirePayout(payout);
  return interpolate(payout, 5, (rate) => printedLifeUnitrust(ages, toNumber(rate), table, status));
}

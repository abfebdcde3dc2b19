import { type Cents, DomainError } from '@platform/kernel';
import { lifeExpectancy } from '../actuarial/mortality.ts';
import type { PaymentFrequency } from '../actuarial/payment-frequency.ts';
import { lifeUnitrustFactor, termUnitrustFactor, unitrustTimingFactor } from '../actuarial/unitrust-factors.ts';
import {
  compare,
  multiply,
  type Ratio,
  ratio,
  ratioOf,
  timesRatio,
  toDecimals,
  toNumber,
} from '../arithmetic/ratio.ts';
import type { EngineWarning, Working } from '../explanation/working.ts';
import { type Duration, requireDuration } from './annuity-value.ts';
import { LARGEST_PAYOUT, LEAST_PAYOUT, requireRemainderTrustTerm } from './remainder-annuity-trust.ts';
import { requireGrowth } from './retained-annuity-trust.ts';

export interface RemainderUnitrustInput extends Duration {
  readonly fairMarketValueCents: Cents;
  /** Share of each year's value paid out, a decimal. */
  readonly payout: number;
  /** The section 7520 rate, a decimal. */
  readonly rate: number;
  readonly monthsToFirstPayment: number;
  readonly frequency?: PaymentFrequency;
  /** Rounds the adjusted payout to a thousandth of a percent, as the regulations' examples do. */
  readonly roundAdjustedPayout?: boolean;
  /** Yearly growth of the trust in the year table; without it no table. */
  readonly growth?: number;
}

export interface UnitrustYear {
  readonly year: number;
  readonly beginCents: Cents;
  readonly payoutCents: Cents;
  readonly growthCents: Cents;
  readonly endCents: Cents;
}

export interface RemainderUnitrust {
  readonly timingFactor: Ratio;
  readonly adjustedPayout: Ratio;
  readonly remainderFactor: Ratio;
  readonly deductionCents: Cents;
  readonly nonCharitableCents: Cents;
  readonly passesTenPercent: boolean;
  readonly payoutWithinLimits: boolean;
  readonly rows: readonly UnitrustYear[];
  readonly working: Working;
  readonly warnings: readonly EngineWarning[];
}

function remainderFactor(duration: Duration, adjustedPayout: Ratio): Ratio {
  requireDuration(duration);
  if (duration.years !== undefined) return termUnitrustFactor(duration.years, adjustedPayout);
  return lifeUnitrustFactor(duration.ages ?? [], adjustedPayout, duration.mortalityTable);
}

/**
 * Charitable remainder unitrust: value × remainder factor of Table D or U at the adjusted payout (payout × Table F).
 *
 * Throws: `PAYOUT_OUT_OF_RANGE` unless the payout is above 0 and below 1, `TERM_OUT_OF_RANGE`, `PAYMENT_AFTER_PERIOD`,
 * `AGE_OFF_TABLE`; a payout outside 5% to 50% is told by `payoutWithinLimits` and a warning. Source: Reg. 1.664-4.
 * Case (Reg. 1.664-4(e)(3)): $100,000, 8%, 12 years, quarterly, 9.6% → 7.557% → 0.389503 → $38,950.30.
 */
export function charitableRemainderUnitrust(input: RemainderUnitrustInput): RemainderUnitrust {
  const { fairMarketValueCents, payout, rate, frequency = 'annual' } = input;
  if (!(payout > 0 && payout < 1)) {
    throw new DomainError('PAYOUT_OUT_OF_RANGE', `${payout} is not a payout such as 0.05 for 5%`, { field: 'payout' });
  }
  requireRemainderTrustTerm(input);
  if (input.growth !== undefined) requireGrowth(input.growth);
  const timingFactor = unitrustTimingFactor(rate, frequency, input.monthsToFirstPayment);
  const exact = multiply(ratioOf(payout), timingFactor);
  const adjustedPayout = input.roundAdjustedPayout ? toDecimals(exact, 5) : exact;
  const factor = remainderFactor(input, adjustedPayout);
  const deductionCents = timesRatio(fairMarketValueCents, factor);
  const passesTenPercent = compare(factor, ratio(1, 10)) >= 0;
  const payoutWithinLimits = payout >= LEAST_PAYOUT && payout <= LARGEST_PAYOUT;
  return {
    timingFactor,
    adjustedPayout,
    remainderFactor: factor,
    deductionCents,
    nonCharitableCents: fairMarketValueCents - deductionCents,
    passesTenPercent,
    payoutWithinLimits,
    rows: unitrustYears(input),
    working: deductionWorking(input, deductionCents, timingFactor, adjustedPayout, factor),
    warnings: [
      ...(passesTenPercent ? [] : [{ code: 'TEN_PERCENT_TEST', message: 'The remainder is under 10% of the value.' }]),
      ...(payoutWithinLimits
        ? []
        : [{ code: 'PAYOUT_OUT_OF_RANGE', message: `A payout of ${payout} is not from 5% to 50% (payout).` }]),
    ],
  };
}

function deductionWorking(
  input: RemainderUnitrustInput,
  amountCents: Cents,
  timing: Ratio,
  adjusted: Ratio,
  factor: Ratio,
): Working {
  const table = input.years === undefined ? 'Tables U(1) and U(2)' : 'Table D';
  return {
    label: 'Charitable deduction',
    amountCents,
    formula: 'value × remainder factor',
    basis: [
      { label: 'Value given', amountCents: input.fairMarketValueCents },
      { label: 'Payment timing factor', value: toNumber(timing).toFixed(6), authority: [{ cite: 'Table F' }] },
      { label: 'Adjusted payout', value: `${percent(adjusted)}%`, formula: 'payout × timing factor' },
      { label: 'Remainder factor', value: String(toNumber(factor)), authority: [{ cite: table }] },
    ],
    authority: [{ cite: 'IRC § 664(d)(2)' }, { cite: 'Reg. § 1.664-4' }],
  };
}

/** A rate as percent, without binary noise. Case: 0.07557024 → 7.557024. */
export function percent(value: Ratio): number {
  return toNumber(multiply(value, ratio(100)));
}

/** The years of the term, or of the expected life of the last to die. */
function unitrustYears(input: RemainderUnitrustInput): UnitrustYear[] {
  const { growth, fairMarketValueCents, payout } = input;
  if (growth === undefined) return [];
  const years = input.years ?? Math.ceil(lifeExpectancy(input.ages ?? [], input.mortalityTable));
  const rows: UnitrustYear[] = [];
  let beginCents = fairMarketValueCents;
  for (let year = 1; year <= years; year += 1) {
    const payoutCents = timesRatio(beginCents, ratioOf(payout));
    const growthCents = timesRatio(beginCents, ratioOf(growth));
    const endCents = beginCents + growthCents - payoutCents;
    rows.push({ year, beginCents, payoutCents, growthCents, endCents });
    beginCents = endCents;
  }
  return rows;
}

export interface MaxPayoutInput extends Duration {
  readonly rate: number;
  readonly frequency: PaymentFrequency;
  readonly monthsToFirstPayment: number;
}

export interface MaxPayout {
  readonly timingFactor: Ratio;
  readonly maxPayoutPct: number;
  /** False when even the least lawful payout of 5% leaves less than 10%. */
  readonly qualifies: boolean;
}

/**
 * The highest payout, in thousandths of a percent, that still leaves the charity 10% (IRC 664(d)(2)(D)), at most 50%.
 * Throws as `charitableRemainderUnitrust` does. Case: 20 years, yearly at once → 10.875%.
 */
export function maximumUnitrustPayout(input: MaxPayoutInput): MaxPayout {
  requireRemainderTrustTerm(input);
  const timingFactor = unitrustTimingFactor(input.rate, input.frequency, input.monthsToFirstPayment);
  const leavesTen = (thousandths: number): boolean =>
    compare(remainderFactor(input, multiply(ratio(thousandths, 100_000), timingFactor)), ratio(1, 10)) >= 0;
  let [good, bad] = [0, LARGEST_PAYOUT * 100_000 + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (leavesTen(middle)) good = middle;
    else bad = middle;
  }
  return { timingFactor, maxPayoutPct: good / 1_000, qualifies: good >= LEAST_PAYOUT * 100_000 };
}

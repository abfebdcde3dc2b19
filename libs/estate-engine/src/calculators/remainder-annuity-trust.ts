import { type Cents, DomainError, multiplyRatio } from '@platform/kernel';
import { LIMITING_AGE, lastSurvival, requireAges } from '../actuarial/mortality.ts';
import type { PaymentFrequency, PaymentTiming } from '../actuarial/payment-frequency.ts';
import { requireRate } from '../actuarial/term-factors.ts';
import { type Ratio, ratioOf, timesRatio } from '../arithmetic/ratio.ts';
import type { EngineWarning, Working } from '../explanation/working.ts';
import { annuityPresentValue, type Duration } from './annuity-value.ts';

/** IRC 664(d): payout of a charitable remainder trust, and its longest term. */
export const LEAST_PAYOUT = 0.05;
export const LARGEST_PAYOUT = 0.5;
const LONGEST_TERM = 20;

export interface RemainderAnnuityTrustInput extends Duration {
  readonly fairMarketValueCents: Cents;
  /** Yearly annuity as a share of the value, a decimal. */
  readonly payout: number;
  /** The section 7520 rate, a decimal. */
  readonly rate: number;
  readonly frequency?: PaymentFrequency;
  /** Each payment at the end of its period, unless this says beginning. */
  readonly timing?: PaymentTiming;
}

export interface RemainderAnnuityTrust {
  readonly annuityFactor: Ratio;
  readonly frequencyFactor: Ratio;
  readonly annualCents: Cents;
  readonly presentValueCents: Cents;
  readonly deductionCents: Cents;
  readonly passesTenPercent: boolean;
  readonly passesFivePercent: boolean;
  readonly working: Working;
  readonly warnings: readonly EngineWarning[];
}

/** Throws DomainError `TERM_OUT_OF_RANGE` for terms over 20 years (IRC 664(d)). */
export function requireRemainderTrustTerm({ years }: Duration): void {
  if (years === undefined || years <= LONGEST_TERM) return;
  throw new DomainError('TERM_OUT_OF_RANGE', `a charitable remainder trust runs at most ${LONGEST_TERM} years`, {
    field: 'years',
  });
}

/**
 * Charitable remainder annuity trust: the deduction is the value less that of the annuity, and must be at least 10%
 * of it; for lives the chance that the fund runs out first may be at most 5% (Rev. Rul. 77-374).
 *
 * Throws: `PAYOUT_OUT_OF_RANGE` outside 5% to 50%, `TERM_OUT_OF_RANGE`, `TERM_OR_LIVES`, `AGE_OFF_TABLE`.
 * Source: IRC 664(d)(1), Reg. 1.664-2(c). Case: $1,000,000, 5%, 5.0%, 10 years → annuity $386,085.00, deduction $613,915.00.
 */
export function charitableRemainderAnnuityTrust(input: RemainderAnnuityTrustInput): RemainderAnnuityTrust {
  const { fairMarketValueCents, payout, rate } = input;
  if (!(payout >= LEAST_PAYOUT && payout <= LARGEST_PAYOUT)) {
    throw new DomainError('PAYOUT_OUT_OF_RANGE', `a payout of ${payout} is not from 5% to 50%`, { field: 'payout' });
  }
  requireRemainderTrustTerm(input);
  const annualCents = timesRatio(fairMarketValueCents, ratioOf(payout));
  const value = annuityPresentValue(annualCents, input, rate, input.frequency, input.timing);
  const deductionCents = Math.max(0, fairMarketValueCents - value.presentValueCents);
  const exhaustion = input.ages
    ? annuityTrustExhaustion({
        fairMarketValueCents,
        payout,
        rate,
        ages: input.ages,
        mortalityTable: input.mortalityTable,
      })
    : undefined;
  const passesTenPercent = deductionCents * 10 >= fairMarketValueCents;
  const passesFivePercent = (exhaustion?.probability ?? 0) <= 0.05;
  const beyond = fairMarketValueCents - value.presentValueCents - deductionCents;
  return {
    annuityFactor: value.annuityFactor,
    frequencyFactor: value.frequencyFactor,
    annualCents,
    presentValueCents: value.presentValueCents,
    deductionCents,
    passesTenPercent,
    passesFivePercent,
    working: {
      label: 'Charitable deduction',
      amountCents: deductionCents,
      parts: [
        { label: 'Value given', amountCents: fairMarketValueCents },
        { ...value.working, amountCents: -value.presentValueCents },
        ...(beyond === 0 ? [] : [{ label: 'Annuity beyond the value', amountCents: -beyond }]),
      ],
      authority: [{ cite: 'IRC § 664(d)(1)' }, { cite: 'Reg. § 1.664-2(c)' }],
    },
    warnings: [
      ...(passesTenPercent ? [] : [{ code: 'TEN_PERCENT_TEST', message: 'The remainder is under 10% of the value.' }]),
      ...(passesFivePercent
        ? []
        : [{ code: 'FIVE_PERCENT_TEST', message: 'The fund runs out first in more than 5% of cases.' }]),
    ],
  };
}

export interface ExhaustionInput {
  readonly fairMarketValueCents: Cents;
  readonly payout: number;
  readonly rate: number;
  readonly ages: readonly number[];
  readonly mortalityTable?: Duration['mortalityTable'];
}

export interface Exhaustion {
  /** The year whose payment the fund cannot make in full; null when it never runs out. */
  readonly years: number | null;
  /** Chance that a life is still there at the end of that year. */
  readonly probability: number;
}

/**
 * Rev. Rul. 77-374: the fund earns the rate and pays the annuity at each year's end; the year it runs out, and the
 * chance that the annuitant (or the last of two) lives that long.
 * Throws `AGE_OFF_TABLE`, `RATE_OUT_OF_RANGE`, `PAYOUT_OUT_OF_RANGE` outside 0 to 1.
 * Case: $400,000 paying 10% at 6% → runs out in year 16.
 */
export function annuityTrustExhaustion(input: ExhaustionInput): Exhaustion {
  requireAges(input.ages);
  requireRate(input.rate);
  if (!(input.payout >= 0 && input.payout <= 1)) {
    throw new DomainError('PAYOUT_OUT_OF_RANGE', `${input.payout} is not a payout such as 0.05 for 5%`, {
      field: 'payout',
    });
  }
  const annual = timesRatio(input.fairMarketValueCents, ratioOf(input.payout));
  const { n, d } = ratioOf(input.rate);
  let fund = input.fairMarketValueCents;
  for (let year = 1; year <= LIMITING_AGE; year += 1) {
    fund = multiplyRatio(fund, n + d, d) - annual;
    if (fund < 0) return { years: year, probability: lastSurvival(input.ages, year, input.mortalityTable) };
    if (fund >= input.fairMarketValueCents) break;
  }
  return { years: null, probability: 0 };
}

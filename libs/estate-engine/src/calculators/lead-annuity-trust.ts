import { type Cents, DomainError } from '@platform/kernel';
import type { PaymentFrequency, PaymentTiming } from '../actuarial/payment-frequency.ts';
import { discount, exactAnnuity, requireRate, requireYears } from '../actuarial/term-factors.ts';
import { divide, multiply, type Ratio, ratio, ratioOf, subtract, timesRatio, toCents } from '../arithmetic/ratio.ts';
import type { EngineWarning, Working } from '../explanation/working.ts';
import {
  type AnnuityTerms,
  annuityOfYear,
  requireAnnuityTerms,
  streamFactor,
  type ValuedPayment,
  valuedPayments,
} from './annuity-stream.ts';
import { annuityPresentValue, type Duration } from './annuity-value.ts';

/** Lead annuities may grow without a legal limit; above this they are taken for a slip. */
const LARGEST_INCREASE = 10;
const AUTHORITY = [{ cite: 'IRC §§ 170(f)(2)(B), 2055(e)(2)(B), 2522(c)(2)(B)' }];

export interface LeadAnnuityTrustInput extends Duration {
  readonly fairMarketValueCents: Cents;
  /** Yearly annuity as a share of the value; or give `annuityCents`. */
  readonly payout?: number;
  readonly annuityCents?: Cents;
  readonly rate: number;
  readonly frequency?: PaymentFrequency;
  /** Each payment at the end of its period, unless this says beginning. */
  readonly timing?: PaymentTiming;
}

export interface LeadAnnuityTrust {
  readonly annuityFactor: Ratio;
  readonly frequencyFactor: Ratio;
  readonly annualCents: Cents;
  readonly deductionCents: Cents;
  readonly taxableRemainderCents: Cents;
  readonly working: Working;
  readonly warnings: readonly EngineWarning[];
}

function annualOf({ payout, annuityCents, fairMarketValueCents }: LeadAnnuityTrustInput): Cents {
  if ((payout === undefined) === (annuityCents === undefined)) {
    throw new DomainError('PAYOUT_OR_ANNUITY', 'give either a payout or a yearly annuity', { field: 'payout' });
  }
  if (annuityCents !== undefined) return annuityCents;
  if (payout === undefined || !(payout > 0 && payout <= 1)) {
    throw new DomainError('PAYOUT_OUT_OF_RANGE', `${payout} is not a payout such as 0.05 for 5%`, { field: 'payout' });
  }
  return timesRatio(fairMarketValueCents, ratioOf(payout));
}

/**
 * Level charitable lead annuity trust: the deduction is the value of the charity's annuity, at most the value given;
 * the rest is a taxable gift. Units: cents, rounded half up once.
 * Throws: `PAYOUT_OR_ANNUITY`, `PAYOUT_OUT_OF_RANGE`, `TERM_OR_LIVES`, `AGE_OFF_TABLE`, `TERM_OUT_OF_RANGE`.
 * Case: $1,000,000, 5%, 10 years at 5.0% → deduction $386,085.00, gift $613,915.00.
 */
export function charitableLeadAnnuityTrust(input: LeadAnnuityTrustInput): LeadAnnuityTrust {
  const annualCents = annualOf(input);
  const value = annuityPresentValue(annualCents, input, input.rate, input.frequency, input.timing);
  const deductionCents = Math.min(value.presentValueCents, input.fairMarketValueCents);
  const taxableRemainderCents = input.fairMarketValueCents - deductionCents;
  const beyond = value.presentValueCents - deductionCents;
  return {
    annuityFactor: value.annuityFactor,
    frequencyFactor: value.frequencyFactor,
    annualCents,
    deductionCents,
    taxableRemainderCents,
    working: {
      label: 'Taxable gift to the remainder',
      amountCents: taxableRemainderCents,
      parts: [
        { label: 'Value given', amountCents: input.fairMarketValueCents },
        { ...value.working, label: 'Charitable deduction', amountCents: -deductionCents },
      ],
      authority: AUTHORITY,
    },
    warnings:
      beyond === 0
        ? []
        : [
            {
              code: 'ANNUITY_OVER_VALUE',
              message: 'The annuity is worth more than the trust; the deduction stops at its value.',
              amountCents: beyond,
            },
          ],
  };
}

export interface LeadZeroedInput extends AnnuityTerms {
  readonly fairMarketValueCents: Cents;
}

/**
 * The first annuity that leaves no taxable gift, level or growing by `increase` a year.
 *
 * Exact factors, except Table K for payments more often than yearly. Throws: `INCREASE_OUT_OF_RANGE`,
 * `TERM_OUT_OF_RANGE`, `RATE_OUT_OF_RANGE`. Case: $1,000,000, 10 years at 5.0%, level → $129,504.57.
 */
export function leadAnnuityZeroed(input: LeadZeroedInput): { firstAnnuityCents: Cents; rows: ValuedPayment[] } {
  requireAnnuityTerms(input, LARGEST_INCREASE);
  const first = divide(ratio(input.fairMarketValueCents), streamFactor(input, 'exact'));
  const payments = Array.from({ length: input.years }, (_, index) =>
    annuityOfYear(first, input.increase ?? 0, index + 1),
  );
  return { firstAnnuityCents: payments[0] ?? 0, rows: valuedPayments(payments, input) };
}

export interface SharkfinInput {
  readonly fairMarketValueCents: Cents;
  readonly years: number;
  readonly rate: number;
  /** Paid in every year but the last. */
  readonly smallAnnuityCents: Cents;
}

/**
 * Sharkfin: a small annuity in every year but the last, and then the balloon that leaves no taxable gift.
 *
 * Throws: `SMALL_ANNUITY_TOO_LARGE` when the small annuity alone is worth more than the trust, `TERM_OUT_OF_RANGE`.
 * Case: $1,000,000, 2 years at 5.0%, $10,000 → balloon $1,092,000.00.
 */
export function leadAnnuitySharkfin(input: SharkfinInput): { balloonCents: Cents; rows: ValuedPayment[] } {
  requireYears(input.years);
  requireRate(input.rate);
  const before = input.years - 1;
  const small = before === 0 ? ratio(0) : multiply(ratio(input.smallAnnuityCents), exactAnnuity(input.rate, before));
  const left = subtract(ratio(input.fairMarketValueCents), small);
  if (left.n <= 0n) {
    throw new DomainError('SMALL_ANNUITY_TOO_LARGE', 'the small annuities alone are worth the whole trust', {
      field: 'smallAnnuityCents',
    });
  }
  const balloonCents = toCents(divide(left, discount(input.rate, input.years)));
  const payments = [...Array.from({ length: before }, () => input.smallAnnuityCents), balloonCents];
  return { balloonCents, rows: valuedPayments(payments, input) };
}

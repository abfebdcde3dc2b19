import { type Cents, DomainError } from '@platform/kernel';
import { lifeFactors } from '../actuarial/life-factors.ts';
import type { MortalityTable } from '../actuarial/mortality.ts';
import {
  PAYMENTS_PER_YEAR,
  type PaymentFrequency,
  type PaymentTiming,
  paymentFrequencyFactor,
} from '../actuarial/payment-frequency.ts';
import { termFactors } from '../actuarial/term-factors.ts';
import { add, multiply, type Ratio, ratio, timesRatio, toNumber } from '../arithmetic/ratio.ts';
import type { Working } from '../explanation/working.ts';

/** How long an annuity or unitrust amount runs: a term of years, or one or two lives (until the last dies). */
export interface Duration {
  readonly years?: number;
  readonly ages?: readonly number[];
  readonly mortalityTable?: MortalityTable;
}

/** Throws DomainError `TERM_OR_LIVES` unless exactly one of `years` and `ages` is given. */
export function requireDuration({ years, ages }: Duration): void {
  if ((years === undefined) !== (ages === undefined)) return;
  throw new DomainError('TERM_OR_LIVES', 'give either a term in years or one or two ages', { field: 'years' });
}

/** The annuity factor of Table B, S or R(2), 4 decimals. */
export function annuityFactor(duration: Duration, rate: number): Ratio {
  requireDuration(duration);
  if (duration.years !== undefined) return termFactors(duration.years, rate).annuity;
  return lifeFactors(duration.ages ?? [], rate, duration.mortalityTable).annuity;
}

export interface AnnuityValue {
  readonly annuityFactor: Ratio;
  readonly frequencyFactor: Ratio;
  readonly presentValueCents: Cents;
  readonly working: Working;
}

/**
 * Present value of an annuity: yearly amount × annuity factor × Table K. At the beginning of each period Table J
 * stands in for a term of years; for lives the first payment is added.
 *
 * Units: cents, rounded half up once. Source: Reg. 20.2031-7(d)(2)(iv).
 * Case: $50,000 a year for 10 years at 5.0% → 7.7217 → $386,085.00.
 */
export function annuityPresentValue(
  annualCents: Cents,
  duration: Duration,
  rate: number,
  frequency: PaymentFrequency = 'annual',
  timing: PaymentTiming = 'end',
): AnnuityValue {
  const factor = annuityFactor(duration, rate);
  const atEnd = timing === 'end' || duration.ages !== undefined;
  const frequencyFactor = paymentFrequencyFactor(rate, frequency, atEnd ? 'end' : timing);
  const firstPayment = atEnd && timing === 'beginning' ? ratio(1, PAYMENTS_PER_YEAR[frequency]) : ratio(0);
  const presentValueCents = timesRatio(annualCents, add(multiply(factor, frequencyFactor), firstPayment));
  return {
    annuityFactor: factor,
    frequencyFactor,
    presentValueCents,
    working: {
      label: 'Present value of the annuity',
      amountCents: presentValueCents,
      formula: `yearly amount × annuity factor × payment frequency factor${firstPayment.n > 0n ? ' + first payment' : ''}`,
      basis: [
        { label: 'Yearly amount', amountCents: annualCents },
        {
          label: 'Annuity factor',
          value: toNumber(factor).toFixed(4),
          authority: [{ cite: duration.years === undefined ? 'Tables S and R(2)' : 'Table B' }],
        },
        {
          label: 'Payment frequency factor',
          value: toNumber(frequencyFactor).toFixed(4),
          authority: [{ cite: atEnd ? 'Table K' : 'Table J' }],
        },
      ],
      authority: [{ cite: 'Reg. § 20.2031-7(d)' }],
    },
  };
}

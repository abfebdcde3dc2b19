import { type Ratio, ratio, toDecimals } from '../arithmetic/ratio.ts';
import { requireRate } from './term-factors.ts';

export type PaymentFrequency = 'annual' | 'semiannual' | 'quarterly' | 'monthly' | 'weekly';
export type PaymentTiming = 'end' | 'beginning';

export const PAYMENTS_PER_YEAR: Readonly<Record<PaymentFrequency, number>> = {
  annual: 1,
  semiannual: 2,
  quarterly: 4,
  monthly: 12,
  weekly: 52,
};

/** A floating value rounded half up to so many decimals, as an exact decimal. */
export function rounded(value: number, decimals: number): Ratio {
  // Fourteen digits first, so that a value one bit under a printed half is not lost.
  return toDecimals(ratio(BigInt(Math.round(value * 1e12)), 10n ** 12n), decimals);
}

/**
 * Table K: what a yearly amount paid in parts at the end of each period is worth, against once at the end of the year:
 * i ÷ (m((1+i)^(1/m) − 1)). Table J with `timing` beginning: the same with each part a period earlier, for a term.
 *
 * 4 decimals. Throws: `RATE_OUT_OF_RANGE`. Source: Reg. 20.2031-7(d)(6), Tables J and K.
 * Case: 5.2% monthly, at the end → 1.0236.
 */
export function paymentFrequencyFactor(
  rate: number,
  frequency: PaymentFrequency,
  timing: PaymentTiming = 'end',
): Ratio {
  requireRate(rate);
  const payments = PAYMENTS_PER_YEAR[frequency];
  const perPeriod = Math.expm1(Math.log1p(rate) / payments);
  const atEnd = rate / (payments * perPeriod);
  return rounded(timing === 'end' ? atEnd : atEnd * (1 + perPeriod), 4);
}

import { type Cents, DomainError } from '@platform/kernel';
import { type PaymentFrequency, paymentFrequencyFactor } from '../actuarial/payment-frequency.ts';
import { discount, growingAnnuity, requireRate, requireYears, termFactors } from '../actuarial/term-factors.ts';
import { add, multiply, ONE, power, type Ratio, ratio, ratioOf, timesRatio, toDecimals } from '../arithmetic/ratio.ts';

/**
 * How the value of an annuity is rounded: `table` as the IRS prints its factors (Table B annuity to 4 decimals for a
 * level annuity, each year's Table B remainder to 6 for one that grows), `exact` not at all before the cent.
 */
export type FactorRounding = 'exact' | 'table';

export interface AnnuityTerms {
  readonly years: number;
  /** The section 7520 rate, a decimal. */
  readonly rate: number;
  readonly frequency?: PaymentFrequency;
  /** Growth of each year's annuity over the year before, a decimal; 0 is level. */
  readonly increase?: number;
}

/** Throws DomainError `TERM_OUT_OF_RANGE`, `RATE_OUT_OF_RANGE`, `INCREASE_OUT_OF_RANGE`. */
export function requireAnnuityTerms({ years, rate, increase = 0 }: AnnuityTerms, largestIncrease: number): void {
  requireYears(years);
  requireRate(rate);
  if (increase >= 0 && increase <= largestIncrease) return;
  const message = `an increase of ${increase} is not from 0 to ${largestIncrease}`;
  throw new DomainError('INCREASE_OUT_OF_RANGE', message, { field: 'increase' });
}

/** Value today of an annuity of 1 in the first year, with the payment frequency factor of Table K. */
export function streamFactor(terms: AnnuityTerms, rounding: FactorRounding): Ratio {
  const { years, rate, increase = 0, frequency = 'annual' } = terms;
  const yearly =
    rounding === 'exact'
      ? growingAnnuity(rate, years, increase)
      : increase === 0
        ? termFactors(years, rate).annuity
        : printedGrowingAnnuity(rate, years, increase);
  return multiply(yearly, paymentFrequencyFactor(rate, frequency));
}

function printedGrowingAnnuity(rate: number, years: number, increase: number): Ratio {
  const growth = add(ONE, ratioOf(increase));
  let value = ratio(0);
  for (let year = 1; year <= years; year += 1) {
    value = add(value, multiply(power(growth, year - 1), toDecimals(discount(rate, year), 6)));
  }
  return value;
}

/** What year's annuity is, from the exact annuity of the first year; rounded half up to the cent. */
export function annuityOfYear(first: Ratio, increase: number, year: number): Cents {
  return timesRatio(1, multiply(first, power(add(ONE, ratioOf(increase)), year - 1)));
}

export interface ValuedPayment {
  readonly year: number;
  readonly annuityCents: Cents;
  readonly presentValueCents: Cents;
}

/** Each year's annuity with its value today, for the tables of the calculators. */
export function valuedPayments(payments: readonly Cents[], terms: AnnuityTerms): ValuedPayment[] {
  const frequency = paymentFrequencyFactor(terms.rate, terms.frequency ?? 'annual');
  return payments.map((annuityCents, index) => ({
    year: index + 1,
    annuityCents,
    presentValueCents: timesRatio(annuityCents, multiply(discount(terms.rate, index + 1), frequency)),
  }));
}

export interface TrustYear {
  readonly year: number;
  readonly beginCents: Cents;
  readonly growthCents: Cents;
  readonly annuityCents: Cents;
  readonly endCents: Cents;
}

/** A trust that earns `growth` and pays at the end of each year, until it has nothing left. */
export function trustYears(valueCents: Cents, payments: readonly Cents[], growth: number): TrustYear[] {
  const rate = ratioOf(growth);
  let beginCents = valueCents;
  return payments.map((due, index) => {
    const growthCents = timesRatio(beginCents, rate);
    const annuityCents = Math.min(due, beginCents + growthCents);
    const row = {
      year: index + 1,
      beginCents,
      growthCents,
      annuityCents,
      endCents: beginCents + growthCents - annuityCents,
    };
    beginCents = row.endCents;
    return row;
  });
}

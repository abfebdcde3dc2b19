import { DomainError } from '@platform/kernel';
import {
  add,
  divide,
  multiply,
  ONE,
  power,
  type Ratio,
  ratio,
  ratioOf,
  subtract,
  toDecimals,
} from '../arithmetic/ratio.ts';

/** Longest term Table B and Table D are extended to here; the IRS prints 60 years. */
const LONGEST_TERM_YEARS = 200;

/** Throws DomainError `TERM_OUT_OF_RANGE` unless the term is a whole number of years from 1 to 200. */
export function requireYears(years: number): void {
  if (Number.isInteger(years) && years >= 1 && years <= LONGEST_TERM_YEARS) return;
  throw new DomainError(
    'TERM_OUT_OF_RANGE',
    `a term of ${years} years is not a whole number from 1 to ${LONGEST_TERM_YEARS}`,
    {
      field: 'years',
    },
  );
}

/** Throws DomainError `RATE_OUT_OF_RANGE` unless the rate is above 0 and at most 1 (a decimal, 0.052 for 5.2%). */
export function requireRate(rate: number, field = 'rate'): void {
  if (rate > 0 && rate <= 1) return;
  throw new DomainError('RATE_OUT_OF_RANGE', `${rate} is not a rate above 0, such as 0.052 for 5.2%`, { field });
}

/** Value today of 1 in so many years, exactly. */
export function discount(rate: number, years: number): Ratio {
  return power(divide(ONE, add(ONE, ratioOf(rate))), years);
}

/** Exact value of 1 a year at the end of each of `years` years. */
export function exactAnnuity(rate: number, years: number): Ratio {
  return divide(subtract(ONE, discount(rate, years)), ratioOf(rate));
}

export interface TermFactors {
  /** 4 decimals. */
  readonly annuity: Ratio;
  /** 6 decimals; income and remainder add up to 1. */
  readonly income: Ratio;
  readonly remainder: Ratio;
}

/**
 * Table B: annuity, income interest and remainder for a term certain, from unrounded values, rounded as printed.
 *
 * Throws: `TERM_OUT_OF_RANGE`, `RATE_OUT_OF_RANGE`. Source: Reg. 20.2031-7(d)(6), Table B.
 * Case: 10 years at 0.2% → annuity 9.8909, income 0.019782, remainder 0.980218.
 */
export function termFactors(years: number, rate: number): TermFactors {
  requireYears(years);
  requireRate(rate);
  const remainder = toDecimals(discount(rate, years), 6);
  return { annuity: toDecimals(exactAnnuity(rate, years), 4), income: subtract(ONE, remainder), remainder };
}

/**
 * Exact value of an annuity whose first payment is 1 and each later one grows by `increase`, paid at year ends.
 * Case: no increase, 2 years at 5% → 1.85941.
 */
export function growingAnnuity(rate: number, years: number, increase: number): Ratio {
  if (increase === 0) return exactAnnuity(rate, years);
  const growth = add(ONE, ratioOf(increase));
  const step = divide(growth, add(ONE, ratioOf(rate)));
  const first = divide(ONE, add(ONE, ratioOf(rate)));
  if (step.n === step.d) return multiply(first, ratio(years));
  return divide(multiply(first, subtract(ONE, power(step, years))), subtract(ONE, step));
}

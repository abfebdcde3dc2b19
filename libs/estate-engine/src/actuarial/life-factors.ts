import { divide, ONE, type Ratio, ratioOf, subtract, toDecimals } from '../arithmetic/ratio.ts';
import {
  DEFAULT_MORTALITY_TABLE,
  jointSurvival,
  LIMITING_AGE,
  lastSurvival,
  type MortalityTable,
  requireAges,
} from './mortality.ts';
import { rounded } from './payment-frequency.ts';
import { requireRate } from './term-factors.ts';

/** For two lives: until the last of them dies (Tables R(2), U(2)), or until the first does. */
export type LifeStatus = 'last' | 'first';

/**
 * Value of 1 paid on death, with a yearly discount factor: the sum over years of the probability of dying in that year
 * times the mean of the discount factors at its beginning and end. With v = 1/(1+i) that is the IRS's v^(t+1)(1 + i/2);
 * with v = 1 − payout it is the unitrust formula of Reg. 1.664-4(e)(5).
 */
function paidOnDeath(ages: readonly number[], v: number, table: MortalityTable, status: LifeStatus): number {
  const alive = status === 'last' ? lastSurvival : jointSurvival;
  let value = 0;
  let factor = 1;
  let before = 1;
  for (let year = 1; year <= LIMITING_AGE; year += 1) {
    const after = alive(ages, year, table);
    value += (before - after) * ((factor + factor * v) / 2);
    factor *= v;
    before = after;
  }
  return value;
}

export interface LifeFactors {
  /** 4 decimals. */
  readonly annuity: Ratio;
  /** 5 decimals; life estate and remainder add up to 1. */
  readonly lifeEstate: Ratio;
  readonly remainder: Ratio;
}

/**
 * Table S (one life) and Table R(2) (two lives, until the last dies): annuity, life estate and remainder. For two
 * lives the annuity is (1 − remainder as printed) ÷ rate.
 *
 * Ages at nearest birthday. Throws: `AGE_OFF_TABLE`, `WRONG_NUMBER_OF_LIVES`, `RATE_OUT_OF_RANGE`.
 * Source: Reg. 20.2031-7(d)(2)(ii), Publication 1457. Case: 2010CM, age 55 at 0.2% → annuity 26.2813, remainder 0.94744.
 */
export function lifeFactors(
  ages: readonly number[],
  rate: number,
  table: MortalityTable = DEFAULT_MORTALITY_TABLE,
  status: LifeStatus = 'last',
): LifeFactors {
  requireAges(ages);
  requireRate(rate);
  const exact = paidOnDeath(ages, 1 / (1 + rate), table, status);
  const remainder = rounded(exact, 5);
  const lifeEstate = subtract(ONE, remainder);
  // Table S prints an annuity; R(2) prints remainders alone, from which Reg. 20.2031-7(d)(2)(iv)(A) takes it.
  const annuity = ages.length === 1 ? rounded((1 - exact) / rate, 4) : toDecimals(divide(lifeEstate, ratioOf(rate)), 4);
  return { annuity, lifeEstate, remainder };
}

/** The remainder of a unitrust for lives at a printed payout rate: Tables U(1) and U(2), 5 decimals. */
export function printedLifeUnitrust(
  ages: readonly number[],
  payout: number,
  table: MortalityTable,
  status: LifeStatus = 'last',
): Ratio {
  return rounded(paidOnDeath(ages, 1 - payout, table, status), 5);
}

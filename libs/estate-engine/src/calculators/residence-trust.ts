import type { Cents } from '@platform/kernel';
import { DEFAULT_MORTALITY_TABLE, type MortalityTable, requireAges, survival } from '../actuarial/mortality.ts';
import { rounded } from '../actuarial/payment-frequency.ts';
import { discount, requireRate, requireYears } from '../actuarial/term-factors.ts';
import {
  add,
  multiply,
  ONE,
  power,
  type Ratio,
  ratio,
  ratioOf,
  timesRatio,
  toDecimals,
  toNumber,
} from '../arithmetic/ratio.ts';
import type { Working } from '../explanation/working.ts';
import { requireGrowth } from './retained-annuity-trust.ts';

export interface ResidenceTrustInput {
  readonly fairMarketValueCents: Cents;
  /** Age of the grantor at nearest birthday. */
  readonly age: number;
  readonly years: number;
  readonly rate: number;
  /** The residence goes back to the grantor's estate if he dies within the term; without it, true. */
  readonly reversion?: boolean;
  /** Yearly growth of the residence, for what leaves the estate; without it 0. */
  readonly growth?: number;
  readonly estateTaxRate?: number;
  readonly mortalityTable?: MortalityTable;
}

export interface ResidenceTrustYear {
  readonly year: number;
  /** Value of the residence at the end of the year, all of it included if the grantor dies within the term. */
  readonly valueCents: Cents;
  /** Chance that the grantor is alive at the end of the year. */
  readonly survivalProbability: number;
}

export interface ResidenceTrust {
  /** 6 decimals. */
  readonly remainderFactor: Ratio;
  readonly retainedCents: Cents;
  readonly giftCents: Cents;
  readonly survivalProbability: Ratio;
  readonly valueAtEndCents: Cents;
  /** Growth and discount taken out of the estate if the grantor outlives the term. */
  readonly removedCents: Cents;
  readonly estateTaxSavedCents: Cents;
  readonly rows: readonly ResidenceTrustYear[];
  readonly working: Working;
}

/**
 * Qualified personal residence trust: the gift is the remainder after the term; a contingent reversion makes the
 * remainder depend on outliving the term too. Factors to 6 decimals, cents rounded half up.
 *
 * Throws: `AGE_OFF_TABLE`, `TERM_OUT_OF_RANGE`, `RATE_OUT_OF_RANGE`, `GROWTH_OUT_OF_RANGE`.
 * Source: Reg. 25.2702-5(c), 20.2031-7(d). Case: $1,000,000, 10 years at 5.0%, no reversion → gift $613,913.00.
 */
export function qualifiedPersonalResidenceTrust(input: ResidenceTrustInput): ResidenceTrust {
  const { fairMarketValueCents, age, years, rate, reversion = true, growth = 0, estateTaxRate = 0.4 } = input;
  requireAges([age]);
  requireYears(years);
  requireRate(rate);
  requireGrowth(growth);
  if (estateTaxRate !== 0) requireRate(estateTaxRate, 'estateTaxRate');
  const table = input.mortalityTable ?? DEFAULT_MORTALITY_TABLE;
  const chanceAfter = (year: number): Ratio => rounded(survival(age, year, table), 6);
  const valueAfter = (year: number): Cents => timesRatio(fairMarketValueCents, power(add(ONE, ratioOf(growth)), year));
  const alive = chanceAfter(years);
  const remainderFactor = toDecimals(multiply(discount(rate, years), reversion ? alive : ONE), 6);
  const giftCents = timesRatio(fairMarketValueCents, remainderFactor);
  const valueAtEndCents = valueAfter(years);
  const removedCents = valueAtEndCents - giftCents;
  return {
    remainderFactor,
    retainedCents: fairMarketValueCents - giftCents,
    giftCents,
    survivalProbability: alive,
    valueAtEndCents,
    removedCents,
    estateTaxSavedCents: timesRatio(Math.max(0, removedCents), ratioOf(estateTaxRate)),
    rows: Array.from({ length: years }, (_, index) => ({
      year: index + 1,
      valueCents: valueAfter(index + 1),
      survivalProbability: toNumber(chanceAfter(index + 1)),
    })),
    working: {
      label: 'Gift to the remainder',
      amountCents: giftCents,
      formula: reversion ? 'value × discount × chance of outliving the term' : 'value × discount',
      basis: [
        { label: 'Value of the residence', amountCents: fairMarketValueCents },
        { label: 'Chance of outliving the term', value: `${toNumber(multiply(alive, ratio(100)))}%` },
        { label: 'Remainder factor', value: toNumber(remainderFactor).toFixed(6) },
      ],
      authority: [{ cite: 'Reg. § 25.2702-5(c)' }, { cite: 'Reg. § 20.2031-7(d)' }],
    },
  };
}

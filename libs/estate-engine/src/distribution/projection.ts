import { addYears, type Cents, cents, DomainError, type IsoDate } from '@platform/kernel';
import { type Ratio, roundRatio } from '../arithmetic/ratio.ts';
import { inflation } from '../federal/federal-law.ts';
import type { DistributionOptions } from './distribution.ts';
import { openResult, playDeaths } from './distribution.ts';
import type { DistributionResult } from './distribution-result.ts';
import type { EstateCase } from './estate-case.ts';
import { validateCase } from './validation/validate-case.ts';

export interface ProjectionAssumptions extends DistributionOptions {
  /** Years ahead of the deaths of the case, 0–100; year 0 is the case itself. */
  readonly years: number;
  /** Yearly growth of assets as a decimal: 0.05. Death benefits and debts stay as they are. */
  readonly growthRate?: number;
  /** Yearly growth of debts as a decimal; negative while they are paid off. */
  readonly debtGrowthRate?: number;
}

export interface ProjectionYear {
  /** Years from the case. */
  readonly offset: number;
  /** Date of the first death in this year. */
  readonly date: IsoDate;
  readonly distribution: DistributionResult;
  readonly taxCents: Cents;
}

const MOST_YEARS = 100;

/**
 * The distribution as if the deaths of the case came a year later, and another, with grown balances and the law of
 * each year, projected where the tables end. A `lawDate` of the case moves along.
 *
 * Units: cents, rounded half up per balance. Throws: as `distribution`; `YEARS_OUT_OF_RANGE`.
 * Case: $1,000,000 at 5% → $1,050,000.00 in the year after.
 */
export function projection(input: EstateCase, assumptions: ProjectionAssumptions): ProjectionYear[] {
  const { years, growthRate = 0, debtGrowthRate = 0, law } = assumptions;
  if (!Number.isInteger(years) || years < 0 || years > MOST_YEARS) {
    throw new DomainError('YEARS_OUT_OF_RANGE', `${years} is not a number of years from 0 to ${MOST_YEARS}`, {
      field: 'years',
    });
  }
  validateCase(input);
  return Array.from({ length: years + 1 }, (_, offset) => {
    const later = laterCase(input, offset, inflation(growthRate, offset), inflation(debtGrowthRate, offset));
    const played = playDeaths(later, law ? { law } : {});
    const date = later.assumptions.deaths[0]?.date ?? '';
    return { offset, date, distribution: openResult(played), taxCents: played.taxCents };
  });
}

/** What is owned grown by the one, what is owed by the other; death benefits stay. Rounded half up per balance. */
function grown(input: EstateCase, growth: Ratio, debtGrowth: Ratio): EstateCase {
  const grow = (amount: Cents, by: Ratio): Cents => cents(Number(roundRatio({ n: BigInt(amount) * by.n, d: by.d })));
  return {
    ...input,
    assets: input.assets.map((asset) => ({ ...asset, balanceCents: grow(asset.balanceCents, growth) })),
    liabilities: (input.liabilities ?? []).map((debt) => ({
      ...debt,
      balanceCents: grow(debt.balanceCents, debtGrowth),
    })),
  };
}

/** What is owned after so many years of growth at a yearly rate as a decimal; debts and death benefits stay. */
export const afterGrowth = (input: EstateCase, rate: number, years: number): EstateCase =>
  years <= 0 || rate === 0 ? input : grown(input, inflation(rate, years), inflation(0, years));

function laterCase(input: EstateCase, offset: number, growth: Ratio, debtGrowth: Ratio): EstateCase {
  const { assumptions } = input;
  return {
    ...(offset === 0 ? input : grown(input, growth, debtGrowth)),
    assumptions: {
      ...assumptions,
      deaths: assumptions.deaths.map((death) => ({ ...death, date: addYears(death.date, offset) })),
      ...(assumptions.lawDate ? { lawDate: addYears(assumptions.lawDate, offset) } : {}),
    },
  };
}

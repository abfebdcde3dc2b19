import { type Cents, DomainError } from '@platform/kernel';
import { divide, multiply, ratio, timesRatio } from '../arithmetic/ratio.ts';
import type { Working } from '../explanation/working.ts';
import { growthOver } from './projected-tax.ts';
import { requireGrowth } from './retained-annuity-trust.ts';

export interface InsuranceNeedsInput {
  /** What the survivors spend in the first year, in today's money. */
  readonly annualNeedCents: Cents;
  readonly years: number;
  /** Growth of that need a year, a decimal. */
  readonly inflation?: number;
  /** What the proceeds earn a year after tax, a decimal. */
  readonly returnRate: number;
  /** Income the survivors have of their own each year, growing as the need does. */
  readonly otherIncomeCents?: Cents;
  readonly debtsCents?: Cents;
  readonly finalExpensesCents?: Cents;
  readonly educationCents?: Cents;
  readonly estateTaxCents?: Cents;
  readonly liquidAssetsCents?: Cents;
  readonly existingCoverageCents?: Cents;
}

export interface InsuranceNeedsYear {
  readonly year: number;
  readonly shortfallCents: Cents;
  readonly presentValueCents: Cents;
}

export interface InsuranceNeeds {
  readonly incomeNeedCents: Cents;
  readonly needCents: Cents;
  readonly resourcesCents: Cents;
  /** Coverage still missing; 0 when resources are enough. */
  readonly gapCents: Cents;
  readonly surplusCents: Cents;
  readonly rows: readonly InsuranceNeedsYear[];
  readonly workings: readonly Working[];
}

/**
 * Life insurance a family needs: the present value of income short each year, paid at its beginning, plus debts,
 * final expenses, education and estate tax, less liquid assets and coverage in force.
 *
 * Units: cents, each year rounded half up. Throws: `GROWTH_OUT_OF_RANGE`, `TERM_OUT_OF_RANGE`.
 * Case: $100,000 a year for 2 years at 0%, debts $50,000, assets $30,000 → gap $220,000.00.
 */
export function lifeInsuranceNeeds(input: InsuranceNeedsInput): InsuranceNeeds {
  const { years, inflation = 0, returnRate, otherIncomeCents = 0 } = input;
  requireGrowth(inflation);
  requireGrowth(returnRate);
  if (!Number.isInteger(years) || years < 0 || years > 100) {
    throw new DomainError('TERM_OUT_OF_RANGE', `${years} is not a whole number of years from 0 to 100`, {
      field: 'years',
    });
  }
  const shortfall = Math.max(0, input.annualNeedCents - otherIncomeCents);
  const rows = Array.from({ length: years }, (_, index): InsuranceNeedsYear => {
    const grown = multiply(ratio(shortfall), growthOver(inflation, index));
    return {
      year: index + 1,
      shortfallCents: timesRatio(1, grown),
      presentValueCents: timesRatio(1, divide(grown, growthOver(returnRate, index))),
    };
  });
  const incomeNeedCents = rows.reduce((sum, row) => sum + row.presentValueCents, 0);
  const needs: Working[] = [
    { label: `Income for ${years} years, present value`, amountCents: incomeNeedCents },
    { label: 'Debts', amountCents: input.debtsCents ?? 0 },
    { label: 'Final expenses', amountCents: input.finalExpensesCents ?? 0 },
    { label: 'Education', amountCents: input.educationCents ?? 0 },
    { label: 'Estate tax', amountCents: input.estateTaxCents ?? 0 },
  ];
  const needCents = needs.reduce((sum, line) => sum + (line.amountCents ?? 0), 0);
  const resourcesCents = (input.liquidAssetsCents ?? 0) + (input.existingCoverageCents ?? 0);
  return {
    incomeNeedCents,
    needCents,
    resourcesCents,
    gapCents: Math.max(0, needCents - resourcesCents),
    surplusCents: Math.max(0, resourcesCents - needCents),
    rows,
    workings: [
      {
        label: needCents >= resourcesCents ? 'Coverage still missing' : 'Resources beyond the need (negative)',
        amountCents: needCents - resourcesCents,
        parts: [
          ...needs.filter((line) => line.amountCents !== 0),
          { label: 'Liquid assets', amountCents: -(input.liquidAssetsCents ?? 0) },
          { label: 'Coverage in force', amountCents: -(input.existingCoverageCents ?? 0) },
        ].filter((line) => line.amountCents !== 0),
      },
    ],
  };
}

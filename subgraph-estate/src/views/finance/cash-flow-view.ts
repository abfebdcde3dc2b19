import { isIncomeCategory } from '@platform/contracts/finance';
import type { Cents } from '@platform/kernel';
import type { StoredAssumptions } from '../../domain/estate/estate.ts';
import { cashFlowIn, yearsFrom } from '../../domain/finance/cash-flow.ts';
import type { CashFlowAssumption } from '../../domain/finance/cash-flow-assumption.ts';
import { cashFlowWords, checkYears } from './household-timeline.ts';

export interface CashFlowTable {
  readonly rows: { readonly id: string; readonly label: string; readonly isIncome: boolean }[];
  readonly years: {
    readonly year: number;
    readonly cells: Cents[];
    readonly income: Cents;
    readonly expenses: Cents;
    readonly incomeTax: Cents;
    readonly net: Cents;
    readonly netSoFar: Cents;
  }[];
}

/** Incomes first, as the sums stand; each year's sums are of the cents that its cells show. Throws: DomainError OUT_OF_RANGE. */
export function cashFlowTable(
  assumptions: readonly CashFlowAssumption[],
  { startYear, endYear }: { readonly startYear: number; readonly endYear: number },
  { projectionsEnabled, estimatedIncomeTax }: Pick<StoredAssumptions, 'projectionsEnabled' | 'estimatedIncomeTax'>,
): CashFlowTable {
  checkYears(startYear, endYear);
  const isIn = ({ category }: CashFlowAssumption): boolean => isIncomeCategory(category);
  const ordered = [...assumptions.filter(isIn), ...assumptions.filter((one) => !isIn(one))];
  const percent = projectionsEnabled ? estimatedIncomeTax : null;
  let netSoFar = 0;
  return {
    rows: ordered.map((one) => ({ id: one.id, label: cashFlowWords(one), isIncome: isIn(one) })),
    years: yearsFrom(startYear, endYear).map((year) => {
      const { amounts, incomeCents, expensesCents, incomeTaxCents, netCents } = cashFlowIn(ordered, year, percent);
      netSoFar += netCents;
      return {
        year,
        cells: [...amounts],
        income: incomeCents,
        expenses: expensesCents,
        incomeTax: incomeTaxCents,
        net: netCents,
        netSoFar,
      };
    }),
  };
}

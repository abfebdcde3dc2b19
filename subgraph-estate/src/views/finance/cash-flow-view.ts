import { isIncomeCategory } from '@platform/contracts/finance';
import type { Cents } from '@platform/kernel';
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
    readonly net: Cents;
  }[];
}

/** Incomes first, as the sums stand; each year's sums are of the cents that its cells show. Throws: DomainError OUT_OF_RANGE. */
export function cashFlowTable(
  assumptions: readonly CashFlowAssumption[],
  { startYear, endYear }: { readonly startYear: number; readonly endYear: number },
): CashFlowTable {
  checkYears(startYear, endYear);
  const isIn = ({ category }: CashFlowAssumption): boolean => isIncomeCategory(category);
  const ordered = [...assumptions.filter(isIn), ...assumptions.filter((one) => !isIn(one))];
  return {
    rows: ordered.map((one) => ({ id: one.id, label: cashFlowWords(one), isIncome: isIn(one) })),
    years: yearsFrom(startYear, endYear).map((year) => {
      const { amounts, incomeCents, expensesCents, netCents } = cashFlowIn(ordered, year);
      return { year, cells: [...amounts], income: incomeCents, expenses: expensesCents, net: netCents };
    }),
  };
}

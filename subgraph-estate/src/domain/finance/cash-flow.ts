import { isIncomeCategory } from '@platform/contracts/finance';
import { type Cents, LARGEST_AMOUNT_CENTS, multiplyRatio, sumCents } from '@platform/kernel';
import { type CashFlowAssumption, hundredthsOf } from './cash-flow-assumption.ts';

type Assumed = Pick<
  CashFlowAssumption,
  'category' | 'amountCents' | 'startYear' | 'endYear' | 'inflationRate' | 'isOneTime' | 'isNotTaxable'
>;

const WHOLE = 10_000n;

/** What an assumption comes to in a year, above zero whether it comes in or goes out; grown by every year since its first. */
export function amountIn(assumption: Assumed, year: number): Cents {
  const { amountCents, startYear, endYear, inflationRate, isOneTime } = assumption;
  const last = isOneTime ? startYear : endYear;
  if (year < startYear || (last !== null && year > last)) return 0;
  const years = BigInt(year - startYear);
  const rate = WHOLE + BigInt(hundredthsOf(inflationRate ?? 0));
  // Beyond what an amount can be, it is that: a hundred years of a high rate are nothing that can be planned to the cent.
  if (BigInt(amountCents) * rate ** years > BigInt(LARGEST_AMOUNT_CENTS) * WHOLE ** years) return LARGEST_AMOUNT_CENTS;
  return multiplyRatio(amountCents, rate ** years, WHOLE ** years);
}

export interface CashFlowYear {
  readonly year: number;
  readonly incomeCents: Cents;
  readonly expensesCents: Cents;
  /** Estimated on what comes in and is taxed; nothing in a year for which the assumptions say the income taxes themselves. */
  readonly incomeTaxCents: Cents;
  /** What is left, or lacks, after that tax. */
  readonly netCents: Cents;
  /** What each assumption comes to, in their order. */
  readonly amounts: readonly Cents[];
}

/** Sums are of the cents that are shown. */
export function cashFlowIn(
  assumptions: readonly Assumed[],
  year: number,
  incomeTaxPercent: number | null = null,
): CashFlowYear {
  const amounts = assumptions.map((assumption) => amountIn(assumption, year));
  const sumOf = (wanted: boolean): Cents =>
    sumCents(
      amounts.filter((_amount, index) => isIncomeCategory(assumptions[index]?.category ?? 'OTHER_EXPENSE') === wanted),
    );
  const incomeCents = sumOf(true);
  const expensesCents = sumOf(false);
  const taxes = assumptions.some(({ category }, index) => category === 'INCOME_TAXES' && amounts[index] !== 0);
  const taxableCents = sumCents(
    amounts.filter((_amount, index) => {
      const { category, isNotTaxable } = assumptions[index] ?? { category: 'OTHER_EXPENSE', isNotTaxable: true };
      return isIncomeCategory(category) && !isNotTaxable;
    }),
  );
  const incomeTaxCents = taxes ? 0 : multiplyRatio(taxableCents, BigInt(hundredthsOf(incomeTaxPercent ?? 0)), WHOLE);
  const netCents = incomeCents - expensesCents - incomeTaxCents;
  return { year, amounts, incomeCents, expensesCents, incomeTaxCents, netCents };
}

/** From the first to the last year, both included. */
export const yearsFrom = (start: number, end: number): number[] =>
  Array.from({ length: end - start + 1 }, (_one, index) => start + index);

import { LARGEST_AMOUNT_CENTS } from '@platform/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountIn, cashFlowIn } from './cash-flow.ts';
import { type CashFlowFacts, cashFlowWith } from './cash-flow-assumption.ts';

const TODAY = '2026-11-22';
const assumed = (facts: CashFlowFacts) =>
  cashFlowWith(null, { category: 'EARNINGS', amountCents: 10_000_000, startYear: 2026, ...facts }, TODAY);
const refused = (facts: CashFlowFacts) => {
  try {
    assumed(facts);
  } catch (error) {
    return (error as { field?: string }).field;
  }
  return null;
};

describe('what is assumed of money', () => {
  it('comes in from its first to its last year, and grows by its rate from the first on', () => {
    const salary = assumed({ inflationRate: 2.5, endYear: 2028 });
    expect([2025, 2026, 2027, 2028, 2029].map((year) => amountIn(salary, year))).toEqual([
      0, 10_000_000, 10_250_000, 10_506_250, 0,
    ]);
  });
  it('comes once, as it is, where it is said to', () => {
    const sale = assumed({ isOneTime: true, endYear: 2040, inflationRate: 3 });
    expect(sale).toMatchObject({ endYear: 2026, inflationRate: null });
    expect([2026, 2027].map((year) => amountIn(sale, year))).toEqual([10_000_000, 0]);
  });
  it('goes on where nobody says when it ends', () => {
    expect(amountIn(assumed({}), 2099)).toBe(10_000_000);
  });
  it('is never more than an amount can be', () => {
    const huge = assumed({ amountCents: LARGEST_AMOUNT_CENTS, inflationRate: 25 });
    expect(amountIn(huge, 2126)).toBe(LARGEST_AMOUNT_CENTS);
  });
  it('adds up to the cent, whatever it is', () => {
    const one = fc.record({
      category: fc.constantFrom('EARNINGS' as const, 'LIVING' as const),
      amountCents: fc.integer({ min: 1, max: 99_999_999_999 }),
      inflationRate: fc.integer({ min: 0, max: 2_500 }).map((bps) => bps / 100),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 12 }), fc.integer({ min: 2026, max: 2066 }), (facts, year) => {
        const all = facts.map((fact) => assumed(fact));
        const { amounts, incomeCents, expensesCents, netCents } = cashFlowIn(all, year);
        const signed = amounts.map((cents, index) => (all[index]?.category === 'EARNINGS' ? cents : -cents));
        expect(signed.reduce((sum, cents) => sum + cents, 0)).toBe(netCents);
        expect(incomeCents - expensesCents).toBe(netCents);
        const taxed = cashFlowIn(all, year, 24);
        expect(taxed.netCents).toBe(netCents - taxed.incomeTaxCents);
      }),
    );
  });
  it('is taxed where it comes in, unless it is free of tax or the taxes of the year are assumed themselves', () => {
    const salary = assumed({});
    const gift = assumed({ category: 'INHERITED', amountCents: 4_000_000, isNotTaxable: true });
    const living = assumed({ category: 'LIVING', amountCents: 3_000_000 });
    // 24% of 100,000.00, not of the 40,000.00 that is free.
    expect(cashFlowIn([salary, gift, living], 2026, 24)).toMatchObject({
      incomeTaxCents: 2_400_000,
      netCents: 8_600_000,
    });
    expect(cashFlowIn([salary], 2026, 0.05)).toMatchObject({ incomeTaxCents: 5_000 });
    expect(cashFlowIn([salary], 2026)).toMatchObject({ incomeTaxCents: 0, netCents: 10_000_000 });
    const taxes = assumed({ category: 'INCOME_TAXES', amountCents: 1_900_000, isOneTime: true });
    expect([2026, 2027].map((year) => cashFlowIn([salary, taxes], year, 24).incomeTaxCents)).toEqual([0, 2_400_000]);
  });
  it.each([
    [{ amountCents: 0 }, 'amount'],
    [{ amountCents: -1 }, 'amount'],
    [{ amountCents: LARGEST_AMOUNT_CENTS + 1 }, 'amount'],
    [{ endYear: 2025 }, 'endYear'],
    [{ startYear: 24 }, 'startYear'],
    [{ inflationRate: 26 }, 'inflationRate'],
    [{ inflationRate: 2.555 }, 'inflationRate'],
    [{}, null],
  ])('%o is refused at its field', (facts, field) => {
    expect(refused(facts)).toBe(field);
  });
});

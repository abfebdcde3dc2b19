import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workingAddsUp } from '../explanation/working.ts';
import { hasInheritanceTax, type InheritanceTaxInput, inheritanceTax } from './inheritance-tax.ts';

const dollars = (state: string, heirClass: string, amount: number, rest: Partial<InheritanceTaxInput> = {}): number =>
  inheritanceTax({ state, date: '2026-03-01', heirClass, amountCents: amount * 100, ...rest }).taxCents / 100;

describe('inheritance tax', () => {
  it.each([
    ['PA', 'spouse', 1_000_000, 0, '72 P.S. 9116'],
    ['PA', 'charity', 1_000_000, 0, '72 P.S. 9111'],
    ['PA', 'lineal', 750_000, 33_750, '4.5%'],
    ['PA', 'sibling', 100_000, 12_000, '12%'],
    ['PA', 'other', 50_000, 7_500, '15%'],
    ['NJ', 'A', 5_000_000, 0, 'exempt'],
    ['NJ', 'E', 5_000_000, 0, 'exempt'],
    ['NJ', 'C', 25_000, 0, 'first 25,000 free'],
    ['NJ', 'C', 1_100_000, 118_250, '11% of 1,075,000'],
    ['NJ', 'C', 2_000_000, 247_250, '118,250 + 39,000 + 42,000 + 48,000'],
    ['NJ', 'D', 499, 0, 'under 500'],
    ['NJ', 'D', 500, 75, '15% of all of it'],
    ['NJ', 'D', 1_000_000, 153_000, '105,000 + 16% of 300,000'],
    ['NE', 'spouse', 1_000_000, 0, 'exempt'],
    ['NE', '1', 200_000, 1_000, '1% above 100,000'],
    ['NE', '2', 140_000, 11_000, '11% above 40,000'],
    ['NE', '3', 125_000, 15_000, '15% above 25,000'],
    ['KY', 'A', 1_000_000, 0, 'exempt'],
    ['KY', 'B', 10_000, 360, '4% of 9,000'],
    ['KY', 'B', 20_000, 860, '360 + 5% of 10,000'],
    ['KY', 'B', 250_000, 30_960, '22,960 + 16% of 50,000'],
    ['KY', 'C', 10_000, 570, '6% of 9,500'],
    ['KY', 'C', 60_000, 6_270, 'KRS 140.070 table'],
    ['KY', 'C', 100_000, 12_670, '6,270 + 16% of 40,000'],
    ['MD', 'exempt', 1_000_000, 0, 'lineal and siblings'],
    ['MD', 'other', 1_000, 0, 'a share of 1,000 or less'],
    ['MD', 'other', 100_000, 10_000, '10% of clear value'],
    ['FL', 'anything', 100_000, 0, 'no inheritance tax'],
    ['IA', 'B', 100_000, 0, 'repealed from 2025'],
  ])('%s class %s on %i is %f (%s)', (state, heirClass, amount, tax) => {
    expect(dollars(state, heirClass, amount)).toBe(tax);
  });

  it.each([
    // 11,375 up to 150,000 and 10% of 50,000 = 16,375; 11,000 up to 100,000 and 15% of 100,000 = 26,000.
    ['2021-06-01', 13_100, 20_800],
    ['2022-06-01', 9_825, 15_600],
    ['2023-06-01', 6_550, 10_400],
    ['2024-12-31', 3_275, 5_200],
    ['2025-01-01', 0, 0],
  ])('Iowa ends in fifths: on 200,000 for a death on %s %d of a sibling, %d of others', (date, sibling, other) => {
    expect([dollars('IA', 'B', 200_000, { date }), dollars('IA', 'C', 200_000, { date })]).toEqual([sibling, other]);
    expect(dollars('IA', 'A', 200_000, { date: '2024-01-01' })).toBe(0);
  });

  it('frees heirs under 22 in Nebraska from 2023, and taxes at the older rates before', () => {
    expect(dollars('NE', '3', 125_000, { heirAge: 21 })).toBe(0);
    expect(dollars('NE', '3', 125_000, { heirAge: 22 })).toBe(15_000);
    expect(dollars('NE', '2', 115_000, { date: '2022-12-31', heirAge: 20 })).toBe(13_000);
  });

  it('gives Pennsylvania its 5% for early payment, and nothing from a child of the decedent up to 21', () => {
    expect(dollars('PA', 'sibling', 100_000, { paidWithinThreeMonths: true })).toBe(11_400);
    expect(dollars('PA', 'lineal', 100_000, { childOfDecedent: true, heirAge: 21 })).toBe(0);
    expect(dollars('NJ', 'D', 1_000, { paidWithinThreeMonths: true })).toBe(150);
    // Kentucky: 5% of 28,670 within nine months (KRS 140.210).
    expect(dollars('KY', 'C', 200_000, { paidWithinNineMonths: true })).toBe(27_236.5);
    expect(dollars('PA', 'sibling', 100_000, { paidWithinNineMonths: true })).toBe(12_000);
  });

  it.each([
    ['a class of another state', 'PA', 'A', '2026-01-01', 'UNKNOWN_HEIR_CLASS', 'heirClass'],
    ['a name every object has', 'PA', 'constructor', '2026-01-01', 'UNKNOWN_HEIR_CLASS', 'heirClass'],
    ['a code that is no state', 'XX', 'A', '2026-01-01', 'UNKNOWN_STATE', 'state'],
    ['Iowa before the years of its repeal', 'IA', 'B', '2020-12-31', 'LAW_NOT_HELD', 'date'],
  ])('refuses %s', (_, state, heirClass, date, code, field) => {
    const act = (): unknown => inheritanceTax({ state, heirClass, date, amountCents: 1 });
    expect(act).toThrow(expect.objectContaining({ code, field }));
  });

  it('R324: is known for five states', () => {
    expect(['PA', 'NJ', 'NE', 'KY', 'MD', 'NY'].map((state) => hasInheritanceTax(state, '2026-01-01'))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('never falls as the share grows, never exceeds it, and its receipt adds up', () => {
    const classes = fc.constantFrom(
      ['PA', 'lineal'],
      ['PA', 'other'],
      ['NJ', 'C'],
      ['NJ', 'D'],
      ['NE', '2'],
      ['KY', 'B'],
      ['KY', 'C'],
      ['MD', 'other'],
    );
    fc.assert(
      fc.property(classes, fc.nat(1_000_000_000), fc.nat(1_000_000_000), ([state = '', heirClass = ''], a, b) => {
        const tax = (amountCents: number) => inheritanceTax({ state, heirClass, date: '2026-03-01', amountCents });
        const [less, more] = [tax(Math.min(a, b)), tax(Math.max(a, b))];
        return less.taxCents <= more.taxCents && more.taxCents <= Math.max(a, b) && workingAddsUp(more.working);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { applicableFederalRate, type Compounding, compoundedRates, section7520FromAfr } from './afr.ts';
import { AFR_RATES, FIRST_AFR_MONTH } from './afr-table.generated.ts';
import { elect7520, electable7520, roundTo7520, section7520History, section7520Rate } from './section-7520.ts';

describe('section 7520 rates (IRS revenue rulings)', () => {
  it.each([
    ['1996-01', 6.8],
    ['2000-05', 7.8],
    ['2009-02', 2],
    ['2020-11', 0.4],
    ['2023-12', 5.8],
    ['2026-08', 5.2],
  ])('%s is %f', (month, ratePct) => {
    expect(section7520Rate(month)).toEqual({ ratePct, month, stale: false });
  });
  it('gives the last known month, marked, after the table', () => {
    expect(section7520Rate('2027-01')).toEqual({ ratePct: 5.2, month: '2026-08', stale: true });
  });
  it('follows from 120% of the mid-term rate in every month of both tables', () => {
    const both = section7520History().filter(({ month }) => month >= '1997-01');
    expect(both.length).toBe(356);
    expect(both.filter(({ month, ratePct }) => section7520FromAfr(month) !== ratePct)).toEqual([]);
  });
  it.each([
    [5.23, 5.2],
    [5.3, 5.4],
    [5.1, 5.2],
    [5.09, 5],
    [4.7, 4.8],
    [0.09, 0],
  ])('rounds %f to the nearest two tenths, ties up: %f', (afr, rate) => {
    expect(roundTo7520(afr)).toBe(rate);
  });
  it('offers the month and the two before it, and the best of them', () => {
    expect(electable7520('2026-05').map(({ ratePct }) => ratePct)).toEqual([5, 4.6, 4.8]);
    expect(elect7520([5, 4.6, 4.8], 'highest')).toBe(5);
    expect(elect7520([5, 4.6, 4.8], 'lowest')).toBe(4.6);
  });
  it.each([
    ['before the table', () => section7520Rate('1995-12'), 'MONTH_BEFORE_TABLE'],
    ['no month', () => section7520Rate('2026-13'), 'NOT_A_MONTH'],
    ['four rates', () => elect7520([1, 2, 3, 4], 'lowest'), 'WRONG_NUMBER_OF_RATES'],
  ])('refuses %s', (_, act, code) => {
    expect(act).toThrow(expect.objectContaining({ code }));
  });
});

describe('applicable federal rates (IRS revenue rulings)', () => {
  it.each([
    ['2024-01', 'short', 'annual', 1, 5],
    ['2024-01', 'long', 'monthly', 1, 4.45],
    ['2026-08', 'mid', 'annual', 1, 4.35],
    ['2026-08', 'mid', 'monthly', 1, 4.26],
    ['2026-08', 'mid', 'annual', 1.2, 5.23],
    ['2026-08', 'mid', 'semiannual', 1.2, 5.16],
    ['2025-10', 'mid', 'annual', 1.2, 4.65],
  ] as const)('%s %s %s × %f is %f', (month, term, compounding, multiple, rate) => {
    expect(applicableFederalRate(month, term, compounding, multiple).ratePct).toBe(rate);
  });
  it('compounds every yearly rate of the table as the IRS prints it', () => {
    for (const { month } of section7520History().filter((row) => row.month >= '1997-01')) {
      for (const term of ['short', 'mid', 'long'] as const) {
        const printed = (compounding: Compounding): number => applicableFederalRate(month, term, compounding).ratePct;
        expect(compoundedRates(printed('annual'))).toEqual({
          semiannualPct: printed('semiannual'),
          quarterlyPct: printed('quarterly'),
          monthlyPct: printed('monthly'),
        });
      }
    }
  });
  it('takes 120% of the mid-term rate as the IRS prints it, in every month of the table', () => {
    const printed = AFR_RATES.split(',').map((row) => Number(row.split(' ')[12]) / 100);
    const months = section7520History().filter(({ month }) => month >= FIRST_AFR_MONTH);
    expect(months.map(({ month }) => applicableFederalRate(month, 'mid', 'annual', 1.2).ratePct)).toEqual(printed);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workingAddsUp } from '../explanation/working.ts';
import { federalEstateTax } from './estate-tax.ts';
import { giftHistory, giftTaxPayableByYear, type YearOfGifts } from './gift-history.ts';
import { lifetimeGiftTax } from './lifetime-gift-tax.ts';

const MILLION = 100_000_000;
const gift = (year: number | null, millions: number, paidMillions = 0): YearOfGifts => ({
  year,
  taxableCents: Math.round(millions * MILLION),
  giftTaxPaidCents: Math.round(paidMillions * MILLION),
});
const history = (...gifts: YearOfGifts[]) => giftHistory({ gifts, date: '2026-06-01' });

describe('giftHistory', () => {
  it.each([
    ['no gifts', [], 0, 0, 0],
    ['3M in 2021', [gift(2021, 3)], 3, 3, 0],
    ['several years', [gift(2021, 3), gift(2024, 2), gift(2021, 1)], 6, 6, 0],
    ['a million beyond the exclusion of 2021, taxed', [gift(2021, 12.7, 0.4)], 12.7, 11.7, 0.4],
    ['a million beyond in 2012, when the top rate was 35%', [gift(2012, 6.12, 0.35)], 6.12, 5.12, 0.4],
    ['a year nobody knows', [gift(2021, 1), gift(null, 2)], 3, 3, 0],
  ])('%s', (_name, gifts, total, used, payable) => {
    const found = history(...gifts);
    expect(found.adjustedTaxableGiftsCents).toBe(Math.round(total * MILLION));
    expect(found.exclusionUsedCents).toBe(Math.round(used * MILLION));
    expect(found.giftTaxPayableCents).toBe(Math.round(payable * MILLION));
    expect(found.beyond).toBeNull();
  });
  it('says by which year more was given free of tax than the law allowed', () => {
    expect(history(gift(2020, 10), gift(2021, 3)).beyond).toEqual({
      year: 2021,
      allowedCents: 11.7 * MILLION,
      freeCents: 13 * MILLION,
    });
    const ported = giftHistory({ gifts: [gift(2021, 13)], dsueCents: 2 * MILLION, date: '2026-06-01' });
    expect(ported.beyond).toBeNull();
  });
  it('is not sure of a tax paid before the schedules that are held', () => {
    expect(history(gift(1998, 2, 0.5)).isSure).toBe(false);
    expect(history(gift(1998, 0.5)).isSure).toBe(true);
  });
  it('agrees with the gift tax of the year: what the tax is on was not sheltered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2013, max: 2026 }), fc.integer({ min: 1, max: 4_000 }), (year, tenThousands) => {
        const taxableGiftCents = tenThousands * 1_000_000;
        const { taxCents, ownUsedCents } = lifetimeGiftTax({ date: `${year}-12-31`, taxableGiftCents });
        const gifts = [{ year, taxableCents: taxableGiftCents, giftTaxPaidCents: taxCents }];
        const found = giftHistory({ gifts, date: '2026-06-01' });
        expect(found.exclusionUsedCents).toBe(ownUsedCents);
        expect(found.beyond).toBeNull();
        expect(found.giftTaxPayableCents).toBe(taxCents);
      }),
    );
  });
});

describe('federalEstateTax after gifts', () => {
  const tax = (gifts: number, estate: number, more: object = {}) =>
    federalEstateTax({
      date: '2026-06-01',
      grossEstateCents: estate * MILLION,
      adjustedTaxableGiftsCents: gifts * MILLION,
      ...more,
    });
  // CONVENTIONS C25 for the first; the others by hand from IRC 2001(b), 2010(c) and Reg. 20.2010-1(c).
  it.each([
    ['gifts beyond the exclusion were taxed when they were made', tax(20, 10), 2, 4],
    ['gifts within it: nothing was', tax(3, 14), 0, 0.8],
    ['the tax that was payable is known', tax(12, 14, { giftTaxPayableCents: 0.4 * MILLION }), 0.4, 4],
    [
      'an exclusion that fell below what gifts used is not taken back',
      tax(13, 5, { giftTaxPayableCents: 0, assumptions: { federalExclusionCents: 7 * MILLION } }),
      0,
      2,
    ],
    [
      'the same where the tax payable is not known',
      tax(13, 5, { assumptions: { federalExclusionCents: 7 * MILLION } }),
      2.4,
      2,
    ],
    ['gifts used what a late spouse left', tax(17, 10, { dsueCents: 2 * MILLION }), 0, 4],
    [
      'what a later spouse leaves, no gift has used',
      tax(17, 10, { dsueCents: 2 * MILLION, dsueOfGiftsCents: 0 }),
      0.8,
      3.2,
    ],
  ])('%s', (_name, found, payable, due) => {
    expect(found.giftTaxPayableCents).toBe(Math.round(payable * MILLION));
    expect(found.taxCents).toBe(Math.round(due * MILLION));
    expect(workingAddsUp(found.working)).toBe(true);
  });
});

describe('gift tax payable where nobody says what was paid', () => {
  const M = 1_000_000_00;
  const payable = (gifts: readonly (readonly [year: number, cents: number])[], dsueCents = 0) =>
    giftTaxPayableByYear({
      gifts: gifts.map(([year, taxableCents]) => ({ year, taxableCents })),
      dsueCents,
      date: '2026-03-01',
      assumptions: undefined,
    });
  it.each<[string, [number, number][], number | undefined]>([
    ['40% of what is beyond 5,450,000', [[2016, 7 * M]], 620_000_00],
    // 6,230,000 − 5,450,000 more is free in 2018, 11.18 − 5.45 million
    [
      'what a later year adds to the exclusion is free',
      [
        [2016, 7 * M],
        [2018, 5_730_000_00],
      ],
      620_000_00,
    ],
    [
      'and not more than that',
      [
        [2018, 5_730_001_00],
        [2016, 7 * M],
      ],
      620_000_40,
    ],
    // At the rates of 2026: the table on 2 million less that on 1 million
    ['the exclusion of gifts stood at a million in 2006', [[2006, 2 * M]], 400_000_00],
    ['is not known before 2004', [[2003, M]], undefined],
  ])('%s', (_, gifts, cents) => expect(payable(gifts)).toBe(cents));

  it('an exclusion ported before shelters, too', () => expect(payable([[2016, 7 * M]], M)).toBe(220_000_00));
});

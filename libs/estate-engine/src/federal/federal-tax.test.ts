import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workingAddsUp } from '../explanation/working.ts';
import { federalEstateTax } from './estate-tax.ts';
import { federalLaw } from './federal-law.ts';
import { annualExclusion, giftExclusionOrder, portableExclusion } from './gift-tax.ts';
import { lifetimeGiftTax } from './lifetime-gift-tax.ts';
import { applicableCredit, tentativeTax } from './tentative-tax.ts';

const MILLION = 100_000_000;

describe('tentativeTax', () => {
  // Form 706 instructions, Table A: each printed base is the tax on its limit.
  it.each([
    [0, 0],
    [10_000, 1_800],
    [20_000, 3_800],
    [40_000, 8_200],
    [60_000, 13_000],
    [80_000, 18_200],
    [100_000, 23_800],
    [150_000, 38_800],
    [250_000, 70_800],
    [500_000, 155_800],
    [750_000, 248_300],
    [1_000_000, 345_800],
    [15_000_000, 5_945_800],
  ])('on %i is %i', (amount, tax) => {
    expect(tentativeTax(amount * 100, '2026-01-01')).toBe(tax * 100);
  });
});

describe('applicableCredit', () => {
  // Form 706 and 709 instructions, tables of the applicable credit amount by year.
  it.each([
    [2004, 555_800],
    [2006, 780_800],
    [2009, 1_455_800],
    [2011, 1_730_800],
    [2012, 1_772_800],
    [2013, 2_045_800],
    [2014, 2_081_800],
    [2015, 2_117_800],
    [2016, 2_125_800],
    [2017, 2_141_800],
    [2018, 4_417_800],
    [2019, 4_505_800],
    [2020, 4_577_800],
    [2021, 4_625_800],
    [2022, 4_769_800],
    [2023, 5_113_800],
    [2024, 5_389_800],
    [2025, 5_541_800],
    [2026, 5_945_800],
  ])('of %i is %i', (year, credit) => {
    const date = `${year}-06-01`;
    expect(applicableCredit(federalLaw(date).basicExclusionCents, date)).toBe(credit * 100);
  });
});

describe('federalLaw', () => {
  it('keeps the gift exclusion at 1,000,000 through 2010', () => {
    expect(federalLaw('2010-05-01')).toMatchObject({ basicExclusionCents: 5 * MILLION, giftExclusionCents: MILLION });
    expect(federalLaw('2011-05-01').giftExclusionCents).toBe(5 * MILLION);
  });
  it('marks the reported figure of 2027 as weak', () => {
    const law = federalLaw('2027-01-01');
    expect(law).toMatchObject({ basicExclusionCents: 1_548_000_000, certainty: 'D', projected: true });
  });
  it('projects with the rounding of the statute: nearest 10,000, and down to 1,000', () => {
    const law = federalLaw('2028-01-01', { inflationRate: 0.03 });
    // 15,000,000 × 1.0609 = 15,913,500; 19,400 × 1.0609 = 20,581; 194,000 × 1.0609 = 205,814.
    expect(law).toMatchObject({
      basicExclusionCents: 1_591_000_000,
      annualExclusionCents: 2_000_000,
      nonCitizenSpouseExclusionCents: 20_500_000,
      certainty: 'C',
      ruleSet: 'US-2028@2026.3+3%/yr',
    });
  });
  it('lets an assumption replace the law from its year on, growing if inflation is given', () => {
    const assumptions = { federalExclusionCents: 7 * MILLION, fromYear: 2028, inflationRate: 0.02 };
    expect(federalLaw('2027-01-01', assumptions).assumed).toBe(false);
    expect(federalLaw('2028-01-01', assumptions)).toMatchObject({ basicExclusionCents: 7 * MILLION, assumed: true });
    expect(federalLaw('2030-01-01', assumptions).basicExclusionCents).toBe(728_000_000);
  });
  it.each([['2003-12-31'], ['2201-01-01']])('refuses %s', (date) => {
    expect(() => federalLaw(date)).toThrow(expect.objectContaining({ code: 'LAW_NOT_HELD', field: 'date' }));
  });
});

describe('federalEstateTax', () => {
  it.each([
    ['18,000,000 in 2026: 40% of 3,000,000', { grossEstateCents: 18 * MILLION }, 1_200_000_00],
    ['one cent over the exclusion', { grossEstateCents: 15 * MILLION + 1 }, 0],
    ['two cents over: 0.8 of a cent', { grossEstateCents: 15 * MILLION + 2 }, 1],
    [
      'gifts use the lower brackets first',
      { grossEstateCents: 15 * MILLION, adjustedTaxableGiftsCents: MILLION },
      400_000_00,
    ],
    ['a ported exclusion', { grossEstateCents: 25 * MILLION, dsueCents: 9 * MILLION }, 400_000_00],
    [
      'deductions',
      {
        grossEstateCents: 20 * MILLION,
        maritalCents: 2 * MILLION,
        charitableCents: MILLION,
        debtsAndExpensesCents: MILLION,
      },
      400_000_00,
    ],
    [
      'second death of the sample couple',
      {
        grossEstateCents: 3_742_903_000,
        debtsAndExpensesCents: 108_425_000,
        charitableCents: MILLION,
        stateDeathTaxCents: 502_236_480,
        dsueCents: 990_000_000,
      },
      216_896_608,
    ],
  ])('%s', (_, input, tax) => {
    const result = federalEstateTax({ date: '2026-11-20', ...input });
    expect(result.taxCents).toBe(tax);
    expect(workingAddsUp(result.working)).toBe(true);
  });
  it('shows deductions beyond the estate and leaves nothing taxable', () => {
    const result = federalEstateTax({ date: '2026-01-01', grossEstateCents: 100, maritalCents: 300 });
    expect(result).toMatchObject({ taxableEstateCents: 0, taxCents: 0, exclusionUsedCents: 0 });
    expect(workingAddsUp(result.working)).toBe(true);
  });
  it('taxes at an assumed top rate and names it', () => {
    const result = federalEstateTax({
      date: '2026-01-01',
      grossEstateCents: 16 * MILLION,
      assumptions: { federalTopRate: 0.45 },
    });
    expect(result.taxCents).toBe(450_000_00);
    expect(result.ruleSet).toBe('US-2026@2026.3+assumed');
    expect(result.warnings).toContainEqual(expect.objectContaining({ code: 'LAW_ASSUMED' }));
  });
  it('refuses deaths whose tax had a credit for state death taxes', () => {
    expect(() => federalEstateTax({ date: '2004-01-01', grossEstateCents: 1 })).toThrow(
      expect.objectContaining({ code: 'LAW_NOT_HELD' }),
    );
  });

  const amount = fc.integer({ min: 0, max: 20_000_000_000 });
  it('grows with the estate by at most 40 cents a dollar, and its receipt adds up', () => {
    fc.assert(
      fc.property(amount, amount, amount, fc.integer({ min: 2013, max: 2060 }), (a, b, gifts, year) => {
        const tax = (grossEstateCents: number) =>
          federalEstateTax({ date: `${year}-01-01`, grossEstateCents, adjustedTaxableGiftsCents: gifts });
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const rise = tax(high).taxCents - tax(low).taxCents;
        return rise >= 0 && rise <= Math.ceil((high - low) * 0.4) + 1 && workingAddsUp(tax(high).working);
      }),
    );
  });
});

describe('gifts', () => {
  it('excludes each donee once, twice when split', () => {
    expect(annualExclusion({ year: 2026, donees: 3, giftEachCents: 5_000_000 })).toMatchObject({
      excludedCents: 5_700_000,
      taxableCents: 9_300_000,
    });
    expect(annualExclusion({ year: 2026, donees: 3, giftEachCents: 5_000_000, split: true })).toMatchObject({
      excludedCents: 11_400_000,
      taxableCents: 3_600_000,
    });
    expect(annualExclusion({ year: 2021, donees: 2, giftEachCents: 1_000_000 })).toMatchObject({
      excludedCents: 2_000_000,
      taxableCents: 0,
    });
  });
  it('use the ported exclusion first, then the own one (Reg. 25.2505-2(b))', () => {
    const order = (gift: number) =>
      giftExclusionOrder({ dsueAvailableCents: 200, ownExclusionCents: 300, taxableGiftCents: gift });
    expect(order(150)).toMatchObject({ dsueUsedCents: 150, ownUsedCents: 0, taxedCents: 0 });
    expect(order(400)).toMatchObject({ dsueUsedCents: 200, ownUsedCents: 200, taxedCents: 0 });
    expect(order(600)).toMatchObject({ dsueUsedCents: 200, ownUsedCents: 300, taxedCents: 100 });
  });
  it.each([
    // Reg. 20.2010-2(c)(1): the exclusion less the taxable estate and the gifts that were not taxed.
    [
      'estate 2,000,000 and gifts 1,000,000 of 5,000,000',
      { basicExclusionAtDeathCents: 500, taxableEstateCents: 200, adjustedTaxableGiftsCents: 100 },
      200,
    ],
    [
      'gifts that were taxed do not count',
      { basicExclusionAtDeathCents: 500, taxableEstateCents: 200, adjustedTaxableGiftsCents: 100, giftsTaxedCents: 40 },
      240,
    ],
    ['at most the basic exclusion', { basicExclusionAtDeathCents: 500, taxableEstateCents: 0, ownDsueCents: 300 }, 500],
    ['never below zero', { basicExclusionAtDeathCents: 500, taxableEstateCents: 900 }, 0],
  ])('port %s', (_, input, dsue) => {
    const { dsueCents, working } = portableExclusion(input);
    expect(dsueCents).toBe(dsue);
    expect(workingAddsUp(working)).toBe(true);
  });
  it.each([
    ['a first gift above the exclusion', { taxableGiftCents: 16 * MILLION }, 400_000_00, 0],
    ['a gift within it', { taxableGiftCents: 4 * MILLION }, 0, 11 * MILLION],
    ['after earlier gifts', { taxableGiftCents: 2 * MILLION, priorTaxableGiftsCents: 14 * MILLION }, 400_000_00, 0],
    // IRC 2505(a)(2) takes off what earlier gifts used of the credit; taxed ones used none.
    [
      'after earlier gifts that were all taxed',
      { taxableGiftCents: 2 * MILLION, priorTaxableGiftsCents: 14 * MILLION, priorGiftsTaxedCents: 14 * MILLION },
      0,
      13 * MILLION,
    ],
    [
      'after gifts of 2020, of which 11.58 million used the exclusion of then and the rest was taxed',
      { taxableGiftCents: 4 * MILLION, priorTaxableGiftsCents: 14 * MILLION, priorGiftsTaxedCents: 242_000_000 },
      // 4,000,000 less the 3,420,000 that are left, at 40%.
      232_000_00,
      0,
    ],
    // Tentative tax on 15,000,000 is 5,945,800, on 500,000 it is 155,800: 5,790,000 of credit are left, 40% of
    // 14,475,000, so that 25,000 of a gift of 14,500,000 are taxed.
    [
      'after an exclusion that was used at lower rates',
      { taxableGiftCents: 1450 * 1_000_000, priorTaxableGiftsCents: 5 * MILLION, priorGiftsTaxedCents: 450_000_000 },
      10_000_00,
      0,
    ],
    ['a ported exclusion first', { taxableGiftCents: 3 * MILLION, dsueAvailableCents: 2 * MILLION }, 0, 14 * MILLION],
  ])('are taxed: %s', (_, input, tax, left) => {
    const result = lifetimeGiftTax({ date: '2026-05-01', ...input });
    expect(result).toMatchObject({ taxCents: tax, ownLeftCents: left });
    expect(workingAddsUp(result.working)).toBe(true);
  });
  it('cannot have been taxed beyond what was given', () => {
    expect(() =>
      portableExclusion({ basicExclusionAtDeathCents: 1, taxableEstateCents: 1, giftsTaxedCents: 1 }),
    ).toThrow(/more gifts/);
    expect(() => lifetimeGiftTax({ date: '2026-05-01', taxableGiftCents: 1, priorGiftsTaxedCents: 1 })).toThrow(
      /more gifts/,
    );
  });
});

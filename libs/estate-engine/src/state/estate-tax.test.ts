import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workingAddsUp } from '../explanation/working.ts';
import { stateEstateTax } from './estate-tax.ts';
import { hasStateEstateTax, section2011Credit, stateExclusion } from './regimes.ts';

const dollars = (state: string, date: string, taxable: number, rest: object = {}): number =>
  stateEstateTax({ state, date, taxableEstateCents: Math.round(taxable * 100), ...rest }).taxCents / 100;

type Case = readonly [state: string, date: string, taxable: number, tax: number, why: string];

// Figures follow from the statute or the state's printed table named in src/law/state-tables.ts; the arithmetic is in `why`.
const CASES: readonly Case[] = [
  ['CT', '2025-03-01', 13_990_000, 0, 'at the federal exclusion of 2025'],
  ['CT', '2026-03-01', 16_000_000, 120_000, '12% of 1,000,000'],
  ['CT', '2026-03-01', 200_000_000, 15_000_000, 'capped'],
  ['DC', '2024-03-01', 5_000_000, 31_852.8, '11.2% of 284,400'],
  ['DC', '2026-03-01', 4_988_400, 0, 'at the zero bracket'],
  ['DC', '2026-03-01', 6_000_000, 121_299.2, '11.2% of 11,600 and 12% of 1,000,000'],
  ['HI', '2026-03-01', 5_490_000, 0, 'at the exclusion'],
  ['HI', '2026-03-01', 8_490_000, 330_000, 'HRS 236E-8: base at 3,000,000'],
  ['HI', '2026-03-01', 16_490_000, 1_585_000, '1,385,000 and 20% of 1,000,000'],
  ['IL', '2026-03-01', 4_000_000, 0, 'at the exclusion'],
  ['IL', '2026-03-01', 5_000_000, 285_714.29, 'T = 40% × (1,000,000 − T)'],
  ['IL', '2026-03-01', 6_000_000, 456_071.43, 'T = 402,800 + 12% × (900,000 − T)'],
  ['IL', '2026-03-01', 10_000_000, 926_923.08, 'T = 786,800 + 14.4% × (1,900,000 − T)'],
  ['ME', '2025-03-01', 7_000_000, 0, 'at the exclusion'],
  ['ME', '2026-03-01', 11_160_000, 340_000, '240,000 and 10% of 1,000,000'],
  ['ME', '2026-03-01', 14_160_000, 660_000, '540,000 and 12% of 1,000,000'],
  ['MD', '2026-03-01', 5_000_000, 0, 'at the exclusion'],
  ['MD', '2026-03-01', 6_000_000, 160_000, '16% of 1,000,000, below the former credit of 510,800'],
  ['MD', '2026-03-01', 20_000_000, 2_400_000, '16% of 15,000,000; the former credit is 2,666,800'],
  ['MA', '2026-03-01', 2_000_000, 0, 'table on 1,940,000 is the credit of 99,600'],
  ['MA', '2026-03-01', 6_000_000, 411_200, '510,800 less 99,600'],
  ['MA', '2026-11-20', 35_344_780, 5_022_364.8, 'receipt of the estate diagram'],
  ['MN', '2026-03-01', 3_000_000, 0, 'at the exclusion'],
  ['MN', '2026-03-01', 10_100_000, 923_000, 'Minn. Stat. 291.03: base at 7,100,000'],
  ['MN', '2026-03-01', 13_100_000, 1_355_000, 'base at 10,100,000'],
  ['NY', '2026-03-01', 7_350_000, 0, 'at the exclusion'],
  ['NY', '2026-03-01', 7_400_000, 136_800, '691,600 less the table on 6,350,000, 554,800'],
  ['NY', '2026-03-01', 7_500_000, 386_400, '705,200 less the table on 4,350,000, 318,800'],
  ['NY', '2026-03-01', 7_350_000.01, 0.03, 'a cent over: 13.6% of it, and 12.8% of the twenty cents below'],
  ['NY', '2023-03-01', 6_580_000, 0, 'exclusion of 2023'],
  ['CT', '2023-03-01', 13_920_000, 120_000, '12% of 1,000,000 above 12,920,000'],
  ['DC', '2023-03-01', 4_528_800, 0, 'at the zero bracket of 2023'],
  ['ME', '2023-03-01', 6_410_000, 0, 'exclusion of 2023'],
  ['NY', '2026-03-01', 7_717_500, 734_780, 'at 105%: no credit'],
  ['NY', '2026-03-01', 12_650_000, 1_490_800, '1,082,800 and 16% of 2,550,000'],
  ['NY', '2024-03-01', 6_940_000, 0, 'exclusion of 2024'],
  ['NY', '2024-03-01', 7_000_000.01, 158_400.02, '638,000.00 less the table on 5,739,999.80, 479,599.98: two taxes'],
  ['OR', '2026-03-01', 1_000_000, 0, 'first limit'],
  ['OR', '2026-03-01', 3_500_000, 257_500, 'ORS 118.010: base at 3,500,000'],
  ['OR', '2026-03-01', 10_500_000, 1_182_500, '1,022,500 and 16% of 1,000,000'],
  ['RI', '2024-03-01', 1_774_583, 0, 'published threshold'],
  ['RI', '2026-03-01', 1_838_056, 0, 'published threshold'],
  ['RI', '2026-03-01', 3_000_000, 94_060, '146,800 and 8.8% of 400,000, less 87,940'],
  ['RI', '2016-03-01', 3_000_000, 117_600, '182,000 less 64,400'],
  ['VT', '2026-03-01', 5_000_000, 0, 'at the exclusion'],
  ['VT', '2026-03-01', 7_000_000, 320_000, '16% of 2,000,000'],
  ['WA', '2025-06-30', 4_193_000, 240_000, 'old exclusion 2,193,000, old table'],
  ['WA', '2025-07-01', 5_000_000, 250_000, 'exclusion 3,000,000, table to 35%'],
  ['WA', '2026-06-30', 15_076_000, 2_980_000, 'exclusion 3,076,000: 1,930,000 and 35% of 3,000,000'],
  ['WA', '2026-07-01', 15_000_000, 2_090_000, 'exclusion 3,000,000, old table: 1,490,000 and 20% of 3,000,000'],
  ['FL', '2026-03-01', 50_000_000, 0, 'no estate tax'],
  ['PA', '2026-03-01', 50_000_000, 0, 'an inheritance tax only'],
];

describe('state estate tax', () => {
  it.each(CASES)('%s %s: %f → %f (%s)', (state, date, taxable, tax) => {
    const result = stateEstateTax({ state, date, taxableEstateCents: taxable * 100 });
    expect(result.taxCents / 100).toBe(tax);
    expect(workingAddsUp(result.working)).toBe(true);
  });

  it('shows the Massachusetts receipt line by line', () => {
    const { working } = stateEstateTax({ state: 'MA', date: '2026-11-20', taxableEstateCents: 3_534_478_000 });
    expect(working.parts?.map(({ label, amountCents }) => [label, amountCents])).toEqual([
      ['Tax on the first 10,040,000', 108_280_000],
      ['16% of the next 25,244,780', 403_916_480],
      ['Credit', -9_960_000],
    ]);
  });

  it('adds the exclusion ported from the first spouse in Hawaii and Maryland, and says that others do not', () => {
    expect(dollars('HI', '2026-03-01', 10_980_000, { portedCents: 549_000_000 })).toBe(0);
    expect(dollars('MD', '2026-03-01', 12_000_000, { portedCents: 500_000_000 })).toBe(320_000);
    const illinois = stateEstateTax({
      state: 'IL',
      date: '2026-03-01',
      taxableEstateCents: 500_000_000,
      portedCents: 1,
    });
    expect(illinois.taxCents).toBe(28_571_429);
    expect(illinois.warnings).toContainEqual(expect.objectContaining({ code: 'NOT_PORTABLE' }));
  });

  it('credits the inheritance tax of Maryland, never below zero', () => {
    expect(dollars('MD', '2026-03-01', 6_000_000, { inheritanceTaxPaidCents: 10_000_000 })).toBe(60_000);
    expect(dollars('MD', '2026-03-01', 6_000_000, { inheritanceTaxPaidCents: 99_900_000 })).toBe(0);
  });

  it.each([
    ['OR', '2026-03-01', 193_125, 'three quarters of the tax'],
    ['MA', '2023-01-01', 49_400, 'table on 2,565,000 less the credit from 2023 on'],
    ['MA', '2025-08-01', 49_400, 'the same'],
    ['NY', '2026-03-01', 0, 'a base of 2,625,000'],
  ])('%s %s: a quarter of 3,500,000 elsewhere leaves %f (%s)', (state, date, tax) => {
    expect(dollars(state, date, 3_500_000, { grossCents: 350_000_000, inStateGrossCents: 262_500_000 })).toBe(tax);
  });

  it('Massachusetts: 3,500,000 with 1,000,000 elsewhere leaves the table on 2,440,000 less the credit', () => {
    const rest = { grossCents: 350_000_000, inStateGrossCents: 250_000_000 };
    expect(dollars('MA', '2024-03-01', 3_500_000, rest)).toBe(39_200);
  });

  it('Illinois counts lifetime gifts in the federal tax above its exclusion, not in the former credit', () => {
    const gifts = { giftsAddedBackCents: 100_000_000 };
    // (238,800 + 10.4% of 300,000) ÷ 1.104, below 40% of 900,000 ÷ 1.4 = 257,142.86.
    expect(dollars('IL', '2026-03-01', 3_900_000, gifts)).toBe(244_565.22);
    expect(dollars('IL', '2026-03-01', 3_000_000, gifts)).toBe(0);
  });

  it.each([
    ['NJ', '2017-12-31', '2018-01-01'],
    ['DE', '2017-12-31', '2018-01-01'],
    ['TN', '2015-12-31', '2016-01-01'],
    ['FL', '2012-12-31', '2013-01-01'],
  ])('%s: a death on %s is refused, for its law is held from %s', (state, before, from) => {
    expect(() => dollars(state, before, 20_000_000)).toThrow(expect.objectContaining({ code: 'LAW_NOT_HELD' }));
    expect(dollars(state, from, 20_000_000)).toBe(0);
  });

  it('replaces the law by an assumption and says so', () => {
    const assumed = stateEstateTax({
      state: 'WA',
      date: '2026-08-01',
      taxableEstateCents: 1_000_000_000,
      assumptions: { stateExclusionCents: 500_000_000, stateRate: 0.1 },
    });
    expect(assumed.taxCents).toBe(50_000_000);
    expect(assumed.ruleSet).toContain('+assumed');
    expect(assumed.warnings).toContainEqual(expect.objectContaining({ code: 'LAW_ASSUMED' }));
  });

  it('projects indexed exclusions past the tables and says so', () => {
    const later = stateEstateTax({
      state: 'NY',
      date: '2030-01-01',
      taxableEstateCents: 800_000_000,
      assumptions: { inflationRate: 0.02 },
    });
    // 7,350,000 × 1.02^4 = 7,955,876.38…, to the nearest 10,000.
    expect(later.exclusionCents).toBe(796_000_000);
    expect(later.certainty).toBe('C');
    expect(later.warnings).toContainEqual(expect.objectContaining({ code: 'LAW_PROJECTED' }));
  });

  it.each([
    [100_000, 0],
    [2_000_000, 99_600],
    [10_100_000, 1_082_800],
    [11_100_000, 1_242_800],
  ])('former section 2011 gives %i a credit of %i', (estate, credit) => {
    expect(section2011Credit(estate * 100)).toBe(credit * 100);
  });

  it.each([
    ['a code that is no state', 'ZZ', '2026-01-01', 'UNKNOWN_STATE'],
    ['a date before the first row', 'CT', '2020-01-01', 'LAW_NOT_HELD'],
    ['a day that does not exist', 'MA', '2026-02-30', 'NOT_A_DATE'],
  ])('refuses %s', (_, state, date, code) => {
    expect(() => dollars(state, date, 1)).toThrow(expect.objectContaining({ code }));
  });

  it('knows which states tax and from what amount', () => {
    expect(hasStateEstateTax('TX', '2026-01-01')).toBe(false);
    expect(hasStateEstateTax('OR', '2026-01-01')).toBe(true);
    expect(stateExclusion('MA', '2026-01-01')).toBe(200_000_000);
    expect(stateExclusion('TX', '2026-01-01')).toBe(0);
  });

  const taxing = fc.constantFrom('CT', 'DC', 'HI', 'IL', 'ME', 'MD', 'MA', 'MN', 'NY', 'OR', 'RI', 'VT', 'WA');
  const estate = fc.integer({ min: 0, max: 10_000_000_000 });
  const day = fc.constantFrom('2024-05-01', '2025-05-01', '2025-09-01', '2026-03-01', '2026-08-01', '2029-01-01');

  it('never falls as the estate grows', () => {
    fc.assert(
      fc.property(taxing, day, estate, estate, (state, date, a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        const tax = (taxableEstateCents: number): number =>
          stateEstateTax({ state, date, taxableEstateCents }).taxCents;
        return tax(less) <= tax(more);
      }),
    );
  });

  it('never takes more than the estate, is never negative, and its receipt adds up', () => {
    fc.assert(
      fc.property(taxing, day, estate, fc.nat(100), (state, date, taxableEstateCents, percent) => {
        const grossCents = taxableEstateCents + 1;
        const inStateGrossCents = Math.floor((grossCents * percent) / 100);
        const result = stateEstateTax({ state, date, taxableEstateCents, grossCents, inStateGrossCents });
        return result.taxCents >= 0 && result.taxCents <= taxableEstateCents && workingAddsUp(result.working);
      }),
    );
  });
});

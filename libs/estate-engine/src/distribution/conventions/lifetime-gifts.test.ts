import { describe, expect, it } from 'vitest';
import { workingAddsUp } from '../../explanation/working.ts';
import type { LifetimeGift, Person } from '../estate-case.ts';
import { cash, play, residue, type Sketch, tax, warned, will } from './case-builder.ts';

const given = (givenOn: string, dollars: number, more: Partial<LifetimeGift> = {}): LifetimeGift => ({
  givenOn,
  taxableCents: dollars * 100,
  ...more,
});
const single = (state: string, dollars: number, date: string, person: Partial<Person>): Sketch => ({
  state,
  status: 'SINGLE',
  people: [{ id: 'h', ...person }, 'a'],
  relations: [['h', 'PARENT', 'a']],
  assets: [cash('x', dollars, 'h')],
  wills: [will('h', [residue('a')])],
  deaths: [['h', date]],
});
const stateTax = (state: string, dollars: number, date: string, ...lifetimeGifts: LifetimeGift[]): number =>
  tax(play(single(state, dollars, date, { lifetimeGifts })), 'state_estate');

describe('C21 gifts that a state counts in the estate', () => {
  it.each([
    // 1,082,800 + 16% of 1,900,000
    ['NY, of three years, on 12,000,000 (Tax Law 954(a)(3))', 'NY', 10_000_000, '2024-06-01', 2_000_000, 1_386_800],
    // 13% of 2,000,000
    ['MN, of three years, on 5,000,000 (291.016)', 'MN', 4_000_000, '2024-01-01', 1_000_000, 260_000],
    // 16% of 1,000,000
    ['VT, of two years, on 6,000,000 (32 V.S.A. 7442a)', 'VT', 5_000_000, '2024-04-01', 1_000_000, 160_000],
    // 8% of 500,000
    ['ME, of one year, on 7,660,000 (36 M.R.S. 4102(7))', 'ME', 7_160_000, '2025-06-01', 500_000, 40_000],
    // 12% of 1,000,000
    ['CT, of all since 2005, on 16,000,000 (12-391(c))', 'CT', 15_000_000, '2006-06-01', 1_000_000, 120_000],
  ])('%s', (_name, state, dollars, day, gift, expected) => {
    expect(stateTax(state, dollars, '2026-03-01', given(day, gift))).toBe(expected);
  });

  it.each([
    ['NY, three years before to the day', 'NY', 7_350_000, '2023-03-01', '2026-03-01'],
    ['NY, where the statute has expired', 'NY', 7_350_000, '2031-12-01', '2032-01-01'],
    ['ME, a year before to the day', 'ME', 7_160_000, '2025-03-01', '2026-03-01'],
    ['CT, before 2005', 'CT', 15_000_000, '2004-12-31', '2026-03-01'],
    ['MA, which counts none', 'MA', 2_000_000, '2026-02-01', '2026-03-01'],
    ['NY, given after the death that is asked about', 'NY', 7_350_000, '2026-05-01', '2026-03-01'],
  ])('not: %s', (_name, state, dollars, day, date) => {
    expect(stateTax(state, dollars, date, given(day, 1_000_000))).toBe(stateTax(state, dollars, date));
  });

  it('NY: a day later it counts; a house elsewhere never', () => {
    // 7,350,000 + 1,000,000 = 8,350,000: 786,800 + 14.4% of 250,000, above 105% of the exclusion
    expect(stateTax('NY', 7_350_000, '2026-03-01', given('2023-03-02', 1_000_000))).toBe(822_800);
    expect(stateTax('NY', 7_350_000, '2026-03-01', given('2025-03-02', 1_000_000, { state: 'FL' }))).toBe(0);
    expect(stateTax('NY', 7_350_000, '2026-03-01', given('2025-03-02', 1_000_000, { state: 'NY' }))).toBe(822_800);
  });

  it('CT: credits the gift tax paid on them, and taxes that of the last three years (12-391(c))', () => {
    const gift = given('2020-06-01', 2_000_000, { stateGiftTaxPaidCents: 50_000_00 });
    // 12% of 2,000,000, less 50,000
    expect(stateTax('CT', 15_000_000, '2026-03-01', gift)).toBe(190_000);
    // 12% of 2,050,000, less 50,000
    expect(stateTax('CT', 15_000_000, '2026-03-01', { ...gift, givenOn: '2024-06-01' })).toBe(196_000);
  });

  it('HI: they lower the exclusion, to nothing at most (Form M-6, Schedule A, lines 5 to 7)', () => {
    // 5,490,000 − 1,490,000 = 4,000,000; 10% of 1,000,000
    expect(stateTax('HI', 5_000_000, '2026-03-01', given('1999-06-01', 1_490_000))).toBe(100_000);
    // 330,000 + 13% of 500,000 on all of 3,500,000
    expect(stateTax('HI', 3_500_000, '2026-03-01', given('2020-06-01', 9_000_000))).toBe(395_000);
    const couple = play({
      state: 'HI',
      people: [{ id: 'h', lifetimeGifts: [given('2020-06-01', 1_490_000)] }, 'w'],
      relations: [['h', 'SPOUSE', 'w']],
      assets: [cash('x', 1_000_000, 'h')],
      wills: [will('h', [residue('w')])],
      assume: { portabilityElected: true },
    });
    expect(couple.estates[0]?.stateDsuePortedCents).toBe(400_000_000);
  });

  it('are part of all gifts, and all of them where no sum is on record', () => {
    const gift = given('2020-01-01', 6_000_000);
    const federal = (person: Partial<Person>) =>
      tax(play(single('FL', 10_000_000, '2026-03-01', person)), 'federal_estate');
    // 40% of 1,000,000 above 15,000,000
    expect(federal({ lifetimeGifts: [gift] })).toBe(400_000);
    expect(federal({ lifetimeGifts: [gift], federalExemptionUsedCents: 700_000_000 })).toBe(800_000);
    expect(() => federal({ lifetimeGifts: [gift], federalExemptionUsedCents: 1 })).toThrow(
      expect.objectContaining({ code: 'GIFTS_OVER_TOTAL' }),
    );
  });
});

describe('C25 the state’s tax on gifts added back', () => {
  const estate = (date: string) =>
    play(single('NY', 10_000_000, date, { lifetimeGifts: [given('2024-06-01', 2_000_000)] }));

  it('is a debt of the decedent in New York from 2026 (Tax Law 954(a)(3) as amended; IRC 2053(a)(3))', () => {
    const result = estate('2026-03-01');
    // All of 1,386,800 is deducted; 1,386,800 − 1,067,600 (930,800 + 15.2% of 900,000) is the debt.
    expect(result.estates[0]?.taxableCents).toBe(861_320_000);
    expect(warned(result, 'LAW_UNCERTAIN')).toBe(319_200);
    const debt = result.estates[0]?.working.parts?.find(({ label }) => label.includes('a debt'));
    expect(debt?.amountCents).toBe(-31_920_000);
    expect(debt?.authority?.[0]?.cite).toContain('954(a)(3)');
    expect(result.estates.every(({ working }) => workingAddsUp(working))).toBe(true);
  });

  it('was not deducted before: it is not paid in respect of the gross estate (IRC 2058(a))', () => {
    const result = estate('2025-03-01');
    expect(tax(result, 'state_estate')).toBe(1_386_800);
    expect(result.estates[0]?.taxableCents).toBe(893_240_000);
    expect(result.estates[0]?.working.basis?.[0]).toMatchObject({ amountCents: 31_920_000 });
    expect(warned(result, 'LAW_UNCERTAIN')).toBeUndefined();
  });

  it('is due also where all the rest goes to the spouse, out of her share', () => {
    const result = play({
      state: 'NY',
      people: [{ id: 'h', lifetimeGifts: [given('2025-06-01', 10_000_000)] }, 'w'],
      relations: [['h', 'SPOUSE', 'w']],
      assets: [cash('x', 5_000_000, 'h')],
      wills: [will('h', [residue('w')])],
    });
    // T = 930,800 + 15.2% × (10,000,000 + T − 9,100,000), so T = 1,067,600 ÷ 0.848, above 10,100,000: 16% there:
    // T = 1,082,800 + 16% × (T − 100,000), so T = 1,066,800 ÷ 0.84
    expect(tax(result, 'state_estate')).toBe(1_270_000);
  });
});

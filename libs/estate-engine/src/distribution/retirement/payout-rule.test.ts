import { describe, expect, it } from 'vitest';
import { afterSecondDeath, type PayoutQuestion, type PayoutTaker, payoutRule } from './payout-rule.ts';
import { requiredBeginning } from './required-beginning.ts';
import { singleLifeYears } from './single-life-table.ts';

const person = (birthDate: string | undefined, more: Partial<PayoutTaker & { kind: 'person' }> = {}): PayoutTaker => ({
  kind: 'person',
  birthDate,
  isDisabled: false,
  mayBeDisabled: false,
  isChildOfOwner: false,
  ...more,
});

const asked = (taker: PayoutTaker, more: Partial<PayoutQuestion> = {}) =>
  payoutRule({ diedOn: '2026-06-01', ownerBirthDate: '1945-03-01', isRoth: false, taker, ...more });

describe('the day from which an owner has to take payments', () => {
  // 72 on 2022-05-10 for the first; each day is April 1 of the year after.
  it.each([
    ['1949-06-30', '2020-04-01'], // 70 in June 2019, 70½ on 2019-12-30
    ['1948-07-01', '2020-04-01'], // 70 in July 2018, 70½ on 2019-01-01
    ['1949-07-01', '2022-04-01'], // 72 in 2021
    ['1950-05-10', '2023-04-01'],
    ['1950-12-31', '2023-04-01'],
    ['1951-01-01', '2025-04-01'], // 73 in 2024
    ['1959-12-31', '2033-04-01'], // 73 in 2032
    ['1960-01-01', '2036-04-01'], // 75 in 2035
  ])('born %s: from %s', (born, from) => expect(requiredBeginning(born)).toBe(from));
});

describe('how long an inherited account may last', () => {
  it('is ten years for an adult child, with payments each year where the owner had begun', () => {
    const child = person('1975-01-01', { isChildOfOwner: true });
    expect(asked(child)).toEqual({ rule: 'TEN_YEARS', lastYear: 2036, yearly: true, missing: [] });
    // 2026-06-01 is before 2027-04-01, on which one born in 1953 has to begin.
    expect(asked(child, { ownerBirthDate: '1953-01-01' })).toMatchObject({ lastYear: 2036, yearly: false });
    expect(asked(child, { isRoth: true })).toMatchObject({ rule: 'TEN_YEARS', lastYear: 2036, yearly: false });
  });

  it('counts the day on which payments had to begin as past it', () => {
    const child = person('1975-01-01');
    expect(asked(child, { ownerBirthDate: '1952-01-01', diedOn: '2026-03-31' }).yearly).toBe(false);
    expect(asked(child, { ownerBirthDate: '1952-01-01', diedOn: '2026-04-01' }).yearly).toBe(true);
  });

  it('is until ten years after 21 for a minor child of the owner, and not for a grandchild', () => {
    // Born 2010: 21 in 2031, ten years later 2041.
    const child = person('2010-09-09', { isChildOfOwner: true });
    expect(asked(child)).toMatchObject({ rule: 'MINOR_CHILD', lastYear: 2041, yearly: true });
    expect(asked(person('2010-09-09'))).toMatchObject({ rule: 'TEN_YEARS', lastYear: 2036 });
    // 21 on the day of death: of age.
    expect(asked(person('2005-06-01', { isChildOfOwner: true })).rule).toBe('TEN_YEARS');
    expect(asked(person('2005-06-02', { isChildOfOwner: true })).rule).toBe('MINOR_CHILD');
    // Disabled too, a life is longer than until 31: 17 in 2027 has 68.0 years.
    expect(asked(person('2010-09-09', { isChildOfOwner: true, isDisabled: true }))).toMatchObject({
      rule: 'LIFE_EXPECTANCY',
      lastYear: 2094,
    });
    expect(asked(person('2010-09-09', { isChildOfOwner: true, mayBeDisabled: true })).missing).toEqual([
      'HEIR_DISABLED',
    ]);
  });

  it('is a life for somebody not more than ten years younger, to the day', () => {
    // 77 in 2027: 13.3 years, the last of them 2040.
    expect(asked(person('1950-12-24'))).toMatchObject({ rule: 'LIFE_EXPECTANCY', lastYear: 2040, yearly: true });
    expect(asked(person('1955-03-01')).rule).toBe('LIFE_EXPECTANCY');
    expect(asked(person('1955-03-02')).rule).toBe('TEN_YEARS');
    // Older than the owner: 90 in 2027, 5.7 years.
    expect(asked(person('1937-01-01'))).toMatchObject({ rule: 'LIFE_EXPECTANCY', lastYear: 2032 });
  });

  it('is a life for somebody disabled, and says so where only special needs are on record', () => {
    // 42 in 2027: 43.8 years.
    expect(asked(person('1985-01-01', { isDisabled: true }))).toMatchObject({
      rule: 'LIFE_EXPECTANCY',
      lastYear: 2070,
    });
    expect(asked(person('1985-01-01', { mayBeDisabled: true }))).toMatchObject({
      rule: 'TEN_YEARS',
      lastYear: 2036,
      missing: ['HEIR_DISABLED'],
    });
    expect(asked(person(undefined, { isDisabled: true }))).toMatchObject({
      rule: 'LIFE_EXPECTANCY',
      lastYear: undefined,
      missing: ['HEIR_BIRTH_DATE'],
    });
  });

  it('is five years where nobody is named and the owner had not begun, else the rest of the owner’s life expectancy', () => {
    const estate = { kind: 'estate' } as const;
    expect(asked(estate, { ownerBirthDate: '1960-01-01' })).toMatchObject({ rule: 'FIVE_YEARS', lastYear: 2031 });
    expect(asked(estate, { isRoth: true, ownerBirthDate: undefined })).toMatchObject({
      rule: 'FIVE_YEARS',
      lastYear: 2031,
    });
    // 81 in 2026: 10.5 years, so 9.5 in 2027 and 0.5 in 2036.
    expect(asked(estate)).toMatchObject({ rule: 'OWNERS_LIFE_EXPECTANCY', lastYear: 2036, yearly: true });
    // 66 would be 22.0: 21.0 in the first year, 1.0 in the 21st. Of an owner that old nothing is due, so by an age with
    // a whole number: 99 in 2026 has 3.0: 2.0 in 2027, 1.0 in 2028.
    expect(asked(estate, { ownerBirthDate: '1927-01-01' })).toMatchObject({ lastYear: 2028 });
    expect(asked(estate, { ownerBirthDate: '1905-01-01' })).toMatchObject({ lastYear: 2027 });
    expect(asked(estate, { ownerBirthDate: undefined })).toEqual({
      rule: 'NOT_KNOWN',
      lastYear: undefined,
      yearly: undefined,
      missing: ['OWNER_BIRTH_DATE'],
    });
  });

  it('names what is not known, with the year that holds in any case', () => {
    expect(asked(person(undefined), { ownerBirthDate: undefined })).toEqual({
      rule: 'TEN_YEARS',
      lastYear: 2036,
      yearly: undefined,
      missing: ['OWNER_BIRTH_DATE', 'HEIR_BIRTH_DATE'],
    });
    expect(asked(person('1975-01-01'), { diedOn: '2019-12-31' })).toMatchObject({
      rule: 'NOT_KNOWN',
      missing: ['LAW_BEFORE_2020'],
    });
  });

  it('is ten years for a trust', () => {
    expect(asked({ kind: 'trust' })).toMatchObject({ rule: 'TRUST_TEN_YEARS', lastYear: 2036 });
  });

  it('goes on after a second death: a period as it is, a life for ten years at most', () => {
    const ten = asked(person('1975-01-01'));
    expect(afterSecondDeath(ten, '2030-01-01')).toEqual(ten);
    const brother = asked(person('1950-12-24'));
    expect(afterSecondDeath(brother, '2028-05-05')).toMatchObject({ rule: 'TEN_YEARS', lastYear: 2038 });
    // Never beyond the brother's own life expectancy, which ends with 2040.
    expect(afterSecondDeath(brother, '2033-05-05')).toMatchObject({ lastYear: 2040 });
  });
});

describe('the single life table of 2022', () => {
  it('has an entry for each age to 120, never rising', () => {
    const years = Array.from({ length: 122 }, (_, age) => singleLifeYears(age));
    expect(years.every((value, age) => age === 0 || value <= (years[age - 1] ?? 0))).toBe(true);
    expect([0, 50, 72, 80, 90, 119, 120, 121].map(singleLifeYears)).toEqual([84.6, 36.2, 17.2, 11.2, 5.7, 1.1, 1, 1]);
  });
});

import { describe, expect, it } from 'vitest';
import { toNumber } from '../arithmetic/ratio.ts';
import { lifeFactors } from './life-factors.ts';
import { lifeExpectancy, type MortalityTable, survival } from './mortality.ts';
import { type PaymentFrequency, paymentFrequencyFactor } from './payment-frequency.ts';
import { termFactors } from './term-factors.ts';
import { lifeUnitrustFactor, termUnitrustFactor, unitrustTimingFactor } from './unitrust-factors.ts';

// Every expected figure is read from the tables the IRS publishes with Publications 1457 and 1458 (2010CM: edition of
// June 2023; 2000CM: edition of May 2009), or from the regulation named in the title.

describe('Table B: term certain (Reg. 20.2031-7(d)(6))', () => {
  it.each([
    [1, 0.2, 0.998, 0.001996, 0.998004],
    [4, 0.2, 3.9801, 0.00796, 0.99204],
    [10, 0.2, 9.8909, 0.019782, 0.980218],
    [25, 0.2, 24.3615, 0.048723, 0.951277],
    [60, 0.2, 56.4866, 0.112973, 0.887027],
    [7, 0.4, 6.8893, 0.027557, 0.972443],
    [60, 0.4, 53.2489, 0.212995, 0.787005],
    [15, 0.6, 14.3038, 0.085823, 0.914177],
    [33, 0.6, 29.8574, 0.179145, 0.820855],
  ])('%i years at %f percent: annuity %f, income %f, remainder %f', (years, percent, annuity, income, remainder) => {
    const factors = termFactors(years, percent / 100);
    expect([factors.annuity, factors.income, factors.remainder].map(toNumber)).toEqual([annuity, income, remainder]);
  });
});

describe('Table K: payments at the end of periods', () => {
  it.each<[number, PaymentFrequency, number]>([
    [0.2, 'semiannual', 1.0005],
    [0.2, 'quarterly', 1.0007],
    [0.2, 'monthly', 1.0009],
    [0.2, 'weekly', 1.001],
    [1, 'semiannual', 1.0025],
    [1, 'quarterly', 1.0037],
    [2.8, 'quarterly', 1.0104],
    [3.4, 'annual', 1],
    [4.4, 'monthly', 1.02],
    [5, 'semiannual', 1.0123],
    [5.2, 'monthly', 1.0236],
    [5.2, 'weekly', 1.0253],
    [6.6, 'weekly', 1.032],
    [8, 'quarterly', 1.0295],
    [9.2, 'monthly', 1.0415],
    [9.4, 'semiannual', 1.023],
  ])('%f percent %s → %f', (percent, frequency, factor) => {
    expect(toNumber(paymentFrequencyFactor(percent / 100, frequency))).toBe(factor);
  });
});

describe('Table J: payments at the beginning of periods', () => {
  it.each<[number, PaymentFrequency, number]>([
    [10.6, 'annual', 1.106],
    [10.6, 'semiannual', 1.0788],
    [10.6, 'quarterly', 1.0654],
    [10.6, 'monthly', 1.0565],
    [10.6, 'weekly', 1.0531],
    [14, 'semiannual', 1.1039],
    [15.6, 'monthly', 1.0826],
    [19.4, 'quarterly', 1.1186],
    [19.4, 'weekly', 1.096],
  ])('%f percent %s → %f', (percent, frequency, factor) => {
    expect(toNumber(paymentFrequencyFactor(percent / 100, frequency, 'beginning'))).toBe(factor);
  });
});

describe('Table F: timing of unitrust payments (Reg. 1.664-4(e)(6))', () => {
  it.each<[number, PaymentFrequency, number, number]>([
    [0.2, 'annual', 0, 1],
    [0.2, 'annual', 11, 0.99817],
    [0.2, 'semiannual', 0, 0.999501],
    [0.4, 'semiannual', 6, 0.997011],
    [1, 'quarterly', 3, 0.993804],
    [1.2, 'monthly', 0, 0.994554],
    [1.4, 'monthly', 1, 0.992505],
    [3.2, 'annual', 6, 0.984374],
    [3.2, 'semiannual', 6, 0.976683],
    [9.6, 'quarterly', 3, 0.944628],
    [18.6, 'annual', 12, 0.84317],
    [18.8, 'quarterly', 2, 0.911964],
    [19.4, 'semiannual', 5, 0.889386],
    [19.8, 'monthly', 1, 0.908006],
    [20, 'annual', 7, 0.899106],
    [20, 'semiannual', 3, 0.913819],
  ])('%f percent %s, %i months → %f', (percent, frequency, months, factor) => {
    expect(toNumber(unitrustTimingFactor(percent / 100, frequency, months))).toBe(factor);
  });
});

describe('Table D: unitrust for a term', () => {
  it.each([
    [2, 9, 0.8281],
    [20, 9, 0.151645],
    [12, 9.2, 0.314073],
    [19, 9.4, 0.153262],
    [6, 9.6, 0.545771],
    [17, 9.8, 0.173185],
    [7, 10, 0.478297],
    [20, 10.8, 0.101694],
    [13, 11, 0.219821],
    [12, 7.4, 0.397495],
    [12, 7.6, 0.387314],
    // Interpolated in the example of Reg. 1.664-4(e)(3).
    [12, 7.557, 0.389503],
  ])('%i years at %f percent → %f', (years, percent, remainder) => {
    expect(toNumber(termUnitrustFactor(years, percent / 100))).toBe(remainder);
  });
});

describe('Table S: one life', () => {
  it.each<[MortalityTable, number, number, number, number, number]>([
    ['2010CM', 0, 0.2, 72.432, 0.14486, 0.85514],
    ['2010CM', 28, 0.2, 48.9978, 0.098, 0.902],
    ['2010CM', 55, 0.2, 26.2813, 0.05256, 0.94744],
    ['2010CM', 83, 0.2, 7.3889, 0.01478, 0.98522],
    ['2010CM', 99, 0.2, 2.3885, 0.00478, 0.99522],
    ['2010CM', 109, 0.2, 0.499, 0.001, 0.999],
    ['2010CM', 4, 0.4, 64.4538, 0.25782, 0.74218],
    ['2010CM', 63, 0.4, 19.6332, 0.07853, 0.92147],
    ['2000CM', 7, 4.6, 20.4964, 0.94283, 0.05717],
    ['2000CM', 36, 4.6, 17.8411, 0.82069, 0.17931],
    ['2000CM', 50, 4.6, 15.215, 0.69989, 0.30011],
    ['2000CM', 65, 4.6, 11.1733, 0.51397, 0.48603],
    ['2000CM', 78, 4.6, 7.0235, 0.32308, 0.67692],
    ['2000CM', 90, 4.6, 3.763, 0.1731, 0.8269],
    ['2000CM', 105, 4.6, 1.4638, 0.06734, 0.93266],
    ['2000CM', 109, 4.6, 0.478, 0.02199, 0.97801],
    ['2000CM', 0, 4.8, 19.8956, 0.95499, 0.04501],
    ['2000CM', 60, 4.8, 12.3863, 0.59454, 0.40546],
    ['2000CM', 70, 4.8, 9.4587, 0.45402, 0.54598],
  ])(
    '%s age %i at %f percent: annuity %f, life estate %f, remainder %f',
    (table, age, percent, annuity, estate, remainder) => {
      const factors = lifeFactors([age], percent / 100, table);
      expect([factors.annuity, factors.lifeEstate, factors.remainder].map(toNumber)).toEqual([
        annuity,
        estate,
        remainder,
      ]);
    },
  );
});

describe('Table R(2): until the last of two dies, 2010CM', () => {
  it.each([
    [0, 0, 8.2, 0.0016],
    [2, 2, 9, 0.00102],
    [3, 2, 8.2, 0.00181],
    [3, 1, 10.4, 0.00042],
    [74, 46, 4.2, 0.25965],
    [74, 47, 5.6, 0.18342],
    [74, 48, 5, 0.22279],
    [74, 50, 6.2, 0.17814],
    [74, 51, 7.8, 0.12988],
    [74, 52, 5.2, 0.24366],
    [74, 53, 7, 0.16851],
  ])('ages %i and %i at %f percent → %f', (first, second, percent, remainder) => {
    expect(toNumber(lifeFactors([first, second], percent / 100).remainder)).toBe(remainder);
    expect(toNumber(lifeFactors([second, first], percent / 100).remainder)).toBe(remainder);
  });
});

describe('Table U(1): unitrust for one life, 2010CM', () => {
  it.each([
    [77, 4.8, 0.61491],
    [77, 5, 0.60343],
    [77, 5.2, 0.59223],
    [78, 5.4, 0.59851],
    [79, 4.2, 0.68163],
    [82, 4.8, 0.6959],
    [85, 5, 0.73398],
    [88, 5.8, 0.7487],
    [91, 6, 0.78502],
    [96, 4.4, 0.88119],
  ])('age %i at %f percent → %f', (age, percent, remainder) => {
    expect(toNumber(lifeUnitrustFactor([age], percent / 100))).toBe(remainder);
  });
});

describe('Table U(2): unitrust until the last of two dies', () => {
  it.each<[MortalityTable, number, number, number, number]>([
    ['2010CM', 0, 0, 8.2, 0.001],
    ['2010CM', 2, 2, 9, 0.00057],
    ['2010CM', 3, 2, 8.2, 0.00111],
    ['2000CM', 74, 46, 4.2, 0.26288],
    ['2000CM', 74, 47, 6, 0.16448],
    ['2000CM', 74, 49, 5.2, 0.22084],
    ['2000CM', 74, 51, 7.4, 0.13936],
    ['2000CM', 74, 53, 7, 0.16785],
  ])('%s ages %i and %i at %f percent → %f', (table, first, second, percent, remainder) => {
    expect(toNumber(lifeUnitrustFactor([first, second], percent / 100, table))).toBe(remainder);
  });
});

describe('life tables', () => {
  it('give the share of 65-year-olds of 2010CM who reach 75 as 69174.83 / 84221.59', () => {
    expect(survival(65, 10)).toBeCloseTo(69_174.83 / 84_221.59, 12);
    expect(survival(65, 45)).toBe(0);
  });
  it('expect more years for the last of two than for either', () => {
    expect(lifeExpectancy([65, 65])).toBeGreaterThan(lifeExpectancy([65]));
    expect(lifeExpectancy([109])).toBeCloseTo(0.5, 10);
  });
});

describe('refused factors', () => {
  it.each([
    ['an age off the table', () => lifeFactors([110], 0.05), 'AGE_OFF_TABLE'],
    ['a part of an age', () => lifeFactors([65.5], 0.05), 'AGE_OFF_TABLE'],
    ['three lives', () => lifeFactors([60, 61, 62], 0.05), 'WRONG_NUMBER_OF_LIVES'],
    ['no term', () => termFactors(0, 0.05), 'TERM_OUT_OF_RANGE'],
    ['a percentage for a rate', () => termFactors(5, 5.2), 'RATE_OUT_OF_RANGE'],
    ['a first payment after its period', () => unitrustTimingFactor(0.05, 'quarterly', 4), 'PAYMENT_AFTER_PERIOD'],
    ['a payout of everything', () => termUnitrustFactor(5, 1), 'PAYOUT_OUT_OF_RANGE'],
  ])('%s', (_, act, code) => {
    expect(act).toThrow(expect.objectContaining({ code }));
  });
});

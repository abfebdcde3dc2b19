import { describe, expect, it } from 'vitest';
import { toNumber } from '../arithmetic/ratio.ts';
import { charitableRemainderAnnuityTrust } from './remainder-annuity-trust.ts';
import { charitableRemainderUnitrust } from './remainder-unitrust.ts';

// Deduction sheets published by charities, each line of which they print (givingplan.net, nodes 271 to 280).
describe('annuity trusts as charities publish them: 5 or 6% quarterly', () => {
  it.each([
    ['92, 5.4%', 0.06, 0.054, { ages: [92] }, 1e8, 3.263, 1.02, 80_030_440],
    [
      '90 and 86, 5.2%, 2000CM',
      0.05,
      0.052,
      { ages: [90, 86], mortalityTable: '2000CM' },
      1e8,
      5.7169,
      1.0193,
      70_863_819,
    ],
    [
      '89 and 85, 1.6%, 2000CM',
      0.05,
      0.016,
      { ages: [89, 85], mortalityTable: '2000CM' },
      1e8,
      7.1656,
      1.006,
      63_957_032,
    ],
    ['20 years, 1.2%', 0.05, 0.012, { years: 20 }, 1e7, 17.6873, 1.0045, 1_116_554],
    ['20 years, 5.8%', 0.05, 0.058, { years: 20 }, 1e7, 11.6585, 1.0215, 4_045_421],
  ] as const)('%s', (_name, payout, rate, duration, fairMarketValueCents, annuity, table, deduction) => {
    const trust = charitableRemainderAnnuityTrust({
      fairMarketValueCents,
      payout,
      rate,
      frequency: 'quarterly',
      ...duration,
    });
    expect([toNumber(trust.annuityFactor), toNumber(trust.frequencyFactor)]).toEqual([annuity, table]);
    expect(trust.deductionCents).toBe(deduction);
    expect(trust.passesFivePercent).toBe(true);
  });
});

describe('payments at the beginning of each period (Reg. 20.2031-7(d)(2)(iv)(B))', () => {
  const trust = (duration: { ages: readonly number[] } | { years: number }) =>
    charitableRemainderAnnuityTrust({
      fairMarketValueCents: 100_000_000,
      payout: 0.06,
      rate: 0.054,
      frequency: 'quarterly',
      timing: 'beginning',
      ...duration,
    });
  it('add the first of them for lives', () => {
    // $199,695.60 at the end of quarters, and a first quarter of $15,000.
    expect(trust({ ages: [92] }).presentValueCents).toBe(21_469_560);
  });
  it('take Table J for a term of years', () => {
    const { presentValueCents, frequencyFactor } = trust({ years: 10 });
    // Table B 10 years at 5.4%: 7.5739; Table J, four payments: 1.0335; of $60,000 a year.
    expect(toNumber(frequencyFactor)).toBe(1.0335);
    expect(presentValueCents).toBe(46_965_754);
  });
});

describe('unitrusts as charities publish them: 5% quarterly, three months to the first payment', () => {
  it.each([
    ['85, 5.6%', 0.056, { ages: [85] }, 0.96663, 74_121_000],
    ['86 and 86, 5.2%', 0.052, { ages: [86, 86] }, 0.968911, 67_143_000],
    ['20 years, 4.2%', 0.042, { years: 20 }, 0.974679, 36_823_500],
  ] as const)('%s', (_name, rate, duration, timing, deduction) => {
    const trust = charitableRemainderUnitrust({
      fairMarketValueCents: 100_000_000,
      payout: 0.05,
      rate,
      frequency: 'quarterly',
      monthsToFirstPayment: 3,
      ...duration,
    });
    expect([toNumber(trust.timingFactor), trust.deductionCents]).toEqual([timing, deduction]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toNumber } from '../arithmetic/ratio.ts';
import { workingAddsUp } from '../explanation/working.ts';
import { annuityPresentValue } from './annuity-value.ts';
import { charitableLeadAnnuityTrust, leadAnnuitySharkfin, leadAnnuityZeroed } from './lead-annuity-trust.ts';
import { annuityTrustExhaustion, charitableRemainderAnnuityTrust } from './remainder-annuity-trust.ts';
import { charitableRemainderUnitrust, maximumUnitrustPayout } from './remainder-unitrust.ts';
import { qualifiedPersonalResidenceTrust } from './residence-trust.ts';
import { gratAnnuityForGift, gratDeathInTerm, gratGift, gratZeroed } from './retained-annuity-trust.ts';

const MILLION = 100_000_000;

describe('annuityPresentValue', () => {
  it('multiplies the yearly amount by Table B and Table K, or Table J at the beginning of periods', () => {
    expect(annuityPresentValue(5_000_000, { years: 10 }, 0.05).presentValueCents).toBe(38_608_500);
    expect(annuityPresentValue(1_000_000, { years: 10 }, 0.106, 'monthly', 'beginning').presentValueCents).toBe(
      Math.round(1_000_000 * 5.9893 * 1.0565),
    );
  });
});

describe('charitable remainder annuity trust', () => {
  it('deducts the value less the annuity', () => {
    const trust = charitableRemainderAnnuityTrust({
      fairMarketValueCents: MILLION,
      payout: 0.05,
      rate: 0.05,
      years: 10,
    });
    expect(trust).toMatchObject({
      presentValueCents: 38_608_500,
      deductionCents: 61_391_500,
      passesTenPercent: true,
      passesFivePercent: true,
    });
    expect(workingAddsUp(trust.working)).toBe(true);
  });
  it('fails the 5% test when the annuitant is likely to outlive the fund (Rev. Rul. 77-374)', () => {
    const trust = charitableRemainderAnnuityTrust({
      fairMarketValueCents: 40_000_000,
      payout: 0.1,
      rate: 0.06,
      ages: [61],
    });
    expect(trust.passesFivePercent).toBe(false);
    expect(
      annuityTrustExhaustion({ fairMarketValueCents: 40_000_000, payout: 0.1, rate: 0.06, ages: [61] }).years,
    ).toBe(16);
  });
  it('never runs out when the rate earns the annuity', () => {
    const never = { years: null, probability: 0 };
    expect(annuityTrustExhaustion({ fairMarketValueCents: MILLION, payout: 0.05, rate: 0.05, ages: [60] })).toEqual(
      never,
    );
    expect(annuityTrustExhaustion({ fairMarketValueCents: MILLION, payout: 0.05, rate: 0.06, ages: [60, 58] })).toEqual(
      never,
    );
  });
  it.each([
    ['a payout below 5%', { payout: 0.049, years: 10 }, 'PAYOUT_OUT_OF_RANGE', 'payout'],
    ['a payout over 50%', { payout: 0.51, years: 10 }, 'PAYOUT_OUT_OF_RANGE', 'payout'],
    ['a term over 20 years', { payout: 0.05, years: 21 }, 'TERM_OUT_OF_RANGE', 'years'],
    ['a term and lives', { payout: 0.05, years: 10, ages: [60] }, 'TERM_OR_LIVES', 'years'],
    ['neither a term nor lives', { payout: 0.05 }, 'TERM_OR_LIVES', 'years'],
    ['an age off the table', { payout: 0.05, ages: [111] }, 'AGE_OFF_TABLE', 'ages'],
  ])('refuses %s', (_, input, code, field) => {
    const act = (): unknown => charitableRemainderAnnuityTrust({ fairMarketValueCents: MILLION, rate: 0.05, ...input });
    expect(act).toThrow(expect.objectContaining({ code, field }));
  });
});

describe('charitable remainder unitrust', () => {
  it('reproduces the example of Reg. 1.664-4(e)(3): $38,950.30', () => {
    const trust = charitableRemainderUnitrust({
      fairMarketValueCents: 10_000_000,
      payout: 0.08,
      rate: 0.096,
      monthsToFirstPayment: 3,
      years: 12,
      frequency: 'quarterly',
      roundAdjustedPayout: true,
    });
    expect([trust.timingFactor, trust.adjustedPayout, trust.remainderFactor].map(toNumber)).toEqual([
      0.944628, 0.07557, 0.389503,
    ]);
    expect(trust).toMatchObject({ deductionCents: 3_895_030, nonCharitableCents: 6_104_970, passesTenPercent: true });
  });
  it('reproduces the example of Reg. 1.664-4(e)(5) for a life: 5% semiannual at 3.2%, age 77', () => {
    const trust = charitableRemainderUnitrust({
      fairMarketValueCents: 10_000_000,
      payout: 0.05,
      rate: 0.032,
      monthsToFirstPayment: 6,
      ages: [77],
      frequency: 'semiannual',
      roundAdjustedPayout: true,
    });
    // 5% × 0.976683 = 4.883%; 0.61491 − 0.083/0.2 × (0.61491 − 0.60343) = 0.61015.
    expect([trust.adjustedPayout, trust.remainderFactor].map(toNumber)).toEqual([0.04883, 0.61015]);
  });
  it('tells a payout outside 5% to 50% by a warning that names it', () => {
    const trust = charitableRemainderUnitrust({
      fairMarketValueCents: MILLION,
      payout: 0.04,
      rate: 0.05,
      monthsToFirstPayment: 0,
      years: 10,
    });
    expect(trust.payoutWithinLimits).toBe(false);
    expect(trust.warnings[0]?.message).toContain('payout');
  });
  it('shows the years of a growing trust', () => {
    const input = {
      fairMarketValueCents: MILLION,
      payout: 0.05,
      rate: 0.05,
      monthsToFirstPayment: 12,
      years: 3,
      growth: 0.06,
    };
    expect(charitableRemainderUnitrust(input).rows.map(({ endCents }) => endCents)).toEqual([
      101_000_000, 102_010_000, 103_030_100,
    ]);
  });
  it('finds the payout that leaves just 10%', () => {
    expect(
      maximumUnitrustPayout({ rate: 0.05, frequency: 'annual', monthsToFirstPayment: 0, years: 20 }),
    ).toMatchObject({ maxPayoutPct: 10.875, qualifies: true });
    expect(
      maximumUnitrustPayout({ rate: 0.05, frequency: 'annual', monthsToFirstPayment: 0, ages: [20, 20] }).qualifies,
    ).toBe(false);
  });
  it('the payout found passes and the next thousandth fails, whatever the terms', () => {
    const frequencies = fc.constantFrom('annual', 'semiannual', 'quarterly', 'monthly') as fc.Arbitrary<
      'annual' | 'semiannual' | 'quarterly' | 'monthly'
    >;
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 20 }),
        fc.integer({ min: 1, max: 60 }),
        frequencies,
        (years, fifths, frequency) => {
          const terms = { rate: fifths / 500, frequency, monthsToFirstPayment: 1, years };
          const passes = (pct: number): boolean =>
            charitableRemainderUnitrust({
              ...terms,
              fairMarketValueCents: MILLION,
              payout: Math.round(pct * 1_000) / 100_000,
            }).passesTenPercent;
          const { maxPayoutPct } = maximumUnitrustPayout(terms);
          return passes(maxPayoutPct) && (maxPayoutPct === 50 || !passes(maxPayoutPct + 0.001));
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('charitable lead annuity trust', () => {
  it('deducts the annuity and taxes the rest', () => {
    const trust = charitableLeadAnnuityTrust({ fairMarketValueCents: MILLION, payout: 0.05, rate: 0.05, years: 10 });
    expect(trust).toMatchObject({ deductionCents: 38_608_500, taxableRemainderCents: 61_391_500 });
    expect(workingAddsUp(trust.working)).toBe(true);
    const over = charitableLeadAnnuityTrust({
      fairMarketValueCents: MILLION,
      annuityCents: 20_000_000,
      rate: 0.05,
      years: 10,
    });
    expect(over).toMatchObject({ deductionCents: MILLION, taxableRemainderCents: 0 });
    expect(over.warnings).toContainEqual(
      expect.objectContaining({ code: 'ANNUITY_OVER_VALUE', amountCents: 54_434_000 }),
    );
  });
  it('zeroes out level, increasing and as a sharkfin: payments are worth the trust', () => {
    expect(leadAnnuityZeroed({ fairMarketValueCents: MILLION, years: 10, rate: 0.05 }).firstAnnuityCents).toBe(
      12_950_457,
    );
    expect(
      leadAnnuitySharkfin({ fairMarketValueCents: MILLION, years: 2, rate: 0.05, smallAnnuityCents: 1_000_000 })
        .balloonCents,
    ).toBe(109_200_000);
    const worth = (rows: readonly { presentValueCents: number }[]): number =>
      rows.reduce((sum, row) => sum + row.presentValueCents, 0);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 50 }),
        (years, fifths, percent) => {
          const terms = { fairMarketValueCents: MILLION, years, rate: fifths / 500 };
          const increasing = leadAnnuityZeroed({ ...terms, increase: percent / 100 }).rows;
          const sharkfin = leadAnnuitySharkfin({ ...terms, smallAnnuityCents: 10_000 }).rows;
          return [increasing, sharkfin].every((rows) => Math.abs(worth(rows) - MILLION) <= years + 1);
        },
      ),
    );
  });
  it.each([
    [
      'a payout and an annuity',
      () =>
        charitableLeadAnnuityTrust({ fairMarketValueCents: 1, payout: 0.05, annuityCents: 1, rate: 0.05, years: 1 }),
      'PAYOUT_OR_ANNUITY',
    ],
    [
      'small annuities worth the trust',
      () => leadAnnuitySharkfin({ fairMarketValueCents: 100, years: 9, rate: 0.05, smallAnnuityCents: 50 }),
      'SMALL_ANNUITY_TOO_LARGE',
    ],
  ])('refuses %s', (_, act, code) => {
    expect(act).toThrow(expect.objectContaining({ code }));
  });
});

describe('grantor retained annuity trust', () => {
  it('values a level annuity with Table B and gives the rest', () => {
    const grat = gratGift({ fairMarketValueCents: MILLION, annuityCents: 10_000_000, years: 10, rate: 0.05 });
    expect(grat).toMatchObject({ retainedCents: 77_217_000, giftCents: 22_783_000 });
    expect(workingAddsUp(grat.working)).toBe(true);
  });
  it('finds the annuity for a gift, the inverse', () => {
    expect(
      gratAnnuityForGift({ fairMarketValueCents: MILLION, giftCents: 22_783_000, years: 10, rate: 0.05 }).annuityCents,
    ).toBe(10_000_000);
    fc.assert(
      fc.property(
        fc.nat(MILLION),
        fc.integer({ min: 2, max: 20 }),
        fc.integer({ min: 0, max: 20 }),
        (giftCents, years, percent) => {
          const terms = {
            fairMarketValueCents: MILLION,
            years,
            rate: 0.052,
            increase: percent / 100,
            frequency: 'quarterly',
          } as const;
          const { annuityCents } = gratAnnuityForGift({ ...terms, giftCents });
          return Math.abs(gratGift({ ...terms, annuityCents }).giftCents - giftCents) <= 100;
        },
      ),
    );
  });
  it('zeroes out: two years at 5% pay $537,804.88 and leave nothing at 5%', () => {
    expect(gratZeroed({ fairMarketValueCents: MILLION, years: 2, rate: 0.05 })).toMatchObject({
      firstAnnuityCents: 53_780_488,
      lastAnnuityCents: 53_780_488,
      remainderCents: 0,
      warnings: [],
    });
  });
  it('leaves the growth above the rate, more with an annuity that rises by 20% a year', () => {
    const terms = { fairMarketValueCents: MILLION, years: 5, rate: 0.052, growth: 0.08 };
    const level = gratZeroed(terms);
    const rising = gratZeroed({ ...terms, increase: 0.2 });
    expect(rising.lastAnnuityCents / rising.firstAnnuityCents).toBeCloseTo(1.2 ** 4, 6);
    expect(rising.remainderCents).toBeGreaterThan(level.remainderCents);
    for (const { beginCents, growthCents, annuityCents, endCents } of rising.rows)
      expect(endCents).toBe(beginCents + growthCents - annuityCents);
  });
  it('says when the trust cannot pay', () => {
    const failed = gratZeroed({ fairMarketValueCents: MILLION, years: 5, rate: 0.052, growth: 0 });
    expect(failed.remainderCents).toBe(0);
    expect(failed.warnings).toContainEqual(expect.objectContaining({ code: 'TRUST_EXHAUSTED' }));
  });
  it('includes at death what yields the annuity, at most the trust (Reg. 20.2036-1(c)(2))', () => {
    expect(
      gratDeathInTerm({ trustValueCents: 3 * MILLION, annuityCents: 10_000_000, rateAtDeath: 0.05 }).includedCents,
    ).toBe(2 * MILLION);
    expect(
      gratDeathInTerm({ trustValueCents: MILLION, annuityCents: 10_000_000, rateAtDeath: 0.05 }).includedCents,
    ).toBe(MILLION);
  });
  it.each([
    [
      'an increase over 20%',
      () => gratZeroed({ fairMarketValueCents: 1, years: 2, rate: 0.05, increase: 0.21 }),
      'INCREASE_OUT_OF_RANGE',
    ],
    [
      'a gift over the value',
      () => gratAnnuityForGift({ fairMarketValueCents: 1, giftCents: 2, years: 2, rate: 0.05 }),
      'GIFT_OVER_VALUE',
    ],
    [
      'a rate of nothing at death',
      () => gratDeathInTerm({ trustValueCents: 1, annuityCents: 1, rateAtDeath: 0 }),
      'RATE_OUT_OF_RANGE',
    ],
  ])('refuses %s', (_, act, code) => {
    expect(act).toThrow(expect.objectContaining({ code }));
  });
});

describe('qualified personal residence trust', () => {
  it('gives the remainder after the term; a reversion lowers the gift by the chance of dying first', () => {
    const terms = { fairMarketValueCents: MILLION, age: 65, years: 10, rate: 0.05 };
    expect(qualifiedPersonalResidenceTrust({ ...terms, reversion: false }).giftCents).toBe(61_391_300);
    // 0.6139133 × 69174.83 / 84221.59 = 0.504233 (Table 2010CM).
    expect(qualifiedPersonalResidenceTrust(terms)).toMatchObject({ giftCents: 50_423_300, retainedCents: 49_576_700 });
  });
});

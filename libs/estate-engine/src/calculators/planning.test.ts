import { describe, expect, it } from 'vitest';
import { workingAddsUp } from '../explanation/working.ts';
import { largeAnnualGifting } from './annual-gifting.ts';
import { lifeInsuranceNeeds } from './insurance-needs.ts';
import { planningImpact } from './planning-impact.ts';
import { accumulated } from './projected-tax.ts';

const MILLION = 100_000_000;

describe('largeAnnualGifting', () => {
  it('takes excluded gifts out of the estate: 40% of them saved', () => {
    const result = largeAnnualGifting({
      startYear: 2026,
      years: 1,
      estateCents: 20 * MILLION,
      growth: 0,
      donees: 4,
      split: true,
    });
    expect(result).toMatchObject({ totalGiftsCents: 15_200_000, totalTaxableGiftsCents: 0, savedCents: 6_080_000 });
    expect(result.workings.every(workingAddsUp)).toBe(true);
  });
  it('brings taxable gifts back, so that only their growth is saved', () => {
    const terms = { startYear: 2025, years: 2, estateCents: 40 * MILLION, donees: 1, giftEachCents: MILLION };
    expect(largeAnnualGifting({ ...terms, growth: 0 })).toMatchObject({
      totalTaxableGiftsCents: 196_200_000,
      savedCents: 1_520_000,
    });
    expect(largeAnnualGifting({ ...terms, growth: 0.1 }).savedCents).toBe(1_520_000 + 4_000_000);
  });
  it('stops giving when nothing is left', () => {
    const rows = largeAnnualGifting({
      startYear: 2026,
      years: 3,
      estateCents: 150,
      growth: 0,
      donees: 1,
      giftEachCents: 100,
    }).rows;
    expect(rows.map(({ giftCents }) => giftCents)).toEqual([100, 50, 0]);
  });
});

describe('planningImpact', () => {
  const base = { year: 2026, years: 0, estateCents: 20 * MILLION, growth: 0 };
  it('adds the steps one on top of the other', () => {
    const impact = planningImpact({
      ...base,
      steps: [
        { kind: 'charity', amountCents: 2 * MILLION },
        { kind: 'lifetimeGift', amountCents: MILLION, discount: 0.3 },
      ],
    });
    expect(impact.rows.map(({ step, taxCents, savedCents }) => [step, taxCents, savedCents])).toEqual([
      ['none', 200_000_000, 0],
      ['charity', 120_000_000, 80_000_000],
      // A gift of 1,000,000 at a discount of 30% uses 700,000 of the exclusion: 40% of 300,000 is saved.
      ['lifetimeGift', 108_000_000, 12_000_000],
    ]);
    expect(impact.savedCents).toBe(92_000_000);
  });
  it('conserves: heirs, charity and tax share the estate and what was moved', () => {
    const steps = [
      { kind: 'annualGifts', annualCents: 10_000_000 },
      { kind: 'grat', amountCents: 3 * MILLION, termYears: 5, rate: 0.052 },
      { kind: 'charity', amountCents: MILLION },
    ] as const;
    const { rows } = planningImpact({ ...base, years: 10, growth: 0.07, state: 'MA', married: true, steps });
    const total = rows.map((row) => row.toHeirsCents + row.charityCents + row.taxCents);
    expect(new Set(total).size).toBe(1);
  });
  it('counts premiums out of the estate and the benefit to heirs', () => {
    const steps = [{ kind: 'insuranceTrust', deathBenefitCents: 5 * MILLION, annualPremiumCents: 1_000_000 }] as const;
    const { rows } = planningImpact({ ...base, years: 2, steps });
    expect(rows[1]).toMatchObject({ estateCents: 20 * MILLION - 2_000_000, outsideCents: 5 * MILLION });
  });
  it.each([
    ['steps beyond the estate', { kind: 'charity', amountCents: 21 * MILLION }, 'ESTATE_OVERDRAWN'],
    ['a GRAT that outlasts the plan', { kind: 'grat', amountCents: 1, termYears: 3, rate: 0.05 }, 'GRAT_TERM_TOO_LONG'],
    ['a discount of everything', { kind: 'lifetimeGift', amountCents: 1, discount: 1 }, 'DISCOUNT_OUT_OF_RANGE'],
  ] as const)('refuses %s', (_, step, code) => {
    expect(() => planningImpact({ ...base, steps: [step] })).toThrow(expect.objectContaining({ code }));
  });
});

describe('lifeInsuranceNeeds', () => {
  it('adds needs and takes off what is there', () => {
    const needs = lifeInsuranceNeeds({
      annualNeedCents: 10_000_000,
      years: 2,
      returnRate: 0,
      debtsCents: 5_000_000,
      liquidAssetsCents: 3_000_000,
    });
    expect(needs).toMatchObject({ incomeNeedCents: 20_000_000, gapCents: 22_000_000, surplusCents: 0 });
    expect(needs.workings.every(workingAddsUp)).toBe(true);
  });
  it('discounts payments at the beginning of each year', () => {
    const needs = lifeInsuranceNeeds({ annualNeedCents: 10_500_000, years: 2, returnRate: 0.05, inflation: 0.05 });
    expect(needs.rows.map(({ presentValueCents }) => presentValueCents)).toEqual([10_500_000, 10_500_000]);
  });
});

describe('accumulated', () => {
  it('compounds year-end payments: 100 a year at 10% for 3 years is 331', () => {
    expect(accumulated(100, 0.1, 3)).toBe(331);
  });
});

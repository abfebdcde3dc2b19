import { addDays } from '@platform/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomStoredEstate } from '../../seed/random-estate.fixture.ts';
import { NO_POLICY_RECORD } from '../insurance/policy.ts';
import type { Estate } from './estate.ts';
import { calculateFigures, FIGURES_RULE_SET, figuresAreStale } from './figures.ts';

describe('figures know their age', () => {
  const of = (staleFrom: string, ruleSet = FIGURES_RULE_SET) => ({ staleFrom, ruleSet });
  it.each([
    ['those that hold', of('2026-12-02'), '2026-12-01', false],
    ['those whose day has come', of('2026-12-02'), '2026-12-02', true],
    ['those whose day is long past', of('2026-12-02'), '2027-12-02', true],
    ['those of other rules, however new', of('2026-12-02', 'other rules'), '2026-11-20', true],
  ])('%s', (_name, figures, today, stale) => expect(figuresAreStale(figures, today)).toBe(stale));
  it('figures from before they knew their day are stale', () => {
    expect(figuresAreStale({ ruleSet: FIGURES_RULE_SET }, '2026-11-20')).toBe(true);
    expect(figuresAreStale({ ruleSet: FIGURES_RULE_SET, staleFrom: null }, '2026-11-20')).toBe(true);
  });
});

describe('figures hold until the day they name', { timeout: 60_000 }, () => {
  const [pattern] = fc.sample(randomStoredEstate, { numRuns: 1, seed: 1 }) as [Estate];
  const household = (more: Partial<Estate>, days: Partial<Estate['assumptions']> = {}): Estate => ({
    ...pattern,
    maritalStatus: 'LEGALLY_MARRIED',
    people: pattern.people.map((one) => ({ ...one, birthDate: null, isDeceased: one.id === 'late' })),
    assets: [],
    assumptions: { ...pattern.assumptions, firstDeathOn: null, secondDeathOn: null, ...days },
    ...more,
  });
  const given = pattern.assets.slice(0, 1).map((one) => ({
    ...one,
    lifeInsurance: {
      ...NO_POLICY_RECORD,
      insuredId: 'h',
      deathBenefitCents: 1,
      transferredOn: '2025-06-01',
      transferorId: 'h',
    },
  }));
  it.each([
    ['a couple: the second death comes a month after the first', household({}), '2026-11-21', '2026-12-02'],
    ['its first death, from then on', household({}), '2026-12-02', '2027-01-01'],
    [
      'one that names both deaths',
      household({}, { firstDeathOn: '2026-11-22', secondDeathOn: '2026-11-22' }),
      '2026-11-23',
      '2027-01-01',
    ],
    [
      'a second death that is near: survival by 120 hours',
      household({}, { secondDeathOn: '2026-12-20' }),
      '2026-11-21',
      '2026-12-16',
    ],
    ['a policy that was given away', household({ assets: given }), '2028-05-20', '2028-06-01'],
    ['the same, for the death a month later', household({ assets: given }), '2028-04-20', '2028-05-02'],
  ])('%s', (_name, estate, today, day) => expect(calculateFigures(estate, today).staleFrom).toBe(day));

  it('of any estate, on any two days, are equal or known to be stale', () => {
    const day = fc.integer({ min: 0, max: 900 });
    let held = 0;
    let turned = 0;
    fc.assert(
      fc.property(randomStoredEstate, day, fc.oneof(fc.integer({ min: 0, max: 60 }), day), (estate, from, after) => {
        const stored = calculateFigures(estate, addDays('2026-11-21', from));
        const today = addDays('2026-11-21', from + after);
        if (figuresAreStale(stored, today)) {
          turned += 1;
          return;
        }
        if (after > 0) held += 1;
        expect(calculateFigures(estate, today)).toEqual({ ...stored, asOf: today });
      }),
      { numRuns: 300 },
    );
    expect(Math.min(held, turned)).toBeGreaterThan(20);
  });
});

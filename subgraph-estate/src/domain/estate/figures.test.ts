import { describe, expect, it } from 'vitest';
import { FIGURES_RULE_SET, figuresAreStale } from './figures.ts';

describe('figures know their age', () => {
  const of = (asOf: string, ruleSet = FIGURES_RULE_SET) => ({ asOf, ruleSet });
  it.each([
    ['those of today', of('2026-11-20'), '2026-11-20', false],
    ['those of another day under the same law', of('2026-07-01'), '2026-12-31', false],
    ["last year's, from New Year's Day on", of('2026-12-31'), '2027-01-01', true],
    ["those of New Year's Day, for the rest of the year", of('2027-01-01'), '2027-12-31', false],
    ['those from before a state changed its law in summer', of('2026-06-30'), '2026-07-01', true],
    ['those of other rules, however new', of('2026-11-20', 'other rules'), '2026-11-20', true],
  ])('%s', (_name, figures, today, stale) => expect(figuresAreStale(figures, today)).toBe(stale));
  it('figures from before they had a day are stale', () => {
    expect(figuresAreStale({}, '2026-11-20')).toBe(true);
  });
});

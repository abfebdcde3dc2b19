import { describe, expect, it } from 'vitest';
import { familyOf } from '../person/family.fixture.ts';
import {
  annualGiftingLimitCents,
  federalTaxExemptionCents,
  hasCustomAssumptions,
  stateTaxExemptionCents,
} from './estate-facts.ts';

describe('what the law leaves free', () => {
  // Rev. Proc. 2025-32 and Pub. L. 119-21 for 2026; Rev. Proc. 2024-40 for 2025.
  it.each([
    ['2026-11-23', 1_500_000_000, 1_900_000],
    ['2025-11-23', 1_399_000_000, 1_900_000],
    ['2024-11-23', 1_361_000_000, 1_800_000],
  ])('on %s is %s cents at a death and %s a year to one person', (today, atDeath, aYear) => {
    expect([federalTaxExemptionCents(today), annualGiftingLimitCents(today)]).toEqual([atDeath, aYear]);
  });
  it.each([
    ['OR', 100_000_000],
    ['MA', 200_000_000],
    ['TX', null],
    ['NON_US', null],
  ])('in %s is %s cents of the state’s tax', (clientState, cents) => {
    expect(stateTaxExemptionCents({ clientState }, '2026-11-23')).toBe(cents);
  });
});

it('assumptions are a household’s own as soon as one of them is', () => {
  const ada = familyOf({ ada: {} });
  expect(hasCustomAssumptions(ada)).toBe(false);
  expect(hasCustomAssumptions({ ...ada, firstSpouseToDieId: 'ada' })).toBe(true);
  expect(hasCustomAssumptions({ ...ada, assumptions: { ...ada.assumptions, expensesPercent: 3 } })).toBe(true);
  expect(hasCustomAssumptions({ ...ada, assumptions: { ...ada.assumptions, portabilityElected: false } })).toBe(true);
});

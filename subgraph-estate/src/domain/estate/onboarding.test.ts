import { NET_WORTH_RANGES } from '@platform/contracts/onboarding';
import { describe, expect, it } from 'vitest';
import { familyOf } from '../person/family.fixture.ts';
import type { Estate } from './estate.ts';
import { onboardingInfo, withOnboarding, withOnboardingBegun } from './onboarding.ts';

const GIFT = {
  id: 'g',
  givenOn: '2021-05-04',
  year: null,
  amountCents: 300_000_000,
  recipient: null,
  gstExemptionUsedCents: 0,
  giftTaxPaidCents: 0,
};
const alone = familyOf({ ada: {} });
const worth = (estate: Estate, netWorthCents: number | null): Estate => ({
  ...estate,
  calculated: { ...estate.calculated, netWorthCents },
});

describe('the questions to a new client', () => {
  it('are not answered before somebody has begun them, and are begun once', () => {
    expect(onboardingInfo(alone)).toBeNull();
    expect(() => withOnboarding(alone, { hasChildren: true })).toThrow('have not been begun yet');
    const begun = withOnboardingBegun(alone, {});
    expect(onboardingInfo(begun)).toMatchObject({ hasChildren: null, hasUsedExemption: null, gaps: [] });
    expect(() => withOnboardingBegun(begun, {})).toThrow('begun already');
  });
  it('keep an answer that is left out, and take one back that is null', () => {
    const said = withOnboardingBegun(alone, { hasChildren: true, planningGoals: ['AVOID_PROBATE', 'AVOID_PROBATE'] });
    const later = withOnboarding(said, { netWorthRange: 'OVER_100M' });
    expect(later.onboarding).toMatchObject({ hasChildren: true, planningGoals: ['AVOID_PROBATE'] });
    expect(withOnboarding(later, { hasChildren: null }).onboarding?.hasChildren).toBeNull();
  });
  it('are told by the estate where it shows the answer, whatever was said', () => {
    const people = { ada: { gifts: [{ ...GIFT, gstExemptionUsedCents: 5 }] }, bo: {} };
    const family = familyOf(people, ['bo', 'CHILD', 'ada']);
    const said = withOnboardingBegun(family, { hasChildren: false, hasUsedExemption: false });
    expect(onboardingInfo(said)).toMatchObject({
      hasChildren: true,
      hasUsedExemption: true,
      hasUsedGstExemption: true,
      gaps: [],
    });
  });
  it('name what was said and is not entered, until it is', () => {
    const facts = { hasChildren: true, hasUsedExemption: true, hasUsedGstExemption: true };
    expect(onboardingInfo(withOnboardingBegun(alone, facts))?.gaps).toEqual([
      'CHILDREN_NOT_ENTERED',
      'EXEMPTION_NOT_ENTERED',
      'GST_EXEMPTION_NOT_ENTERED',
    ]);
    const family = familyOf({ ada: { federalExemptionUsedCents: 1 }, bo: {} }, ['bo', 'CHILD', 'ada']);
    expect(onboardingInfo(withOnboardingBegun(family, facts))?.gaps).toEqual(['GST_EXEMPTION_NOT_ENTERED']);
  });
  it.each([
    [499_999_999, ['FROM_1M_TO_5M']],
    [500_000_000, ['FROM_5M_TO_15M']],
    [-1, ['UNDER_1M']],
    [99_999_999_999_999, ['OVER_100M']],
    [null, NET_WORTH_RANGES],
  ])('a net worth of %s cents fits %o alone', (cents, fitting) => {
    const fits = NET_WORTH_RANGES.filter((netWorthRange) => {
      const estate = withOnboardingBegun(worth(alone, cents), { netWorthRange });
      return !onboardingInfo(estate)?.gaps.includes('NET_WORTH_APART');
    });
    expect(fits).toEqual(fitting);
  });
});

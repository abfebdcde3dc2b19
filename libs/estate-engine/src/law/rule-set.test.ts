import { describe, expect, it } from 'vitest';
import { rulesFingerprint } from '../distribution/cases/fingerprint.ts';
import { nextLawDay } from './law-days.ts';
import { RULES_FINGERPRINT } from './rule-set.generated.ts';
import { RULE_SET, RULE_SET_VERSION } from './rule-set.ts';

describe('the rule set', () => {
  it('is another one as soon as the engine answers another figure', { timeout: 30_000 }, () => {
    const message = 'figures changed: npm run rule-set -w @platform/estate-engine';
    expect(rulesFingerprint(), message).toBe(RULES_FINGERPRINT);
  });
  it('names law and rules', () => {
    expect(RULE_SET).toBe(`${RULE_SET_VERSION}-${RULES_FINGERPRINT}`);
  });
});

describe('the next law', () => {
  it.each([
    ["begins on New Year's Day", '2026-12-31', '2027-01-01'],
    ["is that of the year after on New Year's Day itself", '2027-01-01', '2028-01-01'],
    ['begins where a state changes its law in summer', '2026-06-30', '2026-07-01'],
    ['is there on that day', '2026-07-01', '2027-01-01'],
    ['long past the tables', '2040-12-31', '2041-01-01'],
  ])('%s: %s', (_name, day, next) => expect(nextLawDay(day)).toBe(next));
});

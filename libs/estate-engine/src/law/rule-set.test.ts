import { describe, expect, it } from 'vitest';
import { rulesFingerprint } from '../distribution/cases/fingerprint.ts';
import { lawInForceSince } from './law-days.ts';
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

describe('the law in force on a day', () => {
  it.each([
    ["New Year's Day begins a law", '2027-01-01', '2027-01-01'],
    ["New Year's Eve still has the old one", '2026-12-31', '2026-07-01'],
    ['a state that changes its law in summer begins one too', '2026-07-01', '2026-07-01'],
    ['the day before', '2026-06-30', '2026-01-01'],
    ['long past the tables', '2040-12-31', '2040-01-01'],
  ])('%s: %s', (_name, day, since) => expect(lawInForceSince(day)).toBe(since));
});

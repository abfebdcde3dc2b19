import { expect, it } from 'vitest';
import { knownActions, subjectEstateOf } from './subject-estate.ts';

it.each([
  ['of what support looked at', 'impersonation.viewed', 'e1', 'e1'],
  ['of what somebody was kept from', 'access.denied', 'e1', 'e1'],
  ['of nothing at all', 'access.denied', null, null],
  ['of a sign-in, whose subject is an account', 'sign-in.succeeded', 'a1', null],
] as const)('the estate that an entry is about is that %s', (_what, action, subjectId, estate) => {
  expect(subjectEstateOf({ action, subjectId })).toBe(estate);
});

it('actions that there are none of are not asked for', () => {
  expect(knownActions(['access.denied', 'access.dreamt'])).toEqual(['access.denied']);
});

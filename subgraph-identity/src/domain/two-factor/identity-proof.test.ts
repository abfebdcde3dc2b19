import { describe, expect, it } from 'vitest';
import { isRecent, proofOf } from './identity-proof.ts';
import { NO_TWO_FACTOR } from './two-factor.ts';

describe('proof of who is at a session', () => {
  const on = { ...NO_TWO_FACTOR, enableAuthApp2fa: true };
  it.each([
    ['a password', { passwordHash: 'hash' }, NO_TWO_FACTOR, 'PASSWORD'],
    ['a password and a second factor', { passwordHash: 'hash' }, on, 'PASSWORD'],
    ['a second factor alone', { passwordHash: null }, on, 'CODE'],
    ['neither', { passwordHash: null }, NO_TWO_FACTOR, null],
  ] as const)('with %s', (_name, account, state, proof) => expect(proofOf(account, state)).toBe(proof));

  it('counts for ten minutes, and never where none was given', () => {
    const now = new Date('2027-03-04T10:10:00.000Z');
    expect(isRecent({ authenticatedAt: '2027-03-04T10:00:01.000Z' }, now)).toBe(true);
    expect(isRecent({ authenticatedAt: '2027-03-04T10:00:00.000Z' }, now)).toBe(false);
    expect(isRecent({}, now)).toBe(false);
  });
});

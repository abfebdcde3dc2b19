import { describe, expect, it } from 'vitest';
import { isLocked, lastActivity, lockedSince } from './sign-in.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

describe('locks', () => {
  it.each([
    { name: 'no lock', lockedAt: null, lockedUntil: null, is: false },
    { name: 'an administrator’s lock stands until lifted', lockedAt: daysAgo(30), lockedUntil: null, is: true },
    { name: 'a timed lock stands', lockedAt: daysAgo(0), lockedUntil: new Date(NOW.getTime() + 1), is: true },
    { name: 'a timed lock ends by itself', lockedAt: daysAgo(1), lockedUntil: NOW, is: false },
  ])('$name', ({ lockedAt, lockedUntil, is }) => expect(isLocked({ lockedAt, lockedUntil }, NOW)).toBe(is));
});

describe('what is shown of an account', () => {
  it('a lock from its beginning while it stands', () => {
    expect(lockedSince({ lockedAt: daysAgo(30), lockedUntil: null }, NOW)).toEqual(daysAgo(30));
    expect(lockedSince({ lockedAt: daysAgo(1), lockedUntil: NOW }, NOW)).toBeNull();
  });
  it.each([
    ['its sign-in', daysAgo(1), null, daysAgo(1)],
    ['what its session did since', daysAgo(3), daysAgo(1), daysAgo(1)],
    ['its sign-in after a session of before', daysAgo(1), daysAgo(3), daysAgo(1)],
    ['nothing', null, null, null],
  ])('its last activity is %s', (_what, lastActivityAt, inSession, shown) => {
    expect(lastActivity({ lastActivityAt }, inSession)).toEqual(shown);
  });
});

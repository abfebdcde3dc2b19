import { describe, expect, it } from 'vitest';
import { isLocked } from './sign-in.ts';

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

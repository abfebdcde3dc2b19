import { expect, it } from 'vitest';
import { answeredBy, openRevisions } from './open-revisions.ts';

const asked = (at: string) => ({ at, byName: 'Daniel Whitlock', note: at });
const EARLY = asked('2026-11-20T12:00:00.000Z');
const LATE = asked('2026-11-22T12:00:00.000Z');
const EDITIONS = [
  { number: 3, completedAt: '2026-11-21T13:00:00Z' },
  { number: 2, completedAt: '2026-11-20T13:00:00Z' },
  { number: 1, completedAt: '2026-11-19T13:00:00Z' },
];

it('knows which version came after changes were asked for, and what is still waited for', () => {
  expect(answeredBy(EARLY, { editions: EDITIONS })).toBe(2);
  expect(answeredBy(LATE, { editions: EDITIONS })).toBeNull();
  expect(openRevisions({ revisions: [LATE, EARLY], editions: EDITIONS })).toEqual([LATE]);
});

import { startOfDay } from '@platform/mfe-kit/calendar';
import { describe, expect, it } from 'vitest';
import { endsIn, sentAgo } from './invitation-age.ts';

const now = '2026-11-21';
const HOUR_MS = 3_600_000;
const at = (day: number, hour = 12): string =>
  new Date(startOfDay(`2026-11-${day}`).getTime() + hour * HOUR_MS).toISOString();

describe('the age of an invitation', () => {
  it.each([
    [at(21, 1), 'today'],
    [at(20, 23), 'yesterday'],
    [at(18), '3 days ago'],
  ])('sent at %s was sent %s', (sentAt, words) => {
    expect(sentAgo(sentAt, now)).toBe(words);
  });
  it.each([
    [at(21, 23), 'Ends today'],
    [at(22, 1), 'Ends tomorrow'],
    [at(30), 'Ends in 9 days'],
  ])('that runs out at %s: %s', (expiresAt, words) => {
    expect(endsIn(expiresAt, now)).toBe(words);
  });
});

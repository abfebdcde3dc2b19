import { describe, expect, it } from 'vitest';
import { signInErrors } from '../account/sign-in/sign-in-rules.ts';
import { beeswarm, scaleOf } from '../dashboard/beeswarm.ts';
import { figuresAgeText, renewalText, sinceText, workSentence } from '../dashboard/dashboard-words.ts';
import { withRecent } from '../search/recent-searches.ts';
import { countdownText, lastSeconds } from '../support/countdown.ts';

describe('support mode countdown', () => {
  it.each([
    [2_477_000, '00:41:17'],
    [3_600_000, '01:00:00'],
    [0, '00:00:00'],
    [-5_000, '00:00:00'],
  ])('R063: %i ms shows %s', (ms, text) => expect(countdownText(ms)).toBe(text));
});

describe('last words of support mode', () => {
  it.each([
    [241_000, null],
    [240_000, 60],
    [238_000, 58],
    [180_000, 0],
    [10_000, 0],
  ])('%i ms before the expiry: %s seconds', (ms, seconds) => expect(lastSeconds(ms)).toBe(seconds));
});

describe('dashboard words', () => {
  it('counts what needs the advisor', () => {
    expect(workSentence([{ days: 0 }, { days: 2 }], false)).toBe('Two things need you, one of them new today.');
    expect(
      workSentence(
        Array.from({ length: 50 }, () => ({ days: 0 })),
        true,
      ),
    ).toBe('More than 50 things need you. The longest waiting come first.');
    expect(workSentence([], false)).toBe('Nothing needs you at the moment.');
    expect([0, 1, 144].map(sinceText)).toEqual(['Today', '1 day', '144 days']);
  });

  it.each([
    [{ figuresAsOf: '2026-11-20', staleFiguresCount: 0, estatesCount: 14 }, 'Figures worked out on Nov 20, 2026.'],
    [
      { figuresAsOf: '2026-12-31', staleFiguresCount: 1, estatesCount: 14 },
      'Figures worked out on Dec 31, 2026 or later. Those of 1 of 14 households may have changed since and are being worked out again.',
    ],
    [
      { figuresAsOf: '2026-12-31', staleFiguresCount: 1_204, estatesCount: 2_000 },
      'Figures worked out on Dec 31, 2026 or later. Those of 1,204 of 2,000 households may have changed since and are being worked out again.',
    ],
  ])('says how old figures are: %j', (age, words) => expect(figuresAgeText(age)).toBe(words));

  it("names the day that tokens renew by the organization's calendar", () => {
    expect(renewalText({ total: 600, adjustNextRotationAt: '2027-01-01T04:00:00Z' })).toBe(
      'of 600, renews Dec 31, 2026',
    );
  });

  it('says when tokens renew', () => {
    expect(renewalText({ total: 600, adjustNextRotationAt: '2027-01-01T12:00:00Z' })).toBe(
      'of 600, renews Jan 1, 2027',
    );
    expect(renewalText({ total: 600 })).toBe('of 600');
  });

  it('never lets two households touch', () => {
    const households = Array.from({ length: 80 }, (_, index) => ({
      estateId: String(index),
      displayName: `Family ${index}`,
      netWorth: 1_000_000_000 + index * 1_000_000,
    }));
    const dots = beeswarm(households, scaleOf(households, 1_500_000_000, 1_000).x);
    const gaps = dots.flatMap((a, i) => dots.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.offset - b.offset)));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12.3);
  });
});

describe('recent searches', () => {
  it('keeps three, newest first, each once', () => {
    expect(withRecent(['b', 'a', 'c'], 'a')).toEqual(['a', 'b', 'c']);
    expect(withRecent(['c', 'b', 'a'], 'd')).toEqual(['d', 'c', 'b']);
  });
});

describe('sign-in fields', () => {
  it('R093: says what is missing in the words of the specification', () => {
    expect(signInErrors({ emailAddress: ' ', password: '' })).toMatchObject({
      emailAddress: { message: 'Email is required' },
      password: { message: 'Password is required' },
    });
    expect(signInErrors({ emailAddress: 'nora', password: 'x' })).toMatchObject({
      emailAddress: { message: 'Please enter a valid email' },
    });
    expect(signInErrors({ emailAddress: 'nora@example.com', password: 'x' })).toEqual({});
  });
});

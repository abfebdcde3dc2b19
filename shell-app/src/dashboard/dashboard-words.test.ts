import { goByTimeZone, hourNow, today } from '@platform/mfe-kit/calendar';
import { afterEach, expect, test, vi } from 'vitest';
import { greeting } from './dashboard-words.ts';

afterEach(() => {
  vi.useRealTimers();
  goByTimeZone(undefined);
});

test('the greeting is of the hour whose day stands beside it, wherever the browser is', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T00:04:00Z') });
  goByTimeZone('America/New_York');
  expect([greeting(hourNow()), today()]).toEqual(['Good evening', '2026-11-22']);
  goByTimeZone('Europe/London');
  expect([greeting(hourNow()), today()]).toEqual(['Good morning', '2026-11-23']);
});

test.each([
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [18, 'Good evening'],
])('at %i: %s', (hour, words) => expect(greeting(hour)).toBe(words));

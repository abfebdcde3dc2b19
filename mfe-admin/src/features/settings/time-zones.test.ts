import { isTimeZone } from '@platform/kernel';
import { expect, it } from 'vitest';
import { timeZoneLabel, timeZoneOptions } from './time-zones.ts';

it('every zone to choose is one that days can be told in, and has words of its own', () => {
  const options = timeZoneOptions('America/New_York');
  expect(options.filter(({ value }) => !isTimeZone(value))).toEqual([]);
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
});
it('a zone that was set elsewhere stays choosable, by its place', () => {
  expect(timeZoneOptions('Europe/London').at(-1)).toEqual({ value: 'Europe/London', label: 'London' });
  expect(timeZoneLabel('America/Chicago')).toBe('Central Time');
});

import { expect, it } from 'vitest';
import { commonDayOf, figuresAge } from './figures-age.ts';

it.each([
  [{ calculatedAsOf: '2026-11-20', calculationIsStale: false }, 'Worked out on Nov 20, 2026'],
  [{ calculatedAsOf: '2026-11-22', calculationIsStale: false }, null],
  [{ calculatedAsOf: '2026-11-22', calculationIsStale: true }, 'Worked out on Nov 22, 2026, being worked out again'],
  [{ calculatedAsOf: null, calculationIsStale: true }, 'Being worked out again'],
  [{ calculatedAsOf: null, calculationIsStale: false }, null],
])('a client says how old its figures are, where that is not the day of all: %j', (figures, words) =>
  expect(figuresAge(figures, '2026-11-22')).toBe(words),
);

const of = (calculatedAsOf: string | null, calculationIsStale = false) => ({ calculatedAsOf, calculationIsStale });

it.each([
  [[of('2026-11-20'), of('2026-11-22'), of('2026-11-22')], '2026-11-22'],
  [[of('2026-11-20'), of('2026-11-22')], '2026-11-22'],
  [[of('2026-11-20'), of('2026-11-22', true), of('2026-11-22', true)], '2026-11-20'],
  [[of(null)], null],
  [[], null],
])('the day of all is that of the most, the latest among equals, and not of what is stale: %j', (listed, day) =>
  expect(commonDayOf(listed)).toBe(day),
);

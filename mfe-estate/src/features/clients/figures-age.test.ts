import { expect, it } from 'vitest';
import { figuresAge } from './figures-age.ts';

it.each([
  [{ calculatedAsOf: '2026-11-20', calculationIsStale: false }, 'Worked out on Nov 20, 2026'],
  [{ calculatedAsOf: '2026-12-31', calculationIsStale: true }, 'Worked out on Dec 31, 2026, being worked out again'],
  [{ calculatedAsOf: null, calculationIsStale: true }, 'Being worked out again'],
  [{ calculatedAsOf: null, calculationIsStale: false }, null],
])('a client says how old its figures are: %j', (figures, words) => expect(figuresAge(figures)).toBe(words));

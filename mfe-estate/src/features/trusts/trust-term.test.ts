import { expect, it } from 'vitest';
import { z } from 'zod';
import { TERM_SHAPE } from './trust-term.schema.ts';

const payments = z.object({ annuity: TERM_SHAPE.annuity, lastPayment: TERM_SHAPE.lastPayment });

it.each([
  ['-5000', /without a minus/],
  ['1e9', /in digits/],
  ['1.250.000,55', /commas for thousands/],
])('what a trust pays is no amount as %s, which is said as in every form', (typed, words) => {
  const { error } = payments.safeParse({ annuity: typed, lastPayment: typed });
  expect(error?.issues.map(({ message }) => words.test(message))).toEqual([true, true]);
});
it('what it pays is kept in cents, and nothing where nobody says it', () => {
  expect(payments.parse({ annuity: 120_000_000, lastPayment: null })).toEqual({
    annuity: 120_000_000,
    lastPayment: null,
  });
});

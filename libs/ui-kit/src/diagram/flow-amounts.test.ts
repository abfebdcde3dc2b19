import { expect, it } from 'vitest';
import { totalText } from './flow-amounts.ts';

it('a sum of nothing is said in words, its own where it has them', () => {
  const show = (amount: number): string => `$${amount}`;
  expect(totalText({ label: 'Charity', amount: 5, text: null }, show)).toBe('Charity $5');
  expect(totalText({ label: 'Tax', amount: 0 }, show)).toBe('No tax');
  expect(totalText({ label: 'Family', amount: 0, text: 'Nothing for the family' }, show)).toBe(
    'Nothing for the family',
  );
});

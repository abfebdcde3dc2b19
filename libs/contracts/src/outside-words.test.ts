import { expect, it } from 'vitest';
import { outsideWords } from './outside-words.ts';

it.each([
  [{ total: 500, outsideTotal: 0, unknownTotal: 0 }, 0, 'All is in the taxable estate'],
  [{ total: 500, outsideTotal: 0, unknownTotal: 100 }, 0, 'Nothing stands outside'],
  [{ total: 0, outsideTotal: 0, unknownTotal: 0 }, 0, 'Nothing stands outside'],
  [{ total: 500, outsideTotal: 700, unknownTotal: 0 }, 0, 'Not in the taxable estate'],
  [{ total: 500, outsideTotal: 700, unknownTotal: 0 }, 700, 'Insurance at its benefit'],
  [{ total: 500, outsideTotal: 701, unknownTotal: 0 }, 700, 'With insurance at its benefit'],
])('what is outside is insurance only where a policy is: %j with %i of insurance', (placed, insurance, words) => {
  expect(outsideWords(placed, insurance)).toBe(words);
});

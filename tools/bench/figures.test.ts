import { expect, it } from 'vitest';
import { percentile, table } from './figures.ts';

it.each([
  { name: 'the median of an odd count is the middle one', values: [9, 1, 5], share: 0.5, expected: 5 },
  { name: 'the 95th of twenty is the last but one', values: [...Array(20).keys()], share: 0.95, expected: 18 },
  { name: 'one value is every percentile', values: [7], share: 0.95, expected: 7 },
])('$name', ({ values, share, expected }) => {
  expect(percentile(values, share)).toBe(expected);
});

it('the table sets its second column under one another', () => {
  expect(
    table([
      { what: 'a', value: '1' },
      { what: 'long', value: '2' },
    ]),
  ).toBe('a     1\nlong  2');
});

import { expect, it } from 'vitest';
import { counted } from './words.ts';

it.each([
  [0, 'member', undefined, '0 members'],
  [1, 'member', undefined, '1 member'],
  [2, 'member', undefined, '2 members'],
  [1, 'entry', 'entries', '1 entry'],
  [1204, 'entry', 'entries', '1,204 entries'],
])('%i %s', (count, one, many, words) => {
  expect(counted(count, one, many)).toBe(words);
});

import { expect, it } from 'vitest';
import { endWords } from './end-words.ts';

it.each([
  [{ family: 250_000_000, charity: 100, nobodys: 100 }, '$2.50M reaches your family in the end.'],
  [{ family: 0, charity: 100, nobodys: 250_000_000 }, '$2.50M ends in trusts that do not say for whom they are.'],
  [{ family: 0, charity: 250_000_000, nobodys: 0 }, '$2.50M reaches charity in the end.'],
  [{ family: 0, charity: 0, nobodys: 0 }, 'Nothing is left for anybody you have named.'],
])('a report says where it all ends: %j', (ends, words) => {
  expect(endWords(ends).join(' ')).toBe(words);
});

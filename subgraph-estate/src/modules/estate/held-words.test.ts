import { describe, expect, it } from 'vitest';
import { wordEnds } from '../../views/rows/word-ends.ts';
import { holding } from './held-words.ts';

/** What the store does with the conditions: of a list, any element may answer one of them. */
function found(text: string, needle: string): boolean {
  const ends = wordEnds(text);
  return holding(needle, { ends: 'ends', text: 'text' }).every((condition) =>
    Object.entries(condition).every(([field, pattern]) =>
      field === 'ends' ? ends.some((end) => pattern.test(end)) : pattern.test(text.toLowerCase()),
    ),
  );
}

describe('what a search asks of words', () => {
  const MANY = 'one two three four five six seven eight nine ten';
  it.each([
    { text: 'Lee Ann', needle: 'EE' },
    { text: 'Lee Ann', needle: 'ee an' },
    { text: 'Lee Ann', needle: ' ann  lee ' },
    { text: 'The Lee-Ann (2019) Trust', needle: 'ann (2019)' },
    { text: 'a.b@example.com', needle: 'b@ex' },
    { text: 'Donaudampfschifffahrtsgesellschaft', needle: 'dampfschifffahrtsgesellschaft' },
    { text: MANY, needle: MANY },
  ])('"$needle" is a part of "$text"', ({ text, needle }) => {
    expect(found(text, needle)).toBe(true);
  });

  it.each([
    { text: 'Lee Ann', needle: 'eea' },
    { text: 'Lee Ann', needle: 'lee nna' },
    { text: 'Lee Ann', needle: '.*' },
    { text: 'Donaudampfschifffahrtsgesellschaft', needle: 'dampfschifffahrtsgesellschaften' },
    { text: MANY, needle: `${MANY} on2` },
  ])('"$needle" is no part of "$text"', ({ text, needle }) => {
    expect(found(text, needle)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { wordEnds } from '../../views/rows/word-ends.ts';
import { holding } from './held-words.ts';

describe('what a search asks of words', () => {
  it.each([
    { text: 'Lee Ann', needle: 'EE' },
    { text: 'Lee Ann', needle: 'ee an' },
    { text: 'The Lee-Ann (2019) Trust', needle: 'ann (2019)' },
    { text: 'a.b@example.com', needle: 'b@ex' },
    { text: 'Donaudampfschifffahrtsgesellschaft', needle: 'dampfschifffahrtsgesellschaft' },
  ])('"$needle" is a part of "$text"', ({ text, needle }) => {
    const held = holding(needle);
    expect(wordEnds(text).some((end) => held.end.test(end))).toBe(true);
    expect(held.text?.test(text.toLowerCase()) ?? true).toBe(true);
  });

  it('what no text holds is not found by its ends, or not by the text', () => {
    expect(wordEnds('Lee Ann').some((end) => holding('eea').end.test(end))).toBe(false);
    expect(holding('lee nn').text?.test('lee ann')).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { countedInWords } from './count-words.ts';

it('begins a sentence with a small count in letters, a large one in digits', () => {
  expect(countedInWords(1, 'policy', 'policies')).toBe('One policy');
  expect(countedInWords(9, 'document')).toBe('Nine documents');
  expect(countedInWords(0, 'trust')).toBe('No trusts');
  expect(countedInWords(1_200, 'trust')).toBe('1,200 trusts');
});

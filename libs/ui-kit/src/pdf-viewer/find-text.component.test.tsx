import { expect, test } from 'vitest';
import { rangesIn } from './find-text.ts';

test('words that a page has in several pieces are found as one', () => {
  const page = document.createElement('div');
  page.innerHTML = '<span>to the Trustee of the Bren</span><br><span>nan Family</span><span> Trust</span>';
  const ranges = rangesIn(page, 'brennan family trust');
  expect(ranges.map(String)).toEqual(['Brennan Family Trust']);
});

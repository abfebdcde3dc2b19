import { expect, it } from 'vitest';
import { inXml, linesOf } from './index.ts';

it('a word that no line holds is broken, and nothing is left out', () => {
  expect(linesOf('Abcdefghij Kl', 4)).toEqual(['Abcd', 'efgh', 'ij', 'Kl']);
  expect(linesOf('  Ann   Lee ', 20)).toEqual(['Ann Lee']);
  expect(linesOf('', 20)).toEqual([]);
});

it('no sign of a name ends an element or an attribute', () => {
  expect(inXml('<Birch> & "Co"')).toBe('&#60;Birch&#62; &#38; &#34;Co&#34;');
});

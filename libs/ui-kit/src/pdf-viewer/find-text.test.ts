import { expect, it } from 'vitest';
import { findIn } from './find-text.ts';

it.each([
  ['any case and any space', 'the TRUST\ncompany of Salem', 'trust  company', ['TRUST\ncompany']],
  ['a line that breaks without a space', 'FamilyTrust', 'family trust', ['FamilyTrust']],
  ['marks that a printer sets', 'the Donor’s “Trust” — all', `donor's "trust" - all`, ['Donor’s “Trust” — all']],
  ['every place', 'Ann and ann', 'ANN', ['Ann', 'ann']],
  ['signs that mean something to a pattern', 'a (b) c', '(b)', ['(b)']],
  ['letters of all tongues', 'José Núñez', 'josÉ nÚÑez', ['José Núñez']],
])('finds %s', (_name, text, wanted, found) => {
  expect(findIn(text, wanted).map(({ start, end }) => text.slice(start, end))).toEqual(found);
});
it.each(['', '  '])('finds nothing of nothing: "%s"', (wanted) => expect(findIn('text', wanted)).toEqual([]));

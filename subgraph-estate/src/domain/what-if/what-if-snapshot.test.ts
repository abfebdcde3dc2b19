import { expect, it } from 'vitest';
import { whatIfWith } from './what-if-snapshot.ts';

const KNOWN = { name: 'Later', address: 'year=2031', estateVersion: 4 };

it('is kept over the estate as it stood; another name leaves that, another question does not', () => {
  expect(whatIfWith(null, { name: ' Later ', address: 'year=2031' }, 4)).toEqual(KNOWN);
  expect(whatIfWith(KNOWN, { name: 'Much later' }, 9)).toEqual({ ...KNOWN, name: 'Much later' });
  expect(whatIfWith(KNOWN, { address: 'year=2040&state=FL&between=4' }, 9)).toEqual({
    ...KNOWN,
    address: 'year=2040&state=FL&between=4',
    estateVersion: 9,
  });
});

it.each([
  ['REQUIRED', { name: ' ', address: 'year=2031' }, 'name'],
  ['REQUIRED', { name: 'Nothing' }, 'address'],
  ['OUT_OF_RANGE', { name: 'Else', address: 'year=2031&redirect=x' }, 'address'],
  ['OUT_OF_RANGE', { name: 'Long', address: `gone=${'x'.repeat(4_001)}` }, 'address'],
])('%s: %j is refused with its field', (code, facts, field) => {
  expect(() => whatIfWith(null, facts, 1)).toThrow(expect.objectContaining({ code, field }));
});

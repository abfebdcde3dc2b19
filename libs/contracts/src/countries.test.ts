import { expect, it } from 'vitest';
import { COUNTRY_CODES, countryName, DEFAULT_COUNTRY } from './countries.ts';

it('R322: the United States are first and the default, and each of the 249 countries stands once, with a name', () => {
  expect([COUNTRY_CODES[0], DEFAULT_COUNTRY, countryName('US')]).toEqual(['US', 'US', 'United States']);
  expect(new Set(COUNTRY_CODES).size).toBe(249);
  expect(COUNTRY_CODES).toHaveLength(249);
  for (const code of COUNTRY_CODES) expect(countryName(code)).not.toBe(code);
});

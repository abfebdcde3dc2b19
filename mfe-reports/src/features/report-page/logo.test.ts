import { expect, it } from 'vitest';
import { footLogoHeight, logoHeight, printableLogo } from './logo.ts';

it('takes the sizes that the organization wants, within what a page has room for', () => {
  expect([null, 24, 500, 0].map(logoHeight)).toEqual([40, 24, 120, 40]);
  expect([undefined, 20, 90].map(footLogoHeight)).toEqual([14, 20, 28]);
});

const at = (url: string | null) => printableLogo(url, 'https://plans.example');

it('prints a logo of its own origin or in the text, and none that would have to be fetched elsewhere', () => {
  expect(at('/files/logo.png')).toBe('/files/logo.png');
  expect(at('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
  expect(at('https://elsewhere.example/logo.png')).toBeNull();
  expect(at('//elsewhere.example/logo.png')).toBeNull();
  expect(at('javascript:alert(1)')).toBeNull();
  expect(at(null)).toBeNull();
});

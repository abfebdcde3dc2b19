import { LOGO_HEIGHTS } from '@platform/contracts/logo-heights';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { expect, it } from 'vitest';
import { type AskedLook, changedLook } from './organization-look.ts';

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const THEME = {
  fontFamilySans: 'Public Sans',
  fontFamilySerif: null,
  accentDefault: '#0e5870',
  accentStrong: null,
  accentSubtle: null,
  accentMedium: null,
  invertTextColor: null,
};
const BEFORE = { logoUrl: PNG, pdfLogoHeight: 48, pdfLogoFooterHeight: 14, theme: THEME };
const change = (asked: AskedLook) => changedLook(BEFORE, asked);

it('changes what is said, takes away what is null and leaves the rest', () => {
  expect(change({})).toEqual(BEFORE);
  expect(change({ logo: null })).toEqual({ ...BEFORE, logoUrl: null });
  expect(changedLook({ ...BEFORE, logoUrl: null }, { logo: PNG })).toEqual(BEFORE);
  expect(change({ pdfLogoHeight: 60, pdfLogoFooterHeight: null })).toEqual({
    ...BEFORE,
    pdfLogoHeight: 60,
    pdfLogoFooterHeight: null,
  });
});

it('takes a theme as a whole, and none where nothing of it is said', () => {
  expect(change({ theme: { accentStrong: '#112233' } }).theme).toEqual({
    ...THEME,
    fontFamilySans: null,
    accentDefault: null,
    accentStrong: '#112233',
  });
  expect(change({ theme: { accentDefault: null, fontFamilySans: '' } }).theme).toBeNull();
  expect(change({ theme: null }).theme).toBeNull();
});

it.each([
  ['logo', { logo: 'https://elsewhere.example/logo.png' }],
  ['logo', { logo: 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=' }],
  // A page that says that it is a picture.
  ['logo', { logo: `data:image/png;base64,${btoa('<html><script></script></html>')}` }],
  ['logo', { logo: `${PNG.slice(0, -4)}${'A'.repeat(TEXT_LENGTHS.logo)}` }],
  ['pdfLogoHeight', { pdfLogoHeight: LOGO_HEIGHTS.cover.most + 1 }],
  ['pdfLogoFooterHeight', { pdfLogoFooterHeight: LOGO_HEIGHTS.foot.least - 1 }],
  ['accentDefault', { theme: { accentDefault: 'red;}body{display:none' } }],
  ['fontFamilySans', { theme: { fontFamilySans: 'Public Sans"; --x: "' } }],
] satisfies [string, AskedLook][])('refuses a %s that cannot be printed', (field, asked) => {
  expect(() => change(asked)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT', field }));
});

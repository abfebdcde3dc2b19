import { expect, it } from 'vitest';
import type { Organization } from '../../domain/organization/organization.ts';
import { organizationChanged } from './organization.events.ts';

const ORGANIZATION = {
  id: 'o1',
  name: 'Northmere Wealth',
  parentId: null,
  disabledAt: null,
  settings: {},
  timeZone: 'America/New_York',
  logoUrl: 'data:image/png;base64,AAAA',
  pdfLogoHeight: 48,
  pdfLogoFooterHeight: null,
  theme: { accentDefault: '#0e5870', accentStrong: null },
} as unknown as Organization;
const lookOf = (more: object): unknown =>
  Object(organizationChanged({ ...ORGANIZATION, ...more }, null, new Date(0)).envelope.payload).look;

it('tells that the look has changed, and never the logo itself', () => {
  const look = lookOf({});
  expect(String(look)).toMatch(/^[\w-]{43}$/);
  expect(lookOf({ theme: { accentDefault: '#0e5870' } })).toBe(look);
  expect(lookOf({ settings: { advisorCanGenerateReport: true } })).toBe(look);
  for (const more of [
    { name: 'Northmere' },
    { logoUrl: null },
    { pdfLogoHeight: 60 },
    { pdfLogoFooterHeight: 12 },
    { theme: { accentDefault: '#112233' } },
    { theme: null },
  ])
    expect(lookOf(more)).not.toBe(look);
});

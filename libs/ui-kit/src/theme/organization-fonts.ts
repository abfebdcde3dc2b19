import type { OrganizationThemeSettings } from './organization-theme.ts';

/** Faces of the fonts an organization may choose besides the product's own, which are always there. */
const FACES: Readonly<Record<string, () => Promise<unknown>>> = {
  'Instrument Sans': () => import('@fontsource-variable/instrument-sans/index.css'),
  'Hanken Grotesk': () => import('@fontsource-variable/hanken-grotesk/index.css'),
  'Source Sans 3': () => import('@fontsource-variable/source-sans-3/index.css'),
  'Source Serif 4': () => import('@fontsource-variable/source-serif-4/index.css'),
  Literata: () => import('@fontsource-variable/literata/index.css'),
  'EB Garamond': () => import('@fontsource-variable/eb-garamond/index.css'),
  'Libre Caslon Text': () => import('@fontsource/libre-caslon-text/index.css'),
};

export const FETCHED_FONTS: readonly string[] = Object.keys(FACES);

/** Fetches what the organization chose. A font that does not come leaves the fallback, which is no reason to stop. */
export async function fetchFonts(organization: OrganizationThemeSettings | undefined): Promise<void> {
  const wanted = [organization?.fontFamilySans, organization?.fontFamilySerif];
  await Promise.allSettled(wanted.map((family) => (family ? FACES[family]?.() : undefined)));
}

import { LOGO_HEIGHTS } from '@platform/contracts/logo-heights';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { DomainError } from '@platform/kernel';
import type { Organization, ThemeSettings } from './organization.ts';

/** How an organization's pages and reports look. */
export type OrganizationLook = Pick<Organization, 'logoUrl' | 'pdfLogoHeight' | 'pdfLogoFooterHeight' | 'theme'>;
type Said<Value> = { readonly [Name in keyof Value]?: Value[Name] | null | undefined };

/** What an administrator asks for: null takes away, what is left out stays. */
export interface AskedLook extends Said<Pick<Organization, 'pdfLogoHeight' | 'pdfLogoFooterHeight'>> {
  /** The picture itself: a report may fetch nothing. */
  readonly logo?: string | null | undefined;
  readonly theme?: Said<ThemeSettings> | null | undefined;
}

const PICTURE = /^data:image\/(png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/;
/** What a file of the kind begins with. */
const BEGINS = { png: '89504e47', jpeg: 'ffd8ff' } as const;
const COLOUR = /^#[0-9a-f]{6}$/i;
const FONT = /^[A-Za-z][A-Za-z0-9 ]*$/;
const COLOURS = ['accentDefault', 'accentStrong', 'accentSubtle', 'accentMedium'] as const;
const FONTS = ['fontFamilySans', 'fontFamilySerif'] as const;

const wrong = (field: string, message: string) => new DomainError('BAD_USER_INPUT', message, { field });

function checkedLogo(logo: string): string {
  const [, kind = '', points = ''] = PICTURE.exec(logo) ?? [];
  const begins = BEGINS[kind as keyof typeof BEGINS];
  if (!begins || !Buffer.from(points.slice(0, 16), 'base64').toString('hex').startsWith(begins))
    throw wrong('logo', 'Choose a PNG or JPEG picture.');
  if (logo.length > TEXT_LENGTHS.logo) throw wrong('logo', 'The picture is too large. Choose a smaller one.');
  return logo;
}

function checkedHeight(field: string, height: number, { least, most }: { least: number; most: number }): number {
  if (!Number.isInteger(height) || height < least || height > most)
    throw wrong(field, `Choose a height between ${least} and ${most} pixels.`);
  return height;
}

function checkedTheme(said: Said<ThemeSettings>): ThemeSettings | null {
  for (const name of COLOURS)
    if (said[name] && !COLOUR.test(said[name])) throw wrong(name, 'Choose a color, as #0e5870.');
  for (const name of FONTS) if (said[name] && !FONT.test(said[name])) throw wrong(name, 'Choose one of the fonts.');
  const theme = {
    fontFamilySans: said.fontFamilySans || null,
    fontFamilySerif: said.fontFamilySerif || null,
    accentDefault: said.accentDefault || null,
    accentStrong: said.accentStrong || null,
    accentSubtle: said.accentSubtle || null,
    accentMedium: said.accentMedium || null,
    invertTextColor: said.invertTextColor ?? null,
  };
  return Object.values(theme).some((value) => value !== null) ? theme : null;
}

/**
 * The look with what is asked for. A theme takes the place of the one before as a whole.
 * Throws DomainError `BAD_USER_INPUT` with the field.
 */
export function changedLook(
  { logoUrl, pdfLogoHeight, pdfLogoFooterHeight, theme }: OrganizationLook,
  asked: AskedLook,
): OrganizationLook {
  const height = (
    name: 'pdfLogoHeight' | 'pdfLogoFooterHeight',
    before: number | null,
    bounds: { least: number; most: number },
  ) => {
    const said = asked[name];
    if (said === undefined) return before;
    return said === null ? null : checkedHeight(name, said, bounds);
  };
  return {
    logoUrl: asked.logo === undefined ? logoUrl : asked.logo && checkedLogo(asked.logo),
    pdfLogoHeight: height('pdfLogoHeight', pdfLogoHeight, LOGO_HEIGHTS.cover),
    pdfLogoFooterHeight: height('pdfLogoFooterHeight', pdfLogoFooterHeight, LOGO_HEIGHTS.foot),
    theme: asked.theme === undefined ? theme : asked.theme && checkedTheme(asked.theme),
  };
}

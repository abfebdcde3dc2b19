import { contrast, isHexColour, reachContrast, withLightness } from './colour.ts';
import tokens from './tokens.json' with { type: 'json' };

/** `organizationThemeSettings` of the graph; anything missing or malformed falls back to the tokens. */
export interface OrganizationThemeSettings {
  readonly fontFamilySans?: string | null;
  readonly fontFamilySerif?: string | null;
  readonly accentDefault?: string | null;
  readonly accentStrong?: string | null;
  readonly accentSubtle?: string | null;
  readonly accentMedium?: string | null;
  /** true = white text on the accents */
  readonly invertTextColor?: boolean | null;
}

export type Scheme = 'light' | 'dark';

export interface DerivedTheme {
  /** CSS variables per scheme. */
  readonly variables: Readonly<Record<Scheme, Readonly<Record<string, string>>>>;
  /** What the guard changed, in words for the person who chose the colours. */
  readonly notices: readonly string[];
}

const WHITE = '#ffffff';
const INK = tokens.color.neutral.text.light.toLowerCase();
const TEXT_RATIO = 4.5;
const SHAPE_RATIO = 3;

export const SANS_FONTS: readonly string[] = tokens.font.allowList.sans;
export const SERIF_FONTS: readonly string[] = tokens.font.allowList.serif;

function textOn(background: string, preferred: string): { colour: string; changed: boolean } {
  if (contrast(preferred, background) >= TEXT_RATIO) return { colour: preferred, changed: false };
  const other = preferred === WHITE ? INK : WHITE;
  const best = contrast(other, background) > contrast(preferred, background) ? other : preferred;
  return { colour: best, changed: best !== preferred };
}

function fonts(settings: OrganizationThemeSettings): Record<string, string> {
  const { sans, serif } = tokens.font;
  const variables: Record<string, string> = {};
  if (settings.fontFamilySans && SANS_FONTS.includes(settings.fontFamilySans)) {
    variables['--sans'] = `"${settings.fontFamilySans} Variable", "${settings.fontFamilySans}", ${sans.fallback}`;
  }
  if (settings.fontFamilySerif && SERIF_FONTS.includes(settings.fontFamilySerif)) {
    variables['--serif'] = `"${settings.fontFamilySerif} Variable", "${settings.fontFamilySerif}", ${serif.fallback}`;
  }
  return variables;
}

function schemeAccents(settings: OrganizationThemeSettings, scheme: Scheme, notices: string[]): Record<string, string> {
  const { neutral, accent } = tokens.color;
  const custom = Boolean(settings.accentDefault || settings.accentStrong);
  const fallback = (name: 'default' | 'strong' | 'medium' | 'subtle') => accent[name][scheme];
  const dark = scheme === 'dark';
  const choose = (name: 'Default' | 'Strong' | 'Medium' | 'Subtle', lightness: number): string => {
    const key = name.toLowerCase() as 'default' | 'strong' | 'medium' | 'subtle';
    const value = settings[`accent${name}`];
    if (!value || !isHexColour(value)) return fallback(key).toLowerCase();
    return dark ? withLightness(value, lightness) : value.toLowerCase();
  };
  const surface = neutral.surface[scheme].toLowerCase();
  const page = neutral.page[scheme].toLowerCase();
  const main = choose('Default', 0.54);
  const strong = choose('Strong', 0.27);
  const text3 = neutral.text3[scheme].toLowerCase();
  // A light tone has too little colour left to be darkened: in the dark the accent itself gives the hue.
  const rawSubtle =
    dark && settings.accentSubtle && isHexColour(settings.accentDefault ?? '')
      ? withLightness(settings.accentDefault ?? '', 0.28)
      : choose('Subtle', 0.28);
  const subtle = reachContrast(rawSubtle, [text3], TEXT_RATIO);
  const preferred = settings.invertTextColor === false ? INK : WHITE;
  const onMain = textOn(main, preferred);
  const onStrong = textOn(strong, preferred);
  const accentText = custom
    ? reachContrast(dark ? withLightness(main, 0.75) : main, [surface, page, subtle], TEXT_RATIO)
    : accent.text[scheme].toLowerCase();
  const weak = contrast(main, surface) < SHAPE_RATIO;
  if (!dark) {
    if (onStrong.changed) notices.push('Text on the top bar was changed so that it can be read.');
    if (onMain.changed) notices.push('Text on buttons was changed so that it can be read.');
    if (weak) notices.push('The accent is light: shapes use a darker tone of it and buttons get an outline.');
    if (subtle !== rawSubtle) notices.push('The subtle accent was made lighter so that notes on it can be read.');
  }
  return {
    '--accent-default': main,
    '--accent-strong': strong,
    '--accent-medium': choose('Medium', 0.55),
    '--accent-subtle': subtle,
    '--accent-on': onMain.colour,
    '--accent-strong-on': onStrong.colour,
    '--accent-text': accentText,
    '--accent-shape': weak ? accentText : main,
    '--accent-outline': weak ? accentText : 'transparent',
  };
}

/**
 * Turns an organization's choice into variables that stay readable, when it is saved and when it is used.
 * Both schemes come at once, so that a switch of the scheme needs no new derivation.
 */
export function deriveTheme(settings: OrganizationThemeSettings = {}): DerivedTheme {
  const notices: string[] = [];
  const light = { ...schemeAccents(settings, 'light', notices), ...fonts(settings) };
  const dark = { ...schemeAccents(settings, 'dark', notices), ...fonts(settings) };
  return { variables: { light, dark }, notices };
}

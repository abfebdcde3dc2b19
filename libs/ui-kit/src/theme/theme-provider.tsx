import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@fontsource-variable/public-sans/index.css';
import '@fontsource-variable/newsreader/opsz.css';
import '@fontsource-variable/newsreader/opsz-italic.css';
import './tokens.css';
import './base.css';
import { type CSSVariablesResolver, createTheme, MantineProvider, type MantineTheme } from '@mantine/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type LinkComponent, LinkContext } from '../controls/ui-link.tsx';
import { Toasts } from '../feedback/toasts.tsx';
import { fetchFonts } from './organization-fonts.ts';
import { deriveTheme, type OrganizationThemeSettings } from './organization-theme.ts';

export type SchemeChoice = 'light' | 'dark' | 'auto';

// One flat tuple: components take their colours from the CSS variables, Mantine only needs a primary colour to exist.
const accentTuple = Array.from(
  { length: 10 },
  () => 'var(--accent-default)',
) as unknown as MantineTheme['colors']['blue'];

const baseTheme = createTheme({
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)', fontWeight: '500' },
  defaultRadius: 6,
  primaryColor: 'accent',
  colors: { accent: accentTuple },
  respectReducedMotion: true,
  cursorType: 'pointer',
});

function resolverFor(organization: OrganizationThemeSettings | undefined): CSSVariablesResolver {
  const { variables } = deriveTheme(organization);
  const shared = {
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-error': 'var(--danger-solid)',
    '--mantine-color-dimmed': 'var(--text3)',
    '--mantine-color-placeholder': 'var(--text3)',
    '--mantine-color-default-border': 'var(--line2)',
  };
  return () => ({
    variables: {},
    light: { ...shared, ...variables.light },
    dark: { ...shared, ...variables.dark },
  });
}

export interface ThemeProviderProps {
  readonly organization?: OrganizationThemeSettings;
  readonly scheme?: SchemeChoice;
  /** The application's own link, so that links inside the kit move without a page reload. */
  readonly link?: LinkComponent;
  readonly children: ReactNode;
}

/** Root of every screen: design variables of the organization, fonts, toasts. Once per page, in the host. */
export function ThemeProvider({ organization, scheme = 'light', link = 'a', children }: ThemeProviderProps) {
  const resolver = useMemo(() => resolverFor(organization), [organization]);
  useEffect(() => void fetchFonts(organization), [organization]);
  return (
    <MantineProvider
      theme={baseTheme}
      cssVariablesResolver={resolver}
      defaultColorScheme={scheme}
      forceColorScheme={scheme === 'auto' ? undefined : scheme}
    >
      <LinkContext value={link}>
        {children}
        <Toasts />
      </LinkContext>
    </MantineProvider>
  );
}

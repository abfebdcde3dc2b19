import { matchRoutes } from 'react-router';
import type { KnownScreen } from './screen.ts';

export type Screens = readonly KnownScreen[];
export type PathParams = Readonly<Record<string, string | undefined>>;

export interface FoundScreen {
  readonly screen: KnownScreen;
  readonly params: PathParams;
}

/** The screen of an address, the most exact one where several fit; null where there is none. */
export function screenAt(screens: Screens, pathname: string): FoundScreen | null {
  const routes = screens.map((screen) => ({ id: screen.id, path: screen.path }));
  const [match] = matchRoutes(routes, pathname) ?? [];
  const screen = match && screens.find(({ id }) => id === match.route.id);
  return screen ? { screen, params: match.params } : null;
}

/** Address of a screen; null while a part of its path is not known. */
export function hrefOf(path: string, params: PathParams = {}): string | null {
  const parts = path
    .replace(/\/?\*$/, '')
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? (params[part.slice(1)] ?? null) : part));
  return parts.includes(null) ? null : `/${parts.join('/')}`;
}

const segments = (path: string): string => path.replace(/\/?\*$/, '');

function parentOf(screens: Screens, screen: KnownScreen): KnownScreen | undefined {
  if (screen.parent !== undefined) return screens.find(({ id }) => id === screen.parent);
  return screens
    .filter(({ path }) => segments(path) !== '' && segments(screen.path).startsWith(`${segments(path)}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** The screen and those above it, itself first. */
export function lineOf(screens: Screens, screen: KnownScreen): readonly KnownScreen[] {
  const line: KnownScreen[] = [];
  for (let next: KnownScreen | undefined = screen; next && !line.includes(next); next = parentOf(screens, next)) {
    line.push(next);
  }
  return line;
}

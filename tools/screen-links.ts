/** A text in the sources that is an address of a page, as it stands there: `/estate/${id}/family?tab=tree`. */
export interface Link {
  readonly file: string;
  readonly text: string;
}

/** Addresses of servers, which no page answers. */
const OF_SERVERS = /^\/(?:internal|graphql|cable|files|frontend|remotes|sso|ready|live)(?:[/?.]|$)/;
const ADDRESS = /(['"`])(\/[a-z][^\s'"`]*)\1/g;

/** The first segments of all screens: what begins with another word is no page of ours. */
const areasOf = (screens: readonly string[]): ReadonlySet<string> =>
  new Set(screens.map((path) => path.split('/')[0] ?? '').filter(Boolean));

/** Texts that lead to a page; a beginning that others complete (`/account/`) leads nowhere by itself. */
export function linksIn(file: string, source: string, screens: readonly string[]): Link[] {
  const areas = areasOf(screens);
  return [...source.matchAll(ADDRESS)]
    .map(([, , text = '']) => text)
    .filter((text) => !OF_SERVERS.test(text) && !text.endsWith('/') && areas.has(text.slice(1).split(/[/?#]/)[0] ?? ''))
    .map((text) => ({ file, text }));
}

const isPart = (part: string): boolean => part.startsWith(':') || part.includes('$');

/** Whether a link can lead to a screen: what is filled in later stands for any one part of the address. */
export function leadsTo(link: string, screen: string): boolean {
  const parts = (link.split(/[?#]/)[0] ?? '').slice(1).split('/');
  const own = screen.split('/');
  const open = own.at(-1) === '*';
  const needed = open ? own.slice(0, -1) : own;
  if (open ? parts.length < needed.length : parts.length !== needed.length) return false;
  return needed.every((part, index) => isPart(part) || isPart(parts[index] ?? '') || part === parts[index]);
}

/** Names of the view that a link asks for: `/clients?finding=…` asks for `finding`. */
export const parametersOf = (link: string): string[] =>
  [...(link.split('?')[1] ?? '').matchAll(/(?:^|&)([a-z]\w*)=/gi)].map(([, name = '']) => name);

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { productSources } from './calendar-days.ts';
import { PROJECT_FOLDERS } from './projects.ts';
import { leadsTo, linksIn, parametersOf } from './screen-links.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Each screen with the project that publishes it. */
const screens = (
  await Promise.all(
    globSync('{shell-app,mfe-*}/src/screens.ts', { cwd: ROOT }).map(async (file) => {
      const published = Object.values((await import(path.join(ROOT, file))) as Record<string, unknown>);
      const lists = published.filter(Array.isArray) as { path: string }[][];
      return lists.flatMap((list) => list.map((screen) => ({ path: screen.path, project: file.split('/')[0] ?? '' })));
    }),
  )
).flat();
const paths = screens.map((screen) => screen.path);

const files = productSources(
  ROOT,
  PROJECT_FOLDERS.filter((folder) => !['tools', 'e2e', 'libs/test-kit'].includes(folder)),
);
const links = files.flatMap((file) => linksIn(file, read(file), paths));
/** Not followed: what begins with it is not looked at. */
const BEGINNINGS = new Set(['/service']);

/** Whether a project reads a name of its address, by `list.filter('state')`, `params.get('redirect')` or a name for it. */
const reads = (project: string, name: string): boolean =>
  files
    .filter((file) => file.startsWith(`${project}/`))
    .some((file) => [`'${name}'`, `"${name}"`].some((text) => read(file).includes(text)));

describe('an address of a page in any source', () => {
  it('is found', () => {
    expect(new Set(links.map(({ file }) => file.split('/')[0]))).toEqual(
      new Set([
        'libs',
        'gateway',
        ...screens.map(({ project }) => project),
        'subgraph-estate',
        'subgraph-identity',
        'subgraph-reports',
      ]),
    );
    expect(links.length).toBeGreaterThan(60);
  });

  it('leads to a screen that somebody publishes', () => {
    const dead = links.filter(({ text }) => !BEGINNINGS.has(text) && !paths.some((screen) => leadsTo(text, screen)));
    expect(dead).toEqual([]);
  });

  it('asks for nothing that the project of its screen does not read', () => {
    const asked = links.flatMap((link) => parametersOf(link.text).map((name) => ({ ...link, name })));
    expect(asked.length).toBeGreaterThan(0);
    const unread = asked.filter(
      ({ text, name }) => !screens.some((screen) => leadsTo(text, screen.path) && reads(screen.project, name)),
    );
    expect(unread).toEqual([]);
  });
});

describe('what leads to a screen', () => {
  it.each([
    [`/estate/\${id}/family`, 'estate/:estateId/family'],
    [`/account/\${duty}`, 'account/rotate-password'],
    [`/clients?finding=\${kind}`, 'clients'],
    ['/dashboard/x/y', 'dashboard/*'],
  ])('%s leads to %s', (link, screen) => expect(leadsTo(link, screen)).toBe(true));
  it.each([
    [`/estate/\${id}/harvest`, 'estate/:estateId/family'],
    ['/clients/new', 'clients'],
  ])('%s does not lead to %s', (link, screen) => expect(leadsTo(link, screen)).toBe(false));
  it('names the view', () => expect(parametersOf(`/clients?finding=\${kind}&sort=name`)).toEqual(['finding', 'sort']));
});

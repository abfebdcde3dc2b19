import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** The page of each published screen: where screens are given their pages, each is fetched from a file of its own. */
const pages = globSync('{mfe-*/src/routes.tsx,shell-app/src/app/shell-routes.tsx}', { cwd: ROOT }).flatMap((file) =>
  [...read(file).matchAll(/import\('(?<page>[^']+\.route\.tsx)'\)/g)].map(({ groups }) =>
    path.join(path.dirname(file), groups?.['page'] ?? ''),
  ),
);

const isTested = (page: string): boolean =>
  globSync('*.component.test.tsx', { cwd: path.join(ROOT, path.dirname(page)) }).some((test) =>
    read(path.join(path.dirname(page), test)).includes(`from './${path.basename(page)}'`),
  );

it('pages are found in the shell and in every remote', () => {
  expect(new Set(pages.map((page) => page.split('/')[0]))).toEqual(
    new Set(['shell-app', 'mfe-admin', 'mfe-documents', 'mfe-estate', 'mfe-reports']),
  );
});

it('the page of every published screen has a component test beside it', () => {
  expect([...new Set(pages)].filter((page) => !isTested(page))).toEqual([]);
});

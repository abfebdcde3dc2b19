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

const importedBy = (file: string, glob: string): readonly string[] =>
  globSync(glob, { cwd: path.join(ROOT, path.dirname(file)) })
    .map((other) => path.join(path.dirname(file), other))
    .filter((other) => read(other).includes(`from './${path.basename(file)}'`));

/** By a component test beside it, or by the fixture that such a test opens it with. */
const isTested = (page: string): boolean =>
  [page, ...importedBy(page, '*.fixture.tsx')].some((file) => importedBy(file, '*.component.test.tsx').length > 0);

it('pages are found in the shell and in every remote', () => {
  expect(new Set(pages.map((page) => page.split('/')[0]))).toEqual(
    new Set(['shell-app', 'mfe-admin', 'mfe-documents', 'mfe-estate', 'mfe-reports']),
  );
});

it('the page of every published screen has a component test beside it', () => {
  expect([...new Set(pages)].filter((page) => !isTested(page))).toEqual([]);
});

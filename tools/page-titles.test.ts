import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const THE_PIECE = 'libs/ui-kit/src/layout/page-title.tsx';

it('every page is called by PageTitle of ui-kit, alone or in PageHead', () => {
  const files = globSync('{shell-app,mfe-*,libs/{ui-kit,mfe-kit}}/src/**/*.tsx', { cwd: ROOT });
  const withTitle = files.filter((file) => /<h1[\s>]/.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(withTitle).toEqual([THE_PIECE]);
});

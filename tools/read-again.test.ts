import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const screens = globSync('mfe-{estate,documents,reports}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx?$|fixture|generated|\/gql\//.test(file),
);

it('a screen that cannot be read again after a change does not say that the change failed', () => {
  expect(screens.length).toBeGreaterThan(200);
  const bare = /^\s+await (reload|\w*\.?refetch)\(\);/m;
  expect(screens.filter((file) => bare.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const sources = globSync(['mfe-*/src/**/*.{ts,tsx}', 'libs/mfe-kit/src/**/*.{ts,tsx}', 'shell-app/src/**/*.{ts,tsx}'], {
  cwd: ROOT,
}).filter((file) => !/\.test\.tsx?$|fixture|generated|\/gql\//.test(file));
/** Where the session itself is what is read: without it nobody can go on, and that is said. */
const OF_THE_SESSION =
  /^shell-app\/src\/account\/(sign-in|sign-up|password)\/|\/security\.route\.tsx$|^libs\/mfe-kit\/src\/(session|standalone)\//;
const screens = sources.filter((file) => !OF_THE_SESSION.test(file));
const having = (pattern: RegExp): string[] =>
  screens.filter((file) => pattern.test(readFileSync(path.join(ROOT, file), 'utf8')));

it('a screen that cannot be read again after a change does not say that the change failed', () => {
  expect(screens.length).toBeGreaterThan(500);
  expect(having(/^\s+await (reload|\w*\.?refetch)\(\);/m)).toEqual([]);
  // Waiting for the queries of a mutation fails with them: `thenRead` waits and does not.
  expect(having(/awaitRefetchQueries/)).toEqual([]);
});

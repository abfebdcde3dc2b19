import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const screens = globSync('{mfe-*,shell-app,libs/mfe-kit}/src/**/*.tsx', { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx$|fixture/.test(file),
);

/** Opens a dialog around a form of its own by itself, not by what asks before Escape loses what was typed. */
const losesWhatWasTyped = (text: string): boolean =>
  /\buseForm[<(]/.test(text) && /<(Modal|Drawer)\b/.test(text) && !/<(FormModal|AskBeforeLeaving)\b/.test(text);

it('a dialog around a form asks before what was typed is lost', () => {
  expect(screens.length).toBeGreaterThan(200);
  const wrong = screens.filter((file) => losesWhatWasTyped(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(wrong).toEqual([]);
});

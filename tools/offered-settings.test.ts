import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { productSources } from './calendar-days.ts';
import { PROJECT_FOLDERS } from './projects.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The page's own table, read as text: no tool depends on a remote. */
const table = readFileSync(`${ROOT}/mfe-admin/src/features/settings/switches.ts`, 'utf8');
const [, withoutEffect = ''] = /const WITHOUT_EFFECT[^=]*= \[([^\]]*)\]/.exec(table) ?? [];
const offered = [...table.matchAll(/ name: '(\w+)'/g)]
  .map(([, name = '']) => name)
  .filter((name) => !withoutEffect.includes(`'${name}'`));
/** Where a setting is named without anything going by it: the table of all, and the page that changes them. */
const NAMES_IT =
  /^(?:libs\/contracts\/src\/enums\/|mfe-admin\/src\/features\/settings\/)|\/seed\.ts$|\.(?:test|fixture)\./;
const texts = productSources(ROOT, PROJECT_FOLDERS)
  .filter((file) => !NAMES_IT.test(file))
  .map((file) => readFileSync(`${ROOT}/${file}`, 'utf8'));

describe('the switches of an organization', () => {
  it('are found', () => expect(offered.length).toBeGreaterThan(4));
  it.each(offered)('%s is offered and goes by something in the product', (name) => {
    expect(texts.some((text) => text.includes(name))).toBe(true);
  });
});

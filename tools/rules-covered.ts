import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_FOLDERS } from './projects.ts';

/**
 * A rule of the specification (R001…) stands in the title of the test that proves it. `rules-proven.txt` lists the
 * rules that have one; this fails when a test goes and takes the last proof of a rule with it, and when a rule has got
 * its first proof and the list does not say so. `node tools/rules-covered.ts --write` writes the list.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LIST = join(ROOT, 'tools/rules-proven.txt');
const TEST_FILE = /(\.test\.tsx?|\.spec\.ts)$/;
const NOT_OURS = /(^|\/)(node_modules|dist|target|test-results)\//;
/** `test('…'`, `it.each(…)('…'`, `describe("…"`: the title, which may hold the other kinds of quotes. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;
const RULE = /\bR\d{3}\b/g;

/** The rules that the titles of a test file name. */
export function rulesIn(source: string): readonly string[] {
  return [...source.matchAll(TITLE)].flatMap(([, , title = '']) => title.match(RULE) ?? []);
}

/** What changed against the list: proofs that are gone, and proofs that it does not know. */
export function compareRules(listed: Iterable<string>, found: Iterable<string>): { lost: string[]; added: string[] } {
  const before = new Set(listed);
  const now = new Set(found);
  return { lost: [...before.difference(now)].sort(), added: [...now.difference(before)].sort() };
}

function provenRules(): readonly string[] {
  return PROJECT_FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => TEST_FILE.test(file) && !NOT_OURS.test(file))
      .flatMap((file) => rulesIn(readFileSync(join(ROOT, folder, file), 'utf8'))),
  );
}

if (import.meta.main) {
  const found = [...new Set(provenRules())].sort();
  if (process.argv.includes('--write')) writeFileSync(LIST, `${found.join('\n')}\n`);
  const listed = readFileSync(LIST, 'utf8').split('\n').filter(Boolean);
  const { lost, added } = compareRules(listed, found);
  for (const rule of lost) console.error(`${rule} was proven by a test, and none names it any more.`);
  if (added.length) {
    console.error(`New proofs, not in the list: ${added.join(' ')}. Run "node tools/rules-covered.ts --write".`);
  }
  console.log(`${found.length} rules with a test that names them, ${lost.length} lost`);
  process.exitCode = lost.length || added.length ? 1 : 0;
}

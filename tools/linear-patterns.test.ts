import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  builtInCalls,
  builtPatternsIn,
  slowBuiltPatterns,
  slowPatterns,
  slowPatternsIn,
  sourcesOf,
} from './linear-patterns.ts';
import { PROJECT_FOLDERS } from './projects.ts';

const ROOT = join(import.meta.dirname, '..');
const SERVERS = PROJECT_FOLDERS.filter((folder) =>
  /^(?:gateway|subgraph-\w+|libs\/(?!ui-kit|mfe-kit|test-kit).+)$/.test(folder),
);

describe('a regular expression over foreign text', () => {
  it.each([
    ['const a = /^(?:\\w+\\s?)+$/;', 'exponential'],
    ['const a = text.replace(/<[^>]+>/g, "");', 'polynomial'],
    ['const a: RegExp = /^\\s*,?\\s*x/;', 'polynomial'],
  ])('is found when it is slow: %s', (source, times) => {
    expect(slowPatterns(source)).toMatchObject([{ times }]);
  });
  it('may be quick', () => {
    expect(slowPatterns('const a = /^[a-z]+(?: [a-z]+)*$/; const b = 1 / 2 / 3;')).toEqual([]);
  });
  it('is looked for in every service', () => {
    expect(SERVERS.length).toBeGreaterThan(8);
    expect(SERVERS.flatMap((folder) => sourcesOf(join(ROOT, folder, 'src'))).length).toBeGreaterThan(300);
  });
  it.each(SERVERS)('takes a time that grows with the text only, in %s', { timeout: 60_000 }, (folder) => {
    expect(slowPatternsIn(join(ROOT, folder, 'src'))).toEqual([]);
  });
});

/** Of these, foreign documents are read. */
const READER = join(ROOT, 'subgraph-integrations', 'src', 'reader');
/** Words of a name that the document has, each of them escaped. */
const BUILT_OF_NAMES = ['fields/held.ts', 'model/masking.ts'];

describe('a pattern that is built of texts', { timeout: 120_000 }, () => {
  const files = sourcesOf(READER).filter((file) => !file.endsWith('command-line.ts'));

  it('is seen with its text, and is found when it is slow', () => {
    const folder = mkdtempSync(join(tmpdir(), 'patterns-'));
    const slow = join(folder, 'slow.mjs');
    const source = [
      'const DIGITS = "[0-9]+";',
      'export const SLOW = new RegExp("(?:" + DIGITS + ")+x", "u");',
      'export const make = (text) => new RegExp(text);',
    ].join('\n');
    try {
      writeFileSync(slow, source);
      expect(slowBuiltPatterns([slow])).toMatchObject([{ pattern: '/(?:[0-9]+)+x/u', times: 'exponential' }]);
      expect(builtInCalls(source)).toBe(1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
  it('takes a time that grows with the text only, in the reader', () => {
    expect(builtPatternsIn(files).length).toBeGreaterThan(20);
    expect(slowBuiltPatterns(files)).toEqual([]);
  });
  it('is built where the check sees it, once, and not at each call', () => {
    const inCalls = files.filter((file) => builtInCalls(readFileSync(file, 'utf8')) > 0);
    expect(inCalls.map((file) => file.slice(READER.length + 1))).toEqual(BUILT_OF_NAMES);
  });
});

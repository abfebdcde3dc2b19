import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slowPatterns, slowPatternsIn, sourcesOf } from './linear-patterns.ts';
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

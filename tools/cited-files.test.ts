import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { productSources } from './calendar-days.ts';
import { PROJECT_FOLDERS } from './projects.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** The product's contract, which is not in the repository (docs/adr/0004). */
const CONTRACT = /CONVENTIONS(?:\.md)?\b/;
/** A document that a sentence sends its reader to. */
const CITED = /[\w./-]*\w\.md\b/g;

/** Documents that a source names, none of which is here. */
function missingIn(file: string, source: string): string[] {
  return [...source.matchAll(CITED)]
    .map(([name]) => name)
    .filter((name) => !CONTRACT.test(name))
    .filter((name) => !['', path.dirname(file), 'docs'].some((folder) => existsSync(path.join(ROOT, folder, name))))
    .map((name) => `${file}: ${name}`);
}

describe('what a comment cites', () => {
  it('is in the repository', () => {
    const files = productSources(ROOT, PROJECT_FOLDERS);
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap((file) => missingIn(file, readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
  });
  it('is missed when it is not', () => {
    expect(missingIn('libs/kernel/src/money.ts', '// as house-style.md says')).toHaveLength(1);
    expect(missingIn('libs/kernel/src/money.ts', '// as docs/architecture.md says')).toEqual([]);
  });
});

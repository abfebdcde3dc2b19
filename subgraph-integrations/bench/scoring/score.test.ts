import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateAll } from '../generator/generate.ts';
import { createRandom, type Random } from '../generator/random.ts';
import { STYLES } from '../generator/styles/index.ts';
import { scoreCitations } from './citations.ts';
import { sameName } from './same.ts';
import { type GroupScore, type Rec, scoreFile } from './score.ts';

const FOLDERS = ['../../../..', '../../../../..'].map((up) => join(import.meta.dirname, up, 'shared/corpus'));
const corpus = FOLDERS.find((folder) => existsSync(join(folder, 'score.py')));
const hasPython = (() => {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe('scores', () => {
  it.each([
    ['Håkon T. Sørensen', 'Hakon Sorensen', false],
    ['Héctor J. Zúñiga', 'Hector Zuniga', true],
    ['Walter Hale, Jr.', 'Walter Hale III', false],
    ['Walter Hale, Jr.', 'Walter Hale', true],
    ['Ana B. Ruiz', 'Ana C. Ruiz', false],
    ['Bramble & Stone Trust Company', 'Bramble and Stone Trust', true],
    ['Ruiz', 'Ruiz Family Trust', false],
  ])('%s is %s: %s', (a, b, is) => expect(sameName(a, b)).toBe(is));

  it('find nothing wrong or missing in the truth itself, and nothing right in an empty reading', () => {
    for (const { truth, text } of generateAll('self', STYLES, 1)) {
      const record: Rec = { ...truth };
      const all = [...scoreFile(record, record).groups.values()];
      expect(
        all.reduce((sum, { wrong, missed }) => sum + wrong + missed, 0),
        truth.file,
      ).toBe(0);
      expect([...scoreFile(record, {}).groups.values()].reduce((sum, { right }) => sum + right, 0)).toBe(0);
      const { given, valid } = scoreCitations(record, truth.citations, text);
      expect(valid).toBe(given);
    }
  });

  it.runIf(corpus !== undefined && hasPython)('are those of score.py on readings with every kind of fault', () => {
    const folder = corpus as string;
    const files = readdirSync(folder).filter((file) => file.endsWith('.truth.json'));
    const truths = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>);
    const random = createRandom('faults');
    const readings = truths.map((truth) => damaged(truth, random.pick(truths), random));
    const place = mkdtempSync(join(tmpdir(), 'readings-'));
    try {
      files.forEach((file, index) => {
        const name = file.replace('.truth.json', '.pred.json');
        writeFileSync(join(place, name), JSON.stringify(readings[index]));
      });
      const said = execFileSync('python3', [join(folder, 'score.py'), folder, place, '--json'], { encoding: 'utf8' });
      const expected = JSON.parse(said) as {
        groups: Record<string, { tp: number; fp: number; fn: number }>;
        citations: { total: number; valid: number };
      };
      const groups = new Map<string, GroupScore>();
      const citations = { total: 0, valid: 0 };
      files.forEach((file, index) => {
        const [truth, reading] = [truths[index] ?? {}, readings[index] ?? {}];
        for (const [group, { right, wrong, missed }] of scoreFile(truth, reading).groups) {
          const sum = groups.get(group.trim()) ?? { right: 0, wrong: 0, missed: 0 };
          groups.set(group.trim(), { right: sum.right + right, wrong: sum.wrong + wrong, missed: sum.missed + missed });
        }
        const pagesFile = join(folder, 'pages', file.replace('.truth.json', '.pages.json'));
        const pages = existsSync(pagesFile) ? (JSON.parse(readFileSync(pagesFile, 'utf8')) as string[]) : [];
        const cited = scoreCitations(truth, reading['citations'], pages);
        citations.total += cited.given;
        citations.valid += cited.valid;
      });
      for (const [group, { tp, fp, fn }] of Object.entries(expected.groups)) {
        expect(groups.get(group), group).toEqual({ right: tp, wrong: fp, missed: fn });
      }
      expect(groups.size).toBe(Object.keys(expected.groups).length);
      expect(citations).toMatchObject({ total: expected.citations.total, valid: expected.citations.valid });
      expect(expected.citations.valid).toBeLessThan(expected.citations.total);
    } finally {
      rmSync(place, { recursive: true });
    }
  });
});

/** A reading with values left out, taken from another document, spelled otherwise and quoted from the wrong page. */
function damaged(
  truth: Record<string, unknown>,
  other: Record<string, unknown>,
  random: Random,
): Record<string, unknown> {
  const entries = Object.entries(truth).map(([field, value]): [string, unknown] => {
    if (random.chance(0.12)) return [field, other[field] ?? null];
    if (random.chance(0.06)) return [field, Array.isArray(value) ? [] : null];
    if (!Array.isArray(value)) return [field, value];
    const kept = value.filter(() => random.chance(0.85)).map((one: unknown) => damagedValue(one, random));
    const added = Array.isArray(other[field]) ? other[field].slice(0, random.below(2)) : [];
    return [field, [...kept, ...added]];
  });
  return Object.fromEntries(entries);
}

function damagedValue(value: unknown, random: Random): unknown {
  if (typeof value === 'string') return random.chance(0.2) ? value.split(' ').slice(1).join(' ') : value;
  if (typeof value !== 'object' || value === null || !random.chance(0.3)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (typeof one === 'number') return [key, random.chance(0.3) ? one + 1 : one];
      return [key, typeof one === 'string' && random.chance(0.3) ? one.split(' ').slice(0, -1).join(' ') || one : one];
    }),
  );
}

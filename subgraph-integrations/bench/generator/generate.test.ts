import { describe, expect, it } from 'vitest';
import { quoteForm } from '../scoring/same.ts';
import { PLANS } from './case.ts';
import { generate, generateAll, splitStyles } from './generate.ts';
import { STYLES } from './styles/index.ts';
import { type FileTruth, valuePaths } from './truth.ts';

const documents = generateAll('test', STYLES, 6);

/** Shares of those who take together; whoever takes first, if living, takes alone. */
const sharesOf = ({ residue }: FileTruth): number =>
  residue
    .filter(({ condition }) => condition === undefined)
    .reduce((sum, { shareNumerator, shareDenominator }) => sum + shareNumerator / shareDenominator, 0);

describe('generated documents', () => {
  it('prove each value by words of the page that the citation names', () => {
    const unproved = documents.flatMap(({ name, text, truth }) => [
      ...truth.citations
        .filter(({ page, quote }) => !quoteForm(text[(page ?? 0) - 1] ?? '').includes(quoteForm(quote)))
        .map(({ path, quote }) => `${name} ${path}: ${quote}`),
      ...valuePaths(truth)
        .filter((path) => !truth.citations.some((citation) => citation.path === path))
        .map((path) => `${name} ${path} has no words`),
    ]);
    expect(unproved).toEqual([]);
  });

  it('leave no mark in the text, and no value undefined', () => {
    for (const { name, text } of documents) {
      expect(text.join('\n'), name).not.toMatch(/[\uE000-\uE00F]|undefined|NaN|\[object/);
    }
  });

  it('have citations of values that are there alone', () => {
    for (const { name, truth } of documents) {
      const known = new Set([...valuePaths(truth), ...truth.issues.map((_, index) => `issues[${index}]`)]);
      expect(
        truth.citations.map(({ path }) => path).filter((path) => !known.has(path)),
        name,
      ).toEqual([]);
    }
  });

  it('divide the whole residue, unless a page of it is gone', () => {
    for (const { name, truth } of documents) {
      if (truth.residue.length === 0 || truth.issues.some(({ kind }) => kind === 'MISSING_PAGES')) continue;
      expect(sharesOf(truth), name).toBeCloseTo(1, 9);
    }
  });

  it('have a date of signing or say that they are not signed, never both', () => {
    for (const { name, plan, truth } of documents) {
      if (plan === 'letter' || truth.issues.some(({ kind }) => kind === 'MISSING_PAGES')) continue;
      expect(truth.executedAt === null, name).toBe(truth.issues.some(({ kind }) => kind === 'UNSIGNED'));
    }
    expect(documents.some(({ truth }) => truth.issues.some(({ kind }) => kind === 'UNSIGNED'))).toBe(true);
  });

  it('leave nothing to a child who has died and let no company decide on health', () => {
    for (const { name, plan, text, truth } of documents) {
      const dead = /(?:Predeceased: |Deceased children )([^(\n]+)/.exec(text.join('\n'))?.[1]?.trim();
      if (dead && dead !== 'none')
        expect(
          truth.beneficiaries.map((one) => one.name),
          name,
        ).not.toContain(dead);
      if (plan === 'directive')
        for (const { person } of truth.fiduciaries) expect(person).not.toMatch(/Trust|Bank|LLC/);
    }
  });

  it('are the same for the same seed and others for another', () => {
    const [style] = STYLES;
    if (!style) throw new Error('no style');
    expect(generate('7', style, 'will')).toEqual(generate('7', style, 'will'));
    expect(generate('8', style, 'will').text).not.toEqual(generate('7', style, 'will').text);
  });

  it('differ in their sentences from style to style: few runs of five words are shared', () => {
    const runs = (name: string): Set<string> => {
      const words = documents
        .filter(({ style, plan }) => style === name && plan !== 'letter')
        .flatMap(
          ({ text }) =>
            text
              .join(' ')
              .toLowerCase()
              .match(/\p{Ll}+/gu) ?? [],
        );
      return new Set(words.map((_, at) => words.slice(at, at + 5).join(' ')));
    };
    const all = STYLES.map(({ name }) => ({ name, runs: runs(name) }));
    for (const [index, a] of all.entries()) {
      for (const b of all.slice(index + 1)) {
        const shared = a.runs.intersection(b.runs).size / Math.min(a.runs.size, b.runs.size);
        expect(shared, `${a.name} and ${b.name}`).toBeLessThan(0.08);
      }
    }
  });

  it('come in every plan of every style, and four styles are held out, others with another seed', () => {
    expect(new Set(documents.map(({ plan, style }) => `${style}/${plan}`)).size).toBe(
      STYLES.reduce((sum, { plans }) => sum + (plans ?? PLANS).length, 0),
    );
    const [first, second] = [splitStyles(1), splitStyles(2)];
    expect(first.heldOut).toHaveLength(4);
    expect(first.tuning).toHaveLength(STYLES.length - 4);
    expect(first.tuning.filter((style) => first.heldOut.includes(style))).toEqual([]);
    expect(second.heldOut).not.toEqual(first.heldOut);
  });

  it('put words where the page has room for them', () => {
    for (const { name, pageTexts } of documents) {
      for (const { box, text } of pageTexts.flatMap(({ lines }) => lines.flatMap(({ words }) => words))) {
        expect(box.x + box.width, `${name}: ${text}`).toBeLessThanOrEqual(1);
        expect(box.y + box.height, `${name}: ${text}`).toBeLessThanOrEqual(1);
      }
    }
  });
});

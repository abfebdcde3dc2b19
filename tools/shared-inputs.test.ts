import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const sources = globSync('{mfe-*,shell-app}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx?$|fixture|\/gql\//.test(file),
);

/** The fields of forms (`form-elements` of mfe-kit) by the rules that read what is typed into them. */
const RULES: Readonly<Record<'date' | 'currency', string>> = {
  date: '(?:requiredDate|optionalPastDate|adultBirthday|optionalBirthday|optionalAdultBirthday)\\b',
  currency: '(?:requiredCents|optionalCents)\\b',
};

/** Elements of a kind: the name of each, where it is written out. */
function elementsOf(text: string, kind: keyof typeof RULES): string[] {
  const found = text.matchAll(new RegExp(`kind: '${kind}',\\s*(?:name: |\\.\\.\\.labelled\\()([^,)\\n]+)`, 'g'));
  return [...found].map(([, name = '']) => name.replace(/^['"`]|['"`]$/g, '').replace(/.*\./, ''));
}

/** Whether a schema of the same feature reads the field by a shared rule; a name that is computed is any field of it. */
function isRuled(feature: string, kind: keyof typeof RULES, name: string): boolean {
  const field = /^\w+$/.test(name) ? `\\b${name}` : '\\w+';
  const direct = new RegExp(`${field}:\\s*(?:z\\.)?${RULES[kind]}`);
  // `name` handed in by whoever makes the element, or a text that is a day: the rule stands in the same feature.
  return direct.test(feature) || (['name', 'text'].includes(name) && new RegExp(RULES[kind]).test(feature));
}

const featureOf = (file: string): string => path.dirname(file);

describe.each(['date', 'currency'] as const)('a field of the kind %s', (kind) => {
  it('is read by the rules that all forms share: a year typed short, a minus and 1e9 are refused in words', () => {
    const texts = Map.groupBy(sources, featureOf);
    const elements = sources.flatMap((file) => elementsOf(read(file), kind).map((name) => ({ file, name })));
    expect(elements.length).toBeGreaterThan(15);
    // An element whose name is somewhere else than beside its kind would be passed over.
    const unseen = sources.filter(
      (file) => read(file).split(`kind: '${kind}'`).length - 1 !== elementsOf(read(file), kind).length,
    );
    expect(unseen).toEqual([]);
    const wrong = elements.filter(({ file, name }) => {
      const feature = (texts.get(featureOf(file)) ?? []).map(read).join('\n');
      return !isRuled(feature, kind, name);
    });
    expect(wrong).toEqual([]);
  });
});

describe('an input that is no field of a form', () => {
  const opened = (pattern: RegExp) => sources.filter((file) => pattern.test(read(file)));
  const without = (files: readonly string[], rule: RegExp) => files.filter((file) => !rule.test(read(file)));

  it('of a day says what is wrong with one, by the rule of forms', () => {
    expect(without(opened(/type=(?:"|\{')date/), /\bdateProblem\(/)).toEqual([]);
  });
  it('of an amount is read as in forms', () => {
    const amounts = opened(/prefix="\$"|prefix=\{?'\$'/);
    expect(amounts.length).toBeGreaterThan(0);
    expect(without(amounts, /\bamountProblem\(/)).toEqual([]);
  });
  it('is never the browser’s own of numbers, which takes 1e9 and drops what it cannot read', () => {
    expect(opened(/type=(?:"|\{')number/)).toEqual([]);
  });
  it('reads no amount by itself', () => {
    // A percentage, a number of months, a year: none of them is money.
    expect(opened(/parseFloat\(/)).toEqual([]);
  });
});

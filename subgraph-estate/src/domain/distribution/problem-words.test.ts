import { distribution, type EstateCase, problemWords } from '@platform/estate-engine';
import { isDomainError } from '@platform/kernel';
import { castellan } from '@platform/test-kit/builders';
import { rawTextIn } from '@platform/test-kit/raw-text';
import { describe, expect, it } from 'vitest';
import { sampleEstate } from '../../seed/sample-estate.ts';
import type { Estate } from '../estate/estate.ts';
import { toEstateCase } from '../estate/estate-case.ts';
import { runDistribution } from './distribution.ts';

const TODAY = '2026-11-21';
const family = sampleEstate(castellan, `${TODAY}T00:00:00.000Z`);
const trust = family.trusts.find(({ kind }) => kind === 'REVOCABLE');

const withTerms = (terms: Estate['trusts'][number]['terms']): Estate => ({
  ...family,
  trusts: family.trusts.map((one) => (one === trust ? { ...one, terms } : one)),
});
const problemOf = (estate: Estate) => {
  const outcome = runDistribution(estate, TODAY);
  return 'problem' in outcome ? outcome.problem : null;
};

/** Every place of a case with another value in it: gone, or of another kind. */
function* damaged(input: EstateCase): Generator<{ path: string; made: EstateCase }> {
  const places: (readonly (string | number)[])[] = [];
  const walk = (value: unknown, path: readonly (string | number)[]): void => {
    if (path.length > 0) places.push(path);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) walk(part, [...path, Array.isArray(value) ? Number(name) : name]);
  };
  walk(input, []);
  for (const path of places) {
    for (const value of [null, 'co_first_successor', -7.5, [], {}]) {
      const made = structuredClone(input);
      let at = made as unknown as Record<string | number, unknown>;
      for (const name of path.slice(0, -1)) at = at[name] as typeof at;
      at[path.at(-1) ?? ''] = value;
      yield { path: path.join('.'), made };
    }
  }
}

describe('what is wrong with an estate', () => {
  it('names the trust and what is missing in it', () => {
    const input = toEstateCase(family, TODAY);
    const [first, ...others] = input.trusts ?? [];
    const terms = [{ on: 'DEATH_OF' as const, steps: [] }];
    try {
      distribution({ ...input, trusts: [...(first ? [{ ...first, terms }] : []), ...others] });
      expect.unreachable();
    } catch (error) {
      expect(isDomainError(error) && problemWords(input, error)).toBe(
        `${trust?.name}: it is not said at whose death it takes effect. Name whose trust it is.`,
      );
    }
  });
  it('is not that nobody named a death: the rest is worked out, whether that is left out or stored as nothing', () => {
    expect(problemOf(withTerms([{ on: 'DEATH_OF', personId: undefined, steps: [] }]))).toBeNull();
    const stored = {
      on: 'DEATH_OF',
      personId: null,
      steps: [],
    } as unknown as Estate['trusts'][number]['terms'][number];
    expect(problemOf(withTerms([stored]))).toBeNull();
  });
  it('shows no path, id or name of a field, whatever is wrong with a case', { timeout: 60_000 }, () => {
    const input = toEstateCase(family, TODAY);
    let refused = 0;
    for (const { path, made } of damaged(input)) {
      try {
        distribution(made);
      } catch (error) {
        if (!isDomainError(error)) continue;
        refused += 1;
        expect(rawTextIn(problemWords(made, error)), path).toEqual([]);
      }
    }
    expect(refused).toBeGreaterThan(500);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unaccounted } from '../cases/compare.ts';
import { randomEstate } from '../cases/random-estate.ts';
import { cash, estateCase, held, moved, onDeath, residue, trust, will } from '../conventions/case-builder.ts';
import { distribution } from '../distribution.ts';
import type { EstateCase, Trust } from '../estate-case.ts';
import { trustOfPart } from './staying-apart.ts';

const SECOND = 'family~second-death';

/** Both wills leave something to the same trust: $300,000 of his and $200,000 of hers. */
function couple(isNonConverging: boolean, more: Partial<Trust> = {}): EstateCase {
  return estateCase({
    assets: [cash('his', 300_000, 'h'), cash('hers', 200_000, 'w')],
    trusts: [trust('family', 'OTHER', 'h', { createdUponDeath: true, isNonConverging, ...more })],
    wills: [will('h', [residue('family')]), will('w', [residue('family')])],
    deaths: [
      ['h', '2026-03-01'],
      ['w', '2027-03-01'],
    ],
  });
}

const finalNodes = (input: EstateCase) =>
  distribution(input)
    .flow.nodes.filter(({ stage }) => stage === 'FINAL')
    .map(({ partyId, label, amountCents }) => [partyId, label, amountCents / 100] as const)
    .toSorted(([a], [b]) => a.length - b.length);

describe('R206: a trust that two deaths fund', () => {
  it('runs together, and stays apart where it is to: two nodes with amounts of their own, and the same sum', () => {
    expect(finalNodes(couple(false))).toEqual([['family', 'family', 500_000]]);
    expect(finalNodes(couple(true))).toEqual([
      ['family', 'family', 300_000],
      [SECOND, 'family, of the second death', 200_000],
    ]);
    const apart = distribution(couple(true));
    expect(held(apart, 'family') + held(apart, SECOND)).toBe(held(distribution(couple(false)), 'family'));
    expect(moved(apart, 'w', SECOND, 'residue')).toBe(200_000);
    expect(trustOfPart(SECOND)).toBe('family');
    expect(trustOfPart('family')).toBe('family');
  });

  it('hands on what each of the two holds by the same terms, to the same people', () => {
    const terms = onDeath('w', residue('a', 'b'));
    for (const apart of [false, true]) {
      const result = distribution(couple(apart, { terms }));
      expect([held(result, 'a'), held(result, 'b')]).toEqual([250_000, 250_000]);
      expect(moved(result, 'family', 'a', 'trust_term') + moved(result, SECOND, 'a', 'trust_term')).toBe(250_000);
      expect(moved(result, SECOND, 'a', 'trust_term')).toBe(apart ? 100_000 : 0);
    }
  });

  it('is one where a single death funds it, and where it exists already', () => {
    const { wills = [], ...rest } = couple(true);
    const once = { ...rest, wills: wills.slice(1) };
    expect(finalNodes(once).map(([id]) => id)).not.toContain(SECOND);
    expect(finalNodes(couple(true, { createdUponDeath: false })).map(([id]) => id)).toEqual(['family']);
  });

  it('takes in apart what a designation brings, and what somebody’s alternates do', () => {
    const input = couple(true);
    const designated = {
      ...input,
      assets: [...input.assets, cash('ira', 50_000, 'w', { beneficiaries: [{ to: 'family' }] })],
      wills: [will('h', [residue('family')]), will('w', [residue({ to: 'h', alternates: [{ to: 'family' }] })])],
    };
    expect(held(distribution(designated), SECOND)).toBe(250_000);
  });

  it('conserves every cent in any estate, whatever stays apart', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(randomEstate, (input) => {
        const all = (input.trusts ?? []).map((one) => ({ ...one, createdUponDeath: true, isNonConverging: true }));
        const asset = (one: EstateCase['assets'][number]) =>
          one.owners.every(({ id }) => !all.some((t) => t.id === id));
        const { disclaimers: _none, growthBetweenDeathsPercent: _noGrowth, ...assumptions } = input.assumptions;
        const apart = { ...input, assets: input.assets.filter(asset), liabilities: [], trusts: all, assumptions };
        const result = distribution(apart);
        expect(unaccounted(apart, result)).toBe(0);
        const [today, ...columns] = result.flow.totals.map(({ totalCents }) => totalCents);
        for (const column of columns) expect(column).toBe(today);
      }),
      { numRuns: 150, seed: 61 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { inheritedProperty } from '../basis/inherited-property.ts';
import type { Trust } from '../estate-case.ts';
import {
  borne,
  cash,
  estateCase,
  held,
  M,
  onDeath,
  play,
  residue,
  type Sketch,
  single,
  tax,
  trust,
  warned,
  will,
} from './case-builder.ts';

const inTrust = (id: string, amount: number, trustId: string) => cash(id, amount, trustId, { titling: 'TRUST_OWNED' });
/** A trust that a grandparent made for `h`, who holds a power over it; `a` takes what is left. */
const family = (kind: 'GENERAL' | 'LIMITED', more: Partial<Trust> = {}): Sketch => ({
  ...single,
  people: ['h', 'a', 'b', { id: 'g', isDeceased: true }],
  assets: [cash('own', 14 * M, 'h'), inTrust('x', 6 * M, 't')],
  trusts: [
    trust('t', 'IRREVOCABLE', 'g', {
      insideEstate: false,
      lifetimeBeneficiaries: ['h'],
      powers: [{ personId: 'h', kind }],
      terms: onDeath('h', residue('a')),
      ...more,
    }),
  ],
  wills: [will('h', [residue('b')])],
});

describe('powers of appointment', () => {
  it('a general one counts with its holder, and the trust bears its part of the tax (IRC 2041, 2207)', () => {
    const result = play(family('GENERAL'));
    // 20,000,000 − 15,000,000 at 40%, of which 6 ÷ 20 falls on the trust.
    expect([tax(result, 'federal_estate'), borne(result, 'federal_estate', 'a')]).toEqual([2 * M, 600_000]);
    expect([held(result, 'a'), held(result, 'b')]).toEqual([5.4 * M, 12.6 * M]);
    expect(warned(result, 'GENERAL_POWER')).toBe(6 * M);
    expect(result.ownership.lines.find(({ id }) => id === 'x')).toMatchObject({
      standing: 'inside',
      personId: 'h',
      reason: 'general_power',
    });
  });

  it('a limited one does not count (IRC 2041(b)(1))', () => {
    const result = play(family('LIMITED'));
    expect([tax(result, 'federal_estate'), held(result, 'a')]).toEqual([0, 6 * M]);
    expect(warned(result, 'GENERAL_POWER')).toBeUndefined();
  });

  it('what counts by a general one takes its value at death for basis, what does not keeps its own', () => {
    const basis = (kind: 'GENERAL' | 'LIMITED') => {
      const sketch = family(kind);
      const assets = sketch.assets.map((one) => ({ ...one, assetType: 'BROKERAGE' as const, costBasisCents: M * 100 }));
      const { heirs } = inheritedProperty(estateCase({ ...sketch, assets }));
      return heirs.find(({ holderId }) => holderId === 'a')?.properties.map(({ treatment }) => treatment);
    };
    expect([basis('GENERAL'), basis('LIMITED')]).toEqual([['STEPPED_UP'], ['CARRIED_OVER']]);
  });

  it('a trust of all income and a general power for the spouse is deducted without an election (IRC 2056(b)(5))', () => {
    const plan = (powers: Trust['powers'], more: Partial<Trust> = {}) =>
      play({
        assets: [cash('x', 20 * M, 'h')],
        trusts: [
          trust('mt', 'OTHER', 'h', {
            createdUponDeath: true,
            lifetimeBeneficiaries: ['w'],
            terms: onDeath('w', residue('a')),
            ...(powers ? { powers } : {}),
            ...more,
          }),
        ],
        wills: [will('h', [residue('mt')])],
        deaths: [
          ['h', '2026-03-01'],
          ['w', '2026-10-01'],
        ],
      });
    const general = plan([{ personId: 'w', kind: 'GENERAL' }]);
    expect([tax(general, 'federal_estate', 0), tax(general, 'federal_estate', 1)]).toEqual([0, 2 * M]);
    expect(general.estates.map(({ maritalCents }) => maritalCents / 100)).toEqual([20 * M, 0]);
    // Without the power, without an election, or for somebody beside her: taxed at the first death and not again.
    for (const other of [plan(undefined), plan([{ personId: 'w', kind: 'LIMITED' }])])
      expect([tax(other, 'federal_estate', 0), tax(other, 'federal_estate', 1)]).toEqual([2 * M, 0]);
    const shared = plan([{ personId: 'w', kind: 'GENERAL' }], { lifetimeBeneficiaries: ['w', 'a'] });
    expect(tax(shared, 'federal_estate', 0)).toBe(2 * M);
  });
});

describe('a reverse election over a marital trust (IRC 2652(a)(3))', () => {
  const plan = (more: Partial<Trust>, cents = 10 * M, second = 0) =>
    play({
      people: ['h', 'w', 'a', 'c'],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['h', 'PARENT', 'a'],
        ['w', 'PARENT', 'a'],
        ['a', 'PARENT', 'c'],
      ],
      assets: [cash('x', cents, 'h'), ...(second > 0 ? [cash('y', second, 'w')] : [])],
      trusts: [
        trust('mt', 'MARITAL', 'h', { lifetimeBeneficiaries: ['w'], terms: onDeath('w', residue('c')), ...more }),
      ],
      wills: [will('h', [residue('mt')]), will('w', [residue('c')])],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2026-10-01'],
      ],
      assume: { portabilityElected: true },
    });

  it('keeps the exemption of the first to die for the trust: both are used', () => {
    // 10,000,000 in the trust and 12,000,000 of hers, all to a grandchild: 15,000,000 of exemption each.
    const [plain, reversed] = [plan({}, 10 * M, 12 * M), plan({ isReverseQtip: true }, 10 * M, 12 * M)];
    // Her exemption alone leaves 7,000,000: × 2 ÷ 7.
    expect([tax(plain, 'gst', 1), tax(reversed, 'gst', 1)]).toEqual([2 * M, 0]);
    expect(reversed.estates.map((one) => one.gstExemptionAllocatedCents / 100)).toEqual([10 * M, 12 * M]);
    expect(plain.estates.map((one) => one.gstExemptionAllocatedCents / 100)).toEqual([0, 15 * M]);
  });

  it('what the exemption did not cover is taxed as the trust ends', () => {
    // 20,000,000, of which 15,000,000 was covered: ratio 0.25. No estate tax: 30,000,000 of exclusion.
    const result = plan({ isReverseQtip: true }, 20 * M);
    expect(tax(result, 'gst', 1)).toBe(2 * M);
    const working = result.taxes.find(({ kind }) => kind === 'gst')?.working;
    expect(JSON.stringify(working)).toContain('2652(a)(3)');
  });
});

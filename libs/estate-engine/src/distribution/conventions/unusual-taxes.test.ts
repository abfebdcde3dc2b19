import { describe, expect, it } from 'vitest';
import type { Step } from '../estate-case.ts';
import {
  borne,
  cash,
  figures,
  gift,
  held,
  heldBy,
  inTrust,
  joint,
  M,
  moved,
  onDeath,
  play,
  policy,
  residue,
  single,
  tax,
  trust,
  will,
} from './case-builder.ts';

/** Each estate was worked by hand from CONVENTIONS.md; the arithmetic stands beside its figures. */

const common = { titling: 'TENANTS_IN_COMMON' as const };
describe('taxes of unusual estates', () => {
  it('C27: a tax beyond the residue goes on to the taker of land', () => {
    const result = play({
      ...single,
      people: ['h', 'a', 'b'],
      assets: [cash('land', 30 * M, 'h', { assetType: 'REAL_ESTATE' }), cash('x', M, 'h')],
      wills: [will('h', [{ kind: 'SPECIFIC_GIFT', assetId: 'land', to: [{ to: 'a' }] }, residue('b')])],
    });
    // 40% × (31 − 15) million = 6,400,000: 1,000,000 of the residue, 5,400,000 of a, who takes the land whole.
    expect([borne(result, 'federal_estate', 'a'), borne(result, 'federal_estate', 'b')]).toEqual([5_400_000, M]);
    expect([moved(result, 'h', 'a', 'specific_gift'), heldBy(result, 'a', 'b')]).toEqual([30 * M, [24_600_000, 0]]);
  });

  it('C21, C23, 2207A: Oregon taxes a trust elected for it alone, and recovers what that adds from the trust', () => {
    const result = play({
      state: 'OR',
      assets: [cash('x', 4 * M, 'h'), cash('y', 2 * M, 'w')],
      trusts: [
        trust('q', 'BYPASS', 'h', {
          qtipElection: 'STATE_ONLY',
          lifetimeBeneficiaries: ['w'],
          terms: onDeath('w', residue('a')),
        }),
      ],
      wills: [will('h', [residue('q')]), will('w', [residue('b')])],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2026-09-01'],
      ],
    });
    expect(tax(result, 'state_estate')).toBe(0);
    // On 6 million 482,500 + 12% × 500,000 = 542,500; on 2 million 50,000 + 10.25% × 500,000 = 101,250.
    expect(tax(result, 'state_estate', 1)).toBe(542_500);
    expect(heldBy(result, 'a', 'b')).toEqual([4 * M - 441_250, 2 * M - 101_250]);
    // Federal: hers alone, less Oregon’s tax in full.
    expect(figures(result, 1)).toEqual([2 * M, 0, 0, 542_500, 1_457_500]);
  });

  it('C29: a policy to a child bears its part, one to the spouse none, and neither in the tax of the other', () => {
    const result = play({
      assets: [
        policy('p', 10 * M, 'h', 'h', { beneficiaries: [{ to: 'a' }] }),
        policy('q', 8 * M, 'h', 'h', { beneficiaries: [{ to: 'w' }] }),
        cash('x', 15 * M, 'h'),
      ],
      wills: [will('h', [residue('b')])],
    });
    // Taxable 25 million: 4,000,000, of it 10 ÷ 25 on a’s policy.
    expect([
      tax(result, 'federal_estate'),
      borne(result, 'federal_estate', 'a'),
      borne(result, 'federal_estate', 'b'),
    ]).toEqual([4 * M, 1_600_000, 2_400_000]);
    expect(held(result, 'w')).toBe(8 * M);
  });

  it('C30, C31: Maryland’s friend pays ten percent, which its estate tax then credits', () => {
    const result = play({
      state: 'MD',
      ...single,
      people: ['h', 'a', 'f'],
      relations: [['h', 'PARENT', 'a']],
      assets: [cash('x', 7 * M, 'h')],
      wills: [will('h', [gift(M, 'f'), residue('a')])],
    });
    // 16% × 2 million = 320,000, below the former credit on 6,940,000 (638,000), less 100,000.
    expect([tax(result, 'inheritance'), tax(result, 'state_estate')]).toEqual([100_000, 220_000]);
    expect(heldBy(result, 'f', 'a')).toEqual([900_000, 5_780_000]);
    expect(figures(result)).toEqual([7 * M, 0, 0, 320_000, 6_680_000]);
  });

  it('C21: New York with a house in Florida: only what is left counts, in the band above its exclusion too', () => {
    const result = play({
      state: 'NY',
      ...single,
      people: ['h', 'a'],
      relations: [['h', 'PARENT', 'a']],
      assets: [cash('x', 7_400_000, 'h'), cash('house', 2 * M, 'h', { assetType: 'REAL_ESTATE', state: 'FL' })],
      wills: [will('h', [residue('a')])],
    });
    expect([tax(result, 'state_estate'), (result.estates[0]?.stateTaxableCents ?? 0) / 100]).toEqual([
      136_800, 7_400_000,
    ]);
  });

  it('C21: Oregon with a house abroad: the tax on all by the part in the state', () => {
    const result = play({
      state: 'OR',
      ...single,
      people: ['h', 'a'],
      relations: [['h', 'PARENT', 'a']],
      assets: [cash('x', 2 * M, 'h'), cash('house', M, 'h', { assetType: 'REAL_ESTATE', state: 'NON_US' })],
      wills: [will('h', [residue('a')])],
    });
    // On 3 million 152,500 + 10.5% × 500,000 = 205,000, two thirds.
    expect(tax(result, 'state_estate')).toBe(136_666.67);
  });

  it('C26: several marriages: what the last one leaves takes the place of what an earlier one left, if less too', () => {
    const result = play({
      people: [{ id: 'h', federalDsueCents: 500_000_000 }, 'w', 'a'],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['w', 'PARENT', 'a'],
      ],
      assets: [cash('x', 12 * M, 'w'), cash('y', 20 * M, 'h')],
      wills: [will('w', [residue('a')]), will('h', [residue('a')])],
      deaths: [
        ['w', '2026-03-01'],
        ['h', '2026-09-01'],
      ],
      assume: { portabilityElected: true },
    });
    // 15 − 12 = 3 in place of 5: 40% × (20 − 18) million.
    expect([(result.estates[0]?.dsuePortedCents ?? 0) / 100, tax(result, 'federal_estate', 1)]).toEqual([
      3 * M,
      800_000,
    ]);
  });

  it('C28, C23: an unelected marital trust is taxed with him and not with her', () => {
    const result = play({
      assets: [cash('x', 16 * M, 'h'), cash('y', 15 * M, 'w')],
      trusts: [
        trust('m', 'MARITAL', 'h', {
          qtipElection: 'NONE',
          lifetimeBeneficiaries: ['w'],
          terms: onDeath('w', residue('a')),
        }),
      ],
      wills: [will('h', [residue('m')]), will('w', [residue('b')])],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2026-09-01'],
      ],
    });
    expect([tax(result, 'federal_estate'), tax(result, 'federal_estate', 1)]).toEqual([400_000, 0]);
    expect(heldBy(result, 'a', 'b')).toEqual([15_600_000, 15 * M]);
  });

  it('C25: gifts beyond the exclusion of their year: the tax payable on them comes off, at the rates of the death', () => {
    const result = play({
      ...single,
      people: [{ id: 'h', federalExemptionUsedCents: 2_000_000_000 }, 'a'],
      assets: [cash('x', 10 * M, 'h')],
      wills: [will('h', [residue('a')])],
    });
    // Tentative on 30 million 11,945,800, payable on gifts 40% × 5 million = 2,000,000, credit 5,945,800.
    expect([tax(result, 'federal_estate'), figures(result)[4]]).toEqual([4 * M, 10 * M]);
    expect((result.estates[0]?.exclusionUsedCents ?? 0) / 100).toBe(15 * M);
  });

  it('C20, C6: a formula counts the gift that the will lists after it, and DSUE and gifts of a lifetime', () => {
    const bypass: Step = { kind: 'BYPASS_FUNDING', formula: 'FEDERAL', to: [{ to: 'by' }] };
    const result = play({
      people: [{ id: 'h', federalDsueCents: 300_000_000, federalExemptionUsedCents: 400_000_000 }, 'w', 'a'],
      relations: [['h', 'SPOUSE', 'w']],
      assets: [cash('x', 30 * M, 'h')],
      trusts: [trust('by', 'BYPASS', 'h', { lifetimeBeneficiaries: ['w'] })],
      wills: [will('h', [bypass, residue('w'), gift(2 * M, 'a')])],
    });
    // 15 + 3 − 4 − 2 million.
    expect([inTrust(result, 'by'), held(result, 'a'), held(result, 'w')]).toEqual([12 * M, 2 * M, 16 * M]);
  });

  it('C14, C20: Massachusetts: she disclaims what the state’s exclusion has left into the trust', () => {
    const result = play({
      state: 'MA',
      assets: [cash('x', 9 * M, 'h')],
      trusts: [
        trust('d', 'DISCLAIMER_TRUST', 'h', { lifetimeBeneficiaries: ['w'], terms: onDeath('w', residue('a')) }),
      ],
      wills: [will('h', [gift(500_000, 'a'), residue({ to: 'w', disclaimerTrustId: 'd' })])],
      assume: { disclaimers: [{ personId: 'w', formula: 'REMAINING_STATE_EXCLUSION' }] },
    });
    expect([held(result, 'd'), held(result, 'w'), result.taxes.length]).toEqual([1_500_000, 7 * M, 0]);
  });

  it('C27: apportioned with charity in the residue: charity bears nothing', () => {
    const result = play({
      ...single,
      people: ['h', 'a', 'b'],
      charities: ['c'],
      assets: [cash('x', 40 * M, 'h')],
      wills: [
        will('h', [gift(12 * M, 'a'), residue({ to: 'b', percent: 50 }, { to: 'c', percent: 50 })], {
          taxApportionment: 'APPORTION',
        }),
      ],
    });
    // 28 million in halves; taxable 12 + 14 = 26: 4,400,000 by 12 and 14.
    expect([tax(result, 'federal_estate'), held(result, 'c')]).toEqual([4_400_000, 14 * M]);
    expect([borne(result, 'federal_estate', 'a'), borne(result, 'federal_estate', 'b')]).toEqual([
      2_030_769.23, 2_369_230.77,
    ]);
  });

  it('C33: the exemption left goes to direct skips first, a dead parent moves a line up', () => {
    const result = play({
      ...single,
      people: [{ id: 'h', gstExemptionUsedCents: 1_400_000_000 }, { id: 'a', isDeceased: true }, 'a1', 'b', 'b1'],
      relations: [
        ['h', 'PARENT', 'a'],
        ['a', 'PARENT', 'a1'],
        ['h', 'PARENT', 'b'],
        ['b', 'PARENT', 'b1'],
      ],
      assets: [cash('x', 8 * M, 'h')],
      wills: [will('h', [gift(3 * M, 'b1'), gift(2 * M, 'a1'), residue('b')])],
    });
    // b1: 1 million sheltered, 2 million × 2/7.
    expect([tax(result, 'gst'), heldBy(result, 'b1', 'a1', 'b')]).toEqual([571_428.57, [2_428_571.43, 2 * M, 3 * M]]);
  });

  it('a widow who moved: the second tax is that of her own state, by the law of her day', () => {
    const result = play({
      state: 'FL',
      people: ['h', { id: 'w', domicileState: 'WA' }, 'a'],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['w', 'PARENT', 'a'],
      ],
      assets: [cash('x', 5 * M, 'h')],
      wills: [will('h', [residue('w')]), will('w', [residue('a')])],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2026-07-01'],
      ],
    });
    // From July 1, 2026: 5 − 3 = 2 million, 240,000.
    expect([tax(result, 'state_estate'), tax(result, 'state_estate', 1)]).toEqual([0, 240_000]);
  });

  it('C9: three owners by what each paid; the two survivors share it equally', () => {
    const result = play({
      ...single,
      people: ['h', 'a', 'b'],
      assets: [joint('j', 30 * M, ['h', 'a', 'b'], { contributions: [{ id: 'h', percent: 100 }] })],
    });
    // All of it counts and passes, 15 million each; 6,000,000 of tax by equal halves (C27: the rest).
    expect([figures(result)[0], tax(result, 'federal_estate'), heldBy(result, 'a', 'b')]).toEqual([
      30 * M,
      6 * M,
      [12 * M, 12 * M],
    ]);
  });

  it('C3: a part in common goes by the will, what it pours into a trust waits there for its event', () => {
    const result = play({
      assets: [
        cash('land', 9 * M, 'h', {
          ...common,
          assetType: 'REAL_ESTATE',
          owners: [
            { id: 'h', percent: 33.33333 },
            { id: 'b', percent: 66.66667 },
          ],
        }),
      ],
      trusts: [
        trust('t', 'OTHER', 'h', {
          lifetimeBeneficiaries: ['w'],
          terms: [{ on: 'SECOND_DEATH', steps: [residue('a')] }],
        }),
      ],
      wills: [will('h', [residue('t')])],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2027-03-01'],
      ],
    });
    const third = 2_999_999.7;
    expect([inTrust(result, 't'), held(result, 'a'), held(result, 'b')]).toEqual([0, third, 9 * M - third]);
  });
});

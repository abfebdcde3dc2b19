import { describe, expect, it } from 'vitest';
import { inheritedProperty } from '../basis/inherited-property.ts';
import {
  alone,
  BOTH,
  borne,
  cash,
  estateCase,
  figures,
  gift,
  heldBy,
  joint,
  LAW,
  land,
  M,
  onDeath,
  play,
  residue,
  type Sketch,
  tax,
  trust,
  warned,
  will,
} from './case-builder.ts';

/** Each estate was worked by hand from the statutes before the engine was asked; the arithmetic stands beside it. */

/** `h` has `a` from a first marriage, `w` has `c`. */
const BLENDED: Pick<Sketch, 'people' | 'relations'> = {
  people: ['h', 'w', 'a', 'c'],
  relations: [
    ['h', 'SPOUSE', 'w'],
    ['h', 'PARENT', 'a'],
    ['w', 'PARENT', 'c'],
  ],
};

describe('families, where the law of the state fills what the papers leave open', () => {
  it('New York, two marriages: the trust for the widow bears what it adds at her death (IRC 2207A, EPTL 2-1.8)', () => {
    const result = play({
      ...BLENDED,
      state: 'NY',
      assets: [
        joint('home', 2 * M, ['h', 'w'], { ...land, titling: 'TENANCY_BY_THE_ENTIRETY' }),
        cash('ira', 1_500_000, 'h', { assetType: 'RETIREMENT', beneficiaries: [{ to: 'w' }] }),
        cash('x', 6_500_000, 'h'),
        cash('own', 5 * M, 'w'),
      ],
      trusts: [
        trust('q', 'MARITAL', 'h', {
          createdUponDeath: true,
          lifetimeBeneficiaries: ['w'],
          terms: onDeath('w', residue('a')),
        }),
      ],
      wills: [will('h', [gift(3 * M, 'q'), residue('a')]), will('w', [residue('c')])],
      deaths: [
        ['h', '2025-03-01'],
        ['w', '2025-12-01'],
      ],
      assume: LAW,
    });
    // His: 1 + 1.5 + 6.5, marital 1 + 1.5 + 3.
    expect(figures(result)).toEqual([9 * M, 5.5 * M, 0, 0, 3.5 * M]);
    // Hers: 2 + 1.5 + 5 and the trust's 3 = 11.5: 1,082,800 + 16% × 1.4 million; on 8.5: 786,800 + 14.4% × 400,000.
    expect(tax(result, 'state_estate', 1)).toBe(1_306_800);
    expect([borne(result, 'state_estate', 'a'), borne(result, 'state_estate', 'c')]).toEqual([462_400, 844_400]);
    expect(heldBy(result, 'a', 'c')).toEqual([3.5 * M + 3 * M - 462_400, 8.5 * M - 844_400]);
  });

  it.each([
    // After five days she survives: 4 million of hers, adjusted 3.94: 238,800 + 10.4% × 400,000 − 99,600.
    ['2026-03-06', 0, 180_800],
    // After four each estate goes its own way: 2.94: 146,800 + 8.8% × 400,000 − 99,600.
    ['2026-03-05', 82_400, 0],
  ])('Massachusetts: deaths days apart, the second on %s', (second, his, hers) => {
    const result = play({
      state: 'MA',
      assets: [cash('x', 3 * M, 'h'), cash('y', M, 'w')],
      wills: [will('h', [residue({ to: 'w', alternates: [{ class: 'CHILDREN' }] })]), will('w', [residue('a', 'b')])],
      deaths: [
        ['h', '2026-03-01'],
        ['w', second],
      ],
      assume: LAW,
    });
    expect([tax(result, 'state_estate'), tax(result, 'state_estate', 1)]).toEqual([his, hers]);
    expect(heldBy(result, 'a', 'b')).toEqual([(4 * M - his - hers) / 2, (4 * M - his - hers) / 2]);
  });

  it('Oregon: she disclaims what the state’s exclusion has left, into a trust (ORS 105.643, IRC 2518)', () => {
    const result = play({
      state: 'OR',
      assets: [cash('x', 3 * M, 'h'), cash('own', M, 'w')],
      trusts: [
        trust('d', 'DISCLAIMER_TRUST', 'h', {
          createdUponDeath: true,
          lifetimeBeneficiaries: ['w'],
          terms: onDeath('w', residue('a', 'b')),
        }),
      ],
      wills: [will('h', [residue({ to: 'w', disclaimerTrustId: 'd' })]), will('w', [residue('a', 'b')])],
      deaths: BOTH,
      assume: { ...LAW, disclaimers: [{ personId: 'w', formula: 'REMAINING_STATE_EXCLUSION' }] },
    });
    // The first million takes no tax; she leaves 2 + 1: 152,500 + 10.5% × 500,000.
    expect([tax(result, 'state_estate'), tax(result, 'state_estate', 1)]).toEqual([0, 205_000]);
    expect(heldBy(result, 'a', 'b')).toEqual([1_897_500, 1_897_500]);
  });

  it('from California to Minnesota: community property stays in halves (Minn. Stat. 519A), and its basis is new', () => {
    const sketch: Sketch = {
      state: 'MN',
      assets: [
        cash('shares', 8 * M, 'h', {
          assetType: 'BROKERAGE',
          titling: 'COMMUNITY_PROPERTY',
          owners: [{ id: 'h' }, { id: 'w' }],
          costBasisCents: 2 * M * 100,
        }),
        cash('home', M, 'h', { ...land, state: 'MN' }),
      ],
      wills: [will('h', [residue('a', 'b')])],
      assume: LAW,
    };
    const result = play(sketch);
    // 4 + 1 million, less 3: 13% of 2 million.
    expect(figures(result)[0]).toBe(5 * M);
    expect(tax(result, 'state_estate')).toBe(260_000);
    expect(heldBy(result, 'w', 'a', 'b')).toEqual([4 * M, 2_370_000, 2_370_000]);
    expect(warned(result, 'ELECTIVE_SHARE_POSSIBLE')).toBe(0);
    const widow = inheritedProperty(estateCase(sketch)).heirs.find(({ holderId }) => holderId === 'w');
    // IRC 1014(b)(6): her half as well.
    expect([widow?.basisCents, widow?.gainCents]).toEqual([4 * M * 100, 0]);
  });

  it('Texas without a will: a child of before takes his half of the community with the child of both (Est. Code 201.002, 201.003)', () => {
    const result = play({
      state: 'TX',
      people: ['h', 'w', 'a', 'b'],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['h', 'PARENT', 'a'],
        ['h', 'PARENT', 'b'],
        ['w', 'PARENT', 'b'],
      ],
      assets: [
        cash('community', 2 * M, 'h', { titling: 'COMMUNITY_PROPERTY', owners: [{ id: 'h' }, { id: 'w' }] }),
        cash('separate', 900_000, 'h'),
      ],
      assume: LAW,
    });
    // Hers 1 million and a third of 900,000; each child half of 1 million and of 600,000.
    expect(heldBy(result, 'w', 'a', 'b')).toEqual([1_300_000, 800_000, 800_000]);
  });

  it('California without a will: the community to her, a third of the rest (Prob. Code 6401)', () => {
    const result = play({
      state: 'CA',
      assets: [
        cash('community', 2 * M, 'h', { titling: 'COMMUNITY_PROPERTY', owners: [{ id: 'h' }, { id: 'w' }] }),
        cash('separate', 900_000, 'h'),
      ],
      assume: LAW,
    });
    expect(heldBy(result, 'w', 'a', 'b')).toEqual([2_300_000, 300_000, 300_000]);
  });

  it('a son left out by name, and a friend who died first: the son’s daughter has his part (UPC 2-101(b))', () => {
    const result = play({
      state: 'CO',
      status: 'SINGLE',
      people: ['h', 'a', 'b', 'b1', { id: 'f', isDeceased: true }],
      relations: [
        ['h', 'PARENT', 'a'],
        ['h', 'PARENT', 'b'],
        ['b', 'PARENT', 'b1'],
      ],
      assets: [cash('x', 2 * M, 'h')],
      wills: [will('h', [residue('f')], { excludedHeirs: ['b'] })],
      assume: LAW,
    });
    expect(heldBy(result, 'a', 'b', 'b1')).toEqual([M, 0, M]);
  });

  it('a class, a friend who died first and charity: charity bears nothing of the tax (IRC 2055(c))', () => {
    const result = play({
      state: 'FL',
      status: 'SINGLE',
      people: ['h', { id: 'a', isDeceased: true }, 'a1', 'a2', { id: 'f', isDeceased: true }],
      relations: [
        ['h', 'PARENT', 'a'],
        ['a', 'PARENT', 'a1'],
        ['a', 'PARENT', 'a2'],
      ],
      charities: ['c'],
      assets: [cash('x', 24 * M, 'h')],
      wills: [
        will('h', [residue({ class: 'CHILDREN', percent: 50 }, { to: 'f', percent: 25 }, { to: 'c', percent: 25 })]),
      ],
      assume: LAW,
    });
    // The friend's quarter in the proportion 50 to 25: 16 million and 8. 40% × (16 − 15). No skip: their parent is dead.
    expect([tax(result, 'federal_estate'), tax(result, 'gst')]).toEqual([400_000, 0]);
    expect(heldBy(result, 'a1', 'a2', 'c')).toEqual([7.8 * M, 7.8 * M, 8 * M]);
  });

  it('Massachusetts: expenses, debts and a mortgage leave ten thousand for gifts of three hundred (M.G.L. c. 190B, 3-902)', () => {
    const result = play(
      alone({
        state: 'MA',
        people: ['h', 'a', 'b', 'f'],
        relations: [
          ['h', 'PARENT', 'a'],
          ['h', 'PARENT', 'b'],
        ],
        assets: [cash('x', 500_000, 'h'), cash('home', 300_000, 'h', land)],
        debts: [
          { id: 'loan', name: 'loan', balanceCents: 450_000_00, owners: [{ id: 'h' }] },
          {
            id: 'mortgage',
            name: 'mortgage',
            balanceCents: 100_000_00,
            owners: [{ id: 'h' }],
            securedByAssetId: 'home',
          },
        ],
        wills: [
          will('h', [
            { kind: 'SPECIFIC_GIFT', assetId: 'home', to: [{ to: 'b' }] },
            gift(200_000, 'a'),
            gift(100_000, 'f'),
            residue('a'),
          ]),
        ],
        assume: { ...LAW, expensesPercent: 5 },
      }),
    );
    // 5% of 800,000 = 40,000; 500,000 − 40,000 − 450,000 = 10,000, two thirds and one.
    expect(heldBy(result, 'a', 'b', 'f')).toEqual([6_666.67, 200_000, 3_333.33]);
    expect(warned(result, 'ABATED_GIFT')).toBe(290_000);
  });

  it('an account for a widow who died first goes to children, one a minor: until when each may wait (IRC 401(a)(9)(E), (H))', () => {
    const sketch: Sketch = {
      state: 'TX',
      people: [
        'h',
        { id: 'w', isDeceased: true },
        { id: 'a', birthDate: '1990-02-02' },
        { id: 'b', birthDate: '2016-05-05' },
      ],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['h', 'PARENT', 'a'],
        ['h', 'PARENT', 'b'],
      ],
      status: 'WIDOWED',
      assets: [
        cash('ira', M, 'h', {
          assetType: 'RETIREMENT',
          retirementAccountType: 'IRA',
          beneficiaries: [{ to: 'w' }, { to: 'a', tier: 'CONTINGENT' }, { to: 'b', tier: 'CONTINGENT' }],
        }),
      ],
      assume: LAW,
    };
    const result = play(sketch);
    expect(heldBy(result, 'a', 'b')).toEqual([500_000, 500_000]);
    expect(warned(result, 'MINOR_OUTRIGHT')).toBe(500_000);
    const years = inheritedProperty(estateCase(sketch)).heirs.flatMap(({ holderId, accounts }) =>
      accounts.map(({ payout }) => [holderId, payout]),
    );
    expect(JSON.stringify(years)).toMatch(/2036.*2047/);
  });
});

import { describe, expect, it } from 'vitest';
import type { Scheme, Target } from '../estate-case.ts';
import {
  cash,
  gift,
  held,
  heldBy,
  inTrust,
  joint,
  moved,
  onDeath,
  play,
  residue,
  type Sketch,
  trust,
  warned,
  will,
} from './case-builder.ts';

/** The tree of C11: A dead (A1 living; A2 dead, child A2a); B dead (B1, B3 living; B2 dead, children B2a, B2b). */
const TREE: Pick<Sketch, 'people' | 'relations' | 'status'> = {
  status: 'WIDOWED',
  people: [
    't',
    { id: 'A', isDeceased: true },
    { id: 'B', isDeceased: true },
    'A1',
    { id: 'A2', isDeceased: true },
    'A2a',
    'B1',
    { id: 'B2', isDeceased: true },
    'B3',
    'B2a',
    'B2b',
  ],
  relations: [
    ['t', 'PARENT', 'A'],
    ['t', 'PARENT', 'B'],
    ['A', 'PARENT', 'A1'],
    ['A', 'PARENT', 'A2'],
    ['A2', 'PARENT', 'A2a'],
    ['B', 'PARENT', 'B1'],
    ['B', 'PARENT', 'B2'],
    ['B', 'PARENT', 'B3'],
    ['B2', 'PARENT', 'B2a'],
    ['B2', 'PARENT', 'B2b'],
  ],
};
const LEAVES = ['A1', 'A2a', 'B1', 'B3', 'B2a', 'B2b'] as const;
const deaths: Sketch['deaths'] = [['t', '2026-03-01']];

describe('who takes', () => {
  // 6,000 divided as the table of C11 prints it.
  it.each<[Scheme, readonly number[]]>([
    ['PER_STIRPES', [1500, 1500, 1000, 1000, 500, 500]],
    ['BY_REPRESENTATION', [1200, 1200, 1200, 1200, 600, 600]],
    ['PER_CAPITA_AT_EACH_GENERATION', [1200, 800, 1200, 1200, 800, 800]],
    ['PER_CAPITA', [1000, 1000, 1000, 1000, 1000, 1000]],
  ])('C11 divides the printed tree %s', (scheme, shares) => {
    const wills = [will('t', [residue({ class: 'DESCENDANTS', scheme })])];
    expect(heldBy(play({ ...TREE, deaths, assets: [cash('x', 6000, 't')], wills }), ...LEAVES)).toEqual(shares);
  });

  it('C10 gives CHILDREN living children and each dead child’s share to its own line; PER_CAPITA only the living', () => {
    const of = (scheme?: Scheme) =>
      play({
        status: 'WIDOWED',
        people: ['h', 'a', { id: 'b', isDeceased: true }, 'b1', 'step'],
        relations: [
          ['h', 'PARENT', 'a'],
          ['h', 'PARENT', 'b'],
          ['b', 'PARENT', 'b1'],
        ],
        assets: [cash('x', 100, 'h')],
        wills: [will('h', [residue({ class: 'CHILDREN', ...(scheme ? { scheme } : {}) })])],
      });
    expect(heldBy(of(), 'a', 'b1', 'step')).toEqual([50, 50, 0]);
    expect(heldBy(of('PER_CAPITA'), 'a', 'b1')).toEqual([100, 0]);
  });

  it('C12 passes by alternates, then the scheme, then anti-lapse for relatives; never for a friend', () => {
    const play4 = (target: string | Target) =>
      play({
        status: 'SINGLE',
        people: [
          't',
          { id: 'bro', isDeceased: true },
          'niece',
          { id: 'pal', isDeceased: true },
          'palkid',
          'alt',
          'rest',
        ],
        relations: [
          ['t', 'SIBLING', 'bro'],
          ['bro', 'PARENT', 'niece'],
          ['pal', 'PARENT', 'palkid'],
        ],
        deaths,
        assets: [cash('x', 100, 't')],
        wills: [
          will('t', [
            { kind: 'CASH_GIFT', amountCents: 40_00, to: [typeof target === 'string' ? { to: target } : target] },
            residue('rest'),
          ]),
        ],
      });
    expect(held(play4({ to: 'bro', alternates: [{ to: 'alt' }] }), 'alt')).toBe(40);
    expect(held(play4({ to: 'pal', scheme: 'PER_STIRPES' }), 'palkid')).toBe(40);
    expect(held(play4('bro'), 'niece')).toBe(40);
    const friend = play4('pal');
    expect(heldBy(friend, 'palkid', 'rest')).toEqual([0, 100]);
    expect(warned(friend, 'LAPSED_GIFT')).toBe(40);
    const said = (result: typeof friend) => result.warnings.find(({ code }) => code === 'LAPSED_GIFT')?.explanation;
    expect(said(friend)).toContain('The gift of $40.00 to pal lapses');
    expect(said(play4({ class: 'CHILDREN' }))).toContain('The gift of $40.00 to the children of t lapses');
  });

  it('C12 sends a lapsed residue share to the other residuary takers and a wholly lapsed residue to the heirs', () => {
    const people = ['h', 'a', 'b', { id: 'pal', isDeceased: true }];
    const relations = [
      ['h', 'PARENT', 'a'],
      ['h', 'PARENT', 'b'],
    ] as const;
    const share = play({
      status: 'WIDOWED',
      people,
      relations,
      assets: [cash('x', 90, 'h')],
      wills: [will('h', [residue('a', 'pal', 'b')])],
    });
    expect(heldBy(share, 'a', 'b')).toEqual([45, 45]);
    const whole = play({
      status: 'WIDOWED',
      people,
      relations,
      assets: [cash('x', 90, 'h')],
      wills: [will('h', [residue('pal')])],
    });
    expect(heldBy(whole, 'a', 'b')).toEqual([45, 45]);
    expect(warned(whole, 'INTESTATE_SHARE')).toBe(90);
  });

  it('C13 needs five days, or the days of the instrument, and treats two deaths within 120 hours as each the earlier', () => {
    const diesOn = (date: string, days?: number) =>
      play({
        assets: [cash('x', 100, 'h'), joint('y', 100, ['h', 'w'])],
        wills: [
          will(
            'h',
            [residue({ to: 'w', alternates: [{ to: 'a' }] })],
            days === undefined ? {} : { survivorshipDays: days },
          ),
          will('w', [residue('b')]),
        ],
        deaths: [
          ['h', '2026-03-01'],
          ['w', date],
        ],
      });
    expect(heldBy(diesOn('2026-03-06'), 'a', 'b')).toEqual([0, 200]);
    const together = diesOn('2026-03-05');
    // His 100 and his half of the joint account by his will to a; her half by hers to b.
    expect(heldBy(together, 'a', 'b')).toEqual([150, 50]);
    expect(together.warnings.filter(({ code }) => code === 'SIMULTANEOUS_DEATH')).toHaveLength(2);
    // Thirty days hold for the will alone: the joint half still passes to her.
    expect(heldBy(diesOn('2026-03-20', 30), 'a', 'b')).toEqual([100, 100]);
  });

  it('C13 revokes gifts and designations to a former spouse, but not on an employer’s plan', () => {
    const account = (kind: 'IRA' | 'EMPLOYER_PLAN') =>
      play({
        status: 'DIVORCED',
        people: ['h', 'ex', 'a'],
        relations: [
          ['h', 'FORMER_SPOUSE', 'ex'],
          ['h', 'PARENT', 'a'],
        ],
        assets: [
          cash('r', 100, 'h', { assetType: 'RETIREMENT', retirementAccountType: kind, beneficiaries: [{ to: 'ex' }] }),
        ],
        wills: [will('h', [gift(10, 'ex'), residue('a')])],
      });
    expect(heldBy(account('IRA'), 'ex', 'a')).toEqual([0, 100]);
    expect(held(account('EMPLOYER_PLAN'), 'ex')).toBe(100);
  });

  it('C14 sends disclaimed residue to the disclaimer trust, and a disclaimed joint half to the estate', () => {
    const trusts = [trust('dt', 'DISCLAIMER_TRUST', 'h', { lifetimeBeneficiaries: ['w'] })];
    const wills = [will('h', [residue({ to: 'w', disclaimerTrustId: 'dt' })])];
    const part = play({
      assets: [cash('x', 100, 'h')],
      trusts,
      wills,
      assume: { disclaimers: [{ personId: 'w', amountCents: 30_00 }] },
    });
    expect(heldBy(part, 'w', 'dt')).toEqual([70, 30]);
    expect(moved(part, 'h', 'dt', 'disclaimer')).toBe(30);
    const account = play({
      assets: [joint('x', 100, ['h', 'w'])],
      wills: [will('h', [residue('a')])],
      assume: { disclaimers: [{ personId: 'w', assetId: 'x' }] },
    });
    expect(heldBy(account, 'w', 'a')).toEqual([50, 50]);
    const formula = play({
      assets: [cash('x', 20_000_000, 'h')],
      trusts,
      wills,
      assume: { disclaimers: [{ personId: 'w', formula: 'REMAINING_FEDERAL_EXCLUSION' }] },
    });
    expect(held(formula, 'dt')).toBe(15_000_000);
  });

  it.each([
    { name: 'all to the spouse where all children are of both', other: '', assets: 500_000, spouse: 500_000 },
    // 225,000 + half of the other 275,000.
    { name: 'she has another child', other: 'w', assets: 500_000, spouse: 362_500 },
    // 150,000 + half of the other 350,000.
    { name: 'he has another child', other: 'h', assets: 500_000, spouse: 325_000 },
    { name: 'less than the first amount', other: 'h', assets: 100_000, spouse: 100_000 },
  ])('C15 intestate: $name', ({ other, assets, spouse }) => {
    const relations = [
      ['h', 'SPOUSE', 'w'],
      ['h', 'PARENT', 'a'],
      ['w', 'PARENT', 'a'],
      ...(other ? [[other, 'PARENT', 'c'] as const] : []),
    ] as const;
    expect(held(play({ people: ['h', 'w', 'a', 'c'], relations, assets: [cash('x', assets, 'h')] }), 'w')).toBe(spouse);
  });

  it('C15 goes on to parents, their descendants, grandparents, stepchildren and the state', () => {
    const kin = (people: Sketch['people'], relations: Sketch['relations'], status: Sketch['status'] = 'SINGLE') =>
      play({ status, people, relations, assets: [cash('x', 400_000, 'h')] });
    // 300,000 + three quarters of 100,000 to the spouse, the rest to the parent.
    expect(
      heldBy(
        kin(
          ['h', 'w', 'p'],
          [
            ['h', 'SPOUSE', 'w'],
            ['p', 'PARENT', 'h'],
          ],
          'LEGALLY_MARRIED',
        ),
        'w',
        'p',
      ),
    ).toEqual([375_000, 25_000]);
    expect(held(kin(['h', 's'], [['h', 'SIBLING', 's']]), 's')).toBe(400_000);
    const dead = { id: 'p', isDeceased: true };
    expect(
      held(
        kin(
          ['h', dead, 'g'],
          [
            ['p', 'PARENT', 'h'],
            ['g', 'PARENT', 'p'],
          ],
        ),
        'g',
      ),
    ).toBe(400_000);
    const wife = { id: 'w', isDeceased: true };
    expect(
      held(
        kin(
          ['h', wife, 'st'],
          [
            ['h', 'SPOUSE', 'w'],
            ['w', 'PARENT', 'st'],
          ],
          'WIDOWED',
        ),
        'st',
      ),
    ).toBe(400_000);
    expect(held(kin(['h'], []), 'state:FL')).toBe(400_000);
  });

  it('C17 releases what ages reached allow, keeps the rest in trust, and warns of minors and special needs', () => {
    const result = play({
      people: ['h', { id: 'a', birthDate: '1998-01-01' }, { id: 'b', birthDate: '2010-01-01', isSpecialNeeds: true }],
      status: 'WIDOWED',
      assets: [cash('x', 400, 'h')],
      wills: [
        will('h', [
          residue(
            {
              to: 'a',
              ages: [
                { age: 25, percent: 25 },
                { age: 35, percent: 75 },
              ],
            },
            { to: 'b' },
          ),
        ]),
      ],
    });
    expect([held(result, 'a'), inTrust(result, 'a')]).toEqual([200, 150]);
    expect(warned(result, 'MINOR_OUTRIGHT')).toBe(200);
    expect(warned(result, 'SPECIAL_NEEDS_OUTRIGHT')).toBe(200);
  });

  it.each([
    ['NY', 'the greater of $50,000 and a third of the net estate', 'N.Y. EPTL 5-1.1-A'],
    ['TN', '40% from 9 years', 'Tenn. Code § 31-4-101'],
    ['GA', 'no share against the will, but a year’s support that a court sets', 'O.C.G.A. § 53-3-1'],
    ['CA', 'no share against the will: half of the community property', 'Cal. Prob. Code § 100'],
    ['IL', 'Of the $100.00 that pass through probate, that is at most $33.33', '755 ILCS 5/2-8'],
  ])('C18 names what the statute of %s gives the spouse, where it is held: %s', (state, share, cite) => {
    const { warnings } = play({ state, assets: [cash('x', 100, 'h')], wills: [will('h', [residue('a')])] });
    const warning = warnings.find(({ code }) => code === 'ELECTIVE_SHARE_POSSIBLE');
    expect(warning?.explanation).toContain(share);
    expect(warning?.authority).toEqual([{ cite }]);
  });

  it('C18 warns where a will leaves the spouse nothing, and passes over excluded heirs', () => {
    const nothing = play({ assets: [cash('x', 100, 'h')], wills: [will('h', [residue('a')])] });
    expect(warned(nothing, 'ELECTIVE_SHARE_POSSIBLE')).toBe(0);
    const inTrustFor = play({
      assets: [cash('x', 100, 'h')],
      trusts: [trust('t', 'OTHER', 'h', { lifetimeBeneficiaries: ['w'] })],
      wills: [will('h', [residue('t')])],
    });
    expect(warned(inTrustFor, 'ELECTIVE_SHARE_POSSIBLE')).toBeUndefined();
    const excluded = play({
      status: 'WIDOWED',
      people: ['h', 'a', 'b'],
      relations: [
        ['h', 'PARENT', 'a'],
        ['h', 'PARENT', 'b'],
      ],
      assets: [cash('x', 100, 'h')],
      wills: [will('h', [], { excludedHeirs: ['a'] })],
    });
    expect(heldBy(excluded, 'a', 'b')).toEqual([0, 100]);
  });

  it('C18 gives a domestic partner no share of the spouse', () => {
    const result = play({ status: 'DOMESTIC_PARTNERSHIP', assets: [cash('x', 100, 'h')] });
    expect(heldBy(result, 'w', 'a', 'b')).toEqual([0, 50, 50]);
    expect(result.estates[0]?.maritalCents).toBe(0);
  });

  it('C19 warns once of an unfunded trust, of a bypass short of its formula, and of property elsewhere', () => {
    const result = play({
      state: 'NY',
      assets: [
        cash('x', 5_000_000, 'h'),
        joint('y', 8_000_000, ['h', 'w']),
        cash('z', 100, 'h', { assetType: 'REAL_ESTATE', state: 'FL' }),
      ],
      trusts: [
        trust('rt', 'REVOCABLE', 'h', {
          terms: onDeath('h', { kind: 'BYPASS_FUNDING', formula: 'STATE', to: [{ to: 'by' }] }, residue('w')),
        }),
        trust('by', 'BYPASS', 'h', { lifetimeBeneficiaries: ['w'] }),
      ],
      wills: [will('h', [residue('rt')], { kind: 'POUROVER_WILL' })],
    });
    expect(warned(result, 'UNFUNDED_TRUST')).toBe(5_000_100);
    // Formula 7,350,000, funded 5,000,100: short by 2,349,900, less than the 4,000,000 that went by title.
    expect(warned(result, 'BYPASS_UNDERFUNDED')).toBe(2_349_900);
    expect(warned(result, 'OUT_OF_STATE_PROPERTY')).toBe(100);
  });
});

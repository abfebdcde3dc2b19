import { describe, expect, it } from 'vitest';
import type { Asset } from '../estate-case.ts';
import {
  cash,
  figures,
  gift,
  held,
  heldBy,
  inTrust,
  inTrustOf,
  joint,
  M,
  onDeath,
  play,
  policy,
  residue,
  type Sketch,
  single,
  tax,
  trust,
  warned,
  will,
} from './case-builder.ts';

/** Each estate was worked by hand from CONVENTIONS.md; the arithmetic stands beside its figures. */

const community = { titling: 'COMMUNITY_PROPERTY' as const };
describe('debts and what they reach', () => {
  it('C4: a mortgage of one owner takes his half of the joint house, and what it lacks his probate estate', () => {
    const result = play({
      assets: [joint('house', M, ['h', 'w'], { assetType: 'REAL_ESTATE' }), cash('x', 900_000, 'h')],
      debts: [{ id: 'm', name: 'm', balanceCents: 70_000_000, owners: [{ id: 'h' }], securedByAssetId: 'house' }],
      wills: [will('h', [residue('a')])],
    });
    // His half of 500,000 pays 500,000; the other 200,000 come out of 900,000.
    expect(heldBy(result, 'w', 'a')).toEqual([500_000, 700_000]);
    expect(figures(result)).toEqual([1_400_000, 0, 0, 700_000, 700_000]);
  });

  it('C4: debts beyond everything leave a policy to its beneficiary, and name what is unpaid', () => {
    const result = play({
      ...single,
      people: ['h', 'a'],
      assets: [
        cash('house', 300_000, 'h', { assetType: 'REAL_ESTATE' }),
        cash('x', 100_000, 'h'),
        policy('p', 250_000, 'h', 'h', { beneficiaries: [{ to: 'a' }] }),
      ],
      debts: [{ id: 'm', name: 'm', balanceCents: 50_000_000, owners: [{ id: 'h' }], securedByAssetId: 'house' }],
      wills: [will('h', [residue('a')])],
    });
    expect([held(result, 'a'), warned(result, 'INSOLVENT_ESTATE')]).toEqual([250_000, 100_000]);
    // Of 500,000 owed, 300,000 by the house and 100,000 by the cash.
    expect(figures(result)).toEqual([650_000, 0, 0, 400_000, 250_000]);
  });

  it('C6, C7: a stated gift and a percentage give way in proportion once debts have been paid', () => {
    const result = play({
      ...single,
      people: ['h', 'a', 'b', 'c'],
      assets: [cash('x', M, 'h')],
      debts: [{ id: 'd', name: 'd', balanceCents: 70_000_000, owners: [{ id: 'h' }] }],
      wills: [will('h', [gift(200_000, 'a'), { kind: 'PERCENT_GIFT', percent: 50, to: [{ to: 'b' }] }, residue('c')])],
    });
    // 300,000 for 200,000 and 50% of 300,000: six sevenths of each.
    expect(heldBy(result, 'a', 'b', 'c')).toEqual([171_428.57, 128_571.43, 0]);
    expect(warned(result, 'ABATED_GIFT')).toBe(50_000);
  });

  it('C4: joint trust and joint debt: half of it at each death, whoever dies first', () => {
    const result = play({
      assets: [cash('x', 6 * M, 'jt', inTrustOf)],
      debts: [{ id: 'd', name: 'd', balanceCents: 100_000_000, owners: [{ id: 'jt' }] }],
      trusts: [
        trust('jt', 'REVOCABLE_JOINT', 'h', {
          settlors: ['h', 'w'],
          terms: [{ on: 'FIRST_DEATH', steps: [{ kind: 'SURVIVOR_SHARE', to: [{ to: 'st' }] }, residue('a')] }],
        }),
        trust('st', 'SURVIVOR', 'h', {
          settlors: ['h', 'w'],
          lifetimeBeneficiaries: ['w'],
          terms: onDeath('w', residue('b')),
        }),
      ],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2026-09-01'],
      ],
    });
    expect(heldBy(result, 'a', 'b')).toEqual([2_500_000, 2_500_000]);
    expect(result.estates.map(({ grossCents, deductionsCents }) => [grossCents / 100, deductionsCents / 100])).toEqual([
      [3 * M, 500_000],
      [3 * M, 500_000],
    ]);
  });
});

describe('title and survival', () => {
  const TWO_DAYS: Sketch['deaths'] = [
    ['h', '2026-03-01'],
    ['w', '2026-03-03'],
  ];
  it('C13, C16: within 120 hours each half of everything goes its own way', () => {
    const ira: Asset = cash('ira', 800_000, 'h', {
      assetType: 'RETIREMENT',
      retirementAccountType: 'IRA',
      beneficiaries: [{ to: 'w' }, { to: 'b', tier: 'CONTINGENT' }],
    });
    const result = play({
      state: 'CA',
      assets: [cash('cp', 10 * M, 'h', community), joint('j', 6 * M, ['h', 'w']), ira],
      wills: [
        will('h', [residue({ to: 'w', alternates: [{ to: 'a' }] })]),
        will('w', [residue({ to: 'h', alternates: [{ to: 'b' }] })]),
      ],
      deaths: TWO_DAYS,
    });
    // a: his halves of 10 and 6 million; b: hers, and the account.
    expect(heldBy(result, 'a', 'b')).toEqual([8 * M, 8_800_000]);
    expect(result.warnings.filter(({ code }) => code === 'SIMULTANEOUS_DEATH')).toHaveLength(2);
    expect(result.estates.map(({ grossCents }) => grossCents / 100)).toEqual([8_800_000, 8 * M]);
  });

  it('C13: the will’s thirty days bind the will alone; her account, her title and his house do not wait', () => {
    const result = play({
      assets: [
        cash('x', 3 * M, 'h'),
        cash('ira', 2 * M, 'h', { assetType: 'RETIREMENT', beneficiaries: [{ to: 'w' }] }),
        joint('j', M, ['h', 'w']),
      ],
      wills: [
        will('h', [residue({ to: 'w', alternates: [{ to: 'a' }] })], { survivorshipDays: 30 }),
        will('w', [residue('b')]),
      ],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2026-03-21'],
      ],
    });
    expect(heldBy(result, 'a', 'b')).toEqual([3 * M, 3 * M]);
    expect(figures(result)).toEqual([5_500_000, 2_500_000, 0, 0, 3 * M]);
  });

  it('C16: the half of an account that she holds passes by his will; her designation moves her own half alone', () => {
    const account = cash('acc', 4 * M, 'w', { ...community, assetType: 'BROKERAGE', beneficiaries: [{ to: 'b' }] });
    const first = play({ state: 'CA', assets: [account], wills: [will('h', [residue('a')])] });
    expect(heldBy(first, 'a', 'w')).toEqual([2 * M, 2 * M]);
    const hers = play({
      state: 'CA',
      assets: [account],
      wills: [will('h', [residue('a')])],
      deaths: [['w', '2026-03-01']],
    });
    expect(heldBy(hers, 'b', 'h')).toEqual([2 * M, 2 * M]);
  });

  it('C9, C28: survivorship community property to a wife who is no citizen has no deduction', () => {
    const result = play({
      state: 'CA',
      people: ['h', { id: 'w', citizenship: 'FR' }],
      relations: [['h', 'SPOUSE', 'w']],
      assets: [cash('x', 40 * M, 'h', { titling: 'COMMUNITY_PROPERTY_WITH_SURVIVORSHIP' })],
    });
    // His half, 20 million: 40% beyond 15 million.
    expect(figures(result)).toEqual([20 * M, 0, 0, 0, 20 * M]);
    expect([tax(result, 'federal_estate'), held(result, 'w')]).toEqual([2 * M, 38 * M]);
  });

  it('C8: nobody was named for a retirement account: it is intestate with the rest and no designation has failed', () => {
    const result = play({
      assets: [cash('ira', 2 * M, 'h', { assetType: 'RETIREMENT' }), cash('x', 400_000, 'h')],
    });
    expect([held(result, 'w'), warned(result, 'DESIGNATION_FAILED'), warned(result, 'INTESTATE_SHARE')]).toEqual([
      2_400_000,
      undefined,
      2_400_000,
    ]);
  });

  it('C8, C17: a TOD to grandchildren who are minors, one of them dead, per stirpes', () => {
    const result = play({
      people: [
        'h',
        'a',
        { id: 'a1', birthDate: '2015-01-01' },
        { id: 'a2', birthDate: '2017-01-01', isDeceased: true },
      ],
      status: 'WIDOWED',
      relations: [
        ['h', 'PARENT', 'a'],
        ['a', 'PARENT', 'a1'],
        ['a', 'PARENT', 'a2'],
      ],
      assets: [cash('x', 300_001, 'h', { beneficiaries: [{ to: 'a1' }, { to: 'a2', perStirpes: true }] })],
    });
    // a2 left nobody, so all of it is a1’s.
    expect([held(result, 'a1'), warned(result, 'MINOR_OUTRIGHT')]).toEqual([300_001, 300_001]);
  });

  it('C13: a former husband keeps the plan of an employer, not the IRA nor the gift', () => {
    const plan = (id: string, type: Asset['retirementAccountType']): Asset =>
      cash(id, M, 'h', {
        assetType: 'RETIREMENT',
        retirementAccountType: type ?? 'IRA',
        beneficiaries: [{ to: 'x' }, { to: 'b', tier: 'CONTINGENT' }],
      });
    const result = play({
      status: 'DIVORCED',
      people: ['h', 'x', 'a', 'b'],
      relations: [
        ['h', 'FORMER_SPOUSE', 'x'],
        ['h', 'PARENT', 'a'],
        ['h', 'PARENT', 'b'],
      ],
      assets: [plan('ira', 'IRA'), plan('401k', 'EMPLOYER_PLAN'), cash('c', 3 * M, 'h')],
      wills: [will('h', [gift(500_000, 'x'), residue('a')])],
    });
    expect(heldBy(result, 'x', 'b', 'a')).toEqual([M, M, 3 * M]);
    expect(warned(result, 'LAPSED_GIFT')).toBe(500_000);
  });

  it('C17, C22: a policy in trust until an age pays into that trust', () => {
    const result = play({
      people: ['h', 'w', { id: 'a', birthDate: '2010-01-01' }],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['h', 'PARENT', 'a'],
      ],
      assets: [policy('p', M, 'h', 'w')],
      wills: [will('h', [residue({ to: 'a', ages: [{ age: 25, percent: 100 }] })])],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2027-03-01'],
      ],
    });
    expect([held(result, 'a'), inTrust(result, 'a')]).toEqual([M, M]);
  });

  it('C14: she disclaims half a million of the joint account, which his will then gives', () => {
    const result = play({
      assets: [joint('j', 2 * M, ['h', 'w']), cash('x', M, 'h')],
      wills: [will('h', [residue('a')])],
      assume: { disclaimers: [{ personId: 'w', assetId: 'j', amountCents: 50_000_000 }] },
    });
    expect(heldBy(result, 'w', 'a')).toEqual([1_500_000, 1_500_000]);
    expect(figures(result)).toEqual([2 * M, 500_000, 0, 0, 1_500_000]);
  });

  it('C12, C10: a class of brothers and sisters of somebody else, one of them dead, each line by its scheme', () => {
    const result = play({
      status: 'SINGLE',
      people: ['h', 'pa', 'f', { id: 's1', isDeceased: true }, 's2', 'n1', 'n2'],
      relations: [
        ['pa', 'PARENT', 'f'],
        ['pa', 'PARENT', 's1'],
        ['pa', 'PARENT', 's2'],
        ['s1', 'PARENT', 'n1'],
        ['s1', 'PARENT', 'n2'],
      ],
      assets: [cash('x', 900_000, 'h')],
      wills: [will('h', [residue({ class: 'SIBLINGS', classOf: 'f', scheme: 'PER_STIRPES' })])],
    });
    expect(heldBy(result, 's2', 'n1', 'n2')).toEqual([450_000, 225_000, 225_000]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Asset, Step } from '../estate-case.ts';
import {
  borne,
  cash,
  gift,
  held,
  heldBy,
  inTrust,
  joint,
  moved,
  onDeath,
  play,
  policy,
  residue,
  type Sketch,
  tax,
  trust,
  warned,
  will,
} from './case-builder.ts';

/** Each estate was worked by hand from CONVENTIONS.md; the arithmetic stands beside its figures. */

const M = 1_000_000;
const single = { status: 'SINGLE' as const, relations: [] };
const common = { titling: 'TENANTS_IN_COMMON' as const };
const inTrustOf = { titling: 'TRUST_OWNED' as const };
const community = { titling: 'COMMUNITY_PROPERTY' as const };
const estate = (result: ReturnType<typeof play>, at = 0) => {
  const e = result.estates[at];
  return [e?.grossCents, e?.maritalCents, e?.charitableCents, e?.deductionsCents, e?.taxableCents].map(
    (cents) => (cents ?? 0) / 100,
  );
};

describe('debts and what they reach', () => {
  it('C4: a mortgage of one owner takes his half of the joint house, and what it lacks his probate estate', () => {
    const result = play({
      assets: [joint('house', M, ['h', 'w'], { assetType: 'REAL_ESTATE' }), cash('x', 900_000, 'h')],
      debts: [{ id: 'm', name: 'm', balanceCents: 70_000_000, owners: [{ id: 'h' }], securedByAssetId: 'house' }],
      wills: [will('h', [residue('a')])],
    });
    // His half of 500,000 pays 500,000; the other 200,000 come out of 900,000.
    expect(heldBy(result, 'w', 'a')).toEqual([500_000, 700_000]);
    expect(estate(result)).toEqual([1_400_000, 0, 0, 700_000, 700_000]);
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
    expect(estate(result)).toEqual([650_000, 0, 0, 400_000, 250_000]);
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
    expect(estate(result)).toEqual([5_500_000, 2_500_000, 0, 0, 3 * M]);
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
    expect(estate(result)).toEqual([20 * M, 0, 0, 0, 20 * M]);
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
    expect(estate(result)).toEqual([2 * M, 500_000, 0, 0, 1_500_000]);
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
    expect(estate(result, 1)).toEqual([2 * M, 0, 0, 542_500, 1_457_500]);
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
    expect(estate(result)).toEqual([7 * M, 0, 0, 320_000, 6_680_000]);
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
    expect([tax(result, 'federal_estate'), estate(result)[4]]).toEqual([4 * M, 10 * M]);
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
    expect([estate(result)[0], tax(result, 'federal_estate'), heldBy(result, 'a', 'b')]).toEqual([
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

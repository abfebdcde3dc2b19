import { describe, expect, it } from 'vitest';
import {
  borne,
  cash,
  gift,
  held,
  heldBy,
  inTrust,
  inTrustOf,
  joint,
  M,
  moved,
  onDeath,
  play,
  policy,
  residue,
  type Sketch,
  single,
  tax,
  trust,
  will,
} from './case-builder.ts';

/** Everybody a state could tell apart, around the widower h, whose late wife had a child of her own. */
const CLAN: Pick<Sketch, 'status' | 'people' | 'relations'> = {
  status: 'WIDOWED',
  people: [
    'h',
    ...['late', 'par', 'gpar', 'deadkid', 'deadpar'].map((id) => ({ id, isDeceased: true })),
    ...['kid', 'grand', 'great', 'step', 'stepgrand', 'inlaw', 'widowed', 'grandinlaw'],
    ...['oldmum', 'gran', 'sib', 'half', 'sibwife', 'niece', 'grandniece', 'uncle', 'cousin', 'pal'],
    ...['stepgreat', 'stepdad', 'niecehusband', 'latesib', 'lateniece'],
  ],
  relations: [
    ['h', 'SPOUSE', 'late'],
    ...(['kid', 'deadkid'] as const).map((id) => ['h', 'PARENT', id] as const),
    ['kid', 'PARENT', 'grand'],
    ['grand', 'PARENT', 'great'],
    ['late', 'PARENT', 'step'],
    ['step', 'PARENT', 'stepgrand'],
    ['stepgrand', 'PARENT', 'stepgreat'],
    ['oldmum', 'SPOUSE', 'stepdad'],
    ['niece', 'SPOUSE', 'niecehusband'],
    ['late', 'SIBLING', 'latesib'],
    ['latesib', 'PARENT', 'lateniece'],
    ['kid', 'SPOUSE', 'inlaw'],
    ['deadkid', 'SPOUSE', 'widowed'],
    ['grand', 'SPOUSE', 'grandinlaw'],
    ['oldmum', 'PARENT', 'h'],
    ['deadpar', 'PARENT', 'h'],
    ['gran', 'PARENT', 'oldmum'],
    ['oldmum', 'PARENT', 'sib'],
    ['deadpar', 'PARENT', 'sib'],
    ['deadpar', 'PARENT', 'half'],
    ['sib', 'SPOUSE', 'sibwife'],
    ['sib', 'PARENT', 'niece'],
    ['niece', 'PARENT', 'grandniece'],
    ['gran', 'PARENT', 'uncle'],
    ['uncle', 'PARENT', 'cousin'],
  ],
};

describe('C30 the class of an heir', () => {
  const taxOf = (state: string, id: string): number =>
    borne(
      play({
        ...CLAN,
        state,
        assets: [cash('x', 200_000, 'h', { beneficiaries: [{ to: id }] })],
        deaths: [['h', '2026-03-01']],
      }),
      'inheritance',
      id,
    );
  const children = ['kid', 'grand', 'step'];
  const near = [...children, 'great', 'oldmum', 'gran'];

  // On 200,000: PA 4.5, 12 and 15%; NJ class C 11% over 25,000, class D 15%; NE 1% over 100,000, 11% over 40,000 and
  // 15% over 25,000; KY class B 22,960 by its table, class C 570 + 800 + 1,000 + 1,800 + 2,100 + 16% of 140,000; MD 10%.
  it.each<[string, number, readonly string[]]>([
    ['PA', 9_000, [...near, 'stepgrand', 'inlaw', 'widowed']],
    ['PA', 24_000, ['sib', 'half']],
    ['PA', 30_000, ['grandinlaw', 'sibwife', 'niece', 'uncle', 'cousin', 'pal', 'stepdad', 'lateniece']],
    ['NJ', 0, near],
    ['NJ', 19_250, ['sib', 'half', 'inlaw', 'widowed']],
    ['NJ', 30_000, ['stepgrand', 'grandinlaw', 'sibwife', 'niece', 'uncle', 'pal']],
    [
      'NE',
      1_000,
      [...near, 'stepgrand', 'inlaw', 'widowed', 'grandinlaw', 'sib', 'half', 'sibwife', 'stepdad', 'latesib'],
    ],
    ['NE', 17_600, ['niece', 'grandniece', 'uncle', 'cousin', 'niecehusband', 'lateniece']],
    ['NE', 26_250, ['pal']],
    ['KY', 0, [...children, 'stepgrand', 'oldmum', 'sib', 'half']],
    ['KY', 22_960, ['great', 'stepgreat', 'inlaw', 'widowed', 'niece', 'uncle']],
    ['KY', 28_670, ['stepdad', 'gran', 'grandniece', 'cousin', 'pal']],
    ['MD', 0, [...near, 'stepgrand', 'inlaw', 'widowed', 'grandinlaw', 'stepdad', 'sib', 'half']],
    ['MD', 20_000, ['niece', 'uncle', 'cousin', 'pal', 'sibwife']],
  ])('%s asks %d of %j', (state, amount, heirs) => {
    expect(heirs.map((id) => [id, taxOf(state, id)])).toEqual(heirs.map((id) => [id, amount]));
  });

  it('asks nothing of a Nebraskan heir under 22, nor in Pennsylvania of a parent whose child was 21 or younger', () => {
    const nebraska = (birthDate: string) =>
      tax(
        play({
          ...single,
          state: 'NE',
          people: ['h', { id: 'a', birthDate }],
          assets: [cash('x', 125_000, 'h')],
          wills: [will('h', [residue('a')])],
        }),
        'inheritance',
      );
    expect([nebraska('2004-03-02'), nebraska('2004-03-01')]).toEqual([0, 15_000]);
    const parent = (birthDate: string) =>
      tax(
        play({
          status: 'SINGLE',
          state: 'PA',
          people: [{ id: 'h', birthDate }, 'p'],
          relations: [['p', 'PARENT', 'h']],
          assets: [cash('x', 100_000, 'h')],
        }),
        'inheritance',
      );
    expect([parent('2004-03-02'), parent('2004-02-28')]).toEqual([0, 4_500]);
  });

  it('asks nothing in Pennsylvania of a child of 21 or younger, a stepchild included', () => {
    const child = (id: string, birthDate: string) =>
      tax(
        play({
          status: 'WIDOWED',
          state: 'PA',
          people: ['h', { id: 'late', isDeceased: true }, { id, birthDate }],
          relations: [
            ['h', 'SPOUSE', 'late'],
            [id === 'kid' ? 'h' : 'late', 'PARENT', id],
          ],
          assets: [cash('x', 100_000, 'h')],
          wills: [will('h', [residue(id)])],
        }),
        'inheritance',
      );
    for (const id of ['kid', 'step']) {
      expect([id, child(id, '2004-03-02'), child(id, '2004-02-28')]).toEqual([id, 0, 4_500]);
    }
  });

  it('takes a trust for its first beneficiary, and a marital trust for the spouse', () => {
    const of = (kind: 'OTHER' | 'MARITAL' | 'SURVIVOR', ...lifetimeBeneficiaries: string[]) =>
      tax(
        play({
          state: 'PA',
          people: ['h', 'w', 'kid', 'pal'],
          relations: [
            ['h', 'SPOUSE', 'w'],
            ['h', 'PARENT', 'kid'],
          ],
          assets: [cash('x', 100_000, 'h')],
          trusts: [trust('t', kind, 'h', { lifetimeBeneficiaries, settlors: ['h'] })],
          wills: [will('h', [residue('t')])],
        }),
        'inheritance',
      );
    expect([of('OTHER', 'kid', 'pal'), of('OTHER', 'pal', 'kid'), of('MARITAL', 'w'), of('SURVIVOR', 'w')]).toEqual([
      4_500, 15_000, 0, 0,
    ]);
  });
});

describe('C30 the base', () => {
  const pal: Sketch = { ...single, state: 'PA', people: ['h', 'pal'], assets: [] };

  it('is the part that passes of joint property, none of land elsewhere or named insurance, and net of claims', () => {
    expect(tax(play({ ...pal, assets: [joint('j', 100_000, ['h', 'pal'])] }), 'inheritance')).toBe(7_500);
    const wills = [will('h', [residue('pal')])];
    const land = cash('land', 300_000, 'h', { assetType: 'REAL_ESTATE', state: 'OH' });
    const debts = [{ id: 'd', name: 'd', balanceCents: 20_000_00, owners: [{ id: 'h' }] }];
    // 15% of 100,000 − 20,000 of debt.
    expect(tax(play({ ...pal, assets: [cash('x', 100_000, 'h'), land], debts, wills }), 'inheritance')).toBe(12_000);
    const named = policy('p', 500_000, 'h', 'h', { beneficiaries: [{ to: 'pal' }] });
    expect(tax(play({ ...pal, assets: [named] }), 'inheritance')).toBe(0);
    // Payable to the estate it is property like any other.
    const own = policy('p', 500_000, 'h', 'h', { beneficiaries: [{ to: 'h' }] });
    expect(tax(play({ ...pal, assets: [own], wills }), 'inheritance')).toBe(75_000);
  });

  it('adds up all that one heir takes before the exemption, and before estate tax', () => {
    const result = play({
      ...single,
      state: 'NJ',
      people: ['h', 'sis', 'kid'],
      relations: [
        ['h', 'SIBLING', 'sis'],
        ['h', 'PARENT', 'kid'],
      ],
      assets: [cash('x', 20 * M, 'h'), cash('tod', 25_000, 'h', { beneficiaries: [{ to: 'sis' }] })],
      wills: [will('h', [gift(100_000, 'sis'), residue('kid')], { taxApportionment: 'APPORTION' })],
    });
    // 11% of 125,000 − 25,000, though each gift bears its part of the federal tax as well.
    expect(borne(result, 'inheritance', 'sis')).toBe(11_000);
    expect(borne(result, 'federal_estate', 'sis')).toBeGreaterThan(0);
  });
});

describe('C31 who pays it', () => {
  it('is the heir, whatever the clause on estate taxes says, and the estate deducts it', () => {
    const result = play({
      ...single,
      state: 'NJ',
      people: ['h', 'sis', 'kid'],
      relations: [
        ['h', 'SIBLING', 'sis'],
        ['h', 'PARENT', 'kid'],
      ],
      assets: [cash('s', 125_000, 'h'), cash('x', 875_000, 'h')],
      wills: [
        will('h', [{ kind: 'SPECIFIC_GIFT', assetId: 's', to: [{ to: 'sis' }] }, residue('kid')], {
          taxApportionment: 'RESIDUE_OFF_THE_TOP',
        }),
      ],
    });
    expect([moved(result, 'h', 'sis', 'specific_gift'), moved(result, 'sis', 'tax:NJ', 'tax')]).toEqual([
      125_000, 11_000,
    ]);
    expect(result.estates[0]).toMatchObject({ deductionsCents: 11_000_00, taxableCents: 989_000_00 });
  });

  it('is in Pennsylvania the residue of the same instrument for specific and money gifts, charity’s part included', () => {
    const result = play({
      ...single,
      state: 'PA',
      people: ['h', 'pal', 'sis'],
      relations: [['h', 'SIBLING', 'sis']],
      charities: ['c'],
      assets: [
        cash('s', 40_000, 'h'),
        cash('x', 260_000, 'h'),
        cash('y', 100_000, 'rt', inTrustOf),
        cash('tod', 20_000, 'h', { beneficiaries: [{ to: 'pal' }] }),
      ],
      trusts: [trust('rt', 'REVOCABLE', 'h', { terms: onDeath('h', gift(10_000, 'pal'), residue('sis')) })],
      wills: [
        will('h', [
          { kind: 'SPECIFIC_GIFT', assetId: 's', to: [{ to: 'pal' }] },
          gift(60_000, 'pal'),
          residue('c', 'sis'),
        ]),
      ],
    });
    // 15% of the friend's 130,000 = 19,500: on the will's gifts 15,000 halved between c and sis, on the trust's 1,500 on
    // its residue, on the account 3,000 on himself. The sister's own: 12% of 100,000 + 90,000, not reduced by that.
    expect(borne(result, 'inheritance', 'pal')).toBe(3_000);
    expect(borne(result, 'inheritance', 'c')).toBe(7_500);
    expect(borne(result, 'inheritance', 'sis')).toBe(7_500 + 1_500 + 22_800);
    expect(heldBy(result, 'pal', 'c', 'sis')).toEqual([127_000, 92_500, 100_000 + 90_000 - 31_800]);
    expect(moved(result, 'h', 'tax:PA', 'tax')).toBe(15_000);
    expect(moved(result, 'rt', 'tax:PA', 'tax')).toBe(1_500);
  });
});

describe('C33, C34 generation-skipping tax', () => {
  const family: Pick<Sketch, 'status' | 'people' | 'relations'> = {
    status: 'WIDOWED',
    people: [
      { id: 'h', birthDate: '1940-01-01', gstExemptionUsedCents: 12 * M * 100 },
      'a',
      'a1',
      'a2',
      'a1wife',
      'sib',
      'niece',
      'grandniece',
    ],
    relations: [
      ['h', 'PARENT', 'a'],
      ['a', 'PARENT', 'a1'],
      ['a', 'PARENT', 'a2'],
      ['a1', 'SPOUSE', 'a1wife'],
      ['h', 'SIBLING', 'sib'],
      ['sib', 'PARENT', 'niece'],
      ['niece', 'PARENT', 'grandniece'],
    ],
  };

  it('gives the exemption to direct skips pro rata, and takes the tax out of each', () => {
    const result = play({
      ...family,
      assets: [cash('x', 12 * M, 'h')],
      wills: [will('h', [gift(2 * M, 'a1'), gift(4 * M, 'a2'), residue('a')])],
    });
    // 3 million left: 1 and 2; 2/7 of 1 and of 2 million.
    expect(['a1', 'a2', 'a'].map((id) => borne(result, 'gst', id))).toEqual([285_714.29, 571_428.57, 0]);
    expect(heldBy(result, 'a1', 'a2', 'a')).toEqual([1_714_285.71, 3_428_571.43, 6 * M]);
    expect(result.estates[0]?.gstExemptionAllocatedCents).toBe(3 * M * 100);
  });

  it('gives it to a GST-exempt share first, which leaves none for a skip', () => {
    const result = play({
      ...family,
      assets: [cash('x', 12 * M, 'h')],
      trusts: [trust('ex', 'OTHER', 'h', { lifetimeBeneficiaries: ['a'] })],
      wills: [
        will('h', [
          { kind: 'GST_EXEMPT_FUNDING', to: [{ to: 'ex' }] },
          { kind: 'RESIDUE', percent: 100, to: [{ to: 'a1' }] },
        ]),
      ],
    });
    expect([inTrust(result, 'ex'), borne(result, 'gst', 'a1')]).toEqual([3 * M, 2_571_428.57]);
  });

  it.each<[string, boolean]>([
    ['a', false],
    ['a1', true],
    ['a1wife', true],
    ['niece', false],
    ['grandniece', true],
  ])('%s is a skip person: %s', (id, skips) => {
    const result = play({ ...family, assets: [cash('x', 10 * M, 'h')], wills: [will('h', [residue(id)])] });
    expect(tax(result, 'gst')).toBe(skips ? 2 * M : 0);
  });

  it('skips to a trust only where all who may benefit for life are skip persons', () => {
    const of = (...lifetimeBeneficiaries: string[]) =>
      tax(
        play({
          ...family,
          assets: [cash('x', 10 * M, 'h')],
          trusts: [trust('t', 'OTHER', 'h', { lifetimeBeneficiaries })],
          wills: [will('h', [residue('t')])],
        }),
        'gst',
      );
    expect([of('a1', 'a2'), of('a1', 'a'), of()]).toEqual([2 * M, 0, 0]);
  });

  it('draws the line for strangers at 37½ years', () => {
    const of = (birthDate: string) =>
      tax(
        play({
          ...single,
          people: [
            { id: 'h', birthDate: '1940-01-01', gstExemptionUsedCents: 15 * M * 100 },
            { id: 'pal', birthDate },
          ],
          assets: [cash('x', 7 * M, 'h')],
          wills: [will('h', [residue('pal')])],
        }),
        'gst',
      );
    expect([of('1977-07-01'), of('1977-07-02')]).toEqual([0, 2 * M]);
  });

  it('comes after estate tax, on what is left', () => {
    const result = play({ ...family, assets: [cash('x', 20 * M, 'h')], wills: [will('h', [residue('a1')])] });
    // 5 over 15 million: 2 of estate tax; 18 − 3 of exemption, 2/7 of it.
    expect([tax(result, 'federal_estate'), tax(result, 'gst'), held(result, 'a1')]).toEqual([
      2 * M,
      4_285_714.29,
      13_714_285.71,
    ]);
  });

  it('terminates a trust outside the estate at 40% of what passes to a skip person, of a part only for that part', () => {
    const result = play({
      ...family,
      assets: [cash('x', M, 't', inTrustOf)],
      trusts: [
        trust('t', 'IRREVOCABLE', 'h', {
          gstStatus: 'NON_EXEMPT',
          lifetimeBeneficiaries: ['a'],
          terms: onDeath('a', gift(300_000, 'a2'), residue('sib')),
        }),
      ],
      deaths: [['a', '2026-03-01']],
    });
    expect([tax(result, 'gst'), held(result, 'a2'), held(result, 'sib')]).toEqual([120_000, 180_000, 700_000]);
    expect(moved(result, 't', 'tax:US', 'tax')).toBe(120_000);
  });
});

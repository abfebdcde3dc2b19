import { describe, expect, it } from 'vitest';
import type { Step } from '../estate-case.ts';
import {
  BOTH,
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
  warned,
  will,
} from './case-builder.ts';

const bypass = (formula: 'FEDERAL' | 'STATE' | 'LESSER_OF_FEDERAL_AND_STATE'): Step => ({
  kind: 'BYPASS_FUNDING',
  formula,
  to: [{ to: 'by' }],
});
const by = trust('by', 'BYPASS', 'h', { lifetimeBeneficiaries: ['w'] });

describe('C20 what a formula shelters', () => {
  const shelters = (
    state: string,
    formula: Parameters<typeof bypass>[0],
    date = '2026-03-01',
    h = {},
    assets: Sketch['assets'] = [],
  ) =>
    held(
      play({
        state,
        people: [{ id: 'h', ...h }, 'w', 'a', 'b'],
        relations: [
          ['h', 'SPOUSE', 'w'],
          ['h', 'PARENT', 'a'],
          ['w', 'PARENT', 'a'],
        ],
        assets: [cash('x', 30 * M, 'h'), ...assets],
        trusts: [by],
        wills: [will('h', [bypass(formula), residue('w')])],
        deaths: [['h', date]],
      }),
      'by',
    );

  it.each([
    ['FL', 'STATE', 15 * M],
    ['NJ', 'LESSER_OF_FEDERAL_AND_STATE', 15 * M],
    ['NY', 'STATE', 7_350_000],
    ['NY', 'LESSER_OF_FEDERAL_AND_STATE', 7_350_000],
    ['CT', 'STATE', 15 * M],
    ['RI', 'STATE', 1_838_056],
    ['MA', 'STATE', 2 * M],
    ['IL', 'STATE', 4 * M],
    ['OR', 'STATE', M],
    ['DC', 'STATE', 4_988_400],
    ['ME', 'STATE', 7_160_000],
    ['MN', 'STATE', 3 * M],
    ['VT', 'STATE', 5 * M],
    ['MD', 'STATE', 5 * M],
    ['HI', 'STATE', 5_490_000],
    ['WA', 'STATE', 3_076_000],
  ] as const)('%s by %s: %d', (state, formula, amount) => {
    expect(shelters(state, formula)).toBe(amount);
  });

  it('follows Washington’s regimes by the date of death', () => {
    const on = (date: string) => shelters('WA', 'STATE', date);
    expect([on('2025-06-30'), on('2025-07-01'), on('2026-06-30'), on('2026-07-01')]).toEqual([
      2_193_000, 3_000_000, 3_076_000, 3_000_000,
    ]);
  });

  it('adds exclusions ported to the decedent, the state’s own only where it is portable', () => {
    const federal = { federalDsueCents: 4 * M * 100, federalExemptionUsedCents: M * 100 };
    expect(shelters('FL', 'FEDERAL', undefined, federal)).toBe(18 * M);
    expect(shelters('MD', 'STATE', undefined, { marylandStateDsueRemainingCents: 2 * M * 100 })).toBe(7 * M);
    expect(shelters('HI', 'STATE', undefined, { hawaiiStateDsueRemainingCents: M * 100 })).toBe(6_490_000);
    expect(shelters('NY', 'STATE', undefined, { marylandStateDsueRemainingCents: 2 * M * 100 })).toBe(7_350_000);
  });

  it('counts what goes to others outside the will, not what goes to the spouse', () => {
    const assets = [
      cash('toChild', 2 * M, 'h', { beneficiaries: [{ to: 'a' }] }),
      cash('toSpouse', 5 * M, 'h', { beneficiaries: [{ to: 'w' }] }),
      policy('outside', 9 * M, 'a', 'h', { beneficiaries: [{ to: 'a' }] }),
      policy('inside', M, 'h', 'h', { beneficiaries: [{ to: 'b' }] }),
    ];
    expect(shelters('FL', 'FEDERAL', undefined, {}, assets)).toBe(12 * M);
  });

  it('counts a shelter missed by two formulas of one plan once', () => {
    const result = play({
      state: 'MA',
      assets: [cash('x', M, 'rt', inTrustOf), joint('j', 40 * M, ['h', 'w'])],
      trusts: [
        trust('rt', 'REVOCABLE', 'h', {
          terms: onDeath('h', { ...bypass('STATE'), to: [{ to: 'se' }] }, bypass('FEDERAL'), residue('w')),
        }),
        trust('se', 'STATE_EXEMPTION', 'h', { lifetimeBeneficiaries: ['w'] }),
        by,
      ],
    });
    // The state's formula misses 1 of its 2 million, the federal one 15 − 1 = 14, which holds that million as well.
    expect(warned(result, 'BYPASS_UNDERFUNDED')).toBe(14 * M);
  });

  it('funds nothing where no spouse survives, and lets the next step have what the formula leaves', () => {
    const result = play({
      ...single,
      people: ['h', 'a'],
      assets: [cash('x', 3 * M, 'h')],
      trusts: [trust('by', 'BYPASS', 'h', { lifetimeBeneficiaries: ['a'] })],
      wills: [will('h', [bypass('FEDERAL'), residue('a')])],
    });
    expect(heldBy(result, 'by', 'a')).toEqual([0, 3 * M]);
  });

  it('takes the lesser formula before the state’s tax, and leaves neither tax', () => {
    const result = play({
      state: 'MA',
      assets: [cash('x', 9 * M, 'h')],
      trusts: [by],
      wills: [will('h', [bypass('LESSER_OF_FEDERAL_AND_STATE'), residue('w')])],
    });
    expect([held(result, 'by'), held(result, 'w'), result.taxes.length]).toEqual([2 * M, 7 * M, 0]);
  });
});

describe('C21 the state’s base', () => {
  it('is net of claims, spouse and charity, before any death tax', () => {
    const result = play({
      state: 'MA',
      charities: ['c'],
      assets: [cash('x', 9 * M, 'h')],
      debts: [{ id: 'd', name: 'd', balanceCents: M * 100, owners: [{ id: 'h' }] }],
      wills: [will('h', [gift(M, 'c'), gift(2 * M, 'w'), residue('a')])],
    });
    // 9 − 1 − 1 − 2 = 5 million; the 2011 table on 4,940,000: 290,800 + 11.2% of 900,000 = 391,600 less 99,600.
    expect(result.estates[0]?.stateTaxableCents).toBe(5 * M * 100);
    expect(tax(result, 'state_estate')).toBe(292_000);
    expect(result.estates[0]?.taxableCents).toBe((5 * M - 292_000) * 100);
  });

  it('leaves land elsewhere out of Massachusetts’ base of deaths from 2023 on (St. 2024, c. 206)', () => {
    const on = (date: string) =>
      play({
        ...single,
        state: 'MA',
        people: ['h', 'a'],
        assets: [cash('x', 3 * M, 'h'), cash('land', M, 'h', { assetType: 'REAL_ESTATE', state: 'NH' })],
        wills: [will('h', [residue('a')])],
        deaths: [['h', date]],
      });
    // On 3,000,000: 146,800 + 8.8% of 400,000 = 182,000 − 99,600.
    for (const date of ['2023-01-01', '2025-07-31', '2025-08-01']) expect(tax(on(date), 'state_estate')).toBe(82_400);
    expect(on('2025-08-01').estates[0]?.stateTaxableCents).toBe(3 * M * 100);
  });

  it('leaves all of the land elsewhere out, whichever house pays the expenses', () => {
    const houses = [
      cash('here', 9 * M, 'h', { assetType: 'REAL_ESTATE', state: 'NY' }),
      cash('there', 2 * M, 'h', { assetType: 'REAL_ESTATE', state: 'FL' }),
    ];
    for (const assets of [houses, houses.toReversed()]) {
      const result = play({
        ...single,
        state: 'NY',
        people: ['h', 'a'],
        assets,
        wills: [will('h', [residue('a')])],
        assume: { expensesPercent: 5 },
      });
      // 11,000,000 − 550,000 − 2,000,000 = 8,450,000: 786,800 + 14.4% of 350,000.
      expect(result.estates[0]?.stateTaxableCents).toBe(8_450_000_00);
      expect(tax(result, 'state_estate')).toBe(837_200);
    }
  });

  it('spares tangibles elsewhere that go to the spouse only once', () => {
    const result = play({
      state: 'NY',
      assets: [cash('x', 9 * M, 'h'), cash('art', M, 'h', { assetType: 'TANGIBLE', state: 'CT' })],
      wills: [will('h', [{ kind: 'SPECIFIC_GIFT', assetId: 'art', to: [{ to: 'w' }] }, residue('a')])],
    });
    expect(result.estates[0]).toMatchObject({ maritalCents: M * 100, stateTaxableCents: 9 * M * 100 });
    // 786,800 + 14.4% of 900,000.
    expect(tax(result, 'state_estate')).toBe(916_400);
    expect(warned(result, 'OUT_OF_STATE_PROPERTY')).toBe(M);
  });

  it('solves Illinois: 40% of what its own tax leaves above four million', () => {
    const result = play({
      ...single,
      state: 'IL',
      people: ['h', 'a'],
      assets: [cash('x', 5 * M, 'h')],
      wills: [will('h', [residue('a')])],
    });
    // T = 0.4 × (1,000,000 − T).
    expect(tax(result, 'state_estate')).toBe(285_714.29);
  });

  it('caps Maryland’s 16% by the former credit', () => {
    const of = (dollars: number) =>
      tax(
        play({
          ...single,
          state: 'MD',
          people: ['h', 'a'],
          relations: [['h', 'PARENT', 'a']],
          assets: [cash('x', dollars, 'h')],
          wills: [will('h', [residue('a')])],
        }),
        'state_estate',
      );
    // 16% of 100,000; the credit of 402,800 and more does not cap it. On 12 million 1,386,800 − 16% of 7 million = 1,120,000.
    expect([of(5.1 * M), of(12 * M)]).toEqual([16_000, 1_120_000]);
  });
});

describe('C22 insurance', () => {
  it('counts a policy payable to the insured’s estate though somebody else owns it', () => {
    const result = play({
      ...single,
      people: ['h', 'f', 'a'],
      assets: [policy('p', 100, 'f', 'h', { beneficiaries: [{ to: 'h' }] })],
      wills: [will('h', [residue('a')])],
    });
    expect([result.estates[0]?.grossCents, held(result, 'a')]).toEqual([100_00, 100]);
  });

  it('counts only the part that is payable to the estate, also where that is the contingent', () => {
    const of = (beneficiaries: NonNullable<Sketch['assets'][number]['beneficiaries']>) =>
      play({
        ...single,
        people: ['h', 'f', 'a', { id: 'gone', isDeceased: true }],
        assets: [policy('p', 100, 'f', 'h', { beneficiaries })],
        wills: [will('h', [residue('a')])],
      });
    const half = of([
      { to: 'h', percent: 30 },
      { to: 'f', percent: 70 },
    ]);
    expect([half.estates[0]?.grossCents, held(half, 'a'), held(half, 'f')]).toEqual([30_00, 30, 70]);
    expect(half.estates[0]?.working.amountCents).toBe(30_00);
    const contingent = of([{ to: 'gone' }, { to: 'h', tier: 'CONTINGENT' }]);
    expect(contingent.estates[0]?.grossCents).toBe(100_00);
  });

  it('counts a policy of his revocable trust, which holds the proceeds without a transfer', () => {
    const result = play({
      assets: [policy('p', 100, 'rt', 'h', inTrustOf)],
      trusts: [trust('rt', 'REVOCABLE', 'h', { terms: onDeath('w', residue('a')) })],
    });
    expect([result.estates[0]?.grossCents, inTrust(result, 'rt'), result.transfers.length]).toEqual([100_00, 100, 0]);
  });

  it('is its owner’s property at cash value while the insured lives, and keeps its designation', () => {
    const result = play({
      assets: [policy('p', 500, 'h', 'w', { balanceCents: 80_00, beneficiaries: [{ to: 'b' }] })],
      wills: [will('h', [residue('a')])],
      deaths: BOTH,
    });
    expect(result.estates.map(({ grossCents }) => grossCents)).toEqual([80_00, 0]);
    expect(moved(result, 'h', 'a', 'residue')).toBe(80);
    expect(moved(result, 'a', 'b', 'designation')).toBe(500);
  });

  it('pays a survivorship policy once both are dead, out of the estate of the second as its owner', () => {
    const insured = { insuredId: 'h', secondaryInsuredId: 'w', deathBenefitCents: 300_00 };
    const result = play({
      assets: [policy('p', 300, 'w', 'h', { beneficiaries: [{ to: 'a' }], lifeInsurance: insured })],
      deaths: BOTH,
    });
    expect(result.estates.map(({ grossCents }) => grossCents)).toEqual([0, 300_00]);
    expect(result.transfers.map(({ death, toId, amountCents }) => [death, toId, amountCents])).toEqual([
      ['SECOND_DEATH', 'a', 300_00],
    ]);
  });

  it('counts what was given away within three years, in full, whoever holds it now', () => {
    const gave = { insuredId: 'h', deathBenefitCents: 100_00, transferredOn: '2024-01-01', transferorId: 'h' };
    const result = play({
      ...single,
      people: ['h', 'a'],
      assets: [policy('p', 100, 'a', 'h', { beneficiaries: [{ to: 'a' }], lifeInsurance: gave })],
    });
    expect([result.estates[0]?.grossCents, warned(result, 'INSURANCE_THREE_YEAR'), held(result, 'a')]).toEqual([
      100_00, 100, 100,
    ]);
  });
});

describe('C23, C24 in or out of the estate', () => {
  const second = (
    kind: 'MARITAL' | 'BYPASS' | 'SURVIVOR' | 'OTHER',
    qtipElection?: 'NONE' | 'STATE_ONLY' | 'FEDERAL_AND_STATE',
  ) =>
    play({
      state: 'MA',
      assets: [cash('x', 100, 'h')],
      trusts: [trust('t', kind, 'h', { lifetimeBeneficiaries: ['w'], ...(qtipElection ? { qtipElection } : {}) })],
      wills: [will('h', [residue('t')])],
      deaths: BOTH,
    }).estates.map(({ grossCents, maritalCents, stateTaxableCents }) => [grossCents, maritalCents, stateTaxableCents]);

  it.each([
    [
      'MARITAL',
      undefined,
      [
        [10_000, 10_000, 0],
        [10_000, 0, 10_000],
      ],
    ],
    [
      'MARITAL',
      'NONE',
      [
        [10_000, 0, 10_000],
        [0, 0, 0],
      ],
    ],
    [
      'MARITAL',
      'STATE_ONLY',
      [
        [10_000, 0, 0],
        [0, 0, 10_000],
      ],
    ],
    [
      'BYPASS',
      undefined,
      [
        [10_000, 0, 10_000],
        [0, 0, 0],
      ],
    ],
    [
      'OTHER',
      'FEDERAL_AND_STATE',
      [
        [10_000, 10_000, 0],
        [10_000, 0, 10_000],
      ],
    ],
    [
      'SURVIVOR',
      undefined,
      [
        [10_000, 10_000, 0],
        [10_000, 0, 10_000],
      ],
    ],
  ] as const)('%s, election %s: gross, marital and state taxable at each death', (kind, election, expected) => {
    expect(second(kind, election)).toEqual(expected);
  });

  it('moves the survivor’s part of a joint trust to her without deduction, and only his part by the other steps', () => {
    const result = play({
      assets: [
        cash('x', 100, 'jt', inTrustOf),
        cash('y', 60, 'jt', { ...inTrustOf, contributions: [{ id: 'w', percent: 100 }] }),
      ],
      trusts: [
        trust('jt', 'REVOCABLE_JOINT', 'h', {
          settlors: ['h', 'w'],
          terms: [
            { on: 'FIRST_DEATH', steps: [{ kind: 'SURVIVOR_SHARE', to: [{ to: 'w' }] }, gift(10, 'a'), residue('b')] },
          ],
        }),
      ],
    });
    expect(heldBy(result, 'w', 'a', 'b')).toEqual([110, 10, 40]);
    expect(moved(result, 'jt', 'w', 'survivor_share')).toBe(110);
    expect(result.estates[0]).toMatchObject({ grossCents: 50_00, maritalCents: 0 });
  });
});

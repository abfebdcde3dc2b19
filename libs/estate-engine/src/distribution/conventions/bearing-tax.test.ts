import { describe, expect, it } from 'vitest';
import type { Step } from '../estate-case.ts';
import {
  borne,
  cash,
  gift,
  held,
  heldBy,
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

const federal = 'federal_estate';

describe('C25, C26 the federal tax and what is ported', () => {
  it('deducts claims paid and state death taxes, and uses the exclusion up to the base', () => {
    const result = play({
      ...single,
      state: 'OR',
      people: ['h', 'a'],
      assets: [cash('x', 6 * M, 'h')],
      wills: [will('h', [residue('a')])],
      assume: { expensesPercent: 5 },
    });
    // Oregon on 5,700,000: 482,500 + 12% of 200,000 = 506,500; deductions 300,000 + 506,500.
    expect(result.estates[0]).toMatchObject({
      deductionsCents: 806_500_00,
      taxableCents: 5_193_500_00,
      exclusionUsedCents: 5_193_500_00,
      dsuePortedCents: 0,
    });
  });

  it('ports at most one basic exclusion, and of Maryland at most one of its own', () => {
    const result = play({
      state: 'MD',
      people: [{ id: 'h', federalDsueCents: 9 * M * 100, marylandStateDsueRemainingCents: 3 * M * 100 }, 'w'],
      relations: [['h', 'SPOUSE', 'w']],
      assets: [cash('x', M, 'h')],
      wills: [will('h', [residue('w')])],
      assume: { portabilityElected: true },
    });
    expect(result.estates[0]).toMatchObject({ dsuePortedCents: 15 * M * 100, stateDsuePortedCents: 5 * M * 100 });
  });

  it('ports what gifts of a lifetime and the taxable estate leave', () => {
    const result = play({
      people: [{ id: 'h', federalExemptionUsedCents: 2 * M * 100 }, 'w', 'a'],
      relations: [['h', 'SPOUSE', 'w']],
      assets: [cash('x', 8 * M, 'h')],
      wills: [will('h', [gift(3 * M, 'a'), residue('w')])],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2026-10-01'],
      ],
      assume: { portabilityElected: true },
    });
    expect(result.estates.map((e) => [e.dsuePortedCents, e.exclusionUsedCents])).toEqual([
      [10 * M * 100, 5 * M * 100],
      [0, 5 * M * 100],
    ]);
  });

  it('uses the law of one date for every death where a law date is given', () => {
    const result = play({
      ...single,
      people: ['h', 'a'],
      assets: [cash('x', 16 * M, 'h')],
      wills: [will('h', [residue('a')])],
      deaths: [['h', '2026-03-01']],
      assume: { lawDate: '2025-06-01' },
    });
    // 40% of 16,000,000 − 13,990,000.
    expect(tax(result, federal)).toBe(804_000);
  });
});

describe('C27 the residue, in its order', () => {
  const family: Sketch = {
    people: ['h', 'w', 'a', 'b', 'c'],
    relations: [
      ['h', 'SPOUSE', 'w'],
      ['h', 'PARENT', 'a'],
      ['h', 'PARENT', 'b'],
    ],
    assets: [cash('x', 40 * M, 'h')],
  };

  it('takes residue shares before the bypass, the bypass before GST-exempt shares', () => {
    const steps = (rest: number): Step[] => [
      { kind: 'BYPASS_FUNDING', formula: 'FEDERAL', to: [{ to: 'by' }] },
      { kind: 'GST_EXEMPT_FUNDING', to: [{ to: 'ex' }] },
      { kind: 'MARITAL_FUNDING', percent: 100 - rest, to: [{ to: 'w' }] },
      residue('a'),
    ];
    const of = (rest: number) =>
      play({
        ...family,
        trusts: [
          trust('by', 'BYPASS', 'h', { lifetimeBeneficiaries: ['w'] }),
          trust('ex', 'OTHER', 'h', { lifetimeBeneficiaries: ['b'] }),
        ],
        wills: [will('h', steps(rest))],
      });
    // 15 bypass + 15 exempt + 10% of the last 10 to a: taxable 31, tax 6.4, of which a's million is all there is of
    // the residue and the bypass bears 5.4.
    const small = of(10);
    expect(['a', 'by', 'ex', 'w'].map((id) => borne(small, federal, id))).toEqual([M, 5.4 * M, 0, 0]);
    // With 80% of the 10 left to a: taxable 38, tax 9.2: 8 of the residue, 1.2 of the bypass.
    const large = of(80);
    expect(['a', 'by', 'ex', 'w'].map((id) => borne(large, federal, id))).toEqual([8 * M, 1.2 * M, 0, 0]);
  });

  it('takes deductible shares of the residue next, then general gifts, then specific ones, then others', () => {
    const given: Step[] = [gift(18 * M, 'a'), { kind: 'SPECIFIC_GIFT', assetId: 's', to: [{ to: 'b' }] }];
    const result = play({
      ...family,
      assets: [
        cash('x', 19 * M, 'h'),
        cash('s', 6 * M, 'h'),
        cash('tod', 4 * M, 'h', { beneficiaries: [{ to: 'c' }] }),
      ],
      wills: [will('h', [...given, residue('w')])],
    });
    // Others get 28 million. The spouse's million of residue goes whole, and is taxed itself: 0.4 × (29 − 15) = 5.6.
    expect(tax(result, federal)).toBe(5.6 * M);
    expect(['w', 'a', 'b', 'c'].map((id) => borne(result, federal, id))).toEqual([M, 4.6 * M, 0, 0]);
    expect(result.estates[0]?.maritalCents).toBe(0);
  });

  it('charges a pour-over in the trust, and the will’s clause wins over the trust’s', () => {
    const of = (more: { taxApportionment?: 'RESIDUE' | 'APPORTION' }) =>
      play({
        ...family,
        assets: [cash('x', 20 * M, 'h'), cash('tod', 5 * M, 'h', { beneficiaries: [{ to: 'b' }] })],
        trusts: [trust('rt', 'REVOCABLE', 'h', { taxApportionment: 'APPORTION', terms: onDeath('h', residue('a')) })],
        wills: [will('h', [residue('rt')], { kind: 'POUROVER_WILL', ...more })],
      });
    // 25 million: 4 million of tax; by the trust's clause 20:5, by the will's all of it from the residue in the trust.
    expect(['a', 'b'].map((id) => borne(of({}), federal, id))).toEqual([3.2 * M, 0.8 * M]);
    const willWins = of({ taxApportionment: 'RESIDUE' });
    expect(['a', 'b'].map((id) => borne(willWins, federal, id))).toEqual([4 * M, 0]);
    expect(moved(willWins, 'rt', 'tax:US', 'tax')).toBe(4 * M);
    expect(moved(willWins, 'h', 'rt', 'pour_over')).toBe(20 * M);
  });

  it('spares a share that is deductible for one tax only from that tax', () => {
    const result = play({
      ...family,
      state: 'MA',
      assets: [cash('x', 26 * M, 'h')],
      trusts: [trust('gap', 'BYPASS', 'h', { lifetimeBeneficiaries: ['w'], qtipElection: 'STATE_ONLY' })],
      wills: [will('h', [residue('gap', 'a')])],
    });
    // Each half bears half of the federal tax F, so Massachusetts deducts 13 − F/2 and taxes 13 + F/2 million:
    // S = 1,082,800 + 16% of (12,940,000 + F/2 − 10,040,000) − 99,600 = 1,447,200 + 0.08 F; F = 0.4 × (26 − S − 15).
    // S = 1.7992 ÷ 1.032 million = 1,743,410.85; F = 3,702,635.66.
    expect(['gap', 'a'].map((id) => borne(result, 'state_estate', id))).toEqual([0, 1_743_410.85]);
    expect(['gap', 'a'].map((id) => borne(result, federal, id))).toEqual([1_851_317.83, 1_851_317.83]);
  });

  it('C29 asks each policy in the same ratio where together they would bear more than the tax, in any order', () => {
    const policies = [
      policy('big', 20 * M, 'h', 'h', { beneficiaries: [{ to: 'a' }] }),
      policy('small', 5 * M, 'h', 'h', { beneficiaries: [{ to: 'b' }] }),
    ];
    for (const listed of [policies, policies.toReversed()]) {
      const result = play({
        ...family,
        state: 'MA',
        assets: [cash('x', M, 'h'), ...listed],
        wills: [will('h', [residue('w')])],
      });
      // Massachusetts on 25 million 3,367,200; (25 − 3.3672 − 15) × 0.4 = 2,653,120: four fifths and one fifth of each.
      expect(['a', 'b'].map((id) => borne(result, 'state_estate', id))).toEqual([2_693_760, 673_440]);
      expect(['a', 'b'].map((id) => borne(result, federal, id))).toEqual([2_122_496, 530_624]);
    }
  });

  it('APPORTION counts what a taker has, probate or not, by value', () => {
    const result = play({
      ...family,
      assets: [
        cash('x', 20 * M, 'h'),
        joint('j', 10 * M, ['h', 'c']),
        policy('p', 5 * M, 'h', 'h', { beneficiaries: [{ to: 'b' }] }),
      ],
      wills: [will('h', [gift(5 * M, 'b'), residue('w', 'a')], { taxApportionment: 'APPORTION' })],
    });
    // Taxed: 5 and 5 to b, 7.5 to a, 5 of the joint account to c: 22.5 million, tax 3 million. Of the three parts of
    // 666,666.666… the joint account and the policy, which pass first, have the odd cents.
    expect(['a', 'b', 'c', 'w'].map((id) => borne(result, federal, id))).toEqual([M, 1_333_333.33, 666_666.67, 0]);
  });

  it('takes tax out of the pool for money and residue, and from the taker of a specific gift', () => {
    const result = play({
      ...family,
      assets: [cash('x', 10 * M, 'h'), cash('s', 10 * M, 'h')],
      wills: [
        will('h', [{ kind: 'SPECIFIC_GIFT', assetId: 's', to: [{ to: 'b' }] }, gift(4 * M, 'c'), residue('a')], {
          taxApportionment: 'APPORTION',
        }),
      ],
    });
    // 5 million over 15: 2 million of tax, a tenth of everything.
    expect(moved(result, 'h', 'b', 'specific_gift')).toBe(10 * M);
    expect(moved(result, 'b', 'tax:US', 'tax')).toBe(M);
    expect(moved(result, 'h', 'c', 'general_gift')).toBe(3.6 * M);
    expect(moved(result, 'h', 'tax:US', 'tax')).toBe(M);
  });
});

describe('C27 QTIP, C29 recoveries', () => {
  const widow: Sketch = {
    status: 'WIDOWED',
    people: [{ id: 'h', isDeceased: true }, 'w', 'a', 'b'],
    relations: [
      ['h', 'SPOUSE', 'w'],
      ['w', 'PARENT', 'a'],
      ['w', 'PARENT', 'b'],
    ],
    assets: [],
    deaths: [['w', '2026-03-01']],
  };

  it('divides the state’s part among federal and state-only QTIP trusts pro rata', () => {
    const terms = onDeath('w', residue('b'));
    const result = play({
      ...widow,
      state: 'MA',
      assets: [cash('x', 4 * M, 'w'), cash('q', 6 * M, 'mt', inTrustOf), cash('g', 2 * M, 'gap', inTrustOf)],
      trusts: [
        trust('mt', 'MARITAL', 'h', { lifetimeBeneficiaries: ['w'], terms }),
        trust('gap', 'BYPASS', 'h', { lifetimeBeneficiaries: ['w'], qtipElection: 'STATE_ONLY', terms }),
      ],
      wills: [will('w', [residue('a')])],
    });
    // On 12 million 1,386,800 − 99,600 + … = 1,082,800 + 16% of 1,900,000 − 99,600 = 1,287,200; without the trusts on
    // 4 million 180,800. The trusts bear 1,106,400: three quarters and one quarter of it.
    expect(tax(result, 'state_estate')).toBe(1_287_200);
    expect(moved(result, 'mt', 'tax:MA', 'tax')).toBe(829_800);
    expect(moved(result, 'gap', 'tax:MA', 'tax')).toBe(276_600);
    expect(moved(result, 'w', 'tax:MA', 'tax')).toBe(180_800);
    expect(result.estates[0]?.grossCents).toBe(10 * M * 100);
  });

  it('charges an insurance trust and retained property their part of total tax, by each tax’s own base', () => {
    const gave = { insuredId: 'h', deathBenefitCents: 5 * M * 100, transferredOn: '2025-01-01', transferorId: 'h' };
    const of = (waiveRecovery?: boolean) =>
      play({
        ...single,
        state: 'VT',
        people: ['h', 'a', 'b'],
        assets: [
          cash('x', 10 * M, 'h'),
          policy('p', 5 * M, 'ilit', 'h', { ...inTrustOf, lifeInsurance: gave }),
          cash('q', 5 * M, 'grat', inTrustOf),
        ],
        trusts: [
          trust('ilit', 'ILIT', 'h', { lifetimeBeneficiaries: ['b'] }),
          trust('grat', 'GRAT', 'h', { insideEstate: true, terms: onDeath('h', residue('b')) }),
        ],
        wills: [will('h', [residue('a')], waiveRecovery === undefined ? {} : { waiveRecovery })],
      });
    const result = of();
    // Vermont: 16% of 15 million = 2.4 million, a quarter each = 600,000. Federal: 20 − 2.4 − 15 = 2.6 → 1.04 million;
    // each of the two bears 5 ÷ 17.6 of it = 295,454.55, the residue the rest.
    expect([tax(result, 'state_estate'), tax(result, federal)]).toEqual([2.4 * M, 1.04 * M]);
    expect(moved(result, 'ilit', 'tax:VT', 'tax')).toBe(600_000);
    expect(moved(result, 'grat', 'tax:VT', 'tax')).toBe(600_000);
    expect(borne(result, federal, 'ilit')).toBe(295_454.55);
    expect(borne(result, federal, 'b')).toBe(295_454.55);
    expect(borne(result, federal, 'a')).toBe(449_090.9);
    expect(borne(of(true), federal, 'a')).toBe(1.04 * M);
  });

  it('lets insurance paid to the spouse bear nothing', () => {
    const result = play({
      people: ['h', 'w', 'a'],
      relations: [['h', 'SPOUSE', 'w']],
      assets: [cash('x', 20 * M, 'h'), policy('p', 5 * M, 'h', 'h', { beneficiaries: [{ to: 'w' }] })],
      wills: [will('h', [residue('a')])],
    });
    expect(['a', 'w'].map((id) => borne(result, federal, id))).toEqual([2 * M, 0]);
    expect(heldBy(result, 'a', 'w')).toEqual([18 * M, 5 * M]);
  });
});

describe('C28 the marital deduction', () => {
  it('is net of debts on the property, and none for shares in stages or a domestic partner', () => {
    const result = play({
      assets: [cash('house', 100, 'h', { assetType: 'REAL_ESTATE' })],
      debts: [{ id: 'm', name: 'm', balanceCents: 30_00, owners: [{ id: 'h' }], securedByAssetId: 'house' }],
      wills: [will('h', [residue('w')])],
    });
    expect(result.estates[0]).toMatchObject({
      grossCents: 100_00,
      maritalCents: 70_00,
      deductionsCents: 30_00,
      taxableCents: 0,
    });
    const partner = play({
      status: 'DOMESTIC_PARTNERSHIP',
      assets: [cash('x', 100, 'h')],
      wills: [will('h', [residue('w')])],
    });
    expect([held(partner, 'w'), partner.estates[0]?.maritalCents]).toEqual([100, 0]);
  });

  it('counts no marital trust of a spouse who is not a citizen in her estate', () => {
    const result = play({
      people: ['h', { id: 'w', citizenship: 'FR' }, 'a'],
      relations: [['h', 'SPOUSE', 'w']],
      assets: [cash('x', 18 * M, 'h')],
      trusts: [trust('mt', 'MARITAL', 'h', { lifetimeBeneficiaries: ['w'], terms: onDeath('w', residue('a')) })],
      wills: [will('h', [residue('mt')])],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2026-10-01'],
      ],
    });
    // 3 million over 15 taxed at his death; nothing at hers.
    expect([tax(result, federal), tax(result, federal, 1), result.estates[1]?.grossCents]).toEqual([1.2 * M, 0, 0]);
    expect(held(result, 'a')).toBe(16.8 * M);
  });
});

describe('C13, C28 a trust for a spouse who counts as dead', () => {
  const of = (date: string, survivorshipDays?: number) =>
    play({
      assets: [cash('x', 18 * M, 'h')],
      trusts: [trust('mt', 'MARITAL', 'h', { lifetimeBeneficiaries: ['w'], terms: onDeath('w', residue('a')) })],
      wills: [will('h', [residue('mt')], survivorshipDays === undefined ? {} : { survivorshipDays })],
      deaths: [
        ['h', '2026-03-01'],
        ['w', date],
      ],
    });

  it('is not deducted within 120 hours, and does not count in her estate either', () => {
    const result = of('2026-03-05');
    // 40% of the 3 million over his exclusion; nothing is hers.
    expect([tax(result, federal), tax(result, federal, 1)]).toEqual([1.2 * M, 0]);
    expect(result.estates.map((e) => [e.maritalCents, e.grossCents])).toEqual([
      [0, 18 * M * 100],
      [0, 0],
    ]);
  });

  it('is deducted where she outlives him by 120 hours, or by the days of the will', () => {
    for (const result of [of('2026-03-06'), of('2026-03-03', 0)]) {
      expect([tax(result, federal), tax(result, federal, 1)]).toEqual([0, 1.2 * M]);
      expect(result.estates[1]?.grossCents).toBe(18 * M * 100);
    }
  });

  it('is not deducted where the will asks for more days than she lives', () => {
    expect(tax(of('2026-03-20', 30), federal)).toBe(1.2 * M);
  });
});

describe('C32 a deductible share that bears tax', () => {
  it('settles charity’s residue and both taxes together to the cent', () => {
    const result = play({
      ...single,
      state: 'VT',
      people: ['h', 'a'],
      charities: ['c'],
      assets: [cash('x', 40 * M, 'h')],
      wills: [will('h', [gift(30 * M, 'a'), residue('c')])],
    });
    // With S and F from charity's 10: S = 0.16 × (30 + S + F − 5), F = 0.4 × (30 + S + F − S − 15) = 0.4 × (15 + F):
    // F = 10 million already takes all of the residue, so charity gets nothing and a pays the rest.
    expect(held(result, 'c')).toBe(0);
    expect(result.estates[0]?.charitableCents).toBe(0);
    // All 40 taxable for Vermont: 5.6; federal (40 − 5.6 − 15) × 0.4 = 7.76.
    expect([tax(result, 'state_estate'), tax(result, federal)]).toEqual([5.6 * M, 7.76 * M]);
    expect(held(result, 'a')).toBe(26.64 * M);
  });

  it('finds the fixed point where charity keeps something', () => {
    const result = play({
      ...single,
      people: ['h', 'a'],
      charities: ['c'],
      assets: [cash('x', 40 * M, 'h')],
      wills: [will('h', [gift(18 * M, 'a'), residue('c')])],
    });
    // F = 0.4 × (18 + F − 15) → F = 1.2 ÷ 0.6 = 2 million.
    expect([tax(result, federal), held(result, 'c'), held(result, 'a')]).toEqual([2 * M, 20 * M, 18 * M]);
    expect(result.estates[0]).toMatchObject({ charitableCents: 20 * M * 100, taxableCents: 20 * M * 100 });
  });
});

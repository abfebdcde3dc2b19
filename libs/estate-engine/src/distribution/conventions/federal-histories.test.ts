import { describe, expect, it } from 'vitest';

import {
  alone,
  BOTH,
  borne,
  cash,
  figures,
  gift,
  given,
  heldBy,
  inTrustOf,
  LAW,
  M,
  onDeath,
  play,
  policy,
  residue,
  tax,
  threeWayPlan,
  trust,
  warned,
  will,
} from './case-builder.ts';

/** Each estate was worked by hand from the statutes before the engine was asked; the arithmetic stands beside it. */

describe('federal histories', () => {
  it('gifts that were taxed leave more to port: they come off the exclusion only as far as it covered them (Reg. 20.2010-2(c)(2))', () => {
    const result = play({
      people: ['w', { id: 'h', lifetimeGifts: [given('2015-06-01', 8 * M)] }, 'a'],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['h', 'PARENT', 'a'],
      ],
      assets: [cash('x', 2 * M, 'h')],
      wills: [will('h', [residue('a')])],
      assume: { ...LAW, portabilityElected: true },
    });
    // 15 − (2 + 8 − 2.57 that were taxed in 2015 beyond 5.43).
    expect(tax(result, 'federal_estate')).toBe(0);
    expect(result.estates[0]?.dsuePortedCents).toBe(7_570_000_00);
  });

  it('a formula shelters so much more: the tax paid on a gift is credited, so that none is due (IRC 2001(b)(2))', () => {
    const result = play({
      people: ['w', { id: 'h', lifetimeGifts: [given('2015-06-01', 8 * M)] }, 'a'],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['h', 'PARENT', 'a'],
      ],
      assets: [cash('x', 12 * M, 'h')],
      trusts: [trust('t', 'BYPASS', 'h', { createdUponDeath: true, lifetimeBeneficiaries: ['w', 'a'] })],
      wills: [will('h', [{ kind: 'BYPASS_FUNDING', formula: 'FEDERAL', to: [{ to: 't' }] }, residue('w')])],
      assume: LAW,
    });
    // 15 − (8 − 2.57); one dollar more and the schedule on 17.57 million would pass 5,945,800 and 1,028,000.
    expect([heldBy(result, 't', 'w'), tax(result, 'federal_estate')]).toEqual([[9_570_000, 2_430_000], 0]);
    expect(result.estates[0]?.exclusionUsedCents).toBe(15 * M * 100);
  });

  it('a widow of two husbands: what the second leaves replaces more from the first (Reg. 20.2010-3(a))', () => {
    const result = play({
      people: ['h', { id: 'w', federalDsueCents: 10 * M * 100 }, 'a'],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['h', 'PARENT', 'a'],
      ],
      assets: [cash('x', 13 * M, 'h'), cash('y', 20 * M, 'w')],
      wills: [will('h', [residue('a')]), will('w', [residue('a')])],
      deaths: BOTH,
      assume: { ...LAW, portabilityElected: true },
    });
    // 40% × (20 − 15 − 2).
    expect(tax(result, 'federal_estate', 1)).toBe(1_200_000);
  });

  it('Illinois: a policy in the trust less than three years counts and bears a third of the tax (IRC 2035, 2206)', () => {
    const result = play({
      state: 'IL',
      assets: [
        cash('x', 5 * M, 'h'),
        policy('p', 2 * M, 't', 'h', {
          ...inTrustOf,
          lifeInsurance: {
            insuredId: 'h',
            deathBenefitCents: 2 * M * 100,
            transferredOn: '2023-03-02',
            transferorId: 'h',
          },
        }),
      ],
      trusts: [trust('t', 'ILIT', 'h', { lifetimeBeneficiaries: ['a', 'b'] })],
      wills: [will('h', [gift(M, 'w'), residue('a')])],
      assume: LAW,
    });
    // On 6 million: T = 402,800 + 12% × (5,940,000 − T − 5,040,000), so 510,800 ÷ 1.12.
    expect(tax(result, 'state_estate')).toBe(456_071.43);
    expect(borne(result, 'state_estate', 't')).toBe(152_023.81);
    expect(warned(result, 'INSURANCE_THREE_YEAR')).toBe(2 * M);
  });

  it('Massachusetts: a trust elected for the state alone bears there, and is outside the federal estate (St. 2A, 2207A)', () => {
    const result = play({
      state: 'MA',
      assets: [cash('x', 10 * M, 'h'), cash('own', 5 * M, 'w')],
      ...threeWayPlan({ createdUponDeath: true }),
      deaths: BOTH,
      assume: LAW,
    });
    expect(tax(result, 'state_estate')).toBe(0);
    // 13 million: 1,082,800 + 16% × 2.9 million − 99,600; on 5: 290,800 + 11.2% × 900,000 − 99,600 = 292,000.
    expect([borne(result, 'state_estate', 'a'), borne(result, 'state_estate', 'b')]).toEqual([1_155_200, 292_000]);
    expect(figures(result, 1)[0]).toBe(5 * M);
    expect(heldBy(result, 'a', 'b')).toEqual([10 * M - 1_155_200, 5 * M - 292_000]);
  });

  it('Texas: a company with a third taken off, and a power over a father’s trust (Reg. 20.2031-1(b), IRC 2041, 2207)', () => {
    const result = play(
      alone({
        state: 'TX',
        people: ['h', 'a', 'b', { id: 'g', isDeceased: true }],
        relations: [
          ['g', 'PARENT', 'h'],
          ['h', 'PARENT', 'a'],
          ['h', 'PARENT', 'b'],
        ],
        assets: [
          cash('company', 12 * M, 'h', { assetType: 'BUSINESS', discountPercent: 33 }),
          cash('cash', 3_960_000, 'h'),
          cash('x', 6 * M, 't', inTrustOf),
        ],
        trusts: [
          trust('t', 'IRREVOCABLE', 'g', {
            insideEstate: false,
            lifetimeBeneficiaries: ['h'],
            powers: [{ personId: 'h', kind: 'GENERAL' }],
            terms: onDeath('h', residue('b')),
          }),
        ],
        assume: LAW,
      }),
    );
    // 8.04 + 3.96 + 6 = 18: 1.2 million, of which 6 eighteenths from the trust.
    expect(figures(result)[0]).toBe(18 * M);
    expect([tax(result, 'federal_estate'), borne(result, 'federal_estate', 'b')]).toEqual([1_200_000, 400_000]);
    expect(heldBy(result, 'a', 'b')).toEqual([11_200_000, 5_600_000]);
  });

  it('Florida: sixteen million to a grandchild, ten to her mother who lives (IRC 2603(b), 2632(e))', () => {
    const result = play(
      alone({
        people: ['h', 'a', 'g'],
        relations: [
          ['h', 'PARENT', 'a'],
          ['a', 'PARENT', 'g'],
        ],
        assets: [cash('x', 26 * M, 'h')],
        wills: [will('h', [gift(16 * M, 'g'), residue('a')])],
        assume: LAW,
      }),
    );
    // 40% × 11 = 4.4 from the residue (Fla. Stat. 733.817); 1 million unsheltered: two sevenths.
    expect([tax(result, 'federal_estate'), tax(result, 'gst')]).toEqual([4_400_000, 285_714.29]);
    expect(heldBy(result, 'a', 'g')).toEqual([5_600_000, 15_714_285.71]);
  });
});

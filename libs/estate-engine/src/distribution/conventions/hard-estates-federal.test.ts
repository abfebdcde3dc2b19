import { describe, expect, it } from 'vitest';
import {
  alone,
  BOTH,
  cash,
  figures,
  gift,
  given,
  held,
  heldBy,
  inTrustOf,
  joint,
  land,
  M,
  onDeath,
  play,
  policy,
  residue,
  tax,
  trust,
  warned,
  will,
} from './case-builder.ts';

/** Each estate was worked by hand from the statutes before the engine was asked; the arithmetic stands beside it. */

describe('federal estate tax of unusual histories', () => {
  it('a husband dies without an election after an earlier one whose exclusion gifts had used in part', () => {
    const result = play({
      people: [
        'h',
        {
          id: 'w',
          federalExemptionUsedCents: 2_000_000_00,
          federalDsueCents: 5_000_000_00,
          federalDsueUsedCents: 2_000_000_00,
        },
        'a',
      ],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['w', 'PARENT', 'a'],
      ],
      assets: [cash('x', 20 * M, 'w'), cash('y', 12 * M, 'h')],
      wills: [will('w', [residue('a')]), will('h', [residue('a')])],
      deaths: BOTH,
      assume: { portabilityElected: true },
    });
    // 15 − 12 = 3 ported in place of 5, of which gifts had used 2: 40% × (20 + 2 − 15 − 3 − 2) million.
    expect(tax(result, 'federal_estate', 1)).toBe(800_000);
  });

  it('2001(b)(2), (g): a gift taxed in 2016 above the exclusion of that year', () => {
    const result = play(
      alone({
        people: [{ id: 'h', lifetimeGifts: [given('2016-06-01', 7 * M)] }, 'a'],
        assets: [cash('x', 12 * M, 'h')],
      }),
    );
    // Payable then 40% × (7 − 5.45) million = 620,000. 40% × (12 + 7 − 15) million = 1,600,000, less 620,000.
    expect(tax(result, 'federal_estate')).toBe(980_000);
  });

  it('2001(b)(2), 2035(b): a gift taxed in the year before death, and the tax on it that should count too', () => {
    const result = play(
      alone({
        people: [{ id: 'h', lifetimeGifts: [given('2025-06-01', 20 * M)] }, 'a'],
        assets: [cash('x', 10 * M, 'h')],
      }),
    );
    // Payable 40% × (20 − 13.99) million = 2,404,000: 40% × (30 − 15) million less that.
    expect(tax(result, 'federal_estate')).toBe(3_596_000);
    // Counted in the estate it would be 40% × 2,404,000 more: 4,557,600.
    expect(warned(result, 'LAW_SIMPLIFIED')).toBe(2_404_000);
  });

  it('gifts of four years before and after 2018, none beyond the exclusion of its year', () => {
    const result = play(
      alone({
        people: [
          {
            id: 'h',
            lifetimeGifts: [
              given('2011-12-30', 5 * M),
              given('2013-02-01', 250_000),
              given('2018-06-01', 5_930_000),
              given('2025-06-01', 2_810_000),
            ],
          },
          'a',
        ],
        assets: [cash('x', 4_010_000, 'h')],
      }),
    );
    // 13,990,000 of gifts: 40% × (13,990,000 + 4,010,000 − 15,000,000).
    expect(tax(result, 'federal_estate')).toBe(1_200_000);
  });

  it('everything in a QTIP trust and ported: the trust bears all of the second tax (2044, 2207A)', () => {
    const result = play({
      assets: [cash('x', 20 * M, 'h'), cash('y', 12 * M, 'w')],
      trusts: [trust('q', 'MARITAL', 'h', { lifetimeBeneficiaries: ['w'], terms: onDeath('w', residue('a')) })],
      wills: [will('h', [residue('q')]), will('w', [residue('b')])],
      deaths: BOTH,
      assume: { portabilityElected: true },
    });
    // 40% × (32 − 30) million; without the trust 12 million owe nothing.
    expect([(result.estates[0]?.dsuePortedCents ?? 0) / 100, tax(result, 'federal_estate', 1)]).toEqual([
      15 * M,
      800_000,
    ]);
    expect(heldBy(result, 'a', 'b')).toEqual([19_200_000, 12 * M]);
  });

  it('2040(a): an account with a daughter who paid a fifth of it', () => {
    const result = play(
      alone({
        assets: [
          joint('j', 20 * M, ['h', 'a'], {
            contributions: [
              { id: 'h', percent: 80 },
              { id: 'a', percent: 20 },
            ],
          }),
        ],
      }),
    );
    // 16 million count: 40% × 1 million.
    expect([figures(result)[0], tax(result, 'federal_estate'), held(result, 'a')]).toEqual([
      16 * M,
      400_000,
      19_600_000,
    ]);
  });

  it('2035: a policy in a trust for the children for two years; the spouse has the rest; Massachusetts', () => {
    const result = play({
      state: 'MA',
      assets: [
        policy('p', 6 * M, 'ilit', 'h', {
          titling: 'TRUST_OWNED',
          lifeInsurance: {
            insuredId: 'h',
            deathBenefitCents: 6 * M * 100,
            transferredOn: '2024-03-02',
            transferorId: 'h',
          },
        }),
        cash('x', 9 * M, 'h'),
      ],
      trusts: [trust('ilit', 'ILIT', 'h', { lifetimeBeneficiaries: ['a'], terms: onDeath('h', residue('a', 'b')) })],
      wills: [will('h', [residue('w')])],
    });
    // 15 − 9 = 6 million: 402,800 + 12% × (5,940,000 − 5,040,000) = 510,800, less 99,600; all on the policy (2206).
    expect([tax(result, 'state_estate'), tax(result, 'federal_estate')]).toEqual([411_200, 0]);
    expect(heldBy(result, 'a', 'b', 'w')).toEqual([2_794_400, 2_794_400, 9 * M]);
  });

  it('a trust that bought the policy itself, with gifts free each year, is outside in New York too', () => {
    const result = play({
      state: 'NY',
      assets: [policy('p', 30 * M, 'ilit', 'h', inTrustOf), cash('x', 7_350_000, 'h')],
      trusts: [trust('ilit', 'ILIT', 'h', { lifetimeBeneficiaries: ['a'], terms: onDeath('h', residue('a')) })],
      wills: [will('h', [residue('b')])],
    });
    expect([result.taxes.length, held(result, 'a'), held(result, 'b')]).toEqual([0, 30 * M, 7_350_000]);
  });

  it('2101, 2102: a stranger to the United States with a house there, and a gift of another before', () => {
    const result = play(
      alone({
        state: 'NON_US',
        people: [{ id: 'h', citizenship: 'FR', lifetimeGifts: [given('2024-06-01', M)] }, 'a'],
        assets: [cash('house', 2 * M, 'h', { ...land, state: 'FL' })],
      }),
    );
    // On 3 million 1,145,800, less that on the gift 345,800, less 13,000.
    expect(tax(result, 'federal_estate')).toBe(787_000);
  });

  it('2631, 2642: a trust one quarter of which is not exempt ends in grandchildren', () => {
    const result = play({
      people: ['h', 'w', 'a', 'g'],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['h', 'PARENT', 'a'],
        ['a', 'PARENT', 'g'],
      ],
      assets: [cash('x', 4 * M, 't', inTrustOf), cash('y', 16 * M, 'h')],
      trusts: [
        trust('t', 'SLAT', 'h', {
          gstStatus: 'PARTIALLY_EXEMPT',
          inclusionRatio: 0.25,
          lifetimeBeneficiaries: ['w'],
          terms: onDeath('w', residue('g')),
        }),
      ],
      wills: [will('h', [residue('w')])],
      deaths: [['w', '2026-03-01']],
    });
    expect([tax(result, 'gst'), held(result, 'g')]).toEqual([400_000, 3_600_000]);
  });

  it('2612, 2603: eight million to a grandchild with nine of the exemption used, beside an estate tax', () => {
    const result = play(
      alone({
        people: [{ id: 'h', gstExemptionUsedCents: 9 * M * 100 }, 'a', 'g'],
        relations: [
          ['h', 'PARENT', 'a'],
          ['a', 'PARENT', 'g'],
        ],
        assets: [cash('x', 20 * M, 'h')],
        wills: [will('h', [gift(8 * M, 'g'), residue('a')])],
      }),
    );
    // 40% × 5 million on the residue; 2 million × 2/7 on the gift.
    expect([tax(result, 'federal_estate'), tax(result, 'gst')]).toEqual([2 * M, 571_428.57]);
    expect(heldBy(result, 'g', 'a')).toEqual([7_428_571.43, 10 * M]);
  });
});

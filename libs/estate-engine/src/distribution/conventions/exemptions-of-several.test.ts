import { describe, expect, it } from 'vitest';
import type { Trust } from '../estate-case.ts';
import { cash, heldBy, M, play, residue, type Sketch, tax, trust, warned, will } from './case-builder.ts';

describe('C26 several spouses (Reg. 20.2010-3)', () => {
  /** A widow of one husband or more, alone but for a child. */
  const widow = (dollars: number, person: object): number =>
    tax(
      play({
        status: 'WIDOWED',
        people: [{ id: 'w', ...person }, 'a'],
        relations: [['w', 'PARENT', 'a']],
        assets: [cash('x', dollars, 'w')],
        wills: [will('w', [residue('a')])],
        deaths: [['w', '2026-03-01']],
      }),
      'federal_estate',
    );

  it('adds to what the last one left what gifts have used of those before', () => {
    // 40% of 20 + 3 − 15 − 2 − 3.
    const gifts = { federalExemptionUsedCents: 3 * M * 100 };
    expect(widow(20 * M, { ...gifts, federalDsueCents: 2 * M * 100, earlierDsueUsedCents: 3 * M * 100 })).toBe(1.2 * M);
    expect(widow(20 * M, { ...gifts, federalDsueCents: 2 * M * 100 })).toBe(2.4 * M);
    // What the last one left counts whole, used or not.
    expect(widow(20 * M, { ...gifts, federalDsueCents: 2 * M * 100, federalDsueUsedCents: 2 * M * 100 })).toBe(2.4 * M);
  });

  it('keeps what gifts have used of an exclusion that a later death replaces', () => {
    // The second husband leaves nothing over without an election; of the first one gifts have used 2 of 5 million.
    const person = { federalExemptionUsedCents: 2 * M * 100, federalDsueCents: 5 * M * 100 };
    const second = (more: object) =>
      tax(
        play({
          people: ['h', { id: 'w', ...person, ...more }, 'a'],
          relations: [
            ['h', 'SPOUSE', 'w'],
            ['w', 'PARENT', 'a'],
          ],
          assets: [cash('x', 20 * M, 'w')],
          wills: [will('w', [residue('a')])],
          deaths: [
            ['h', '2026-03-01'],
            ['w', '2026-06-01'],
          ],
        }),
        'federal_estate',
        1,
      );
    // 40% of 20 + 2 − 15, and of 20 + 2 − 15 − 2.
    expect(second({})).toBe(2.8 * M);
    expect(second({ federalDsueUsedCents: 2 * M * 100 })).toBe(2 * M);
  });
});

describe('a late allocation of the GST exemption (Reg. 26.2642-2(a)(2), 26.2642-4)', () => {
  const dynasty = (more: Partial<Trust>): Trust =>
    trust('t', 'IRREVOCABLE', 'h', {
      gstStatus: 'NON_EXEMPT',
      terms: [{ on: 'DEATH_OF', personId: 'w', steps: [residue('g')] }],
      lifetimeBeneficiaries: ['w'],
      ...more,
    });
  const due = (more: Partial<Trust>, gift = 0): number => {
    const sketch: Sketch = {
      people: ['h', 'w', 'a', 'g'],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['h', 'PARENT', 'a'],
        ['w', 'PARENT', 'a'],
        ['a', 'PARENT', 'g'],
      ],
      assets: [cash('x', 10 * M, 't', { titling: 'TRUST_OWNED' }), cash('y', gift, 'h')],
      trusts: [dynasty(more)],
      wills: [will('h', [residue('g')])],
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2026-06-01'],
      ],
      assume: {},
    };
    return tax(play(sketch), 'gst', gift > 0 ? 0 : 1);
  };
  const late = (allocatedOn: string, exemption: number, value: number) => ({
    allocatedOn,
    exemptionCents: exemption * 100,
    valueCents: value * 100,
  });

  it('covers its part of the value on that day, and what comes later its part of the rest', () => {
    expect(due({})).toBe(4 * M);
    // 1 − 2 ÷ 5 = 0.6 of 10 million at 40%.
    expect(due({ lateAllocations: [late('2026-01-01', 2 * M, 5 * M)] })).toBe(2.4 * M);
    // Then 0.4 × 8 + 2 = 5.2 of 8: 1 − 0.65.
    expect(due({ lateAllocations: [late('2026-02-01', 2 * M, 8 * M), late('2026-01-01', 2 * M, 5 * M)] })).toBe(
      1.4 * M,
    );
    expect(due({ lateAllocations: [late('2026-06-02', 2 * M, 5 * M)] })).toBe(4 * M);
    expect(due({ lateAllocations: [late('2026-01-01', 9 * M, 5 * M)] })).toBe(0);
  });

  it('is no longer there for gifts of the same giver at death', () => {
    // 12 million to a grandchild: 15 − 5 cover 10, of 2 million 2 sevenths are due.
    expect(due({ lateAllocations: [late('2026-01-01', 5 * M, 5 * M)] }, 12 * M)).toBe(571_428.57);
    expect(due({}, 12 * M)).toBe(0);
  });
});

describe('a life estate that a deed keeps (IRC 2036(a)(1))', () => {
  const home = (more: object = {}) =>
    cash('home', 6 * M, 'h', { assetType: 'REAL_ESTATE', isLifeEstate: true, beneficiaries: [{ to: 'a' }], ...more });
  const single = (more: Partial<Sketch>): Sketch => ({
    status: 'SINGLE',
    people: ['h', 'a', 'b'],
    relations: [
      ['h', 'PARENT', 'a'],
      ['h', 'PARENT', 'b'],
    ],
    assets: [home(), cash('x', 14 * M, 'h')],
    wills: [will('h', [residue('b')])],
    ...more,
  });

  it('counts whole at death, goes to the remainder whatever the will says, and bears its part of the tax (IRC 2207B)', () => {
    const result = play(single({}));
    expect(result.estates[0]?.grossCents).toBe(20 * M * 100);
    expect(result.transfers.find(({ assetId }) => assetId === 'home')).toMatchObject({ toId: 'a', reason: 'title' });
    // 2,000,000 of tax on 20 million: six twentieths.
    expect(result.taxes[0]?.borneBy).toEqual([
      { id: 'a', amountCents: 600_000_00 },
      { id: 'b', amountCents: 1_400_000_00 },
    ]);
    expect(heldBy(result, 'a', 'b')).toEqual([5_400_000, 12_600_000]);
    expect(result.ownership.lines.find(({ id }) => id === 'home')).toMatchObject({ reason: 'retained_interest' });
  });

  it('keeps a gift of it in the will from working', () => {
    const gift = { kind: 'SPECIFIC_GIFT', assetId: 'home', to: [{ to: 'b' }] } as const;
    expect(warned(play(single({ wills: [will('h', [gift, residue('b')])] })), 'TITLE_DEFEATS_GIFT')).toBe(6 * M);
  });

  it.each([
    ['money', { assetType: 'CASH' }],
    ['two owners', { owners: [{ id: 'h' }, { id: 'b' }] }],
    ['no remainder', { beneficiaries: [] }],
  ])('is refused of %s', (_, more) => {
    expect(() => play(single({ assets: [home(more)] }))).toThrow(
      expect.objectContaining({ code: 'LIFE_ESTATE_UNCLEAR' }),
    );
  });
});

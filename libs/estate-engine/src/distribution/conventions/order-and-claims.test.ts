import { describe, expect, it } from 'vitest';
import { distribution } from '../distribution.ts';
import {
  cash,
  estateCase,
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
  single,
  trust,
  warned,
  will,
} from './case-builder.ts';

const debt = (id: string, dollars: number, owners: readonly { id: string; percent?: number }[], more = {}) => ({
  id,
  name: id,
  balanceCents: dollars * 100,
  owners,
  ...more,
});

describe('C1 terms', () => {
  it('names the asset of what passes by title, designation or specific gift', () => {
    const { transfers } = play({
      assets: [
        joint('j', 10, ['h', 'w']),
        cash('d', 20, 'h', { beneficiaries: [{ to: 'a' }] }),
        cash('s', 30, 'h'),
        cash('r', 40, 'h'),
      ],
      wills: [will('h', [{ kind: 'SPECIFIC_GIFT', assetId: 's', to: [{ to: 'b' }] }, residue('w')])],
    });
    expect(transfers.map(({ reason, assetId, toId, amountCents }) => [reason, assetId, toId, amountCents])).toEqual([
      ['title', 'j', 'w', 500],
      ['designation', 'd', 'a', 20_00],
      ['specific_gift', 's', 'b', 30_00],
      ['residue', undefined, 'w', 40_00],
    ]);
  });

  it('calls the first of two deaths FIRST_DEATH, also where the two are not a couple', () => {
    const { estates } = play({
      ...single,
      people: ['h', 'f'],
      assets: [cash('x', 10, 'h'), cash('y', 10, 'f')],
      deaths: [
        ['f', '2026-03-01'],
        ['h', '2026-09-01'],
      ],
    });
    expect(estates.map(({ death, decedentId }) => [death, decedentId])).toEqual([
      ['FIRST_DEATH', 'f'],
      ['SECOND_DEATH', 'h'],
    ]);
  });
});

describe('C2 rounding', () => {
  const shares = (...percents: number[]) => {
    const to = percents.map((percent, at) => ({ to: ['a', 'b', 'c'][at] ?? '', percent }));
    const steps = [{ kind: 'CASH_GIFT' as const, amountCents: 10_000_00, to }, residue('w')];
    const people = ['h', 'a', 'b', 'c', 'w'];
    return estateCase({ ...single, people, assets: [cash('x', 10_000, 'h')], wills: [will('h', steps)] });
  };

  it.each<[number[], number[]]>([
    // 99.99% and 100.01% are taken for the whole; 99.98% leaves 0.02% of 10,000 to the residue.
    [
      [33.33, 33.33, 33.33],
      [3_333.34, 3_333.33, 3_333.33, 0],
    ],
    [
      [50, 50.01],
      [4_999.5, 5_000.5, 0, 0],
    ],
    [
      [50, 49.98],
      [5_000, 4_998, 0, 2],
    ],
  ])('takes %j for a whole, or lets the rest lapse', (percents, expected) => {
    expect(heldBy(distribution(shares(...percents)), 'a', 'b', 'c', 'w')).toEqual(expected);
  });

  it('refuses more than 100.01%', () => {
    expect(() => distribution(shares(50, 50.02))).toThrow(expect.objectContaining({ code: 'SHARES_OVER_100' }));
  });

  it('rounds a percentage half up to the cent', () => {
    // 2.5% of 100.20 is 2.505.
    const steps = [{ kind: 'PERCENT_GIFT' as const, percent: 2.5, to: [{ to: 'a' }] }, residue('b')];
    const result = play({
      ...single,
      people: ['h', 'a', 'b'],
      assets: [cash('x', 100.2, 'h')],
      wills: [will('h', steps)],
    });
    expect(heldBy(result, 'a', 'b')).toEqual([2.51, 97.69]);
  });

  it('divides an odd cent of common owners as they are listed', () => {
    const owners = ['b', 'a', 'h'].map((id) => ({ id }));
    const common = cash('x', 1, 'b', { owners, titling: 'TENANTS_IN_COMMON' });
    const result = play({
      ...single,
      people: ['h', 'a', 'b', 'c'],
      assets: [common],
      wills: [will('h', [residue('c')])],
    });
    expect(heldBy(result, 'b', 'a', 'c')).toEqual([0.34, 0.33, 0.33]);
  });
});

describe('C3 at a death', () => {
  it('runs every term that fires once, and shows no transfer for a trust that keeps its property', () => {
    const result = play({
      assets: [cash('x', 90, 't', { titling: 'TRUST_OWNED' }), cash('y', 7, 'quiet', { titling: 'TRUST_OWNED' })],
      trusts: [
        trust('t', 'IRREVOCABLE', 'h', {
          terms: [
            { on: 'FIRST_DEATH', steps: [gift(30, 'a')] },
            { on: 'DEATH_OF', personId: 'h', steps: [residue('b')] },
            { on: 'SECOND_DEATH', steps: [residue('w')] },
          ],
        }),
        trust('quiet', 'SLAT', 'h', { terms: onDeath('w', residue('a')) }),
      ],
    });
    expect(heldBy(result, 'a', 'b', 'quiet')).toEqual([30, 60, 7]);
    expect(result.transfers).toHaveLength(2);
  });
});

describe('C4 claims', () => {
  it('takes expenses as a percentage of probate before secured debts, and of the decedent’s own trusts', () => {
    const result = play({
      assets: [
        cash('house', 500, 'h', { assetType: 'REAL_ESTATE' }),
        cash('t', 300, 'rt', { titling: 'TRUST_OWNED' }),
        cash('ira', 900, 'h', { assetType: 'RETIREMENT', beneficiaries: [{ to: 'a' }] }),
      ],
      debts: [debt('m', 200, [{ id: 'h' }], { securedByAssetId: 'house' })],
      trusts: [trust('rt', 'REVOCABLE', 'h', { terms: onDeath('h', residue('b')) })],
      wills: [will('h', [residue('w')])],
      assume: { expensesPercent: 10 },
    });
    // 10% of 500 + 300; the account with a designation is neither counted nor reached.
    expect(moved(result, 'h', 'expenses', 'expense')).toBe(80);
    expect(heldBy(result, 'w', 'b', 'a')).toEqual([220, 300, 900]);
    expect(result.estates[0]?.deductionsCents).toBe(280_00);
  });

  it('goes from probate to the trusts as listed, and from a mortgage beyond its house to all of them', () => {
    const result = play({
      ...single,
      people: ['h', 'a', 'b', 'c'],
      assets: [
        cash('house', 100, 'h', { assetType: 'REAL_ESTATE' }),
        cash('x', 50, 'h'),
        cash('y', 60, 'first', { titling: 'TRUST_OWNED' }),
        cash('z', 70, 'second', { titling: 'TRUST_OWNED' }),
      ],
      debts: [debt('m', 240, [{ id: 'h' }], { securedByAssetId: 'house' })],
      trusts: [
        trust('second', 'REVOCABLE', 'h', { terms: onDeath('h', residue('c')) }),
        trust('first', 'REVOCABLE', 'h', { terms: onDeath('h', residue('b')) }),
      ],
      wills: [will('h', [residue('a')])],
    });
    // 240 = house 100 + cash 50 + 70 of the trust listed first + 20 of the other.
    expect(heldBy(result, 'a', 'b', 'c')).toEqual([0, 40, 0]);
    expect(moved(result, 'second', 'creditors', 'debt')).toBe(70);
    expect(moved(result, 'first', 'creditors', 'debt')).toBe(20);
  });

  it('divides a joint debt by the percent of its owners, else equally', () => {
    const of = (owners: { id: string; percent?: number }[]) =>
      moved(play({ assets: [cash('x', 500, 'h')], debts: [debt('d', 100, owners)] }), 'h', 'creditors', 'debt');
    expect(
      of([
        { id: 'h', percent: 30 },
        { id: 'w', percent: 70 },
      ]),
    ).toBe(30);
    expect(of([{ id: 'h' }, { id: 'w' }])).toBe(50);
  });

  it('does not deduct what cannot be paid', () => {
    const result = play({
      ...single,
      people: ['h', 'a'],
      assets: [cash('x', 100, 'h'), cash('tod', 400, 'h', { beneficiaries: [{ to: 'a' }] })],
      debts: [debt('d', 150, [{ id: 'h' }])],
    });
    expect(result.estates[0]).toMatchObject({ grossCents: 500_00, deductionsCents: 100_00, taxableCents: 400_00 });
    expect(warned(result, 'INSOLVENT_ESTATE')).toBe(50);
  });
});

describe('C5 which property pays', () => {
  it('takes cash, brokerage, other, retirement, business, tangibles and real estate in this order', () => {
    const kinds = ['REAL_ESTATE', 'TANGIBLE', 'BUSINESS', 'RETIREMENT', 'OTHER', 'BROKERAGE', 'CASH'] as const;
    // What a debt of 10 for each asset before it leaves is what a specific gift of nothing else can show: pay 35 of 70.
    const left = kinds.map((kind, at) => {
      const assets = kinds.map((assetType) => cash(assetType, 10, 'h', { assetType, state: 'FL' }));
      const result = play({
        ...single,
        people: ['h', 'a', 'b'],
        assets,
        wills: [
          will('h', [gift(10 * at, 'b'), { kind: 'SPECIFIC_GIFT', assetId: kind, to: [{ to: 'a' }] }, residue('b')]),
        ],
        debts: [debt('d', 60 + at, [{ id: 'h' }])],
      });
      return held(result, 'a');
    });
    // Given by name it pays last: 60 of debt spare it, every dollar beyond does not.
    expect(left).toEqual([10, 9, 8, 7, 6, 5, 4]);
  });

  it('funds a formula and the residue with a fair part of every asset', () => {
    const result = play({
      state: 'NY',
      assets: [cash('x', 6_000_000, 'h'), cash('land', 4_000_000, 'h', { assetType: 'REAL_ESTATE', state: 'FL' })],
      trusts: [trust('by', 'BYPASS', 'h', { lifetimeBeneficiaries: ['a'] })],
      wills: [will('h', [{ kind: 'BYPASS_FUNDING', formula: 'STATE', to: [{ to: 'by' }] }, residue('w')])],
    });
    // 7,350,000 of 10,000,000 holds 40% land elsewhere, which New York leaves out: 60% of 7,350,000 stays in its base.
    expect(held(result, 'by')).toBe(7_350_000);
    expect(result.estates[0]?.stateTaxableCents).toBe(4_410_000_00);
  });
});

describe('C6, C7 gifts and abatement', () => {
  it('gives property net of the debt secured by it', () => {
    const result = play({
      ...single,
      people: ['h', 'a', 'b'],
      assets: [cash('house', 100, 'h', { assetType: 'REAL_ESTATE' }), cash('x', 100, 'h')],
      debts: [debt('m', 30, [{ id: 'h' }], { securedByAssetId: 'house' })],
      wills: [will('h', [{ kind: 'SPECIFIC_GIFT', assetId: 'house', to: [{ to: 'a' }] }, residue('b')])],
    });
    expect(heldBy(result, 'a', 'b')).toEqual([70, 100]);
  });

  it('counts a percent gift on the pool before other gifts, wherever it is listed', () => {
    const result = play({
      ...single,
      people: ['h', 'a', 'b', 'c'],
      assets: [cash('s', 400, 'h'), cash('x', 600, 'h')],
      wills: [
        will('h', [
          residue('c'),
          { kind: 'SPECIFIC_GIFT', assetId: 's', to: [{ to: 'a' }] },
          { kind: 'PERCENT_GIFT', percent: 25, to: [{ to: 'b' }] },
        ]),
      ],
    });
    // 25% of 1,000, not of the 600 left.
    expect(heldBy(result, 'a', 'b', 'c')).toEqual([400, 250, 350]);
  });

  it('gives only what the pool holds of an asset', () => {
    const result = play({
      assets: [
        cash('x', 100, 'h', {
          owners: [
            { id: 'h', percent: 40 },
            { id: 'f', percent: 60 },
          ],
          titling: 'TENANTS_IN_COMMON',
        }),
      ],
      people: ['h', 'f', 'a'],
      ...single,
      wills: [will('h', [{ kind: 'SPECIFIC_GIFT', assetId: 'x', to: [{ to: 'a' }] }])],
    });
    expect(heldBy(result, 'a', 'f')).toEqual([40, 60]);
  });

  it('lets a trust give by name what a will pours into it, at the last death as at the first', () => {
    const kinds = { p: 'BUSINESS', q: 'BUSINESS', r: 'TANGIBLE' } as const;
    const assets = Object.entries(kinds).map(([id, assetType], at) => cash(id, 100 * (at + 1), 'h', { assetType }));
    const of = (deaths: NonNullable<Parameters<typeof play>[0]['deaths']>) =>
      play({
        people: ['h', 'f', 'a', 'b'],
        ...single,
        assets,
        trusts: [
          trust('rt', 'REVOCABLE', 'h', {
            terms: onDeath('h', { kind: 'SPECIFIC_GIFT', assetId: 'q', to: [{ to: 'a' }] }, residue('b')),
          }),
        ],
        wills: [will('h', [residue('rt')], { kind: 'POUROVER_WILL' })],
        deaths,
      });
    const once = of([['h', '2026-03-01']]);
    const before = of([
      ['h', '2026-03-01'],
      ['f', '2026-09-01'],
    ]);
    expect([heldBy(once, 'a', 'b'), heldBy(before, 'a', 'b')]).toEqual([
      [200, 400],
      [200, 400],
    ]);
    expect(warned(once, 'ADEEMED_GIFT')).toBeUndefined();
  });

  it('abates general gifts pro rata with one warning for all of them', () => {
    const result = play({
      ...single,
      people: ['h', 'a', 'b'],
      assets: [cash('x', 90, 'h')],
      wills: [will('h', [gift(100, 'a'), gift(50, 'b'), residue('a')])],
    });
    expect(heldBy(result, 'a', 'b')).toEqual([60, 30]);
    expect(result.warnings.filter(({ code }) => code === 'ABATED_GIFT').map((w) => w.amountCents)).toEqual([60_00]);
  });

  it('leaves specific gifts of a trust to claims last, and pays its own claims out of it', () => {
    const result = play({
      ...single,
      people: ['h', 'a', 'b'],
      assets: [cash('s', 100, 'rt', { titling: 'TRUST_OWNED' }), cash('x', 100, 'rt', { titling: 'TRUST_OWNED' })],
      debts: [debt('d', 120, [{ id: 'h' }])],
      trusts: [
        trust('rt', 'REVOCABLE', 'h', {
          terms: onDeath('h', { kind: 'SPECIFIC_GIFT', assetId: 's', to: [{ to: 'a' }] }, residue('b')),
        }),
      ],
    });
    expect(heldBy(result, 'a', 'b')).toEqual([80, 0]);
    expect(warned(result, 'ABATED_GIFT')).toBe(20);
  });

  it('never lets a claim reach a policy still unpaid while other property can pay', () => {
    const result = play({
      assets: [
        policy('p', 500, 'h', 'w', { balanceCents: 40_00 }),
        cash('house', 60, 'h', { assetType: 'REAL_ESTATE' }),
      ],
      debts: [debt('d', 60, [{ id: 'h' }])],
      trusts: [trust('t', 'OTHER', 'h')],
      wills: [will('h', [residue('t')])],
    });
    expect(inTrust(result, 't')).toBe(40);
  });
});

import { describe, expect, it } from 'vitest';
import { distribution } from '../distribution.ts';
import {
  cash,
  estateCase,
  held,
  heldBy,
  M,
  play,
  residue,
  type Sketch,
  tax,
  trust,
  warned,
  will,
} from './case-builder.ts';

const single = (assets: Sketch['assets'], more: Partial<Sketch> = {}): Sketch => ({
  status: 'SINGLE',
  people: ['h', 'a'],
  relations: [['h', 'PARENT', 'a']],
  assets,
  wills: [will('h', [residue('a')])],
  ...more,
});
const house = (dollars: number, state: string) => cash('house', dollars, 'h', { assetType: 'REAL_ESTATE', state });

describe('the tax of another state on property there', () => {
  const estimate = (...[assets, more]: Parameters<typeof single>) =>
    warned(play(single(assets, more)), 'OTHER_STATE_TAX');

  it('is its tax on the whole in the proportion of what lies there', () => {
    // Oregon: 1,022,500 + 16% of 500,000 on 10,000,000; a fifth of it lies there.
    expect(estimate([cash('x', 8 * M, 'h'), house(2 * M, 'OR')])).toBe(220_500);
    // Washington from July 2026: 7,000,000 beyond 3,000,000 is 1,490,000 − 2,000,000 × 19.5% = 1,100,000.
    expect(estimate([cash('x', 8 * M, 'h'), house(2 * M, 'WA')], { deaths: [['h', '2026-08-01']] })).toBe(220_000);
    // New York on what lies there alone: 650,800 + 13.6% of 900,000.
    expect(estimate([cash('x', 12 * M, 'h'), house(8 * M, 'NY')])).toBe(773_200);
  });

  it('is in no total, is nothing where the state has none or its exclusion covers all, and is told of heirs’ taxes', () => {
    const result = play(single([cash('x', 8 * M, 'h'), house(2 * M, 'OR')]));
    expect([result.taxes, held(result, 'a')]).toEqual([[], 10 * M]);
    expect(estimate([cash('x', 8 * M, 'h'), house(2 * M, 'GA')])).toBeUndefined();
    expect(estimate([cash('x', 400_000, 'h'), house(500_000, 'OR')])).toBeUndefined();
    expect(estimate([cash('x', M, 'h'), house(M, 'PA')])).toBe(0);
  });

  it('goes by the law of that state, whatever is assumed of the own one', () => {
    const own = estateCase(single([cash('x', 8 * M, 'h'), house(2 * M, 'OR')], { state: 'MA' }));
    const law = { stateExclusionCents: 9 * M * 100, stateRate: 0.5 };
    expect(warned(distribution(own, { law }), 'OTHER_STATE_TAX')).toBe(220_500);
  });

  it('never keeps a plan from its figures: what that state took in a year that is not held is said to be unknown', () => {
    for (const [state, died] of [
      ['NJ', '2016-05-01'],
      ['CT', '2015-01-01'],
      ['IA', '2018-05-01'],
      ['MD', '2014-01-01'],
    ] as const) {
      const result = play(single([cash('x', M, 'h'), house(M, state)], { deaths: [['h', died]] }));
      const [other] = result.warnings.filter(({ code }) => code === 'OTHER_STATE_TAX');
      expect([state, other?.ids, other?.amountCents]).toEqual([state, ['house'], 0]);
      expect(other?.explanation).toMatch(/is not known here/);
    }
  });

  it('cites the statute of that state', () => {
    const cited = (state: string) =>
      play(single([cash('x', 20 * M, 'h'), house(2 * M, state)])).warnings.flatMap(({ code, authority }) =>
        code === 'OTHER_STATE_TAX' ? authority.map(({ cite }) => cite) : [],
      );
    expect(cited('OR')).toEqual(['ORS 118.010']);
    expect(cited('PA').join()).toMatch(/^72 P\.S\./);
  });

  it('names each state where something lies', () => {
    const result = play(
      single([cash('x', M, 'h'), house(M, 'OR'), { ...house(M, 'FL'), id: 'flat' }], { state: 'CA' }),
    );
    const [place] = result.warnings.filter(({ code }) => code === 'OUT_OF_STATE_PROPERTY');
    expect(place?.explanation).toBe(
      'Real estate or tangibles lie in Florida and Oregon. Probate there, and what is taxed there, are in no figure.',
    );
  });

  it('counts what goes to a spouse for nothing', () => {
    const couple: Sketch = { assets: [cash('x', 8 * M, 'h'), house(2 * M, 'OR')], wills: [will('h', [residue('w')])] };
    expect(warned(play(couple), 'OTHER_STATE_TAX')).toBeUndefined();
  });
});

describe('a discount of the value of a part', () => {
  const share = (more: object = {}) =>
    cash('llc', 10 * M, 'h', { assetType: 'BUSINESS', discountPercent: 35, ...more });

  it('comes off before anything is worked out, and is told with the item (Reg. 20.2031-1(b))', () => {
    const result = play(single([cash('x', 10 * M, 'h'), share()]));
    // 16,500,000 − 15,000,000 at 40%.
    expect([tax(result, 'federal_estate'), held(result, 'a')]).toEqual([600_000, 15.9 * M]);
    expect(warned(result, 'VALUATION_DISCOUNT')).toBe(3.5 * M);
    expect(result.ownership.insideCents).toBe(20 * M * 100);
    const lines = result.ownership.lines.filter(({ id }) => id === 'llc');
    expect(lines.map(({ amountCents, planCents }) => [amountCents, planCents])).toEqual([
      [10 * M * 100, 6.5 * M * 100],
    ]);
    const columns = new Set(result.flow.totals.map(({ totalCents }) => totalCents));
    expect([...columns]).toEqual([16.5 * M * 100]);
  });

  it('divides with the owners, and fills a formula at what the part counts for', () => {
    const shared = share({ owners: [{ id: 'h', percent: 50 }, { id: 'a' }], titling: 'TENANTS_IN_COMMON' });
    expect(heldBy(play(single([shared])), 'a')).toEqual([6.5 * M]);
    const plan = play({
      assets: [share({ balanceCents: 30 * M * 100 })],
      trusts: [trust('by', 'BYPASS', 'h', { lifetimeBeneficiaries: ['w'] })],
      wills: [will('h', [{ kind: 'BYPASS_FUNDING', formula: 'FEDERAL', to: [{ to: 'by' }] }, residue('w')])],
    });
    expect(heldBy(plan, 'by', 'w')).toEqual([15 * M, 4.5 * M]);
  });
});

it('what of the tax on a business may be paid later is told beyond 35% of the estate (IRC 6166)', () => {
  const of = (business: number, rest: number) =>
    warned(
      play(single([cash('x', rest, 'h'), cash('b', business, 'h', { assetType: 'BUSINESS' })])),
      'DEFERRAL_POSSIBLE',
    );
  // 2,000,000 of tax on 20,000,000, of which 8,000,000 is the business.
  expect([of(8 * M, 12 * M), of(7 * M, 13 * M), of(5 * M, 5 * M)]).toEqual([800_000, undefined, undefined]);
});

describe('what farms and family businesses may save', () => {
  const farm = (dollars: number, more: Partial<Sketch['assets'][number]> = {}) =>
    cash('farm', dollars, 'h', { assetType: 'REAL_ESTATE', use: 'FARM', ...more });
  const firm = (dollars: number) => cash('firm', dollars, 'h', { assetType: 'BUSINESS' });
  const saved = (assets: Sketch['assets'], state = 'FL', date = '2026-03-01') =>
    play(single(assets, { state, deaths: [['h', date]] }))
      .warnings.filter(({ code }) => code === 'RELIEF_POSSIBLE')
      .map(({ amountCents, authority }) => [authority[0]?.cite, amountCents / 100]);

  it('IRC 2032A: 40% of the limit of the year, where the land is a quarter and all that is worked half of the estate', () => {
    expect(saved([farm(12 * M), cash('x', 8 * M, 'h')])).toEqual([['IRC § 2032A', 584_000]]);
    expect(saved([farm(12 * M), cash('x', 8 * M, 'h')], 'FL', '2025-03-01')).toEqual([['IRC § 2032A', 568_000]]);
    // Land of 5 and a company of 6 in 20 million; then land of 4, less than a quarter; then too little of both.
    expect(saved([farm(5 * M), firm(6 * M), cash('x', 9 * M, 'h')])).toEqual([['IRC § 2032A', 584_000]]);
    expect(saved([farm(4 * M), firm(7 * M), cash('x', 9 * M, 'h')])).toEqual([]);
    expect(saved([farm(9 * M), cash('x', 11 * M, 'h')])).toEqual([]);
    expect(saved([farm(12 * M), cash('x', 2 * M, 'h')])).toEqual([]);
    expect(saved([cash('house', 12 * M, 'h', { assetType: 'REAL_ESTATE' }), cash('x', 8 * M, 'h')])).toEqual([]);
  });

  it.each([
    // 13% of 2,000,000
    ['MN', '2026-03-01', 260_000, 'Minn. Stat. § 291.03, subds. 8 to 11', [firm(3 * M), cash('x', 3 * M, 'h')]],
    // 16% of 3,000,000
    ['MD', '2026-03-01', 480_000, 'Md. Code, Tax-Gen. § 7-309(c)', [farm(6 * M), cash('x', 2 * M, 'h')]],
    // the table on 4,000,000, 257,500 + 11% of 500,000, less that on 1,000,000, which is nothing
    ['OR', '2026-03-01', 312_500, 'ORS 118.145', [farm(3 * M), cash('x', M, 'h')]],
    // three quarters of 312,500
    ['OR', '2023-06-30', 234_375, 'ORS 118.140', [farm(3 * M), cash('x', M, 'h')]],
    // 7,000,000 − 2,193,000 − 2,500,000: tax on 4,807,000 is 550,000 + 18% of 807,000 = 695,260; on 2,307,000 286,050
    ['WA', '2025-06-30', 409_210, 'RCW 83.100.048', [firm(5 * M), cash('x', 2 * M, 'h')]],
    // 7,000,000 − 3,000,000: 610,000; on 1,000,000: 100,000
    ['WA', '2025-07-01', 510_000, 'RCW 83.100.048', [firm(5 * M), cash('x', 2 * M, 'h')]],
    // all of the tax: 4,000,000 leave 3,000,000, the exclusion
    ['WA', '2026-07-01', 550_000, 'RCW 83.100.046', [farm(4 * M), cash('x', 3 * M, 'h')]],
    // 40% of 800,000: of 10,000,000 four are the farm; at 35% of the estate it is none
    ['VT', '2026-03-01', 320_000, '32 V.S.A. § 7443', [farm(4 * M), cash('x', 6 * M, 'h')]],
    // 4.5% of 3,000,000
    ['PA', '2026-03-01', 135_000, '72 P.S. § 9111(s) to (t)', [firm(3 * M), cash('x', 2 * M, 'h')]],
  ] as const)('%s, %s: %d of its tax (%s)', (state, date, amount, cite, assets) => {
    expect(saved(assets, state, date)).toEqual([[cite, amount]]);
  });

  it('is told by no more than half of the estate, or more than six million, of no business in Washington', () => {
    expect(saved([firm(3 * M), cash('x', 4 * M, 'h')], 'WA')).toEqual([]);
    expect(saved([farm(3_500_000), cash('x', 6_500_000, 'h')], 'VT')).toEqual([]);
    expect(saved([firm(6_000_001), cash('x', 3 * M, 'h')], 'WA')).toEqual([]);
  });

  it('is of land, things and businesses', () => {
    expect(() => saved([cash('x', M, 'h', { use: 'FARM' })])).toThrow(
      expect.objectContaining({ code: 'USE_NOT_ALLOWED', field: 'assets[0].use' }),
    );
  });
});

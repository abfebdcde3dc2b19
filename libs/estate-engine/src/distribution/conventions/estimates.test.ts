import { describe, expect, it } from 'vitest';
import { distribution } from '../distribution.ts';
import {
  cash,
  estateCase,
  held,
  heldBy,
  play,
  residue,
  type Sketch,
  tax,
  trust,
  warned,
  will,
} from './case-builder.ts';

const M = 1_000_000;
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

import { describe, expect, it } from 'vitest';
import { silentClauseLaw } from '../../law/apportionment-tables.ts';
import { STATE_CODES } from '../../law/state-tables.ts';
import { borne, cash, gift, LAW, M, play, residue, type Sketch, tax, will } from './case-builder.ts';

/** 40 million: 20 to a child, what is left to the wife. */
const couple = (state: string, more: Partial<Sketch> = {}) =>
  play({
    state,
    assets: [cash('x', 40 * M, 'h')],
    wills: [will('h', [gift(20 * M, 'a'), residue('w')])],
    assume: LAW,
    ...more,
  });
const silent = (result: ReturnType<typeof play>) => result.warnings.filter(({ code }) => code === 'TAX_CLAUSE_SILENT');

describe('C27 neither will nor trust says who bears estate tax', () => {
  it('New York apportions it by EPTL 2-1.8: the child bears all, and it is said with its statute', () => {
    const result = couple('NY');
    // 1,082,800 + 16% of 9,900,000 = 2,666,800; (345,800 + 40% of 16,333,200) − 5,945,800 = 933,280.
    expect([borne(result, 'state_estate', 'a'), borne(result, 'federal_estate', 'a')]).toEqual([2_666_800, 933_280]);
    expect(tax(result, 'state_estate') + tax(result, 'federal_estate')).toBe(3_600_080);
    expect(silent(result)).toMatchObject([{ amountCents: 3_600_080_00, authority: [{ cite: 'N.Y. EPTL 2-1.8' }] }]);
    for (const { working } of result.taxes) {
      expect(working.authority).toContainEqual(expect.objectContaining({ cite: 'N.Y. EPTL 2-1.8' }));
    }
  });

  it('the residue bears it under an assumption that says so, and nothing is warned of', () => {
    const result = couple('NY', { assume: { silentTaxClause: 'RESIDUE' } });
    // F = 0.4 × (20 + F − 15) + … = 2,000,000 ÷ 0.6 = 3,333,333.33; S = (2,666,800 + 16% of F) ÷ 0.84 = 3,809,682.54.
    expect(tax(result, 'state_estate') + tax(result, 'federal_estate')).toBe(7_143_015.87);
    expect(borne(result, 'federal_estate', 'a')).toBe(0);
    expect(silent(result)).toEqual([]);
  });

  it('Georgia charges the residue', () => {
    const result = couple('GA');
    expect([borne(result, 'federal_estate', 'a'), borne(result, 'federal_estate', 'w') > 0]).toEqual([0, true]);
    expect(silent(result)).toMatchObject([{ authority: [{ cite: 'O.C.G.A. § 53-4-63' }] }]);
  });

  it.each(['NJ', 'PA', 'FL', 'OH', 'AZ'])('%s spares gifts before the residue, which bears their part', (state) => {
    const result = couple(state);
    expect([borne(result, 'federal_estate', 'a'), borne(result, 'federal_estate', 'w') > 0]).toEqual([0, true]);
    // 20M by designation, 10M in money, 10M left: half of the tax falls outside the will, half on what is left.
    const outside = cash('ira', 20 * M, 'h', { beneficiaries: [{ to: 'b' }] });
    const single = play({
      state,
      status: 'SINGLE',
      people: ['h', 'a', 'b', 'f'].map((id) => ({ id })),
      relations: [],
      assets: [outside, cash('x', 20 * M, 'h')],
      wills: [will('h', [gift(10 * M, 'a'), residue('f')])],
      assume: LAW,
    });
    const [a, b, f] = ['a', 'b', 'f'].map((id) => borne(single, 'federal_estate', id));
    expect([a, b]).toEqual([0, f]);
  });

  it.each(['MA', 'AL', 'DE', 'CO'])('%s apportions among all by its present statute', (state) => {
    const result = couple(state);
    expect([borne(result, 'federal_estate', 'a') > 0, borne(result, 'federal_estate', 'w')]).toEqual([true, 0]);
  });

  it('says of a law that was not read to have it checked, and of no other', () => {
    const asks = (state: string) => silent(couple(state))[0]?.explanation?.includes('have it checked');
    expect(['AZ', 'MI', 'UT'].map(asks)).toEqual([true, true, true]);
    expect(['PA', 'OH', 'MA', 'NJ'].map(asks)).toEqual([false, false, false, false]);
  });

  it('every row names its authority, and none is more certain than it was read', () => {
    for (const state of STATE_CODES) {
      const { authority, certainty } = silentClauseLaw(state);
      expect(authority.cite.length, state).toBeGreaterThan(8);
      expect(['A', 'B', 'C', 'D'], state).toContain(certainty);
    }
  });

  it('where no statute is held most states’ rule stands in, and the text says so', () => {
    const [warning] = silent(couple('KS'));
    expect(warning?.explanation).toContain('not held');
    expect(warning?.authority).toMatchObject([{ cite: 'UPC 3-9A-104' }]);
  });

  it('a clause wins over the law, and without a tax there is nothing to say', () => {
    const clause = { ...will('h', [gift(20 * M, 'a'), residue('w')]), taxApportionment: 'RESIDUE' as const };
    expect(silent(couple('NY', { wills: [clause] }))).toEqual([]);
    expect(silent(couple('NY', { assets: [cash('x', M, 'h')], wills: [will('h', [residue('w')])] }))).toEqual([]);
  });
});

describe('C15 intestacy without the statute of the state', () => {
  const intestate = (assume: Sketch['assume']) =>
    play({ state: 'CO', deaths: [['h', '2021-12-31']], assets: [cash('x', M, 'h')], ...(assume && { assume }) })
      .warnings;
  it('goes by the model act and says so with the amount that moves', () => {
    expect(intestate(LAW)).toContainEqual(
      expect.objectContaining({ code: 'INTESTACY_MODEL', amountCents: M * 100, ids: ['h'] }),
    );
    expect(intestate({ intestacy: 'UPC' }).map(({ code }) => code)).not.toContain('INTESTACY_MODEL');
  });
});

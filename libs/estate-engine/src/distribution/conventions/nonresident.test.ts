import { describe, expect, it } from 'vitest';
import { workingAddsUp } from '../../explanation/working.ts';
import { federalEstateTax } from '../../federal/estate-tax.ts';
import type { Asset } from '../estate-case.ts';
import { cash, play, policy, residue, type Sketch, tax, warned, will } from './case-builder.ts';

const house = (dollars: number, state: string): Asset => ({
  ...cash(`house ${state}`, dollars, 'h'),
  assetType: 'REAL_ESTATE',
  state,
});
const shares = (dollars: number, state?: string): Asset => ({
  ...cash('shares', dollars, 'h'),
  assetType: 'BROKERAGE',
  ...(state ? { state } : {}),
});
const estate = (assets: readonly Asset[], more: Partial<Sketch> = {}): Sketch => ({
  state: 'NON_US',
  status: 'SINGLE',
  people: [{ id: 'h', citizenship: 'FR' }, 'a'],
  relations: [['h', 'PARENT', 'a']],
  assets,
  wills: [will('h', [residue('a')])],
  ...more,
});
const due = (assets: readonly Asset[], more: Partial<Sketch> = {}): number =>
  tax(play(estate(assets, more)), 'federal_estate');

describe('IRC 2101 to 2108: neither citizen nor resident', () => {
  it('has a credit of 13,000, which shelters 60,000 (IRC 2102(b)(1))', () => {
    // 345,800 + 40% of 4,000,000 = 1,945,800, less 13,000
    expect(due([house(5_000_000, 'FL')])).toBe(1_932_800);
    expect(due([house(60_000, 'FL')])).toBe(0);
    expect(due([house(60_001, 'FL')])).toBe(0.26);
    expect(warned(play(estate([house(5_000_000, 'FL')])), 'NON_RESIDENT_ALIEN')).toBe(5_000_000);
  });

  it('is taxed on property in the United States alone (IRC 2103, 2104(a), 2105)', () => {
    const abroad = [house(9_000_000, 'NON_US'), cash('deposit', 4_000_000, 'h'), shares(3_000_000, 'NON_US')];
    expect(due(abroad)).toBe(0);
    expect(due([...abroad, house(5_000_000, 'FL'), policy('p', 2_000_000, 'h', 'h')])).toBe(1_932_800);
    expect(due([...abroad.slice(0, 2), shares(5_000_000, 'NY')])).toBe(1_932_800);
  });

  it('deducts debts as the property in the United States is to all of it (IRC 2106(a)(1))', () => {
    const debts = [{ id: 'd', name: 'd', balanceCents: 200_000_000, owners: [{ id: 'h' }] }];
    const result = play(estate([house(5_000_000, 'FL'), shares(15_000_000, 'NON_US')], { debts }));
    // 2,000,000 × 5 ÷ 20: 345,800 + 40% of 3,500,000 − 13,000
    expect(tax(result, 'federal_estate')).toBe(1_732_800);
    const [summary] = result.estates;
    expect(summary).toMatchObject({ grossCents: 500_000_000, deductionsCents: 50_000_000, taxableCents: 450_000_000 });
    expect(summary?.exclusion).toMatchObject({ basicCents: 6_000_000, totalCents: 6_000_000 });
    expect(summary?.working.parts?.every(workingAddsUp)).toBe(true);
    const cites = result.taxes[0]?.working.authority?.map(({ cite }) => cite);
    expect(cites).toEqual(['IRC § 2101', 'IRC § 2102(b)(1)']);
  });

  it('passes free to a spouse who is a citizen, and ports nothing (IRC 2106(a)(3), Reg. 20.2010-2(a)(5))', () => {
    const couple: Partial<Sketch> = {
      status: 'LEGALLY_MARRIED',
      people: [{ id: 'h', citizenship: 'FR' }, 'w'],
      relations: [['h', 'SPOUSE', 'w']],
      wills: [will('h', [residue('w')])],
      assume: { portabilityElected: true },
    };
    const result = play(estate([house(5_000_000, 'FL')], couple));
    expect(tax(result, 'federal_estate')).toBe(0);
    expect(result.estates[0]?.dsuePortedCents).toBe(0);
    expect(warned(play(estate([house(5_000_000, 'FL')], { ...couple, assume: {} })), 'PORTABILITY_NOT_ELECTED')).toBe(
      undefined,
    );
  });

  it('is refused where the case does not say where shares lie', () => {
    expect(() => due([house(5_000_000, 'FL'), shares(1)])).toThrow(
      expect.objectContaining({ code: 'NON_RESIDENT_ALIEN', field: 'assets[1].state' }),
    );
  });

  it('leaves a citizen abroad, and a resident who is no citizen, the full exclusion', () => {
    expect(due([house(5_000_000, 'FL')], { people: ['h', 'a'] })).toBe(0);
    expect(due([house(20_000_000, 'FL')], { state: 'FL' })).toBe(2_000_000);
  });

  it('is worked out for a return too', () => {
    const { taxCents, working, exclusionCents } = federalEstateTax({
      date: '2026-03-01',
      grossEstateCents: 500_000_000,
      dsueCents: 100_000_000,
      nonresident: true,
    });
    expect([taxCents, exclusionCents]).toEqual([193_280_000, 6_000_000]);
    expect(workingAddsUp(working)).toBe(true);
  });
});

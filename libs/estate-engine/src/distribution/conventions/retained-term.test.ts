import { describe, expect, it } from 'vitest';
import { workingAddsUp } from '../../explanation/working.ts';
import type { RetainedTerm } from '../estate-case.ts';
import { ownership } from '../ownership/ownership.ts';
import { borne, cash, estateCase, play, residue, type Sketch, tax, trust, warned, will } from './case-builder.ts';

const estate = (retainedTerm: RetainedTerm, date: string, more: Partial<Sketch> = {}): Sketch => ({
  people: ['h', 'a'],
  relations: [['h', 'PARENT', 'a']],
  status: 'SINGLE',
  assets: [cash('g', 3_000_000, 'grat'), cash('k', 2_000_000, 'grat')],
  trusts: [trust('grat', 'GRAT', 'h', { retainedTerm, lifetimeBeneficiaries: ['a'] })],
  deaths: [['h', date]],
  ...more,
});
const gross = (retainedTerm: RetainedTerm, date = '2026-08-15', more: Partial<Sketch> = {}): number =>
  (play(estate(retainedTerm, date, more)).estates[0]?.grossCents ?? 0) / 100;

describe('C23, IRC 2036: a settlor who dies in the term for which he kept an interest', () => {
  it('is taxed on what yields the annuity at the rate of the month of death (Reg. 20.2036-1(c)(2))', () => {
    // 5.2% in August 2026: 100,000 ÷ 0.052
    expect(gross({ endsOn: '2028-01-01', annuityCents: 10_000_000 })).toBe(1_923_076.92);
    // 4.6% in January 2026: 100,000 ÷ 0.046
    expect(gross({ endsOn: '2028-01-01', annuityCents: 10_000_000 }, '2026-01-15')).toBe(2_173_913.04);
    // a rate of one's own: 100,000 ÷ 0.04
    expect(gross({ endsOn: '2028-01-01', annuityCents: 10_000_000, rate: 0.04 })).toBe(2_500_000);
    // 400,000 ÷ 0.052 = 7,692,307.69, more than the trust
    expect(gross({ endsOn: '2028-01-01', annuityCents: 40_000_000 })).toBe(5_000_000);
  });

  it('is taxed on all of a residence, or where the annuity is not known', () => {
    expect(gross({ endsOn: '2028-01-01' })).toBe(5_000_000);
    expect(gross({ endsOn: '2026-08-16' })).toBe(5_000_000);
  });

  it('has outlived it on the day it ends; nobody else’s death counts', () => {
    expect(gross({ endsOn: '2026-08-15', annuityCents: 10_000_000 })).toBe(0);
    expect(gross({ endsOn: '2028-01-01' }, '2026-08-15', { deaths: [['a', '2026-08-15']] })).toBe(0);
  });

  it('is taxed though the trust is said to stand outside, which it does once the term has ended', () => {
    const said = {
      trusts: [trust('grat', 'QPRT', 'h', { retainedTerm: { endsOn: '2028-01-01' }, insideEstate: false })],
    };
    expect(gross({ endsOn: '' }, '2026-08-15', said)).toBe(5_000_000);
    expect(gross({ endsOn: '' }, '2028-01-01', said)).toBe(0);
  });

  it('shows how, warns, and says when a rate is not known yet', () => {
    const result = play(estate({ endsOn: '2028-01-01', annuityCents: 10_000_000 }, '2026-08-15'));
    expect(warned(result, 'DIES_IN_TERM')).toBe(1_923_076.92);
    expect(warned(result, 'LAW_PROJECTED')).toBeUndefined();
    const [summary] = result.estates;
    const source = summary?.working.parts?.[0]?.parts?.[0];
    expect(source).toMatchObject({ label: 'grat', amountCents: 192_307_692 });
    expect(source?.basis?.[0]?.authority?.[0]?.cite).toBe('Reg. § 20.2036-1(c)(2)');
    expect(source?.basis?.[0]?.basis?.map(({ value, amountCents }) => value ?? amountCents)).toEqual([
      10_000_000,
      '5.2%',
      500_000_000,
      192_307_692,
    ]);
    expect(summary && workingAddsUp(summary.working)).toBe(true);
    const later = play(estate({ endsOn: '2028-01-01', annuityCents: 10_000_000 }, '2027-02-15'));
    expect(warned(later, 'LAW_PROJECTED')).toBe(0);
  });

  it('C29: the trust bears its part of the tax (IRC 2207B)', () => {
    const more: Partial<Sketch> = {
      assets: [cash('x', 15_000_000, 'h'), cash('g', 5_000_000, 'grat')],
      wills: [will('h', [residue('a')])],
    };
    const result = play(estate({ endsOn: '2028-01-01' }, '2026-08-15', more));
    // 40% of 5,000,000 above the exclusion; 5,000,000 ÷ 20,000,000 of it
    expect(tax(result, 'federal_estate')).toBe(2_000_000);
    expect(borne(result, 'federal_estate', 'grat')).toBe(500_000);
  });

  it('stands inside by its lines as much as it would count that day', () => {
    const input = estateCase(estate({ endsOn: '2028-01-01', annuityCents: 10_000_000 }, '2026-08-15'));
    const owned = ownership(input, '2026-08-15');
    expect(owned.insideCents).toBe(192_307_692);
    expect(owned.outsideCents).toBe(307_692_308);
    expect(owned.lines.map(({ reason }) => reason)).toEqual([
      'retained_interest',
      'beyond_annuity',
      'retained_interest',
      'beyond_annuity',
    ]);
    expect(ownership(input, '2028-01-01').insideCents).toBe(0);
  });
});

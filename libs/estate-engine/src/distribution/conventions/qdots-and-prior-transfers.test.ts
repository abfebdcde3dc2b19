import { describe, expect, it } from 'vitest';
import type { EarlierEstate, Trust } from '../estate-case.ts';
import { percentAfter } from '../estate-tax/prior-transfers.ts';
import { cash, held, M, onDeath, play, residue, type Sketch, tax, trust, warned, will } from './case-builder.ts';

/** `w` is French and lives in Florida. */
const couple = (more: Partial<Sketch>, citizenship = 'FR'): Sketch => ({
  people: ['h', { id: 'w', citizenship }, 'a'],
  relations: [
    ['h', 'SPOUSE', 'w'],
    ['h', 'PARENT', 'a'],
    ['w', 'PARENT', 'a'],
  ],
  assets: [cash('x', 20 * M, 'h')],
  deaths: [
    ['h', '2026-03-01'],
    ['w', '2026-10-01'],
  ],
  ...more,
});
const withTrust = (more: Partial<Trust> = {}): Partial<Sketch> => ({
  trusts: [trust('q', 'MARITAL', 'h', { lifetimeBeneficiaries: ['w'], terms: onDeath('w', residue('a')), ...more })],
  wills: [will('h', [residue('q')]), will('w', [residue('a')])],
});
const taxesOf = (sketch: Sketch) => {
  const result = play(sketch);
  return {
    first: tax(result, 'federal_estate', 0),
    second: tax(result, 'federal_estate', 1),
    qdot: tax(result, 'qdot', 1),
    child: held(result, 'a'),
  };
};

describe('a qualified domestic trust (IRC 2056A)', () => {
  it('puts the tax of the first estate off until the spouse dies, who has a credit for it', () => {
    // 40% of 5,000,000 once, by the trust; her own tax of 2,000,000 on the same property is credited.
    expect(taxesOf(couple(withTrust({ isQdot: true })))).toEqual({ first: 0, second: 0, qdot: 2 * M, child: 18 * M });
    // Without the trust's terms it is due at the first death.
    expect(taxesOf(couple(withTrust()))).toMatchObject({ first: 2 * M, qdot: 0 });
  });

  it('is taxed with what the spouse owns, less the credit', () => {
    const more = couple({ ...withTrust({ isQdot: true }), assets: [cash('x', 20 * M, 'h'), cash('y', 10 * M, 'w')] });
    // 30,000,000 − 15,000,000 at 40%, less 2,000,000; and 2,000,000 of the trust's own.
    expect(taxesOf(more)).toEqual({ first: 0, second: 4 * M, qdot: 2 * M, child: 24 * M });
    const result = play(more);
    const own = result.taxes.find(({ kind }) => kind === 'federal_estate');
    expect(own?.working.parts?.at(-1)).toMatchObject({
      label: 'Credit for tax on prior transfers',
      amountCents: -2 * M * 100,
    });
    expect(result.taxes.find(({ kind }) => kind === 'qdot')?.borneBy).toEqual([{ id: 'a', amountCents: 2 * M * 100 }]);
  });

  it('is told at the first death; a spouse who is a citizen needs none', () => {
    const result = play(couple(withTrust({ isQdot: true })));
    expect(warned(result, 'QDOT_DEFERS_TAX')).toBe(20 * M);
    expect(warned(result, 'NON_CITIZEN_SPOUSE')).toBeUndefined();
    const citizen = play(couple(withTrust({ isQdot: true }), 'US'));
    expect([warned(citizen, 'QDOT_DEFERS_TAX'), tax(citizen, 'qdot', 1)]).toEqual([undefined, 0]);
    expect(tax(citizen, 'federal_estate', 1)).toBe(2 * M);
  });

  it('leaves of the exclusion of the first estate what it has not taxed (Reg. 20.2010-2(c)(4))', () => {
    const assume = { portabilityElected: true };
    const plan = couple({
      ...withTrust({ isQdot: true }),
      assets: [cash('x', 10 * M, 'h'), cash('y', 20 * M, 'w')],
      assume,
    });
    // Nothing of 10,000,000 is taxed in his estate; of his 15,000,000 it leaves 5,000,000: (30 − 20) × 40%.
    expect(taxesOf(plan)).toMatchObject({ qdot: 0, second: 4 * M });
  });

  it('whose earlier estate is not known says so', () => {
    const alone: Sketch = {
      status: 'WIDOWED',
      people: [{ id: 'w', citizenship: 'FR' }, 'a', { id: 'h', isDeceased: true }],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['w', 'PARENT', 'a'],
      ],
      assets: [cash('x', 5 * M, 'q', { titling: 'TRUST_OWNED' })],
      trusts: [
        trust('q', 'MARITAL', 'h', { isQdot: true, lifetimeBeneficiaries: ['w'], terms: onDeath('w', residue('a')) }),
      ],
      deaths: [['w', '2026-10-01']],
    };
    expect(warned(play(alone), 'QDOT_TAX_UNKNOWN')).toBe(5 * M);
  });
});

describe('the credit for tax on prior transfers (IRC 2013)', () => {
  const single = (priorTransfers: readonly EarlierEstate[], more: Partial<Sketch> = {}) =>
    play({
      status: 'SINGLE',
      people: [{ id: 'h', priorTransfers }, 'a'],
      relations: [['h', 'PARENT', 'a']],
      assets: [cash('x', 20 * M, 'h')],
      wills: [will('h', [residue('a')])],
      ...more,
    });
  const earlier = (diedOn: string, dollars = 2 * M): EarlierEstate => ({
    diedOn,
    valueCents: dollars * 100,
    taxableEstateCents: 20 * M * 100,
    federalTaxCents: 2 * M * 100,
  });

  it('is the less of both limits, less a fifth for each two years after the first two', () => {
    // First limit 2,000,000 × 2 ÷ (20 − 2) = 222,222.22; second 40% of 2,000,000.
    expect(tax(single([earlier('2025-03-01')]), 'federal_estate')).toBe(1_777_777.78);
    expect(tax(single([earlier('2023-02-01')]), 'federal_estate')).toBe(1_822_222.22);
    // What the property adds: 20,000,000 − 15,000,000 is all the tax there is.
    const most = single([{ ...earlier('2025-03-01', 9 * M), federalTaxCents: 6 * M * 100 }]);
    expect(tax(most, 'federal_estate')).toBe(0);
    expect(tax(single([earlier('2015-03-01')]), 'federal_estate')).toBe(2 * M);
  });

  it('counts the years from day to day', () => {
    const at = (date: string) => percentAfter('2020-03-01', date);
    expect(['2022-03-01', '2022-03-02', '2024-03-01', '2024-03-02', '2030-03-01', '2030-03-02'].map(at)).toEqual([
      100, 80, 80, 60, 20, 0,
    ]);
    // Whoever it came from may outlive the decedent by two years.
    expect(['2020-02-01', '2018-02-28'].map(at)).toEqual([100, 0]);
  });

  it('has its own receipt, whose lines add up', () => {
    const result = single([earlier('2023-02-01'), earlier('2025-02-01', M)]);
    const line = result.taxes[0]?.working.parts?.at(-1);
    // 80% of 222,222.22 and all of 2,000,000 ÷ 18.
    expect(line).toMatchObject({ label: 'Credit for tax on prior transfers', amountCents: -28_888_889 });
    const sum = (result.taxes[0]?.working.parts ?? []).reduce((total, { amountCents = 0 }) => total + amountCents, 0);
    expect(sum).toBe(result.taxes[0]?.amountCents);
  });

  it('between the deaths of a case is counted where it is asked for', () => {
    const plan = (priorTransferCredit: boolean) =>
      taxesOf(
        couple({ wills: [will('h', [residue('w')]), will('w', [residue('a')])], assume: { priorTransferCredit } }),
      );
    // No deduction for her: 2,000,000. Of 18,000,000 in her estate 1,200,000, which the first tax more than covers.
    expect(plan(false)).toMatchObject({ first: 2 * M, second: 1.2 * M });
    expect(plan(true)).toMatchObject({ first: 2 * M, second: 0, child: 18 * M });
  });
});

import { describe, expect, it } from 'vitest';
import type { Target } from '../estate-case.ts';
import {
  BOTH,
  borne,
  cash,
  gift,
  held,
  joint,
  M,
  moved,
  onDeath,
  play,
  policy,
  residue,
  tax,
  trust,
  warned,
  will,
} from './case-builder.ts';

const single = { status: 'SINGLE' as const };

describe('federal and state tax', () => {
  it('C25 taxes the taxable estate and lifetime gifts less the credit of exclusion and ported exclusion', () => {
    const result = play({
      ...single,
      people: [{ id: 'h', federalExemptionUsedCents: 3 * M * 100, federalDsueCents: 2 * M * 100 }, 'a'],
      assets: [cash('x', 16 * M, 'h')],
      wills: [will('h', [residue('a')])],
    });
    // 16 + 3 − 15 − 2 = 2 million at 40%.
    expect(tax(result, 'federal_estate')).toBe(800_000);
    expect(result.estates[0]?.exclusionUsedCents).toBe(17 * M * 100);
  });

  it('C26 ports what is left on election, at most one basic exclusion, and replaces what an earlier spouse left', () => {
    const of = (portabilityElected: boolean) =>
      play({
        people: ['h', { id: 'w', federalDsueCents: 5 * M * 100 }, 'a'],
        relations: [
          ['h', 'SPOUSE', 'w'],
          ['h', 'PARENT', 'a'],
          ['w', 'PARENT', 'a'],
        ],
        assets: [cash('x', 4 * M, 'h'), cash('y', 20 * M, 'w')],
        wills: [will('h', [residue('a')]), will('w', [residue('a')])],
        deaths: BOTH,
        assume: { portabilityElected },
      });
    expect(of(true).estates.map((e) => e.dsuePortedCents)).toEqual([11 * M * 100, 0]);
    expect(tax(of(true), 'federal_estate', 1)).toBe(0);
    // Without an election she has her own 15,000,000 alone.
    expect(tax(of(false), 'federal_estate', 1)).toBe(2 * M);
    expect(warned(of(false), 'PORTABILITY_NOT_ELECTED')).toBe(11 * M);
  });

  it('C26 ports the unused exclusion of Hawaii', () => {
    const result = play({
      state: 'HI',
      assets: [cash('x', 3 * M, 'h')],
      wills: [will('h', [gift(M, 'a'), residue('w')])],
      assume: { portabilityElected: true },
    });
    expect(result.estates[0]).toMatchObject({ stateTaxableCents: M * 100, stateDsuePortedCents: 4.49 * M * 100 });
  });

  it('C28 deducts what goes to the spouse outright or in an elected trust, not in stages, not to other trusts', () => {
    const of = (target: string | Target, person = {}) =>
      play({
        people: ['h', { id: 'w', birthDate: '1990-01-01', ...person }],
        relations: [['h', 'SPOUSE', 'w']],
        assets: [cash('x', 100, 'h')],
        trusts: [
          trust('mt', 'MARITAL', 'h', { lifetimeBeneficiaries: ['w'] }),
          trust('ot', 'OTHER', 'h', { lifetimeBeneficiaries: ['w'] }),
        ],
        wills: [will('h', [residue(target)])],
      }).estates[0]?.maritalCents;
    expect([of('w'), of('mt'), of('ot'), of({ to: 'w', ages: [{ age: 60, percent: 100 }] })]).toEqual([
      100_00, 100_00, 0, 0,
    ]);
    expect(of('w', { citizenship: 'FR' })).toBe(0);
  });
});

describe('who bears tax', () => {
  const kids = ['h', 'a', 'b'] as const;
  const taxed = (apportionment?: 'RESIDUE' | 'RESIDUE_OFF_THE_TOP' | 'APPORTION') =>
    play({
      people: ['h', 'w', 'a', 'b'],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['h', 'PARENT', 'a'],
        ['h', 'PARENT', 'b'],
      ],
      assets: [cash('x', 40 * M, 'h'), cash('tod', 10 * M, 'h', { beneficiaries: [{ to: 'b' }] })],
      wills: [will('h', [residue('w', 'a')], apportionment ? { taxApportionment: apportionment } : {})],
    });

  it('C27 charges the residue first, inside it the shares that are not deductible', () => {
    const result = taxed();
    // Taxable 20 (a) + 10 (b) = 30 million: 6 million, all borne by a.
    expect([tax(result, 'federal_estate'), borne(result, 'federal_estate', 'a')]).toEqual([6 * M, 6 * M]);
    expect(moved(result, 'h', 'a', 'residue')).toBe(14 * M);
  });

  it('C27 APPORTION charges every taker that is not deductible; the taker of a designation pays himself', () => {
    const result = taxed('APPORTION');
    expect([borne(result, 'federal_estate', 'a'), borne(result, 'federal_estate', 'b')]).toEqual([4 * M, 2 * M]);
    expect(moved(result, 'h', 'b', 'designation')).toBe(10 * M);
    expect(moved(result, 'b', 'tax:US', 'tax')).toBe(2 * M);
  });

  it('C27 RESIDUE_OFF_THE_TOP charges spouse and children alike, and C32 finds the tax that enlarges itself', () => {
    const result = taxed('RESIDUE_OFF_THE_TOP');
    // T = 0.4 × (30 + T/2 − 15) million, so T = 6 / 0.8 = 7.5 million.
    expect(tax(result, 'federal_estate')).toBeCloseTo(7.5 * M, 1);
    expect(borne(result, 'federal_estate', 'w')).toBeCloseTo(3.75 * M, 1);
  });

  it('C27 lets the QTIP trust bear tax with it less tax without it, unless recovery is waived', () => {
    const of = (waiveRecovery: boolean) =>
      play({
        assets: [cash('x', 20 * M, 'w'), cash('q', 5 * M, 'mt', { titling: 'TRUST_OWNED' })],
        people: [{ id: 'h', isDeceased: true }, 'w', 'a', 'b'],
        relations: [
          ['h', 'SPOUSE', 'w'],
          ['w', 'PARENT', 'a'],
          ['w', 'PARENT', 'b'],
        ],
        status: 'WIDOWED',
        trusts: [trust('mt', 'MARITAL', 'h', { lifetimeBeneficiaries: ['w'], terms: onDeath('w', residue('b')) })],
        wills: [will('w', [residue('a')], { waiveRecovery })],
        deaths: [['w', '2026-03-01']],
      });
    // 10 million over: 4 million; without the trust 5 over: 2 million.
    expect([borne(of(false), 'federal_estate', 'a'), borne(of(false), 'federal_estate', 'b')]).toEqual([2 * M, 2 * M]);
    expect(borne(of(true), 'federal_estate', 'a')).toBe(4 * M);
  });

  it('C29 charges insurance and retained interests their part of the tax, retirement accounts none', () => {
    const result = play({
      ...single,
      people: [...kids],
      assets: [
        cash('x', 10 * M, 'h'),
        policy('p', 5 * M, 'h', 'h', { beneficiaries: [{ to: 'b' }] }),
        cash('ira', 5 * M, 'h', { assetType: 'RETIREMENT', beneficiaries: [{ to: 'b' }] }),
      ],
      wills: [will('h', [residue('a')])],
    });
    // 20 million: 2 million of tax; the policy bears 5/20.
    expect([borne(result, 'federal_estate', 'a'), borne(result, 'federal_estate', 'b')]).toEqual([1.5 * M, 0.5 * M]);
  });

  it('C30 taxes each heir by class: New Jersey sibling over 25,000, spouse of a child as class C, insurance free', () => {
    const result = play({
      ...single,
      state: 'NJ',
      people: ['h', 'kid', 'inlaw', 'sis', 'pal'],
      relations: [
        ['h', 'PARENT', 'kid'],
        ['kid', 'SPOUSE', 'inlaw'],
        ['h', 'SIBLING', 'sis'],
      ],
      assets: [cash('x', 500_000, 'h'), policy('p', 90_000, 'h', 'h', { beneficiaries: [{ to: 'pal' }] })],
      wills: [will('h', [gift(125_000, 'sis'), gift(125_000, 'inlaw'), gift(100_000, 'pal'), residue('kid')])],
    });
    // 11% of 100,000 each for the two of class C; 15% of 100,000 for the friend; nothing for the child.
    const heirs = ['sis', 'inlaw', 'pal', 'kid'].map((id) => borne(result, 'inheritance', id));
    expect(heirs).toEqual([11_000, 11_000, 15_000, 0]);
    expect(moved(result, 'pal', 'tax:NJ', 'tax')).toBe(15_000);
  });

  it('C31 lets Maryland’s heir pay, and credits it against the estate tax', () => {
    const result = play({
      ...single,
      state: 'MD',
      people: ['h', 'pal'],
      assets: [cash('x', 6 * M, 'h')],
      wills: [will('h', [residue('pal')])],
    });
    // 10% of 6,000,000; the estate tax of 16% of the million over 5 million is less than that.
    expect([tax(result, 'inheritance'), tax(result, 'state_estate')]).toEqual([600_000, 0]);
  });

  it('C31 charges Pennsylvania’s tax on gifts to the residue, the spouse’s share included', () => {
    const result = play({
      state: 'PA',
      people: ['h', 'w', 'pal'],
      relations: [['h', 'SPOUSE', 'w']],
      assets: [cash('x', 500_000, 'h')],
      wills: [will('h', [gift(100_000, 'pal'), residue('w')])],
    });
    expect([held(result, 'pal'), held(result, 'w'), borne(result, 'inheritance', 'w')]).toEqual([
      100_000, 385_000, 15_000,
    ]);
    expect(result.estates[0]?.maritalCents).toBe(385_000_00);
  });
});

it('C36 names what is left out', () => {
  expect(play({ assets: [joint('x', 1, ['h', 'w'])] }).notModelled.length).toBeGreaterThan(5);
});

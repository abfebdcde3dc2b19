import { describe, expect, it } from 'vitest';
import { inheritedProperty } from '../basis/inherited-property.ts';
import {
  cash,
  estateCase,
  held,
  heldBy,
  M,
  onDeath,
  play,
  residue,
  type Sketch,
  tax,
  trust,
  warned,
  will,
} from './case-builder.ts';

/** `h` and `w` are registered partners; `a` is a child of `h`. */
const partners = (state: string, more: Partial<Sketch> = {}): Sketch => ({
  state,
  status: 'DOMESTIC_PARTNERSHIP',
  people: ['h', 'w', 'a'],
  relations: [
    ['h', 'REGISTERED_PARTNER', 'w'],
    ['h', 'PARENT', 'a'],
  ],
  assets: [cash('x', 5 * M, 'h')],
  wills: [will('h', [residue('w')])],
  ...more,
});
const stranger = (state: string): Sketch => ({ ...partners(state), relations: [['h', 'PARENT', 'a']] });

describe('registered partners and partners by civil union', () => {
  it('have the marital deduction of a state that says so, and none of the federal tax', () => {
    // RCW 83.100.047(1)(b): 5,000,000 to the partner, nothing taxed; to a stranger
    // 1,924,000 beyond 3,076,000: 100,000 and 15% of 924,000.
    expect([tax(play(partners('WA')), 'state_estate'), tax(play(stranger('WA')), 'state_estate')]).toEqual([
      0, 238_600,
    ]);
    // ORS 106.340; 86 Ill. Adm. Code 2000.200; HRS 236E-7.
    for (const state of ['OR', 'IL']) {
      expect(tax(play(partners(state)), 'state_estate')).toBe(0);
      expect(tax(play(stranger(state)), 'state_estate')).toBeGreaterThan(0);
    }
    // 20,000,000 − 15,000,000 at 40%.
    const large = play(partners('WA', { assets: [cash('x', 20 * M, 'h')] }));
    expect([tax(large, 'federal_estate'), tax(large, 'state_estate')]).toEqual([2 * M, 0]);
    expect(warned(large, 'REGISTERED_PARTNER')).toBe(20 * M);
  });

  it('are strangers for the tax of a state that does not', () => {
    expect(tax(play(partners('MA')), 'state_estate')).toBe(tax(play(stranger('MA')), 'state_estate'));
    expect(play(partners('MA')).warnings.find(({ code }) => code === 'REGISTERED_PARTNER')?.explanation).toContain(
      'no law held for this state',
    );
    expect(warned(play(stranger('MA')), 'REGISTERED_PARTNER')).toBeUndefined();
  });

  it('are of the class of a spouse for the inheritance tax of New Jersey and, from October 2023, of Maryland', () => {
    // N.J.S.A. 54:34-2(a): class A; else class D: 15% of 700,000, 16% beyond.
    const small = { assets: [cash('x', M, 'h')] };
    expect(tax(play(partners('NJ', small)), 'inheritance')).toBe(0);
    expect(tax(play({ ...stranger('NJ'), ...small }), 'inheritance')).toBe(153_000);
    // Md. Est. & Trusts 2-214(g)(1)(iv); before, 10%.
    const on = (date: string) => tax(play(partners('MD', { ...small, deaths: [['h', date]] })), 'inheritance');
    expect([on('2023-10-01'), on('2023-09-30')]).toEqual([0, 100_000]);
    expect(tax(play(partners('PA', small)), 'inheritance')).toBe(150_000);
  });

  it('inherit without a will as the state says, and nothing where it says nothing', () => {
    const silent = (state: string) =>
      play(partners(state, { wills: [], assets: [cash('x', M, 'h')], assume: { intestacy: 'STATE_LAW' } }));
    // Cal. Prob. Code 6401(c)(2)(A), Fam. Code 297.5: half beside one child.
    expect(heldBy(silent('CA'), 'w', 'a')).toEqual([500_000, 500_000]);
    expect(heldBy(silent('FL'), 'w', 'a')).toEqual([0, M]);
  });

  it('have no portability, no rollover and no second half stepped up', () => {
    const result = play(partners('WA', { assume: { portabilityElected: true } }));
    expect(result.estates[0]?.dsuePortedCents).toBe(0);
    expect(warned(play(partners('WA')), 'PORTABILITY_NOT_ELECTED')).toBeUndefined();
    const account = inheritedProperty(
      estateCase(
        partners('CA', {
          assets: [
            cash('ira', M, 'h', {
              assetType: 'RETIREMENT',
              retirementAccountType: 'IRA',
              beneficiaries: [{ to: 'w' }],
            }),
            cash('home', M, 'h', {
              assetType: 'BROKERAGE',
              owners: [{ id: 'h' }, { id: 'w' }],
              titling: 'COMMUNITY_PROPERTY',
              costBasisCents: 200_000_00,
            }),
          ],
        }),
      ),
    );
    const partner = account.heirs.find(({ holderId }) => holderId === 'w');
    expect(partner?.accounts[0]?.payout.rule).not.toBe('OWN_ACCOUNT');
    // Her own half keeps 100,000; his half is stepped up to 500,000.
    expect(partner?.basisCents).toBe(600_000_00);
  });

  it('a trust for the partner is elected for the state, and counts there alone when the partner dies', () => {
    const result = play(
      partners('WA', {
        people: ['h', 'w', 'a'],
        wills: [will('h', [residue('mt')])],
        trusts: [trust('mt', 'MARITAL', 'h', { lifetimeBeneficiaries: ['w'], terms: onDeath('w', residue('a')) })],
        assets: [cash('x', 5 * M, 'h')],
        deaths: [
          ['h', '2026-08-01'],
          ['w', '2026-12-01'],
        ],
      }),
    );
    // From July 2026 on 2,000,000 beyond 3,000,000: 100,000 and 14% of 1,000,000.
    expect([tax(result, 'state_estate', 0), tax(result, 'state_estate', 1)]).toEqual([0, 240_000]);
    expect(result.estates.map(({ grossCents }) => grossCents)).toEqual([500_000_000, 0]);
    expect(held(result, 'a')).toBe(4_760_000);
  });

  it('a marriage beside a registration decides', () => {
    const both = play(
      partners('MA', {
        status: 'LEGALLY_MARRIED',
        relations: [
          ['h', 'SPOUSE', 'w'],
          ['h', 'REGISTERED_PARTNER', 'w'],
        ],
      }),
    );
    expect([tax(both, 'state_estate'), warned(both, 'REGISTERED_PARTNER')]).toEqual([0, undefined]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Trust } from '../estate-case.ts';
import {
  BOTH,
  cash,
  gift,
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

const toKids = residue('a', 'b');
const single = { status: 'SINGLE' as const };

describe('trusts and formulas', () => {
  const plan = (formula: 'FEDERAL' | 'STATE', more: Sketch['assets'] = [], person = {}) =>
    play({
      state: formula === 'STATE' ? 'NY' : 'FL',
      people: [{ id: 'h', ...person }, 'w', 'a'],
      relations: [
        ['h', 'SPOUSE', 'w'],
        ['h', 'PARENT', 'a'],
        ['w', 'PARENT', 'a'],
      ],
      assets: [cash('x', 20 * M, 'rt', { titling: 'TRUST_OWNED' }), ...more],
      trusts: [
        trust('rt', 'REVOCABLE', 'h', {
          terms: onDeath(
            'h',
            { kind: 'BYPASS_FUNDING', formula, to: [{ to: 'by' }] },
            { kind: 'MARITAL_FUNDING', to: [{ to: 'mt' }] },
          ),
        }),
        trust('by', 'BYPASS', 'h', { lifetimeBeneficiaries: ['w'] }),
        trust('mt', 'MARITAL', 'h', { lifetimeBeneficiaries: ['w'] }),
      ],
    });

  it('C20 funds the bypass with the exclusion less gifts and what goes to others; the state formula counts no gifts', () => {
    const gifts = { federalExemptionUsedCents: 2 * M * 100 };
    const toChild = [cash('tod', M, 'h', { beneficiaries: [{ to: 'a' }] })];
    expect(held(plan('FEDERAL', toChild, gifts), 'by')).toBe(12 * M);
    expect(held(plan('STATE', toChild, gifts), 'by')).toBe(6.35 * M);
    expect(held(plan('FEDERAL'), 'mt')).toBe(5 * M);
  });

  it.each([
    ['h', 'a', 'b'],
    ['w', 'b', 'a'],
  ] as const)(
    'a marital trust of two that begins when %s dies first goes to the child of that one when the other dies',
    (first, child, other) => {
      const second = first === 'h' ? 'w' : 'h';
      const toChildOf = (maker: string) => residue({ class: 'DESCENDANTS', classOf: maker });
      const result = play({
        people: ['h', 'w', 'a', 'b'],
        relations: [
          ['h', 'SPOUSE', 'w'],
          ['h', 'PARENT', 'a'],
          ['w', 'PARENT', 'b'],
        ],
        assets: [
          cash('x', 2 * M, 'jt', {
            titling: 'TRUST_OWNED',
            contributions: [
              { id: 'h', percent: 50 },
              { id: 'w', percent: 50 },
            ],
          }),
          // Begun by this death, it pays out nothing of it.
          cash('tod', M, first, { beneficiaries: [{ to: 'mt' }] }),
        ],
        trusts: [
          trust('jt', 'REVOCABLE_JOINT', 'h', {
            settlors: ['h', 'w'],
            terms: [
              { on: 'FIRST_DEATH', steps: [{ kind: 'MARITAL_FUNDING', to: [{ to: 'mt' }] }] },
              { on: 'SECOND_DEATH', steps: [residue({ class: 'DESCENDANTS' })] },
            ],
          }),
          trust('mt', 'MARITAL', 'h', {
            settlors: ['h', 'w'],
            createdUponDeath: true,
            lifetimeBeneficiaries: ['h', 'w'],
            terms: [...onDeath('h', toChildOf('w')), ...onDeath('w', toChildOf('h'))],
          }),
        ],
        deaths: [
          [first, '2026-03-01'],
          [second, '2027-03-01'],
        ],
      });
      expect(heldBy(result, child, other)).toEqual([2 * M, M]);
    },
  );

  it.each([
    ['60 days, dies on the 30th: no bypass, no marital share', 60, '2026-03-31', [0, 0, 18 * M], 0],
    ['60 days, outlived', 60, '2026-05-01', [15 * M, 5 * M, 0], 5 * M],
    ['no days, outlives him by two', 0, '2026-03-03', [15 * M, 5 * M, 0], 5 * M],
    ['the 120 hours as usual, dies after two days', 5, '2026-03-03', [0, 0, 18 * M], 0],
  ])(
    'C13, C28 the days of an instrument hold for its bypass and marital steps: %s',
    (_, days, date, takes, marital) => {
      const result = play({
        assets: [cash('x', 20 * M, 'rt', { titling: 'TRUST_OWNED' })],
        trusts: [
          trust('rt', 'REVOCABLE', 'h', {
            survivorshipDays: days,
            terms: onDeath(
              'h',
              { kind: 'BYPASS_FUNDING', formula: 'FEDERAL', to: [{ to: 'by' }] },
              { kind: 'MARITAL_FUNDING', to: [{ to: 'mt' }] },
              residue('a'),
            ),
          }),
          trust('by', 'BYPASS', 'h', { lifetimeBeneficiaries: ['w'] }),
          trust('mt', 'MARITAL', 'h', { lifetimeBeneficiaries: ['w'] }),
        ],
        deaths: [
          ['h', '2026-03-01'],
          ['w', date],
        ],
      });
      expect(heldBy(result, 'by', 'mt', 'a')).toEqual(takes);
      expect(result.estates[0]?.maritalCents).toBe(marital * 100);
    },
  );

  it('C20 counts a designation and a gift to a child against the formula, and no expenses', () => {
    const result = play({
      assets: [
        cash('x', 20 * M, 'rt', { titling: 'TRUST_OWNED' }),
        cash('ira', 2 * M, 'h', { assetType: 'RETIREMENT', beneficiaries: [{ to: 'a' }] }),
      ],
      trusts: [
        trust('rt', 'REVOCABLE', 'h', {
          terms: onDeath(
            'h',
            gift(M, 'b'),
            { kind: 'BYPASS_FUNDING', formula: 'FEDERAL', to: [{ to: 'by' }] },
            { kind: 'MARITAL_FUNDING', to: [{ to: 'w' }] },
          ),
        }),
        trust('by', 'BYPASS', 'h', { lifetimeBeneficiaries: ['w'] }),
      ],
      assume: { expensesPercent: 1 },
    });
    // 15 − 2 − 1 = 12 million; 20 − 1 − 12 less 1% of 20.
    expect([...heldBy(result, 'by', 'w'), tax(result, 'federal_estate')]).toEqual([12 * M, 6.8 * M, 0]);
  });

  it('C20 builds the three-way plan: state exemption, a state-only QTIP up to the federal exclusion, then marital', () => {
    const result = play({
      state: 'MA',
      assets: [cash('x', 20 * M, 'rt', { titling: 'TRUST_OWNED' })],
      trusts: [
        trust('rt', 'REVOCABLE', 'h', {
          terms: onDeath(
            'h',
            { kind: 'BYPASS_FUNDING', formula: 'STATE', to: [{ to: 'se' }] },
            { kind: 'BYPASS_FUNDING', formula: 'FEDERAL', to: [{ to: 'gap' }] },
            { kind: 'MARITAL_FUNDING', to: [{ to: 'mt' }] },
          ),
        }),
        trust('se', 'STATE_EXEMPTION', 'h', { lifetimeBeneficiaries: ['w'] }),
        trust('gap', 'BYPASS', 'h', { lifetimeBeneficiaries: ['w'], qtipElection: 'STATE_ONLY' }),
        trust('mt', 'MARITAL', 'h', { lifetimeBeneficiaries: ['w'] }),
      ],
      deaths: BOTH,
    });
    expect(heldBy(result, 'se', 'gap', 'mt').map((x, n) => (n === 0 ? x : x > 0))).toEqual([2 * M, true, true]);
    expect(tax(result, 'state_estate')).toBe(0);
    // At her death Massachusetts counts the state-only trust of 13,000,000 and the marital trust of 5,000,000.
    expect(result.estates[1]).toMatchObject({ grossCents: 5 * M * 100, stateTaxableCents: 18 * M * 100 });
  });

  it('C21 knows no election for New York alone where a federal return is required', () => {
    const threeWay = (dollars: number, state = 'NY') =>
      play({
        state,
        assets: [cash('x', dollars, 'rt', { titling: 'TRUST_OWNED' })],
        trusts: [
          trust('rt', 'REVOCABLE', 'h', {
            terms: onDeath(
              'h',
              { kind: 'BYPASS_FUNDING', formula: 'STATE', to: [{ to: 'se' }] },
              { kind: 'BYPASS_FUNDING', formula: 'FEDERAL', to: [{ to: 'gap' }] },
              { kind: 'MARITAL_FUNDING', to: [{ to: 'mt' }] },
            ),
          }),
          trust('se', 'STATE_EXEMPTION', 'h', { lifetimeBeneficiaries: ['w'] }),
          trust('gap', 'BYPASS', 'h', { lifetimeBeneficiaries: ['w'], qtipElection: 'STATE_ONLY' }),
          trust('mt', 'MARITAL', 'h', { lifetimeBeneficiaries: ['w'] }),
        ],
      });
    const codes = (result: ReturnType<typeof play>) => result.warnings.map(({ code }) => code);
    // The state taxes 15,000,000: 1,082,800 + 16% of 4,900,000.
    expect(tax(threeWay(20 * M), 'state_estate')).toBe(1_866_800);
    expect(codes(threeWay(20 * M))).toContain('ELECTION_NOT_ALLOWED');
    // 14 million need no federal return: the election holds.
    expect(tax(threeWay(14 * M), 'state_estate')).toBe(0);
    expect(codes(threeWay(14 * M))).not.toContain('ELECTION_NOT_ALLOWED');
    // Vermont has none of its own either: 16% of 15,000,000 − 5,000,000.
    expect(tax(threeWay(20 * M, 'VT'), 'state_estate')).toBe(1_600_000);
    // Illinois, Maine and Hawaii have; that the District of Columbia has was not read, and is said with what rests on it.
    for (const state of ['IL', 'ME', 'HI']) {
      expect(tax(threeWay(20 * M, state), 'state_estate')).toBe(0);
      expect(codes(threeWay(20 * M, state))).not.toContain('LAW_UNCERTAIN');
    }
    // All of 20,000,000 elected in Maine: no more than 15,000,000 − 7,160,000 = 7,840,000 is deducted, so that
    // 12,160,000 is taxed: 8% of 3,000,000 and 10% of the next 2,000,000 over 7,160,000.
    const elected = play({
      state: 'ME',
      deaths: [
        ['h', '2026-03-01'],
        ['w', '2026-09-01'],
      ],
      assets: [cash('x', 20 * M, 'h')],
      wills: [will('h', [residue('gap')])],
      trusts: [trust('gap', 'BYPASS', 'h', { lifetimeBeneficiaries: ['w'], qtipElection: 'STATE_ONLY' })],
    });
    expect(elected.estates[0]?.stateTaxableCents).toBe(12_160_000_00);
    expect(tax(elected, 'state_estate')).toBe(440_000);
    // It pays 440,000 and 40% of 4,560,000: 17,736,000 less 7,840,000.
    expect(warned(elected, 'ELECTION_NOT_ALLOWED')).toBe(9_896_000);
    // What was deducted counts at the second death, not what was taxed: 8% of 7,840,000 − 7,160,000.
    const second = elected.estates[1];
    expect(second?.stateTaxableCents).toBe(7_840_000_00);
    expect(tax(elected, 'state_estate', 1)).toBe(54_400);
    expect(codes(threeWay(20 * M, 'CT'))).not.toContain('LAW_UNCERTAIN');
    expect(warned(threeWay(20 * M, 'DC'), 'LAW_UNCERTAIN')).toBe(10_011_600);
  });

  it('C21 multiplies the tax of Oregon by the part in the state, and leaves property elsewhere out of New York’s base', () => {
    const land = (state: string) =>
      play({
        ...single,
        people: ['h', 'a'],
        state,
        assets: [cash('x', 3 * M, 'h'), cash('land', M, 'h', { assetType: 'REAL_ESTATE', state: 'ID' })],
        wills: [will('h', [residue('a')])],
      });
    // Oregon on 4,000,000: 257,500 + 11% of 500,000 = 312,500, of which 3/4.
    expect(tax(land('OR'), 'state_estate')).toBe(234_375);
    expect(land('NY').estates[0]?.stateTaxableCents).toBe(3 * M * 100);
  });

  it('C23 counts a retained interest in the settlor’s estate, and neither a bypass nor a SLAT', () => {
    const of = (kind: Trust['kind'], insideEstate?: boolean) =>
      play({
        assets: [cash('x', 100, 't', { titling: 'TRUST_OWNED' })],
        trusts: [trust('t', kind, 'h', insideEstate === undefined ? {} : { insideEstate })],
      }).estates[0]?.grossCents;
    expect([of('REVOCABLE'), of('IRREVOCABLE', true), of('SLAT'), of('IRREVOCABLE'), of('ILIT')]).toEqual([
      100_00, 100_00, 0, 0, 0,
    ]);
  });

  it('C24 divides a joint trust by contributions; the survivor’s part is not a transfer by the decedent', () => {
    const result = play({
      assets: [
        cash('x', 100, 'jt', {
          titling: 'TRUST_OWNED',
          contributions: [
            { id: 'h', percent: 70 },
            { id: 'w', percent: 30 },
          ],
        }),
      ],
      trusts: [
        trust('jt', 'REVOCABLE_JOINT', 'h', {
          settlors: ['h', 'w'],
          terms: [{ on: 'FIRST_DEATH', steps: [{ kind: 'SURVIVOR_SHARE', to: [{ to: 'sv' }] }, toKids] }],
        }),
        trust('sv', 'SURVIVOR', 'w', { lifetimeBeneficiaries: ['w'] }),
      ],
    });
    expect(heldBy(result, 'sv', 'a', 'b')).toEqual([30, 35, 35]);
    expect(result.estates[0]).toMatchObject({ grossCents: 70_00, maritalCents: 0 });
  });
});

import type { Authority, Certainty } from '../explanation/working.ts';
import { type Bracket, brackets, marginalBrackets } from './brackets.ts';

/** How one class of heirs of a state is taxed on everything one heir takes. */
export interface HeirClassRule {
  /** `EXEMPT`: no tax. `CLIFF`: nothing up to the exemption, all of it above. Else: see `exemption`. */
  readonly kind: 'EXEMPT' | 'TABLE' | 'CLIFF';
  readonly table: readonly Bracket[];
  readonly exemptDollars: number;
}

export interface InheritanceRegime {
  readonly state: string;
  readonly from: string;
  readonly classes: Readonly<Record<string, HeirClassRule>>;
  /** Heirs younger than this pay nothing (NE: 22). */
  readonly exemptBelowAge?: number;
  /** Share of the tax forgiven when it is paid within so many months of death (PA: 5% within 3, KY: 5% within 9). */
  readonly earlyPayment?: { readonly months: 3 | 9; readonly discountBps: number; readonly cite: string };
  /** Joint property of others than spouses is taxed by the number of its owners, whoever paid for it (PA, KY). */
  readonly jointByNumberCite?: string;
  readonly certainty: Certainty;
  readonly authority: readonly Authority[];
}

/** PA, 72 P.S. § 9116: up to this age a child takes from a parent, and a parent from a child, without tax. */
export const OLDEST_UNTAXED_CHILD = 21;

const EXEMPT: HeirClassRule = { kind: 'EXEMPT', table: [], exemptDollars: 0 };
/** Tables are on the whole share; an exemption is already inside their first limit and bases. */
const table = (rows: Parameters<typeof brackets>[0], exemptDollars = 0): HeirClassRule => ({
  kind: 'TABLE',
  table: brackets(rows),
  exemptDollars,
});
const above = (exemptDollars: number, percent: number): HeirClassRule =>
  table([[exemptDollars, 0, percent]], exemptDollars);
const cliff = (exemptDollars: number, rows: Parameters<typeof brackets>[0]): HeirClassRule => ({
  kind: 'CLIFF',
  table: brackets(rows),
  exemptDollars,
});

const nebraska = (from: string, one: HeirClassRule, two: HeirClassRule, three: HeirClassRule): InheritanceRegime => ({
  state: 'NE',
  from,
  classes: { spouse: EXEMPT, '1': one, '2': two, '3': three },
  ...(from >= '2023' ? { exemptBelowAge: 22 } : {}),
  certainty: 'B',
  authority: [{ cite: 'Neb. Rev. Stat. §§ 77-2004 to 77-2006' }],
});

/** Iowa Code 450.10, and what S.F. 619 left of it: four fifths of each rate in 2021, one fifth in 2024. */
const iowa = (year: number, partLeft: number): InheritanceRegime => {
  const rule = (rows: readonly (readonly [over: number, percent: number])[]): HeirClassRule => ({
    kind: 'TABLE',
    table: marginalBrackets(rows.map(([over, percent]) => [over, percent * partLeft])),
    exemptDollars: 0,
  });
  return {
    state: 'IA',
    from: `${year}-01-01`,
    classes: {
      A: EXEMPT,
      B: rule([
        [0, 5],
        [12_500, 6],
        [25_000, 7],
        [75_000, 8],
        [100_000, 9],
        [150_000, 10],
      ]),
      C: rule([
        [0, 10],
        [50_000, 12],
        [100_000, 15],
      ]),
    },
    certainty: 'C',
    authority: [{ cite: 'Iowa Code §§ 450.9, 450.10; S.F. 619 (2021)', title: 'Rates, phased out from 2021 to 2024' }],
  };
};

/** Inheritance taxes by date of death, oldest row first within a state. */
export const INHERITANCE_REGIMES: readonly InheritanceRegime[] = [
  {
    state: 'PA',
    from: '2000-07-01',
    classes: {
      spouse: EXEMPT,
      charity: EXEMPT,
      lineal: above(0, 4.5),
      sibling: above(0, 12),
      other: above(0, 15),
    },
    earlyPayment: { months: 3, discountBps: 500, cite: '72 P.S. § 9142' },
    jointByNumberCite: '72 P.S. § 9108(a)',
    certainty: 'A',
    authority: [
      { cite: '72 P.S. § 9116', title: 'Rates' },
      { cite: '72 P.S. § 9144', title: 'Tax on gifts of an instrument comes out of its residue' },
    ],
  },
  {
    state: 'NJ',
    from: '1988-07-01',
    classes: {
      A: EXEMPT,
      E: EXEMPT,
      C: table(
        [
          [25_000, 0, 11],
          [1_100_000, 118_250, 13],
          [1_400_000, 157_250, 14],
          [1_700_000, 199_250, 16],
        ],
        25_000,
      ),
      D: cliff(499.99, [
        [0, 0, 15],
        [700_000, 105_000, 16],
      ]),
    },
    certainty: 'A',
    authority: [{ cite: 'N.J.S.A. 54:34-2', title: 'Rates by class' }],
  },
  nebraska('2008-01-01', above(40_000, 1), above(15_000, 13), above(10_000, 18)),
  nebraska('2023-01-01', above(100_000, 1), above(40_000, 11), above(25_000, 15)),
  {
    state: 'KY',
    from: '1998-07-01',
    earlyPayment: { months: 9, discountBps: 500, cite: 'KRS 140.210' },
    jointByNumberCite: 'KRS 140.050',
    classes: {
      A: EXEMPT,
      B: table(
        [
          [1_000, 0, 4],
          [10_000, 360, 5],
          [20_000, 860, 6],
          [30_000, 1_460, 8],
          [45_000, 2_660, 10],
          [60_000, 4_160, 12],
          [100_000, 8_960, 14],
          [200_000, 22_960, 16],
        ],
        1_000,
      ),
      C: table(
        [
          [500, 0, 6],
          [10_000, 570, 8],
          [20_000, 1_370, 10],
          [30_000, 2_370, 12],
          [45_000, 4_170, 14],
          [60_000, 6_270, 16],
        ],
        500,
      ),
    },
    certainty: 'B',
    authority: [
      { cite: 'KRS 140.070', title: 'Rates' },
      { cite: 'KRS 140.080', title: 'Exemptions, off the lowest bracket' },
    ],
  },
  {
    state: 'MD',
    from: '2000-07-01',
    classes: { exempt: EXEMPT, other: cliff(1_000, [[0, 0, 10]]) },
    certainty: 'B',
    authority: [{ cite: 'Md. Code, Tax-Gen. §§ 7-203, 7-204', title: '10% of clear value' }],
  },
  iowa(2021, 0.8),
  iowa(2022, 0.6),
  iowa(2023, 0.4),
  iowa(2024, 0.2),
];

/** Iowa's tax ended for deaths from this day (S.F. 619). */
export const IOWA_REPEALED_FROM = '2025-01-01';

import type { Authority, Certainty } from '../explanation/working.ts';
import { type Bracket, brackets, marginalBrackets } from './brackets.ts';

/** How an exclusion moves past the last year of the table. */
export type Indexing = 'NONE' | 'FEDERAL' | { readonly roundedToDollars: number };

/** What the tax is worked out from. Each kind is one function in src/state. */
export type StateMethod =
  /** The table on what exceeds the exclusion (HI, ME, MN, VT, WA, CT). */
  | { readonly kind: 'EXCESS'; readonly table: readonly Bracket[]; readonly capDollars?: number }
  /** Bands of the whole estate, of which the part up to the exclusion is free (DC). */
  | { readonly kind: 'ZERO_BRACKET'; readonly table: readonly Bracket[] }
  /** The table on the whole estate; its first limit is the exclusion (OR). */
  | { readonly kind: 'WHOLE'; readonly table: readonly Bracket[] }
  /** The table on the whole estate, less a credit that vanishes at 105% of the exclusion (NY). */
  | { readonly kind: 'CLIFF'; readonly table: readonly Bracket[] }
  /** Former section 2011 less a fixed credit (MA, RI). */
  | { readonly kind: 'SECTION_2011_LESS_CREDIT'; readonly creditDollars: number }
  /** The lesser of former section 2011 and a federal tax, each after deducting the tax itself (IL). */
  | { readonly kind: 'INTERRELATED' }
  /** A flat share of the excess, capped by former section 2011, less inheritance tax (MD). */
  | { readonly kind: 'CAPPED_EXCESS'; readonly rateBps: number };

/** Taxable gifts that a state counts in the estate again. */
export interface GiftAddBack {
  /** Those of so many years before death, or of a lifetime. */
  readonly years: number | 'LIFETIME';
  /** Only those given from this day on (CT). */
  readonly givenFrom?: string;
  /** Of deaths before this day: then the statute expires (NY). */
  readonly until?: string;
  /** They lower the exclusion, in place of raising the estate (HI). */
  readonly lowersExclusion?: boolean;
  /** They count on both sides of the share of property in the state, too (706ME, lines 4 and 6; EST-191, lines 9 and 12). */
  readonly inShareOfState?: boolean;
  /** Gifts of real estate and tangibles that lay elsewhere are not counted (NY). */
  readonly leavesOutElsewhere?: boolean;
  /**
   * Whether the tax that they add is deducted from the federal estate. It is not paid in respect of the gross estate
   * (IRC 2058(a)); a statute may make it a debt of the decedent from a day on (IRC 2053(a)(3)). Left out: in full (C25).
   */
  readonly federalDeduction?: { readonly debtFrom?: string; readonly cite: string };
  readonly certainty: Certainty;
  readonly cite: string;
}

/** The estate tax of one state for deaths from one date up to the next row of that state. */
export interface StateRegime {
  readonly state: string;
  readonly from: string;
  readonly exclusionDollars: number;
  readonly method: StateMethod;
  readonly indexing: Indexing;
  /** The survivor may use the first spouse's unused exclusion (HI and MD only). */
  readonly portable?: boolean;
  /** Real estate and tangibles elsewhere leave the base; everywhere else the tax is reduced in proportion. */
  readonly outOfStateLeavesBase?: boolean;
  /** It taxes gifts too, and credits that tax (CT). */
  readonly hasGiftTax?: boolean;
  /** Taxable gifts of so many years before death, or of a lifetime, count in the estate. */
  readonly giftAddBack?: GiftAddBack;
  readonly certainty: Certainty;
  readonly authority: readonly Authority[];
}

type Years = readonly (readonly [from: string, exclusionDollars: number, certainty: Certainty])[];
type Shape = Omit<StateRegime, 'from' | 'exclusionDollars' | 'certainty'>;

const regimes = (years: Years, shape: Shape): StateRegime[] =>
  years.map(([from, exclusionDollars, certainty]) => ({ ...shape, from, exclusionDollars, certainty }));

const flat = (percent: number): Bracket[] => brackets([[0, 0, percent]]);

const HAWAII = brackets([
  [0, 0, 10],
  [1_000_000, 100_000, 11],
  [2_000_000, 210_000, 12],
  [3_000_000, 330_000, 13],
  [4_000_000, 460_000, 14],
  [5_000_000, 600_000, 15.7],
  [10_000_000, 1_385_000, 20],
]);
const MAINE = brackets([
  [0, 0, 8],
  [3_000_000, 240_000, 10],
  [6_000_000, 540_000, 12],
]);
const MINNESOTA = brackets([
  [0, 0, 13],
  [7_100_000, 923_000, 13.6],
  [8_100_000, 1_059_000, 14.4],
  [9_100_000, 1_203_000, 15.2],
  [10_100_000, 1_355_000, 16],
]);
const NEW_YORK = brackets([
  [0, 0, 3.06],
  [500_000, 15_300, 5],
  [1_000_000, 40_300, 5.5],
  [1_500_000, 67_800, 6.5],
  [2_100_000, 106_800, 8],
  [2_600_000, 146_800, 8.8],
  [3_100_000, 190_800, 9.6],
  [3_600_000, 238_800, 10.4],
  [4_100_000, 290_800, 11.2],
  [5_100_000, 402_800, 12],
  [6_100_000, 522_800, 12.8],
  [7_100_000, 650_800, 13.6],
  [8_100_000, 786_800, 14.4],
  [9_100_000, 930_800, 15.2],
  [10_100_000, 1_082_800, 16],
]);
const OREGON = brackets([
  [1_000_000, 0, 10],
  [1_500_000, 50_000, 10.25],
  [2_500_000, 152_500, 10.5],
  [3_500_000, 257_500, 11],
  [4_500_000, 367_500, 11.5],
  [5_500_000, 482_500, 12],
  [6_500_000, 602_500, 13],
  [7_500_000, 732_500, 14],
  [8_500_000, 872_500, 15],
  [9_500_000, 1_022_500, 16],
]);
/** Bands above the zero bracket; the limits below 4,000,000 only matter for exclusions lower than today's. */
const DISTRICT_OF_COLUMBIA = marginalBrackets([
  [1_000_000, 6.4],
  [1_500_000, 7.2],
  [2_000_000, 8],
  [2_500_000, 8.8],
  [3_000_000, 9.6],
  [3_500_000, 10.4],
  [4_000_000, 11.2],
  [5_000_000, 12],
  [6_000_000, 12.8],
  [7_000_000, 13.6],
  [8_000_000, 14.4],
  [9_000_000, 15.2],
  [10_000_000, 16],
]);
const WASHINGTON_20 = brackets([
  [0, 0, 10],
  [1_000_000, 100_000, 14],
  [2_000_000, 240_000, 15],
  [3_000_000, 390_000, 16],
  [4_000_000, 550_000, 18],
  [6_000_000, 910_000, 19],
  [7_000_000, 1_100_000, 19.5],
  [9_000_000, 1_490_000, 20],
]);
const WASHINGTON_35 = brackets([
  [0, 0, 10],
  [1_000_000, 100_000, 15],
  [2_000_000, 250_000, 17],
  [3_000_000, 420_000, 19],
  [4_000_000, 610_000, 23],
  [6_000_000, 1_070_000, 26],
  [7_000_000, 1_330_000, 30],
  [9_000_000, 1_930_000, 35],
]);

const WA_AUTHORITY: readonly Authority[] = [{ cite: 'RCW 83.100.040', title: 'Washington estate tax' }];
const WA_2026_AUTHORITY: readonly Authority[] = [
  ...WA_AUTHORITY,
  { cite: 'Laws of 2026, ch. 209 (ESB 6347)', title: 'Former rates again for deaths from July 1, 2026' },
];

const washington = (
  from: string,
  exclusionDollars: number,
  table: readonly Bracket[],
  certainty: Certainty,
  authority = WA_AUTHORITY,
): StateRegime => ({
  state: 'WA',
  from,
  exclusionDollars,
  method: { kind: 'EXCESS', table },
  indexing: 'NONE',
  certainty,
  authority,
});

const MA_AUTHORITY: Authority = { cite: 'M.G.L. c. 65C, § 2A', title: 'Credit of $99,600 for deaths from Jan 1, 2023' };
const MA_ELSEWHERE: Authority = {
  cite: 'St. 2024, c. 206, § 13',
  title: 'Real estate and tangibles elsewhere leave the base of deaths from Jan 1, 2023',
};
const MASSACHUSETTS: StateRegime = {
  state: 'MA',
  from: '2023-01-01',
  exclusionDollars: 2_000_000,
  method: { kind: 'SECTION_2011_LESS_CREDIT', creditDollars: 99_600 },
  indexing: 'NONE',
  outOfStateLeavesBase: true,
  certainty: 'A',
  authority: [MA_AUTHORITY, MA_ELSEWHERE],
};

/** Year, credit, threshold as published (0: not published here), certainty. */
const RHODE_ISLAND: readonly (readonly [number, number, number, Certainty])[] = [
  [2015, 64_400, 1_500_000, 'A'],
  [2017, 65_370, 1_515_156, 'A'],
  [2018, 66_810, 1_537_656, 'A'],
  [2019, 68_350, 1_561_719, 'A'],
  [2020, 69_515, 1_579_922, 'A'],
  [2021, 70_490, 1_595_156, 'A'],
  [2022, 74_300, 1_648_611, 'A'],
  [2023, 80_395, 1_733_264, 'A'],
  [2024, 83_370, 1_774_583, 'A'],
  [2025, 85_375, 1_802_431, 'C'],
  [2026, 87_940, 1_838_056, 'C'],
];
const rhodeIsland = RHODE_ISLAND.map(
  ([year, creditDollars, exclusionDollars, certainty]): StateRegime => ({
    state: 'RI',
    from: `${year}-01-01`,
    exclusionDollars,
    method: { kind: 'SECTION_2011_LESS_CREDIT', creditDollars },
    indexing: { roundedToDollars: 5 },
    certainty,
    authority: [{ cite: 'R.I. Gen. Laws § 44-22-1.1', title: `Credit of $${creditDollars.toLocaleString('en-US')}` }],
  }),
);

const NOT_DEDUCTED = { cite: 'IRC § 2058(a)' } as const;

/** Every state estate tax held, oldest row first within a state. Figures: state revenue departments and statutes. */
export const STATE_REGIMES: readonly StateRegime[] = [
  ...regimes(
    [
      ['2023-01-01', 12_920_000, 'A'],
      ['2024-01-01', 13_610_000, 'A'],
      ['2025-01-01', 13_990_000, 'A'],
      ['2026-01-01', 15_000_000, 'B'],
    ],
    {
      state: 'CT',
      method: { kind: 'EXCESS', table: flat(12), capDollars: 15_000_000 },
      indexing: 'FEDERAL',
      hasGiftTax: true,
      giftAddBack: {
        years: 'LIFETIME',
        givenFrom: '2005-01-01',
        federalDeduction: NOT_DEDUCTED,
        certainty: 'B',
        cite: 'Conn. Gen. Stat. § 12-391(c)',
      },
      authority: [{ cite: 'Conn. Gen. Stat. § 12-391', title: '12% above the federal exclusion, at most $15,000,000' }],
    },
  ),
  ...regimes(
    [
      ['2023-01-01', 4_528_800, 'B'],
      ['2024-01-01', 4_715_600, 'B'],
      ['2025-01-01', 4_873_200, 'B'],
      ['2026-01-01', 4_988_400, 'B'],
    ],
    {
      state: 'DC',
      method: { kind: 'ZERO_BRACKET', table: DISTRICT_OF_COLUMBIA },
      indexing: { roundedToDollars: 100 },
      authority: [{ cite: 'D.C. Code § 47-3702', title: 'Bands of the estate above the zero bracket' }],
    },
  ),
  ...regimes([['2020-01-01', 5_490_000, 'A']], {
    state: 'HI',
    method: { kind: 'EXCESS', table: HAWAII },
    indexing: 'NONE',
    portable: true,
    giftAddBack: {
      years: 'LIFETIME',
      lowersExclusion: true,
      certainty: 'A',
      cite: 'HRS § 236E-6; Form M-6, Schedule A, lines 5 to 7',
    },
    authority: [
      { cite: 'HRS § 236E-8', title: 'Rates' },
      { cite: 'HRS § 236E-6', title: 'Exclusion' },
    ],
  }),
  ...regimes([['2013-01-01', 4_000_000, 'B']], {
    state: 'IL',
    method: { kind: 'INTERRELATED' },
    giftAddBack: { years: 'LIFETIME', certainty: 'B', cite: '35 ILCS 405/2; Form 700, lines 3 and 5' },
    indexing: 'NONE',
    authority: [{ cite: '35 ILCS 405/2', title: 'State tax credit, $4,000,000 exclusion' }],
  }),
  ...regimes(
    [
      ['2023-01-01', 6_410_000, 'A'],
      ['2024-01-01', 6_800_000, 'A'],
      ['2025-01-01', 7_000_000, 'B'],
      ['2026-01-01', 7_160_000, 'B'],
    ],
    {
      state: 'ME',
      method: { kind: 'EXCESS', table: MAINE },
      giftAddBack: {
        years: 1,
        inShareOfState: true,
        federalDeduction: NOT_DEDUCTED,
        certainty: 'A',
        cite: '36 M.R.S. § 4102(7); Form 706ME, line 4',
      },
      indexing: { roundedToDollars: 10_000 },
      authority: [{ cite: '36 M.R.S. § 4103', title: 'Tax on the Maine taxable estate' }],
    },
  ),
  ...regimes([['2019-01-01', 5_000_000, 'A']], {
    state: 'MD',
    method: { kind: 'CAPPED_EXCESS', rateBps: 1_600 },
    indexing: 'NONE',
    portable: true,
    authority: [{ cite: 'Md. Code, Tax-Gen. § 7-309', title: '16% of the excess, capped by the former credit' }],
  }),
  MASSACHUSETTS,
  ...regimes([['2020-01-01', 3_000_000, 'A']], {
    state: 'MN',
    method: { kind: 'EXCESS', table: MINNESOTA },
    giftAddBack: {
      years: 3,
      federalDeduction: NOT_DEDUCTED,
      certainty: 'A',
      cite: 'Minn. Stat. § 291.016; Form M706, line 2b',
    },
    indexing: 'NONE',
    authority: [
      { cite: 'Minn. Stat. § 291.03', title: 'Rates' },
      { cite: 'Minn. Stat. § 291.016', title: 'Exclusion' },
    ],
  }),
  ...regimes(
    [
      ['2023-01-01', 6_580_000, 'A'],
      ['2024-01-01', 6_940_000, 'A'],
      ['2025-01-01', 7_160_000, 'A'],
      ['2026-01-01', 7_350_000, 'B'],
    ],
    {
      state: 'NY',
      method: { kind: 'CLIFF', table: NEW_YORK },
      giftAddBack: {
        years: 3,
        until: '2032-01-01',
        leavesOutElsewhere: true,
        // The amendment of 2025 is held for the deaths that only it still reaches.
        federalDeduction: { debtFrom: '2026-01-01', cite: 'N.Y. Tax Law § 954(a)(3), as amended in 2025' },
        certainty: 'B',
        cite: 'N.Y. Tax Law § 954(a)(3)',
      },
      indexing: { roundedToDollars: 10_000 },
      outOfStateLeavesBase: true,
      authority: [
        { cite: 'N.Y. Tax Law § 952(b)', title: 'Rates' },
        { cite: 'N.Y. Tax Law § 952(c)(1)', title: 'Credit, gone at 105%' },
      ],
    },
  ),
  ...regimes([['2012-01-01', 1_000_000, 'A']], {
    state: 'OR',
    method: { kind: 'WHOLE', table: OREGON },
    indexing: 'NONE',
    authority: [{ cite: 'ORS 118.010', title: 'Rates' }],
  }),
  ...rhodeIsland,
  ...regimes([['2021-01-01', 5_000_000, 'B']], {
    state: 'VT',
    method: { kind: 'EXCESS', table: flat(16) },
    giftAddBack: {
      years: 2,
      inShareOfState: true,
      federalDeduction: NOT_DEDUCTED,
      certainty: 'A',
      cite: '32 V.S.A. § 7442a; Form EST-191, line 2b',
    },
    indexing: 'NONE',
    authority: [{ cite: '32 V.S.A. § 7442a', title: '16% of the excess over $5,000,000' }],
  }),
  washington('2018-01-01', 2_193_000, WASHINGTON_20, 'A'),
  washington('2025-07-01', 3_000_000, WASHINGTON_35, 'A'),
  washington('2026-01-01', 3_076_000, WASHINGTON_35, 'B'),
  washington('2026-07-01', 3_000_000, WASHINGTON_20, 'B', WA_2026_AUTHORITY),
];

/** Deaths before 2013 are held for no state without a row: Ohio, North Carolina and Indiana still taxed in 2012. */
const UNTAXED_SINCE = '2013-01-01';
const REPEALED: Readonly<Record<string, string>> = { DE: '2018-01-01', NJ: '2018-01-01', TN: '2016-01-01' };

/** From when on it is known that a state without a row taxes no estate; its earlier taxes are not held. */
export const untaxedSince = (state: string): string => REPEALED[state] ?? UNTAXED_SINCE;

/** The last year whose figures the tables hold; later years continue its law, with indexed amounts projected. */
export const LAST_STATE_YEAR = 2026;

const STATES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';

/** The fifty states and the District of Columbia, by postal code. */
export const STATE_CODES: ReadonlySet<string> = new Set(STATES.split(' '));

import type { Authority, Certainty } from '../explanation/working.ts';
import { type Bracket, brackets } from './brackets.ts';

/** Amounts of one year, in whole dollars. */
export interface FederalYear {
  readonly year: number;
  /** IRC 2010(c): the exclusion for deaths. */
  readonly basicExclusion: number;
  /** IRC 2505: the exclusion for gifts, which was 1,000,000 until 2010 and is the same since. */
  readonly giftExclusion: number;
  readonly gstExemption: number;
  readonly annualExclusion: number;
  readonly nonCitizenSpouse: number;
  readonly certainty: Certainty;
}

type Row = readonly [year: number, basic: number, annual: number, nonCitizenSpouse: number, certainty: Certainty];

/** Revenue procedures of each year (IRC 2010(c)(3), 2503(b)(2), 2523(i)(2)); 2026 by Rev. Proc. 2025-32. */
const ROWS: readonly Row[] = [
  [2004, 1_500_000, 11_000, 114_000, 'B'],
  [2005, 1_500_000, 11_000, 117_000, 'B'],
  [2006, 2_000_000, 12_000, 120_000, 'B'],
  [2007, 2_000_000, 12_000, 125_000, 'B'],
  [2008, 2_000_000, 12_000, 128_000, 'B'],
  [2009, 3_500_000, 13_000, 133_000, 'B'],
  [2010, 5_000_000, 13_000, 134_000, 'A'],
  [2011, 5_000_000, 13_000, 136_000, 'A'],
  [2012, 5_120_000, 13_000, 139_000, 'A'],
  [2013, 5_250_000, 14_000, 143_000, 'A'],
  [2014, 5_340_000, 14_000, 145_000, 'A'],
  [2015, 5_430_000, 14_000, 147_000, 'A'],
  [2016, 5_450_000, 14_000, 148_000, 'A'],
  [2017, 5_490_000, 14_000, 149_000, 'A'],
  [2018, 11_180_000, 15_000, 152_000, 'A'],
  [2019, 11_400_000, 15_000, 155_000, 'A'],
  [2020, 11_580_000, 15_000, 157_000, 'A'],
  [2021, 11_700_000, 15_000, 159_000, 'A'],
  [2022, 12_060_000, 16_000, 164_000, 'A'],
  [2023, 12_920_000, 17_000, 175_000, 'A'],
  [2024, 13_610_000, 18_000, 185_000, 'A'],
  [2025, 13_990_000, 19_000, 190_000, 'A'],
  [2026, 15_000_000, 19_000, 194_000, 'A'],
];

export const FEDERAL_YEARS: readonly FederalYear[] = ROWS.map(
  ([year, basicExclusion, annualExclusion, nonCitizenSpouse, certainty]) => ({
    year,
    basicExclusion,
    giftExclusion: year <= 2010 ? 1_000_000 : basicExclusion,
    gstExemption: basicExclusion,
    annualExclusion,
    nonCitizenSpouse,
    certainty,
  }),
);

/** A single secondary source names this figure and Rev. Proc. 2026-35; the annual exclusions of 2027 were not found. */
export const REPORTED_EXCLUSION_2027 = { year: 2027, basicExclusion: 15_480_000, certainty: 'D' } as const;

const COMMON = [
  [0, 0, 18],
  [10_000, 1_800, 20],
  [20_000, 3_800, 22],
  [40_000, 8_200, 24],
  [60_000, 13_000, 26],
  [80_000, 18_200, 28],
  [100_000, 23_800, 30],
  [150_000, 38_800, 32],
  [250_000, 70_800, 34],
] as const;
const TO_MILLION = [...COMMON, [500_000, 155_800, 37], [750_000, 248_300, 39]] as const;
const BEFORE_2010 = [
  ...TO_MILLION,
  [1_000_000, 345_800, 41],
  [1_250_000, 448_300, 43],
  [1_500_000, 555_800, 45],
] as const;

interface Schedule {
  readonly fromYear: number;
  readonly table: readonly Bracket[];
}

/** IRC 2001(c) by year of death or gift: 2004–2006 top rates of EGTRRA, 45% to 2009, 35% to 2012, 40% since 2013. */
export const FEDERAL_SCHEDULES: readonly Schedule[] = [
  { fromYear: 2004, table: brackets([...BEFORE_2010, [2_000_000, 780_800, 48]]) },
  { fromYear: 2005, table: brackets([...BEFORE_2010, [2_000_000, 780_800, 47]]) },
  { fromYear: 2006, table: brackets([...BEFORE_2010, [2_000_000, 780_800, 46]]) },
  { fromYear: 2007, table: brackets(BEFORE_2010) },
  { fromYear: 2010, table: brackets([...COMMON, [500_000, 155_800, 35]]) },
  { fromYear: 2013, table: brackets([...TO_MILLION, [1_000_000, 345_800, 40]]) },
];

export const SCHEDULE_AUTHORITY: Authority = { cite: 'IRC § 2001(c)', title: 'Rate schedule' };
export const EXCLUSION_AUTHORITY: Authority = { cite: 'IRC § 2010(c)', title: 'Applicable exclusion amount' };
export const EXCLUSION_2026_AUTHORITY: Authority = {
  cite: 'Pub. L. 119-21, § 70106; Rev. Proc. 2025-32',
  title: '$15,000,000 from 2026, indexed from 2027',
};

/** Former IRC 2011(b), on the taxable estate less 60,000: still the measure of the tax in IL, MA, MD and RI. */
export const SECTION_2011: readonly Bracket[] = brackets([
  [40_000, 0, 0.8],
  [90_000, 400, 1.6],
  [140_000, 1_200, 2.4],
  [240_000, 3_600, 3.2],
  [440_000, 10_000, 4],
  [640_000, 18_000, 4.8],
  [840_000, 27_600, 5.6],
  [1_040_000, 38_800, 6.4],
  [1_540_000, 70_800, 7.2],
  [2_040_000, 106_800, 8],
  [2_540_000, 146_800, 8.8],
  [3_040_000, 190_800, 9.6],
  [3_540_000, 238_800, 10.4],
  [4_040_000, 290_800, 11.2],
  [5_040_000, 402_800, 12],
  [6_040_000, 522_800, 12.8],
  [7_040_000, 650_800, 13.6],
  [8_040_000, 786_800, 14.4],
  [9_040_000, 930_800, 15.2],
  [10_040_000, 1_082_800, 16],
]);

/** What former IRC 2011(b) takes off the taxable estate before its table applies. */
export const SECTION_2011_ADJUSTMENT_CENTS = 60_000_00;

export const SECTION_2011_AUTHORITY: Authority = {
  cite: 'Former IRC § 2011(b)',
  title: 'Rate table, taxable estate less $60,000',
};

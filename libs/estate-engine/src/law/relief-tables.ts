import type { Authority, Certainty } from '../explanation/working.ts';

/** What property is worked as: land and things of a farm, or of another business. Interests in companies are businesses. */
export const PROPERTY_USES = ['FARM', 'BUSINESS'] as const;
export type PropertyUse = (typeof PROPERTY_USES)[number];

/** What a state gives a farm or a family's business. It is in no figure: its conditions are facts that no case knows. */
export interface ReliefLaw {
  readonly from: string;
  /** The first day on which it is no longer the law. */
  readonly until?: string;
  readonly of: readonly PropertyUse[];
  /** Left out of the estate; a part of the tax; or free for heirs who are taxed. */
  readonly kind: 'DEDUCTED' | 'CREDITED' | 'HEIRS_EXEMPT';
  /** The most value it is given for; left out, all of it. */
  readonly mostDollars?: number;
  /** The property is more than this part of the estate, in percent. */
  readonly overPercent?: number;
  /** What it is a part of: the taxed estate, or the gross estate less debts and expenses (IRC 6166(b)(6)). */
  readonly partOf?: 'ADJUSTED_GROSS';
  /** The property, or the estate, is worth no more than this. */
  readonly mostWorthDollars?: number;
  readonly mostEstateDollars?: number;
  /** What else the law asks: "if …". */
  readonly asks: string;
  /** A: the law was read; B: a careful secondary source quotes it; C: derived from it. */
  readonly certainty: Certainty;
  readonly authority: Authority;
}

const FAMILY_GOES_ON = 'the family has worked it for years and goes on';
const minnesota: ReliefLaw = {
  from: '2020-01-01',
  of: ['FARM', 'BUSINESS'],
  kind: 'DEDUCTED',
  mostDollars: 2_000_000,
  asks: 'it was owned for three years, stays in the family for three, and sales were no more than $10 million',
  certainty: 'A',
  authority: { cite: 'Minn. Stat. § 291.03, subds. 8 to 11', title: 'Qualified small business and farm property' },
};
const maryland: ReliefLaw = {
  from: '2012-01-01',
  of: ['FARM'],
  kind: 'DEDUCTED',
  mostDollars: 5_000_000,
  asks: 'whoever receives it farms it for ten years; beyond that the tax on it is at most 5%',
  certainty: 'B',
  authority: { cite: 'Md. Code, Tax-Gen. § 7-309(c)', title: 'Qualified agricultural property' },
};
const oregonCredit: ReliefLaw = {
  from: '2012-01-01',
  until: '2023-07-01',
  of: ['FARM'],
  kind: 'CREDITED',
  mostDollars: 7_500_000,
  overPercent: 50,
  mostEstateDollars: 15_000_000,
  asks: FAMILY_GOES_ON,
  certainty: 'B',
  authority: { cite: 'ORS 118.140', title: 'Credit for natural resource property' },
};
const oregonExemption: ReliefLaw = {
  from: '2023-07-01',
  of: ['FARM'],
  kind: 'DEDUCTED',
  mostDollars: 15_000_000,
  asks: 'the family has worked it for five years and does for five more; the credit of ORS 118.140 may stand in its place',
  certainty: 'A',
  authority: { cite: 'ORS 118.145', title: 'Natural resource property' },
};
const washingtonFarm: ReliefLaw = {
  from: '2005-05-17',
  of: ['FARM'],
  kind: 'DEDUCTED',
  overPercent: 50,
  asks: FAMILY_GOES_ON,
  certainty: 'B',
  authority: { cite: 'RCW 83.100.046', title: 'Property used for farming' },
};
const washingtonBusiness = (from: string, until: string | undefined, mostDollars: number, certainty: Certainty) => ({
  from,
  ...(until === undefined ? {} : { until }),
  of: ['BUSINESS'] as const,
  kind: 'DEDUCTED' as const,
  mostDollars,
  overPercent: 50,
  mostWorthDollars: 6_000_000,
  asks: 'the family has worked in it for five years of eight and keeps it for three',
  certainty,
  authority: { cite: 'RCW 83.100.048', title: 'Qualified family-owned business interests' },
});
const pennsylvania: ReliefLaw = {
  from: '2013-07-01',
  of: ['FARM', 'BUSINESS'],
  kind: 'HEIRS_EXEMPT',
  asks: 'it stays in the family for seven years, and a business has fewer than 50 employees and a book value below $5 million',
  certainty: 'B',
  authority: { cite: '72 P.S. § 9111(s) to (t)', title: 'Farms and family-owned businesses' },
};

const vermont: ReliefLaw = {
  from: '2004-03-01',
  of: ['FARM'],
  kind: 'CREDITED',
  overPercent: 35,
  partOf: 'ADJUSTED_GROSS',
  asks: 'the estate may pay the federal tax on the farm over years (IRC § 6166), and it is farmed in Vermont',
  certainty: 'A',
  authority: { cite: '32 V.S.A. § 7443', title: 'Reduction for the estate of a farmer' },
};

/** By state, as far as they are held; every other state is left out, and said to be. */
export const RELIEF_LAWS: Readonly<Record<string, readonly ReliefLaw[]>> = {
  MD: [maryland],
  MN: [minnesota],
  OR: [oregonCredit, oregonExemption],
  PA: [pennsylvania],
  VT: [vermont],
  WA: [
    washingtonFarm,
    washingtonBusiness('2014-01-01', '2025-07-01', 2_500_000, 'A'),
    washingtonBusiness('2025-07-01', '2026-01-01', 3_000_000, 'A'),
    // Indexed as the exclusion is, and set back with it.
    washingtonBusiness('2026-01-01', '2026-07-01', 3_076_000, 'C'),
    washingtonBusiness('2026-07-01', undefined, 3_000_000, 'C'),
  ],
};

/** In force in a state on a day. */
export const reliefLaws = (state: string, date: string): readonly ReliefLaw[] =>
  (Object.hasOwn(RELIEF_LAWS, state) ? (RELIEF_LAWS[state] ?? []) : []).filter(
    ({ from, until }) => from <= date && (until === undefined || date < until),
  );

/**
 * IRC 2032A(a)(2), (3): by how much land may count for less than its price, by year of death. The figures of the yearly
 * revenue procedures as they are known; only that of 2015 was seen quoted.
 */
export const SPECIAL_USE_LIMITS: readonly (readonly [year: number, dollars: number])[] = [
  [2015, 1_100_000],
  [2016, 1_110_000],
  [2017, 1_120_000],
  [2018, 1_140_000],
  [2019, 1_160_000],
  [2020, 1_180_000],
  [2021, 1_190_000],
  [2022, 1_230_000],
  [2023, 1_310_000],
  [2024, 1_390_000],
  [2025, 1_420_000],
  [2026, 1_460_000],
];
export const SPECIAL_USE_CERTAINTY: Certainty = 'C';
export const SPECIAL_USE_AUTHORITY: Authority = {
  cite: 'IRC § 2032A',
  title: 'Land of a farm or business at its value in that use',
};
/** Of the adjusted gross estate: the land, and everything that is worked with it. */
export const SPECIAL_USE_LAND_PERCENT = 25;
export const SPECIAL_USE_PERCENT = 50;

/** The limit of a year, in whole dollars; of a later year than the table's the last one; undefined of an earlier one. */
export const specialUseLimit = (year: number): number | undefined =>
  SPECIAL_USE_LIMITS.findLast(([from]) => from <= year)?.[1];

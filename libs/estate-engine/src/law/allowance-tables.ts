import type { Authority, Certainty } from '../explanation/working.ts';

/**
 * What a surviving spouse may ask for before heirs and most creditors: in lieu of a home, in things, and to live on. Whole
 * dollars; a home itself, and what a court sets, have no amount.
 */
export interface AllowanceLaw {
  readonly homesteadDollars?: number;
  readonly exemptDollars?: number;
  /** A lump sum, or the most that a personal representative may pay without a court. */
  readonly familyDollars?: number;
  /** What is no amount: "the home for life". */
  readonly more?: string;
  readonly certainty: Certainty;
  readonly authority: Authority;
}

type Amounts = readonly [homestead: number, exempt: number, family: number];

const law = (
  cite: string,
  [homestead, exempt, family]: Amounts,
  more?: string,
  certainty: Certainty = 'C',
): AllowanceLaw => ({
  ...(homestead > 0 ? { homesteadDollars: homestead } : {}),
  ...(exempt > 0 ? { exemptDollars: exempt } : {}),
  ...(family > 0 ? { familyDollars: family } : {}),
  ...(more === undefined ? {} : { more }),
  certainty,
  authority: { cite, title: 'Homestead, exempt property and allowances of a surviving spouse' },
});

const COURT = 'a family allowance that a court sets';
const INDEXED = 'more with the cost of living since the statute was made';

/** Amounts of the statutes as they are known; most were not read, so a plan that meets one asks for it to be checked. */
const BY_STATE: Readonly<Record<string, AllowanceLaw>> = {
  AK: law('AS 13.12.402 to 13.12.405', [27_000, 10_000, 18_000]),
  AL: law('Ala. Code §§ 43-8-110 to 43-8-113', [15_000, 7_500, 15_000], INDEXED),
  AR: law('Ark. Code §§ 28-39-101, 28-39-201', [0, 4_000, 1_000], 'the home for life'),
  AZ: law('A.R.S. §§ 14-2402 to 14-2405', [18_000, 7_000, 12_000], undefined, 'A'),
  CA: law(
    'Cal. Prob. Code §§ 6500, 6510, 6520, 6540',
    [0, 0, 0],
    `exempt property and a probate homestead, and ${COURT}`,
  ),
  CO: law('C.R.S. §§ 15-11-403 to 15-11-405', [0, 30_000, 30_000], INDEXED, 'B'),
  CT: law('Conn. Gen. Stat. § 45a-320', [0, 0, 0], COURT, 'A'),
  DC: law('D.C. Code §§ 19-101.02 to 19-101.04', [15_000, 10_000, 15_000]),
  DE: law('12 Del. C. § 2308', [0, 0, 7_500]),
  FL: law(
    'Fla. Const. art. X, § 4(c); Fla. Stat. §§ 732.401 to 732.403',
    [0, 20_000, 18_000],
    'a home that cannot be left away from a spouse or a minor child, with two automobiles among the exempt property',
    'B',
  ),
  GA: law('O.C.G.A. § 53-3-1', [0, 0, 0], 'a year’s support that a court sets', 'A'),
  HI: law('HRS §§ 560:2-402 to 560:2-405', [15_000, 10_000, 18_000]),
  IA: law(
    'Iowa Code §§ 561.12, 633.374',
    [0, 0, 0],
    'a year’s support that a court sets, and the home for life in place of a share in real estate',
    'A',
  ),
  ID: law('Idaho Code §§ 15-2-402 to 15-2-405', [50_000, 10_000, 18_000]),
  // Section 15-1 was read; the homestead of 12-902 was not.
  IL: law(
    '755 ILCS 5/15-1; 735 ILCS 5/12-902',
    [15_000, 0, 20_000],
    '$10,000 more for each minor child of the decedent who lived with her, and more of both if a court finds it reasonable',
  ),
  IN: law('Ind. Code § 29-1-4-1', [0, 0, 25_000], undefined, 'A'),
  KS: law('K.S.A. 59-403, 59-6a215', [50_000, 0, 35_000], 'the home of any value in place of the first'),
  KY: law('KRS 391.030', [0, 30_000, 0], undefined, 'B'),
  LA: law('La. Civ. Code art. 2434; La. R.S. 20:1', [35_000, 0, 0], 'a periodic allowance that a court sets'),
  MA: law('M.G.L. c. 190B, §§ 2-402 to 2-404', [0, 10_000, 18_000], 'the use of the home for six months'),
  MD: law('Md. Code, Est. & Trusts § 3-201', [0, 0, 10_000]),
  ME: law('18-C M.R.S. §§ 2-402 to 2-405', [22_500, 15_000, 27_000], INDEXED),
  MI: law(
    'MCL 700.2402 to 700.2405',
    [15_000, 10_000, 18_000],
    'twice as much by 2026, with the cost of living since 1997',
    'B',
  ),
  MN: law(
    'Minn. Stat. §§ 524.2-402 to 524.2-404',
    [0, 15_000, 41_400],
    'an automobile, and the home, or a life estate in it beside descendants',
    'B',
  ),
  MO: law(
    'Mo. Rev. Stat. §§ 474.250 to 474.290',
    [15_000, 0, 0],
    'an automobile and household goods, and a year’s support that a court sets; the first is at most half of the estate and counts toward the survivor’s share',
    'A',
  ),
  MS: law('Miss. Code §§ 91-1-19, 91-7-135', [0, 0, 0], 'the use of the home and a year’s support'),
  MT: law('MCA 72-2-412 to 72-2-415', [22_500, 15_000, 27_000]),
  NC: law('N.C.G.S. § 30-15', [0, 0, 60_000], undefined, 'B'),
  ND: law('N.D.C.C. §§ 30.1-07-00.1 to 30.1-07-02', [0, 15_000, 27_000], 'the home for life'),
  NE: law('Neb. Rev. Stat. §§ 30-2322 to 30-2325', [20_000, 12_500, 20_000], undefined, 'B'),
  NH: law(
    'N.H. RSA 480:1, 560:1',
    [120_000, 0, 0],
    'a homestead right in the dwelling, and an allowance that a court sets',
  ),
  NJ: law('N.J.S.A. 3B:16-5', [0, 5_000, 0]),
  NM: law('NMSA 1978, §§ 45-2-402, 45-2-403', [0, 15_000, 30_000]),
  NV: law('NRS 146.010 to 146.030', [0, 0, 0], `the home set apart for the survivor, and ${COURT}`),
  NY: law(
    'N.Y. EPTL 5-3.1',
    [0, 92_500, 0],
    'the sum of what the statute lists: $25,000 in cash, a car of $25,000 and things',
    'B',
  ),
  OH: law(
    'Ohio Rev. Code §§ 2106.10, 2106.13, 2106.18',
    [0, 0, 40_000],
    'the home at its price, and two automobiles of up to $65,000',
    'B',
  ),
  OK: law('58 O.S. §§ 311, 314', [0, 0, 0], `the home while she lives in it, and ${COURT}`),
  OR: law('ORS 114.005, 114.015', [0, 0, 0], 'the use of the home for a year, and support that a court sets'),
  PA: law('20 Pa.C.S. § 3121', [0, 0, 3_500], undefined, 'B'),
  RI: law('R.I. Gen. Laws §§ 33-10-1, 33-10-3', [0, 0, 0], 'household goods and six months’ support that a court sets'),
  SC: law('S.C. Code § 62-2-401', [0, 25_000, 0], undefined, 'A'),
  SD: law(
    'SDCL 29A-2-402, 29A-2-403, 43-31-13',
    [0, 0, 18_000],
    'the use of the home until it is disposed of, and the property that chapter 43-45 exempts',
    'A',
  ),
  TN: law('Tenn. Code §§ 30-2-101, 30-2-102, 30-2-201', [5_000, 50_000, 0], 'a year’s support that a court sets'),
  TX: law(
    'Tex. Const. art. XVI, § 52; Tex. Est. Code §§ 102.005, 353.053',
    [45_000, 30_000, 0],
    'the home for life, and a year’s support that a court sets; the amounts stand where there is no such property',
    'B',
  ),
  UT: law('Utah Code §§ 75-2-402 to 75-2-405', [22_500, 15_000, 27_000]),
  VA: law(
    'Va. Code §§ 64.2-309 to 64.2-311',
    [25_000, 25_000, 30_000],
    'the first in place of what the will or the law of heirs gives; of deaths before July 1, 2025, $20,000, $20,000 and $24,000',
    'A',
  ),
  VT: law('27 V.S.A. § 105; 14 V.S.A. § 312', [125_000, 0, 0], 'a homestead right in the dwelling'),
  WA: law(
    'RCW 11.54.020',
    [125_000, 0, 0],
    'one award for all of them, more with the cost of living since 2021, or what is exempt from creditors if that is more',
    'A',
  ),
  WI: law('Wis. Stat. §§ 861.31, 861.33, 861.41', [0, 10_000, 0], COURT),
  WV: law('W. Va. Code § 44-1A-1', [0, 1_000, 0]),
  WY: law('Wyo. Stat. §§ 2-5-101, 2-7-504, 2-7-508', [30_000, 0, 0], COURT),
};

/** Undefined of a place that is no state. */
export const allowanceLaw = (state: string): AllowanceLaw | undefined =>
  Object.hasOwn(BY_STATE, state) ? BY_STATE[state] : undefined;

import type { Certainty } from '../explanation/working.ts';
import {
  ALL,
  by,
  descendants,
  HALF,
  hasDescendants,
  type IntestacyLaw,
  law,
  NOTHING,
  part,
  type SpouseFacts,
  type SpouseRule,
  type SpouseShare,
} from './intestacy-law.ts';

/** Cal. Prob. Code 6401(c): by the number of children; parents and their issue take half. */
function california(facts: SpouseFacts): SpouseShare {
  if (hasDescendants(facts)) return facts.children > 1 ? part(1, 3) : HALF;
  return facts.beside === 'NOBODY' ? ALL : HALF;
}

/** O.C.G.A. 53-2-1(c)(1): as a child, at least a third. */
const georgia = (facts: SpouseFacts): SpouseShare =>
  hasDescendants(facts) ? part(1, Math.min(3, facts.children + 1)) : ALL;

/** Ohio 2105.06(B) to (E). */
function ohio({ beside, children, childrenOfBoth }: SpouseFacts): SpouseShare {
  if (beside !== 'OTHERS') return ALL;
  if (children === 1) return part(1, 2, 20_000);
  return part(1, 3, childrenOfBoth > 0 ? 60_000 : 20_000);
}

/** Md. Est. & Trusts 3-102, as amended from October 1, 2023. */
function maryland({ beside, hasMinorChild }: SpouseFacts): SpouseShare {
  if (hasMinorChild) return HALF;
  return beside === 'OTHERS' ? part(1, 2, 100_000) : ALL;
}

const jersey = (numerator: number, denominator: number): SpouseShare => ({
  first: { percent: 25, leastDollars: 50_000, mostDollars: 200_000 },
  part: [numerator, denominator],
});

/** The amounts of the model act of 2008, which two states have without indexing them. */
const SHARES_OF_2008: Parameters<typeof by>[0] = {
  JOINT_AND_HERS: part(1, 2, 225_000),
  OTHERS: part(1, 2, 150_000),
  PARENTS: part(3, 4, 300_000),
};

/** Miss. Code 91-1-7: a child's part. */
const oneChild: SpouseRule = (facts) =>
  hasDescendants(facts) ? { ...part(1, facts.children + 1), asOneChild: true } : ALL;

/** N.C.G.S. 29-14: by the number of children or their lines; the first amounts are of personal property alone. */
const northCarolina =
  (withChildren: number, withParents: number): SpouseRule =>
  (facts) => {
    if (hasDescendants(facts)) return part(1, facts.children > 1 ? 3 : 2, withChildren);
    return facts.beside === 'PARENTS' ? part(1, 2, withParents) : ALL;
  };

/** NRS 134.040, 134.050: separate property by the number of children; then half beside parents, brothers and sisters. */
const nevada: SpouseRule = (facts) => {
  if (hasDescendants(facts)) return facts.children > 1 ? part(1, 3) : HALF;
  return facts.beside === 'NOBODY' ? ALL : HALF;
};

/** C.R.S. 15-10-112: the amounts of 2010 with the cost of living, in thousands rounded down. */
const colorado = (
  from: string,
  besideParents: number,
  withHers: number,
  others: number,
  certainty: Certainty = 'C',
): IntestacyLaw =>
  law(
    'C.R.S. §§ 15-11-102, 15-11-103, 15-11-106, 15-10-112',
    'PER_CAPITA_AT_EACH_GENERATION',
    by({ JOINT_AND_HERS: part(1, 2, withHers), OTHERS: part(1, 2, others), PARENTS: part(3, 4, besideParents) }),
    { from, certainty },
  );

/** MCL 700.1210: $150,000 and $100,000 with the cost of living since 1997; the smaller where no descendant is hers. */
const michigan = (from: string, first: number, noneOfBoth: number, certainty: Certainty = 'C'): IntestacyLaw =>
  law(
    'MCL 700.2102, 700.2103, 700.2106, 700.1210',
    'PER_CAPITA_AT_EACH_GENERATION',
    (facts) => {
      if (hasDescendants(facts)) {
        return part(1, 2, facts.beside === 'OTHERS' && facts.childrenOfBoth === 0 ? noneOfBoth : first);
      }
      return facts.beside === 'PARENTS' ? part(3, 4, first) : ALL;
    },
    { from, certainty },
  );

/**
 * Every state and the District of Columbia. Community property goes to the spouse in all states that have it (Cal. 6401(a),
 * Idaho 15-2-102(b), N.M. 45-2-102(B), RCW 11.04.015(1)(a), NRS 123.250) but those with a rule of their own.
 * "Representation" is what each statute defines it to be: in North Dakota (30.1-09.1-09) and South Dakota by stirpes, in
 * Idaho and Montana from the nearest generation with somebody living. Several rows of a state are of several years.
 */
const BY_STATE: Readonly<Record<string, IntestacyLaw | readonly IntestacyLaw[]>> = {
  // What a Native corporation's stock does (13.12.102(b)) is not told apart.
  AK: law(
    'AS 13.12.102(a), 13.12.103, 13.12.106',
    'PER_CAPITA_AT_EACH_GENERATION',
    by({ JOINT_AND_HERS: part(1, 2, 150_000), OTHERS: part(1, 2, 100_000), PARENTS: part(3, 4, 200_000) }),
  ),
  AL: law(
    'Ala. Code §§ 43-8-41, 43-8-42',
    'BY_REPRESENTATION',
    by({ ...descendants(part(1, 2, 50_000)), OTHERS: HALF, PARENTS: part(1, 2, 100_000) }),
    { certainty: 'B' },
  ),
  AR: law('Ark. Code §§ 28-9-204, 28-9-214, 28-11-301, 28-11-305', 'BY_REPRESENTATION', by(descendants(part(1, 3))), {
    spouseOfRealEstate: by(descendants({ ...NOTHING, lifePart: [1, 3] })),
    notTold: 'Without descendants a marriage of less than three years gives half; it is taken to have lasted longer.',
    certainty: 'C',
  }),
  AZ: law('A.R.S. §§ 14-2102, 14-2103, 14-2106', 'PER_CAPITA_AT_EACH_GENERATION', by({ OTHERS: HALF }), {
    spouseOfCommunity: by({ OTHERS: NOTHING }),
    certainty: 'B',
  }),
  CA: law('Cal. Prob. Code §§ 6401, 6402', 'BY_REPRESENTATION', california),
  CO: [
    colorado('2022-01-01', 372_000, 279_000, 186_000, 'B'),
    colorado('2023-01-01', 402_000, 301_000, 201_000),
    colorado('2024-01-01', 419_000, 314_000, 209_000),
    colorado('2025-01-01', 431_000, 323_000, 215_000),
    colorado('2026-01-01', 443_000, 332_000, 221_000),
  ],
  CT: law(
    'Conn. Gen. Stat. §§ 45a-437, 45a-438',
    'PER_STIRPES',
    by({ ...descendants(part(1, 2, 100_000)), OTHERS: HALF, PARENTS: part(3, 4, 100_000) }),
  ),
  DC: law(
    'D.C. Code §§ 19-302 to 19-309',
    'PER_STIRPES',
    by({ ...descendants(HALF), JOINT: part(2, 3), PARENTS: part(3, 4) }),
  ),
  DE: law(
    '12 Del. C. §§ 502, 503',
    'PER_STIRPES',
    by({ ...descendants(part(1, 2, 50_000)), OTHERS: HALF, PARENTS: part(1, 2, 50_000) }),
    {
      spouseOfRealEstate: by({
        ...descendants({ ...NOTHING, lifePart: [1, 1] }),
        PARENTS: { ...NOTHING, lifePart: [1, 1] },
      }),
      certainty: 'B',
    },
  ),
  FL: law('Fla. Stat. §§ 732.102 to 732.104', 'PER_STIRPES', by({ ...descendants(HALF), JOINT: ALL }), {
    halfBlood: 'HALF',
  }),
  GA: law('O.C.G.A. § 53-2-1', 'PER_STIRPES', georgia),
  HI: law(
    'HRS §§ 560:2-102, 560:2-103, 560:2-106',
    'PER_CAPITA_AT_EACH_GENERATION',
    by({ JOINT_AND_HERS: part(1, 2, 150_000), OTHERS: part(1, 2, 100_000), PARENTS: part(3, 4, 200_000) }),
    { certainty: 'B' },
  ),
  IA: law('Iowa Code §§ 633.211, 633.212, 633.219', 'PER_STIRPES', by({ OTHERS: { ...HALF, leastDollars: 50_000 } }), {
    notTold: 'Exempt personal property, which the survivor has whole beside the half, is not told apart.',
    certainty: 'B',
  }),
  ID: law(
    'Idaho Code §§ 15-2-102, 15-2-103, 15-2-106',
    'BY_REPRESENTATION',
    by({ ...descendants(HALF), PARENTS: HALF }),
  ),
  IL: law('755 ILCS 5/2-1', 'PER_STIRPES', by(descendants(HALF)), { parentsShareWithSiblings: 'ALONE_TWICE' }),
  IN: law('Ind. Code § 29-1-2-1', 'BY_REPRESENTATION', by({ ...descendants(HALF), PARENTS: part(3, 4) }), {
    spouseOfRealEstate: ({ beside, childrenOfBoth }) => {
      if (beside === 'OTHERS' && childrenOfBoth === 0) return part(1, 4);
      return beside === 'PARENTS' ? part(3, 4) : beside === 'SIBLINGS' || beside === 'NOBODY' ? ALL : HALF;
    },
    parentsShareWithSiblings: 'QUARTER_EACH',
    notTold:
      'A quarter of real estate is that of a later husband or wife without a child of both; one who has no child of both beside children of the decedent is taken for such.',
    certainty: 'B',
  }),
  KS: law('K.S.A. 59-504 to 59-508', 'PER_STIRPES', by(descendants(HALF)), { certainty: 'B' }),
  KY: law(
    'KRS 391.010, 391.030, 391.040, 392.020',
    'PER_STIRPES',
    by({ ...descendants(HALF), PARENTS: HALF, SIBLINGS: HALF }),
    {
      halfBlood: 'HALF',
      notTold:
        'The exemption of $30,000 in personal property, and a life estate in real estate that the decedent had parted with, are not counted.',
      certainty: 'B',
    },
  ),
  LA: law(
    'La. Civ. Code arts. 880 to 896',
    'PER_STIRPES',
    by({ ...descendants(NOTHING), PARENTS: NOTHING, SIBLINGS: NOTHING }),
    {
      spouseOfCommunity: by(descendants({ ...NOTHING, lifePart: [1, 1] })),
      parentsShareWithSiblings: 'AFTER_SIBLINGS',
      notTold: 'The usufruct of parents in what brothers and sisters take, and forced portions, are not valued.',
      certainty: 'B',
    },
  ),
  MA: law(
    'M.G.L. c. 190B, §§ 2-102, 2-103',
    'PER_CAPITA_AT_EACH_GENERATION',
    by({ ...descendants(part(1, 2, 100_000)), JOINT: ALL, PARENTS: part(3, 4, 200_000) }),
  ),
  MD: law('Md. Code, Est. & Trusts §§ 3-102 to 3-104', 'PER_STIRPES', maryland, { from: '2023-10-01' }),
  ME: law(
    '18-C M.R.S. §§ 2-102, 2-103, 2-106',
    'PER_CAPITA_AT_EACH_GENERATION',
    by({ JOINT_AND_HERS: part(1, 2, 100_000), OTHERS: HALF, PARENTS: part(3, 4, 300_000) }),
    {
      from: '2019-09-01',
      notTold:
        'The first amounts are those of the statute; what § 1-108 adds for the cost of living since 2017 is not.',
      certainty: 'B',
    },
  ),
  MI: [
    michigan('2023-01-01', 273_000, 182_000, 'B'),
    michigan('2024-01-01', 285_000, 190_000),
    michigan('2025-01-01', 293_000, 195_000),
    michigan('2026-01-01', 301_000, 201_000, 'B'),
  ],
  MN: law(
    'Minn. Stat. §§ 524.2-102, 524.2-103, 524.2-106',
    'PER_STIRPES',
    by({ ...descendants(part(1, 2, 225_000)), JOINT: ALL }),
    { from: '2017-01-01', certainty: 'B' },
  ),
  MO: law(
    'Mo. Rev. Stat. §§ 474.010, 474.020, 474.040',
    'BY_REPRESENTATION',
    by({ ...descendants(part(1, 2, 20_000)), OTHERS: HALF }),
    { parentsShareWithSiblings: 'EQUALLY', halfBlood: 'HALF', certainty: 'B' },
  ),
  MS: law('Miss. Code §§ 91-1-3, 91-1-5, 91-1-7', 'PER_STIRPES', oneChild, {
    parentsShareWithSiblings: 'EQUALLY',
    halfBlood: 'AFTER',
    certainty: 'B',
  }),
  // Ch. 313, L. 2019 raised the amounts; the day is that of the first year that it covers whole.
  MT: law('MCA 72-2-112, 72-2-113, 72-2-116', 'BY_REPRESENTATION', by(SHARES_OF_2008), {
    from: '2020-01-01',
    certainty: 'B',
  }),
  NC: law('N.C.G.S. §§ 29-14 to 29-16', 'PER_CAPITA_AT_EACH_GENERATION', northCarolina(60_000, 100_000), {
    spouseOfRealEstate: northCarolina(0, 0),
    certainty: 'B',
  }),
  ND: law('N.D.C.C. §§ 30.1-04-02, 30.1-04-03, 30.1-09.1-09', 'PER_STIRPES', by(SHARES_OF_2008)),
  NE: law(
    'Neb. Rev. Stat. §§ 30-2302, 30-2303, 30-2306',
    'BY_REPRESENTATION',
    by({ ...descendants(part(1, 2, 100_000)), OTHERS: HALF, PARENTS: part(1, 2, 100_000) }),
    { certainty: 'B' },
  ),
  NH: law(
    'N.H. RSA 561:1, 561:3',
    'BY_REPRESENTATION',
    by({
      JOINT: part(1, 2, 250_000),
      JOINT_AND_HERS: part(1, 2, 150_000),
      OTHERS: part(1, 2, 100_000),
      PARENTS: part(3, 4, 250_000),
    }),
    { certainty: 'B' },
  ),
  NJ: law(
    'N.J.S.A. 3B:5-3, 3B:5-4',
    'PER_CAPITA_AT_EACH_GENERATION',
    by({ ...descendants(jersey(1, 2)), JOINT: ALL, PARENTS: jersey(3, 4) }),
  ),
  NM: law('NMSA 1978, §§ 45-2-102, 45-2-103, 45-2-106', 'PER_CAPITA_AT_EACH_GENERATION', by(descendants(part(1, 4)))),
  NV: law('NRS 134.030 to 134.060, 123.250', 'PER_STIRPES', nevada, { certainty: 'B' }),
  NY: law('N.Y. EPTL 4-1.1', 'PER_CAPITA_AT_EACH_GENERATION', by(descendants(part(1, 2, 50_000)))),
  OH: law('Ohio Rev. Code § 2105.06', 'PER_STIRPES', ohio),
  OK: law('84 O.S. § 213', 'PER_STIRPES', by(descendants(HALF)), {
    notTold:
      'Everything is taken to have been acquired by the joint industry of the couple. Of other property the survivor takes a third beside parents, brothers or sisters, and one child’s part beside descendants who are not all hers.',
    certainty: 'C',
  }),
  OR: law('ORS 112.025 to 112.045', 'BY_REPRESENTATION', by({ OTHERS: HALF })),
  PA: law(
    '20 Pa.C.S. §§ 2102 to 2104',
    'BY_REPRESENTATION',
    by({ ...descendants(part(1, 2, 30_000)), OTHERS: HALF, PARENTS: part(1, 2, 30_000) }),
  ),
  RI: law(
    'R.I. Gen. Laws §§ 33-1-1, 33-1-5, 33-1-10',
    'PER_STIRPES',
    by({ ...descendants(HALF), PARENTS: part(1, 2, 50_000), SIBLINGS: part(1, 2, 50_000) }),
    {
      spouseOfRealEstate: by({
        ...descendants({ ...NOTHING, lifePart: [1, 1] }),
        PARENTS: { ...NOTHING, lifePart: [1, 1] },
        SIBLINGS: { ...NOTHING, lifePart: [1, 1] },
      }),
      notTold:
        'Up to $150,000 of real estate that a court may give a survivor without descendants (§ 33-1-6) is not counted.',
      certainty: 'B',
    },
  ),
  SC: law('S.C. Code §§ 62-2-102, 62-2-103, 62-2-106', 'BY_REPRESENTATION', by(descendants(HALF)), { certainty: 'B' }),
  SD: law('SDCL 29A-2-102, 29A-2-103, 29A-2-106', 'PER_STIRPES', by({ OTHERS: part(1, 2, 100_000) }), {
    certainty: 'B',
  }),
  TN: law('Tenn. Code §§ 31-2-104, 31-2-106', 'BY_REPRESENTATION', georgia, { certainty: 'B' }),
  TX: law('Tex. Est. Code §§ 201.001 to 201.003, 201.057, 201.101', 'BY_REPRESENTATION', by(descendants(part(1, 3))), {
    spouseOfRealEstate: by({
      ...descendants({ ...NOTHING, lifePart: [1, 3] }),
      PARENTS: HALF,
      SIBLINGS: HALF,
    }),
    spouseOfCommunity: by({ OTHERS: NOTHING }),
    parentsShareWithSiblings: 'LONE_PARENT_HALF',
    halfBlood: 'HALF',
    certainty: 'B',
  }),
  UT: law(
    'Utah Code §§ 75-2-102, 75-2-103, 75-2-106',
    'PER_CAPITA_AT_EACH_GENERATION',
    by({ OTHERS: part(1, 2, 75_000) }),
    {
      certainty: 'B',
    },
  ),
  VA: law('Va. Code §§ 64.2-200, 64.2-202', 'BY_REPRESENTATION', by({ OTHERS: part(1, 3) }), {
    halfBlood: 'HALF',
  }),
  VT: law('14 V.S.A. §§ 311, 314', 'PER_STIRPES', by({ OTHERS: HALF })),
  WA: law(
    'RCW 11.04.015',
    'BY_REPRESENTATION',
    by({ ...descendants(HALF), PARENTS: part(3, 4), SIBLINGS: part(3, 4) }),
  ),
  WI: law('Wis. Stat. §§ 852.01, 854.04', 'PER_STIRPES', by({ OTHERS: HALF }), {
    spouseOfCommunity: by({ OTHERS: NOTHING }),
    notTold:
      'What husband and wife own in common in equal parts goes like marital property (§ 852.01(1)(a)2.b); here it goes like the rest.',
    certainty: 'B',
  }),
  WV: law(
    'W. Va. Code §§ 42-1-3, 42-1-3a, 42-1-3d',
    'PER_CAPITA_AT_EACH_GENERATION',
    by({ JOINT_AND_HERS: part(3, 5), OTHERS: HALF }),
    { certainty: 'B' },
  ),
  WY: law('Wyo. Stat. § 2-4-101', 'PER_STIRPES', by(descendants(HALF)), { parentsShareWithSiblings: 'EQUALLY' }),
};

const isLaw = (held: IntestacyLaw | readonly IntestacyLaw[]): held is IntestacyLaw => !Array.isArray(held);

/** Every statute held, by postal code, oldest row first within a state. */
export const INTESTACY_LAWS: readonly (readonly [state: string, law: IntestacyLaw])[] = Object.entries(
  BY_STATE,
).flatMap(([state, held]) => (isLaw(held) ? [[state, held] as const] : held.map((one) => [state, one] as const)));

/** The statute of a state on a date, or undefined where none is held. */
export function intestacyLaw(state: string, date: string): IntestacyLaw | undefined {
  return INTESTACY_LAWS.findLast(([code, { from }]) => code === state && from <= date)?.[1];
}

import type { Authority, Certainty } from '../explanation/working.ts';

/** Who survives beside a husband or wife, as far as a statute asks. */
export interface SpouseFacts {
  /** Living descendants: all of both spouses; the survivor has others too; not all are hers. Else the nearest kin. */
  readonly beside: 'JOINT' | 'JOINT_AND_HERS' | 'OTHERS' | 'PARENTS' | 'SIBLINGS' | 'NOBODY';
  /** Children who live or left living descendants, and how many of them are the survivor's. */
  readonly children: number;
  readonly childrenOfBoth: number;
  readonly hasMinorChild: boolean;
}

/** A first amount, then a part of what is left. */
export interface SpouseShare {
  readonly firstDollars?: number;
  /** The first amount as a percentage of the whole, within limits (NJ). */
  readonly first?: { readonly percent: number; readonly leastDollars: number; readonly mostDollars: number };
  readonly part: readonly [numerator: number, denominator: number];
}

/** The intestacy statute of a state for deaths from a day on (CONVENTIONS C15). */
export interface IntestacyLaw {
  readonly from: string;
  readonly spouse: (facts: SpouseFacts) => SpouseShare;
  readonly scheme: 'PER_STIRPES' | 'BY_REPRESENTATION' | 'PER_CAPITA_AT_EACH_GENERATION';
  /** Parents, brothers and sisters take together, a parent alone twice (IL) or once (WY); else parents come first. */
  readonly parentsShareWithSiblings?: 'ALONE_TWICE' | 'EQUALLY';
  /** A: the statute was read; B: a careful secondary source quotes it. */
  readonly certainty: Certainty;
  readonly authority: Authority;
}

const part = (numerator: number, denominator: number, firstDollars = 0): SpouseShare => ({
  part: [numerator, denominator],
  ...(firstDollars > 0 ? { firstDollars } : {}),
});
const ALL = part(1, 1);
const HALF = part(1, 2);

/** A statute that asks only who survives; what is left out gives the spouse everything. */
const by =
  (shares: Partial<Record<SpouseFacts['beside'], SpouseShare>>) =>
  ({ beside }: SpouseFacts): SpouseShare =>
    shares[beside] ?? ALL;
const descendants = (share: SpouseShare) => ({ JOINT: share, JOINT_AND_HERS: share, OTHERS: share });
const hasDescendants = ({ beside }: SpouseFacts): boolean => beside in descendants(ALL);

const law = (
  cite: string,
  scheme: IntestacyLaw['scheme'],
  spouse: IntestacyLaw['spouse'],
  more: Partial<IntestacyLaw> = {},
): IntestacyLaw => ({
  from: '2013-01-01',
  spouse,
  scheme,
  certainty: 'A',
  authority: { cite, title: 'Shares of the heirs without a will' },
  ...more,
});

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

/**
 * States whose statute was read or is quoted; of every other the model of the Uniform Probate Code stands in and is said
 * to. Community property goes to the spouse in all states here that have it (Cal. 6401(a), Idaho 15-2-102(b), N.M.
 * 45-2-102(B), RCW 11.04.015(1)(a)). "Representation" is what each statute defines it to be: in North Dakota (30.1-09.1-09)
 * and South Dakota by stirpes, in Idaho and Montana from the nearest generation with somebody living.
 */
const BY_STATE: Readonly<Record<string, IntestacyLaw>> = {
  AL: law(
    'Ala. Code §§ 43-8-41, 43-8-42',
    'BY_REPRESENTATION',
    by({ ...descendants(part(1, 2, 50_000)), OTHERS: HALF, PARENTS: part(1, 2, 100_000) }),
    { certainty: 'B' },
  ),
  // What a Native corporation's stock does (13.12.102(b)) is not told apart.
  AK: law(
    'AS 13.12.102(a), 13.12.103, 13.12.106',
    'PER_CAPITA_AT_EACH_GENERATION',
    by({ JOINT_AND_HERS: part(1, 2, 150_000), OTHERS: part(1, 2, 100_000), PARENTS: part(3, 4, 200_000) }),
  ),
  CA: law('Cal. Prob. Code §§ 6401, 6402', 'BY_REPRESENTATION', california),
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
  FL: law('Fla. Stat. §§ 732.102 to 732.104', 'PER_STIRPES', by({ ...descendants(HALF), JOINT: ALL })),
  GA: law('O.C.G.A. § 53-2-1', 'PER_STIRPES', georgia),
  ID: law(
    'Idaho Code §§ 15-2-102, 15-2-103, 15-2-106',
    'BY_REPRESENTATION',
    by({ ...descendants(HALF), PARENTS: HALF }),
  ),
  IL: law('755 ILCS 5/2-1', 'PER_STIRPES', by(descendants(HALF)), { parentsShareWithSiblings: 'ALONE_TWICE' }),
  MA: law(
    'M.G.L. c. 190B, §§ 2-102, 2-103',
    'PER_CAPITA_AT_EACH_GENERATION',
    by({ ...descendants(part(1, 2, 100_000)), JOINT: ALL, PARENTS: part(3, 4, 200_000) }),
  ),
  MD: law('Md. Code, Est. & Trusts §§ 3-102 to 3-104', 'PER_STIRPES', maryland, { from: '2023-10-01' }),
  MN: law(
    'Minn. Stat. §§ 524.2-102, 524.2-103, 524.2-106',
    'PER_STIRPES',
    by({ ...descendants(part(1, 2, 225_000)), JOINT: ALL }),
    { from: '2017-01-01', certainty: 'B' },
  ),
  // Ch. 313, L. 2019 raised the amounts; the day is that of the first year that it covers whole.
  MT: law('MCA 72-2-112, 72-2-113, 72-2-116', 'BY_REPRESENTATION', by(SHARES_OF_2008), {
    from: '2020-01-01',
    certainty: 'B',
  }),
  ND: law('N.D.C.C. §§ 30.1-04-02, 30.1-04-03, 30.1-09.1-09', 'PER_STIRPES', by(SHARES_OF_2008)),
  NJ: law(
    'N.J.S.A. 3B:5-3, 3B:5-4',
    'PER_CAPITA_AT_EACH_GENERATION',
    by({ ...descendants(jersey(1, 2)), JOINT: ALL, PARENTS: jersey(3, 4) }),
  ),
  NM: law('NMSA 1978, §§ 45-2-102, 45-2-103, 45-2-106', 'PER_CAPITA_AT_EACH_GENERATION', by(descendants(part(1, 4)))),
  NY: law('N.Y. EPTL 4-1.1', 'PER_CAPITA_AT_EACH_GENERATION', by(descendants(part(1, 2, 50_000)))),
  OH: law('Ohio Rev. Code § 2105.06', 'PER_STIRPES', ohio),
  OR: law('ORS 112.025 to 112.045', 'BY_REPRESENTATION', by({ OTHERS: HALF })),
  PA: law(
    '20 Pa.C.S. §§ 2102 to 2104',
    'BY_REPRESENTATION',
    by({ ...descendants(part(1, 2, 30_000)), OTHERS: HALF, PARENTS: part(1, 2, 30_000) }),
  ),
  SD: law('SDCL 29A-2-102, 29A-2-103, 29A-2-106', 'PER_STIRPES', by({ OTHERS: part(1, 2, 100_000) }), {
    certainty: 'B',
  }),
  VA: law('Va. Code §§ 64.2-200, 64.2-202', 'BY_REPRESENTATION', by({ OTHERS: part(1, 3) })),
  VT: law('14 V.S.A. §§ 311, 314', 'PER_STIRPES', by({ OTHERS: HALF })),
  WA: law(
    'RCW 11.04.015',
    'BY_REPRESENTATION',
    by({ ...descendants(HALF), PARENTS: part(3, 4), SIBLINGS: part(3, 4) }),
  ),
  WY: law('Wyo. Stat. § 2-4-101', 'PER_STIRPES', by(descendants(HALF)), { parentsShareWithSiblings: 'EQUALLY' }),
};

/** The statute of a state on a date, or undefined where none is held. */
export function intestacyLaw(state: string, date: string): IntestacyLaw | undefined {
  const held = Object.hasOwn(BY_STATE, state) ? BY_STATE[state] : undefined;
  return held && date >= held.from ? held : undefined;
}

/** Every statute held, by postal code. */
export const INTESTACY_LAWS: readonly (readonly [state: string, law: IntestacyLaw])[] = Object.entries(BY_STATE);

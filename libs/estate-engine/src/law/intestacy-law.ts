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
  /** The whole share is no less than this (IA). */
  readonly leastDollars?: number;
  /** The part is that of one child (MS, OK). */
  readonly asOneChild?: boolean;
  /** Beside what is owned, a life estate in so much; nobody values it here, and a warning says so. */
  readonly lifePart?: readonly [numerator: number, denominator: number];
}

export type SpouseRule = (facts: SpouseFacts) => SpouseShare;

/** The intestacy statute of a state for deaths from a day on (CONVENTIONS C15). */
export interface IntestacyLaw {
  readonly from: string;
  readonly spouse: SpouseRule;
  /** Where real estate passes by other shares than the rest. */
  readonly spouseOfRealEstate?: SpouseRule;
  /** Where the decedent's half of community property does not always go to the survivor (C16). */
  readonly spouseOfCommunity?: SpouseRule;
  readonly scheme: 'PER_STIRPES' | 'BY_REPRESENTATION' | 'PER_CAPITA_AT_EACH_GENERATION';
  /**
   * Parents, brothers and sisters take together: in equal parts, a parent alone twice (IL) or once, parents at least a
   * quarter each (IN), half to a parent alone (TX); or they come after brothers and sisters (LA). Else parents come first.
   */
  readonly parentsShareWithSiblings?:
    | 'ALONE_TWICE'
    | 'EQUALLY'
    | 'QUARTER_EACH'
    | 'LONE_PARENT_HALF'
    | 'AFTER_SIBLINGS';
  /** Brothers and sisters of half blood take half of what those of whole blood do, or only after them; else alike. */
  readonly halfBlood?: 'HALF' | 'AFTER';
  /** What the statute asks beyond the facts of a case, and what is taken instead. */
  readonly notTold?: string;
  /** A: the statute was read; B: a careful secondary source quotes it; C: known by practice or worked out, and warned of. */
  readonly certainty: Certainty;
  readonly authority: Authority;
}

export const part = (numerator: number, denominator: number, firstDollars = 0): SpouseShare => ({
  part: [numerator, denominator],
  ...(firstDollars > 0 ? { firstDollars } : {}),
});
export const ALL = part(1, 1);
export const HALF = part(1, 2);
export const NOTHING = part(0, 1);

/** A statute that asks only who survives; what is left out gives the spouse everything. */
export const by =
  (shares: Partial<Record<SpouseFacts['beside'], SpouseShare>>): SpouseRule =>
  ({ beside }) =>
    shares[beside] ?? ALL;
export const descendants = (share: SpouseShare) => ({ JOINT: share, JOINT_AND_HERS: share, OTHERS: share });
export const hasDescendants = ({ beside }: SpouseFacts): boolean => beside in descendants(ALL);

export const law = (
  cite: string,
  scheme: IntestacyLaw['scheme'],
  spouse: SpouseRule,
  more: Partial<IntestacyLaw> = {},
): IntestacyLaw => ({
  from: '2013-01-01',
  spouse,
  scheme,
  certainty: 'A',
  authority: { cite, title: 'Shares of the heirs without a will' },
  ...more,
});

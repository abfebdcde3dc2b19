import type { Authority, Certainty } from '../explanation/working.ts';

/** When a state lets a trust be elected for its own tax apart from the federal one (CONVENTIONS C21). */
export interface StateElectionLaw {
  readonly allowed: 'ALWAYS' | 'WITHOUT_FEDERAL_RETURN';
  /** No more is deducted than what the federal exclusion exceeds the state’s by. */
  readonly isLimited?: boolean;
  readonly certainty: Certainty;
  readonly authority: Authority;
}

const always = (cite: string, certainty: Certainty = 'C'): StateElectionLaw => ({
  allowed: 'ALWAYS',
  certainty,
  authority: { cite, title: 'An election for the state alone' },
});

/**
 * Of the states with an estate tax. A: the rule was read; B: a careful source cites it; C: known by practice, and a plan
 * that rests on it says so.
 */
const BY_STATE: Readonly<Record<string, StateElectionLaw>> = {
  CT: always('Conn. Gen. Stat. § 12-391'),
  DC: always('D.C. Code § 47-3702'),
  HI: always('Haw. Tax Information Release 2010-09', 'B'),
  IL: always('35 ILCS 405/2(b-1)', 'B'),
  MA: always('M.G.L. c. 65C, § 3A', 'B'),
  MD: always('Md. Code, Tax-Gen. § 7-309(b)', 'B'),
  ME: {
    ...always('18-125 C.M.R. ch. 603, § .09(A)', 'A'),
    isLimited: true,
  },
  MN: always('Minn. Stat. § 291.03, subd. 1d; Form M706, Worksheet A', 'A'),
  NY: {
    allowed: 'WITHOUT_FEDERAL_RETURN',
    certainty: 'A',
    authority: {
      cite: 'N.Y. Tax Law § 955(c)',
      title: 'The federal election binds where a federal return is required',
    },
  },
  OR: always('ORS 118.016', 'B'),
  RI: always('R.I. Division of Taxation, Ruling 2003-03', 'A'),
  VT: {
    allowed: 'WITHOUT_FEDERAL_RETURN',
    certainty: 'B',
    authority: {
      cite: '32 V.S.A. §§ 7401, 7442a(c)',
      title: 'No election of its own: one is made for both taxes, or on a return for it alone',
    },
  },
  WA: always('RCW 83.100.047', 'B'),
};

/** Undefined where there is no estate tax, and so nothing to elect. */
export const stateElectionLaw = (state: string): StateElectionLaw | undefined => BY_STATE[state];

import type { Authority, Certainty } from '../explanation/working.ts';

/** What a surviving spouse may take against a will, in the words of the statute's own measure. It is not computed. */
export interface ElectiveShareLaw {
  /** Deaths from this day on; left out, as far back as any law is held. */
  readonly from?: string;
  /** Follows "may claim": "half of the probate estate". */
  readonly share: string;
  /** A: the statute was read; B: a careful secondary source quotes it. */
  readonly certainty: Certainty;
  readonly authority: Authority;
}

const law = (share: string, cite: string, certainty: Certainty, from?: string): ElectiveShareLaw => ({
  ...(from === undefined ? {} : { from }),
  share,
  certainty,
  authority: { cite, title: 'Elective share of a surviving spouse' },
});

const BY_STATE: Readonly<Record<string, ElectiveShareLaw>> = {
  AK: law('a third of the augmented estate', 'AS 13.12.202', 'A'),
  FL: law('30% of the elective estate', 'Fla. Stat. § 732.2065', 'B'),
  IL: law('a third of the estate where there are descendants, else half of it', '755 ILCS 5/2-8', 'A'),
  MD: law(
    'a third of the augmented estate where there are descendants, else half of it',
    'Md. Code, Est. & Trusts § 3-403',
    'B',
    '2020-10-01',
  ),
  ND: law('half of the augmented estate, at least $75,000', 'N.D.C.C. § 30.1-05-01', 'A'),
  NJ: law('a third of the augmented estate, less what the survivor owns', 'N.J.S.A. 3B:8-1', 'B'),
  NY: law('the greater of $50,000 and a third of the net estate', 'N.Y. EPTL 5-1.1-A', 'A'),
  PA: law('a third of the property that the statute lists', '20 Pa.C.S. § 2203', 'B'),
  TN: law(
    '10% of the net estate after less than 3 years of marriage, 20% from 3, 30% from 6 and 40% from 9 years',
    'Tenn. Code § 31-4-101',
    'A',
  ),
  VT: law('half of the probate estate', '14 V.S.A. § 319', 'A'),
  WY: law(
    'half of what the will disposes of, or a quarter where the survivor is the parent of none of the descendants',
    'Wyo. Stat. § 2-5-101',
    'A',
  ),
};

/** The statute of a state on a date; undefined where none is held, which does not say that there is none. */
export function electiveShareLaw(state: string, date: string): ElectiveShareLaw | undefined {
  const held = Object.hasOwn(BY_STATE, state) ? BY_STATE[state] : undefined;
  return held && date >= (held.from ?? date) ? held : undefined;
}

/** Every statute held, by postal code. */
export const ELECTIVE_SHARE_LAWS: readonly (readonly [state: string, law: ElectiveShareLaw])[] =
  Object.entries(BY_STATE);

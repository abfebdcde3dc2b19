import type { Authority, Certainty } from '../explanation/working.ts';

/** What a surviving spouse may take against a will, in the words of the statute's own measure. */
export interface ElectiveShareLaw {
  /** Deaths from this day on; left out, as far back as any law is held. */
  readonly from?: string;
  /** Follows "may claim": "half of the probate estate". */
  readonly share: string;
  /** The most that the measure can come to, of what the decedent leaves; left out where nothing like it can be said. */
  readonly most?: Estimate;
  /** A: the statute was read; B: a careful secondary source quotes it; C: known by practice, and said so. */
  readonly certainty: Certainty;
  readonly authority: Authority;
}

/** A part of the decedent's own probate estate, or of all that counts in the taxable estate. */
export interface Estimate {
  readonly of: 'PROBATE' | 'ALL';
  readonly part: readonly [numerator: number, denominator: number];
  /** Where there are descendants. */
  readonly withDescendants?: readonly [numerator: number, denominator: number];
}

const law = (share: string, cite: string, certainty: Certainty, most?: Estimate, from?: string): ElectiveShareLaw => ({
  ...(from === undefined ? {} : { from }),
  share,
  ...(most ? { most } : {}),
  certainty,
  authority: { cite, title: 'Elective share of a surviving spouse' },
});

const of = (base: Estimate['of'], n: number, d: number, withDescendants?: Estimate['part']): Estimate => ({
  of: base,
  part: [n, d],
  ...(withDescendants ? { withDescendants } : {}),
});
const HALF_OF_ALL = of('ALL', 1, 2);
const THIRD_OF_ALL = of('ALL', 1, 3);
const HALF_OF_PROBATE = of('PROBATE', 1, 2);
const THIRD_OR_HALF = of('PROBATE', 1, 2, [1, 3]);

const MARITAL_PROPERTY_PART =
  'half of the marital-property part of the augmented estate, a part that grows with the years of marriage to the whole after 15';
const GROWS_FROM_3 =
  'a part of the augmented estate that grows with the years of marriage, from 3% after one to half after 15';
/** A state of community property: half of it is the survivor's own, and nothing more is forced. */
const community = (cite: string, more = ''): ElectiveShareLaw =>
  law(`no share against the will: half of the community property is the survivor’s own${more}`, cite, 'B');

const BY_STATE: Readonly<Record<string, ElectiveShareLaw>> = {
  AK: law('a third of the augmented estate', 'AS 13.12.202', 'A', THIRD_OF_ALL),
  AL: law(
    'half of the marital-property part of the augmented estate, which grows with the years of marriage',
    'Ala. Code § 43-8-70',
    'C',
    HALF_OF_ALL,
    '2023-01-01',
  ),
  AR: law('dower or curtesy as if there were no will', 'Ark. Code § 28-39-401', 'C', of('PROBATE', 1, 2, [1, 3])),
  AZ: community('A.R.S. § 14-3101'),
  CA: community('Cal. Prob. Code § 100', ', and of quasi-community property too (§ 101)'),
  CO: law(
    'half of the marital-property part of the augmented estate: none of it in the first year of marriage, 10% of it in the second, and 10% more each year to all of it after 10',
    'C.R.S. §§ 15-11-202, 15-11-203',
    'A',
    HALF_OF_ALL,
  ),
  CT: law('a third of the probate estate for life', 'Conn. Gen. Stat. § 45a-436', 'A', of('PROBATE', 1, 3)),
  DC: law('the share of an heir, at most half of the probate estate', 'D.C. Code § 19-113', 'C', HALF_OF_PROBATE),
  DE: law('a third of the elective estate, less what passes to the survivor', '12 Del. C. § 901', 'A', THIRD_OF_ALL),
  FL: law('30% of the elective estate', 'Fla. Stat. § 732.2065', 'A', of('ALL', 30, 100)),
  GA: law('no share against the will, but a year’s support that a court sets', 'O.C.G.A. § 53-3-1', 'A'),
  HI: law(
    'half of the marital-property part of the augmented estate, which grows with the years of marriage to the whole after 15',
    'HRS §§ 560:2-202, 560:2-203',
    'C',
    HALF_OF_ALL,
  ),
  IA: law(
    'a third of the real estate and of the personal property, and all of it that is exempt from execution',
    'Iowa Code § 633.238',
    'A',
    of('ALL', 1, 3),
  ),
  ID: community('Idaho Code § 15-2-203', ', and half of the quasi-community property in the augmented estate'),
  IL: law('a third of the estate where there are descendants, else half of it', '755 ILCS 5/2-8', 'A', THIRD_OR_HALF),
  IN: law(
    'half of the estate, or, with no child of both beside a child of the decedent, a third of personal property and a quarter of real estate',
    'Ind. Code § 29-1-3-1',
    'A',
    HALF_OF_PROBATE,
  ),
  KS: law(GROWS_FROM_3, 'K.S.A. 59-6a202', 'B', HALF_OF_ALL),
  KY: law('half of personal property and a third of real estate', 'KRS 392.080', 'B', HALF_OF_PROBATE),
  LA: community(
    'La. Civ. Code arts. 2432, 2434',
    '; a poorer survivor may have a marital portion: a quarter of the succession, beside children only for life',
  ),
  MA: law(
    'a third of the estate where there are descendants, else $25,000 and half of the rest; what is beyond $25,000 gives only the income for life, unless the decedent left no kin',
    'M.G.L. c. 191, § 15',
    'A',
    THIRD_OR_HALF,
  ),
  MD: law(
    'a third of the augmented estate where there are descendants, else half of it',
    'Md. Code, Est. & Trusts § 3-403',
    'B',
    of('ALL', 1, 2, [1, 3]),
    '2020-10-01',
  ),
  ME: law(MARITAL_PROPERTY_PART, '18-C M.R.S. §§ 2-202, 2-203', 'B', HALF_OF_ALL, '2019-09-01'),
  MI: law(
    'half of what the survivor would have without a will, less half of what comes to the survivor outside of it',
    'MCL 700.2202',
    'A',
    HALF_OF_PROBATE,
  ),
  // The act of 2016 raised the least to $75,000 and left the schedule of 1994, which the model act has since given up.
  MN: law(`${GROWS_FROM_3}, and at least $75,000`, 'Minn. Stat. § 524.2-202', 'B', HALF_OF_ALL, '2017-01-01'),
  MO: law(
    'a third of the estate where there are descendants, else half of it, less what she receives otherwise',
    'Mo. Rev. Stat. § 474.160',
    'A',
    THIRD_OR_HALF,
  ),
  MS: law(
    'the share of an heir, at most half of the estate, unless she owns a fifth of as much',
    'Miss. Code § 91-5-25',
    'B',
    HALF_OF_PROBATE,
  ),
  MT: law(MARITAL_PROPERTY_PART, 'MCA 72-2-221, 72-2-222', 'B', HALF_OF_ALL),
  NC: law(
    'a part of the total net assets less what passes to the survivor: 15% after less than 5 years of marriage, 25% from 5, 33% from 10 and half from 15 years',
    'N.C.G.S. § 30-3.1',
    'A',
    HALF_OF_ALL,
  ),
  ND: law('half of the augmented estate, at least $75,000', 'N.D.C.C. § 30.1-05-01', 'A', HALF_OF_ALL),
  NE: law('up to half of the augmented estate', 'Neb. Rev. Stat. § 30-2313', 'A', HALF_OF_ALL),
  NH: law(
    'a third of the estate where there are descendants; else $10,000 each of personal and real property and half of the rest',
    'N.H. RSA 560:10',
    'B',
    THIRD_OR_HALF,
  ),
  NJ: law('a third of the augmented estate, less what the survivor owns', 'N.J.S.A. 3B:8-1', 'B', THIRD_OF_ALL),
  NM: community('NMSA 1978, § 45-3-101'),
  NV: community('NRS 123.250'),
  NY: law('the greater of $50,000 and a third of the net estate', 'N.Y. EPTL 5-1.1-A', 'A', THIRD_OF_ALL),
  OH: law(
    'the share of an heir, at most half of the net estate, or a third with two or more children',
    'Ohio Rev. Code § 2106.01',
    'B',
    HALF_OF_PROBATE,
  ),
  OK: law('half of the property acquired by the joint industry of the couple', '84 O.S. § 44', 'B', HALF_OF_PROBATE),
  OR: law(
    'a part of both spouses’ property, less what she has: 5% after less than 2 years of marriage, then more each year to 33% from 15 years',
    'ORS 114.605',
    'B',
    of('ALL', 33, 100),
  ),
  PA: law('a third of the property that the statute lists', '20 Pa.C.S. § 2203', 'A', THIRD_OF_ALL),
  RI: law('a life estate in all real estate', 'R.I. Gen. Laws § 33-25-2', 'B'),
  SC: law('a third of the probate estate', 'S.C. Code § 62-2-201', 'A', of('PROBATE', 1, 3)),
  SD: law(GROWS_FROM_3, 'SDCL 29A-2-202', 'A', HALF_OF_ALL),
  TN: law(
    '10% of the net estate after less than 3 years of marriage, 20% from 3, 30% from 6 and 40% from 9 years',
    'Tenn. Code § 31-4-101',
    'A',
    of('PROBATE', 40, 100),
  ),
  TX: community('Tex. Est. Code § 101.052'),
  UT: law('a third of the augmented estate', 'Utah Code § 75-2-202', 'B', THIRD_OF_ALL),
  VA: law(
    'half of the marital-property part of the augmented estate: 3% of it in the first year of marriage, 6% in the second, 6% more each year to 60% in the eleventh, 8% more to 92% in the fifteenth, then all of it',
    'Va. Code §§ 64.2-308.3, 64.2-308.4',
    'A',
    HALF_OF_ALL,
    '2017-01-01',
  ),
  VT: law('half of the probate estate', '14 V.S.A. § 319', 'A', HALF_OF_PROBATE),
  WA: community('RCW 26.16.030', ', and of quasi-community property too (RCW 26.16.230)'),
  WI: law(
    'half of the deferred marital property; half of the marital property is the survivor’s own',
    'Wis. Stat. § 861.02',
    'B',
    HALF_OF_ALL,
  ),
  WV: law(GROWS_FROM_3, 'W. Va. Code § 42-3-1', 'B', HALF_OF_ALL),
  WY: law(
    'half of what the will disposes of, or a quarter where the survivor is the parent of none of the descendants',
    'Wyo. Stat. § 2-5-101',
    'A',
    HALF_OF_PROBATE,
  ),
};

/** The statute of a state on a date; undefined before it, or of another place. */
export function electiveShareLaw(state: string, date: string): ElectiveShareLaw | undefined {
  const held = Object.hasOwn(BY_STATE, state) ? BY_STATE[state] : undefined;
  return held && date >= (held.from ?? date) ? held : undefined;
}

/** Every statute held, by postal code. */
export const ELECTIVE_SHARE_LAWS: readonly (readonly [state: string, law: ElectiveShareLaw])[] =
  Object.entries(BY_STATE);

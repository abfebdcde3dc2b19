import type { DeathLabel, DistributionResult } from '../distribution/distribution-result.ts';
import type { Authority, Working } from '../explanation/working.ts';
import { MODEL_SILENT_CLAUSE, silentClauseLaw } from './apportionment-tables.ts';

/** Rules of the model acts that a state has in a section of its own, by what the engine cites them as. */
const PROBATE = ['2-511', '2-604', '2-606', '2-607', '3-805', '3-902', '6-101'] as const;
const TRUSTS = ['505', '602', '801'] as const;
type ModelSection = `UPC ${(typeof PROBATE)[number]}` | 'UPC 2-1106' | `UTC ${(typeof TRUSTS)[number]}`;
type Sections = Partial<Readonly<Record<ModelSection, string>>>;

/** What a section is about, in the words of the law book. */
const SECTION_WORDS: Readonly<Record<ModelSection, string>> = {
  'UPC 2-511': 'wills that pour over into a trust',
  'UPC 2-604': 'gifts that fail and the residue',
  'UPC 2-606': 'things given and no longer owned',
  'UPC 2-607': 'debts on what is given',
  'UPC 3-805': 'the order of claims',
  'UPC 3-902': 'which gifts give way',
  'UPC 6-101': 'designations outside the will',
  'UPC 2-1106': 'disclaimers',
  'UTC 505': 'debts on property of a trust',
  'UTC 602': 'trusts of several settlors',
  'UTC 801': 'the terms of a trust',
};

/** A code numbered as the model act: what stands before the number of each article. */
function numbered(prefixes: Readonly<Partial<Record<'2' | '3' | '6', string>>>): Sections {
  const sections: Partial<Record<ModelSection, string>> = {};
  for (const section of PROBATE) {
    const [article = '', number = ''] = section.split('-');
    const prefix = prefixes[article as '2' | '3' | '6'];
    if (prefix !== undefined) sections[`UPC ${section}`] = `${prefix}${number}`;
  }
  return sections;
}

/** A trust code numbered as the model act: `#` is the part and `##` the section. */
function trustCode(pattern: string): Sections {
  const cite = (section: string): string => pattern.replace('##', section).replace('#', section.charAt(0));
  return { 'UTC 505': cite('505'), 'UTC 602': cite('602'), 'UTC 801': cite('801') };
}

/**
 * As they are known to practice; those that were read are in `READ_SECTIONS`. A state or a section that is not here is
 * cited by the model act. Where a rule of the figures is the model act's and the state's differs, the warnings say so.
 */
const BY_STATE: Readonly<Record<string, Sections>> = {
  AK: { ...numbered({ '2': 'AS 13.12.' }), 'UPC 3-805': 'AS 13.16.470', 'UPC 6-101': 'AS 13.33.101' },
  AL: trustCode('Ala. Code § 19-3B-##'),
  AR: trustCode('Ark. Code § 28-73-##'),
  AZ: {
    ...numbered({ '2': 'A.R.S. § 14-2', '3': 'A.R.S. § 14-3', '6': 'A.R.S. § 14-6' }),
    ...trustCode('A.R.S. § 14-10##'),
  },
  CA: {
    'UPC 2-511': 'Cal. Prob. Code § 6300',
    'UPC 2-604': 'Cal. Prob. Code § 21111',
    'UPC 2-606': 'Cal. Prob. Code § 21133',
    'UPC 2-607': 'Cal. Prob. Code § 21131',
    'UPC 3-805': 'Cal. Prob. Code § 11420',
    'UPC 3-902': 'Cal. Prob. Code § 21402',
    'UPC 6-101': 'Cal. Prob. Code § 5000',
    'UPC 2-1106': 'Cal. Prob. Code § 282',
    'UTC 505': 'Cal. Prob. Code § 19001',
    'UTC 801': 'Cal. Prob. Code § 16000',
  },
  CO: {
    ...numbered({ '2': 'C.R.S. § 15-11-', '3': 'C.R.S. § 15-12-', '6': 'C.R.S. § 15-15-' }),
    ...trustCode('C.R.S. § 15-5-##'),
    'UPC 2-1106': 'C.R.S. § 15-11-1206',
  },
  DC: {
    'UTC 505': 'D.C. Code § 19-1305.05',
    'UTC 602': 'D.C. Code § 19-1306.02',
    'UTC 801': 'D.C. Code § 19-1308.01',
  },
  FL: {
    'UPC 2-511': 'Fla. Stat. § 732.513',
    'UPC 2-604': 'Fla. Stat. § 732.604',
    'UPC 2-606': 'Fla. Stat. § 732.606',
    'UPC 2-607': 'Fla. Stat. § 733.803',
    'UPC 3-805': 'Fla. Stat. § 733.707',
    'UPC 3-902': 'Fla. Stat. § 733.805',
    'UPC 2-1106': 'Fla. Stat. § 739.201',
    ...trustCode('Fla. Stat. § 736.0##'),
  },
  GA: {
    'UPC 2-604': 'O.C.G.A. § 53-4-65',
    'UPC 2-606': 'O.C.G.A. § 53-4-66',
    'UPC 3-805': 'O.C.G.A. § 53-7-40',
    'UPC 3-902': 'O.C.G.A. § 53-4-63',
    'UPC 2-1106': 'O.C.G.A. § 53-1-20',
  },
  HI: {
    ...numbered({ '2': 'HRS § 560:2-', '3': 'HRS § 560:3-', '6': 'HRS § 560:6-' }),
    ...trustCode('HRS § 554D-##'),
  },
  ID: numbered({ '3': 'Idaho Code § 15-3-' }),
  IL: {
    'UPC 2-511': '755 ILCS 5/4-4',
    'UPC 2-604': '755 ILCS 5/4-11',
    'UPC 2-607': '755 ILCS 5/20-19',
    'UPC 3-805': '755 ILCS 5/18-10',
    'UPC 2-1106': '755 ILCS 5/2-7',
    ...trustCode('760 ILCS 3/##'),
  },
  KS: trustCode('K.S.A. 58a-##'),
  MA: {
    ...numbered({ '2': 'M.G.L. c. 190B, § 2-', '3': 'M.G.L. c. 190B, § 3-' }),
    ...trustCode('M.G.L. c. 203E, § ##'),
  },
  MD: {
    'UPC 2-511': 'Md. Code, Est. & Trusts § 4-411',
    'UPC 3-805': 'Md. Code, Est. & Trusts § 8-105',
    'UPC 3-902': 'Md. Code, Est. & Trusts § 9-103',
    'UTC 801': 'Md. Code, Est. & Trusts § 14.5-801',
  },
  ME: {
    ...numbered({ '2': '18-C M.R.S. § 2-', '3': '18-C M.R.S. § 3-', '6': '18-C M.R.S. § 6-' }),
    ...trustCode('18-B M.R.S. § ##'),
  },
  MI: {
    ...numbered({ '2': 'MCL 700.2', '3': 'MCL 700.3', '6': 'MCL 700.6' }),
    'UTC 602': 'MCL 700.7602',
    'UTC 801': 'MCL 700.7801',
  },
  MN: {
    ...numbered({ '2': 'Minn. Stat. § 524.2-', '3': 'Minn. Stat. § 524.3-' }),
    ...trustCode('Minn. Stat. § 501C.0##'),
  },
  MO: trustCode('Mo. Rev. Stat. § 456.#-##'),
  MS: trustCode('Miss. Code § 91-8-##'),
  MT: trustCode('MCA 72-38-##'),
  NC: {
    'UPC 2-511': 'N.C.G.S. § 31-47',
    'UPC 3-805': 'N.C.G.S. § 28A-19-6',
    'UPC 3-902': 'N.C.G.S. § 28A-15-5',
    'UPC 2-1106': 'N.C.G.S. § 31B-1',
    ...trustCode('N.C.G.S. § 36C-#-##'),
  },
  ND: {
    'UPC 2-604': 'N.D.C.C. § 30.1-09.1-04',
    'UPC 2-606': 'N.D.C.C. § 30.1-09.1-06',
    'UPC 2-607': 'N.D.C.C. § 30.1-09.1-07',
    'UPC 3-805': 'N.D.C.C. § 30.1-19-05',
    'UPC 3-902': 'N.D.C.C. § 30.1-20-02',
    'UTC 505': 'N.D.C.C. § 59-13-05',
    'UTC 602': 'N.D.C.C. § 59-14-02',
    'UTC 801': 'N.D.C.C. § 59-16-01',
  },
  NE: {
    'UPC 3-805': 'Neb. Rev. Stat. § 30-2487',
    'UPC 3-902': 'Neb. Rev. Stat. § 30-24,100',
    'UTC 505': 'Neb. Rev. Stat. § 30-3850',
    'UTC 602': 'Neb. Rev. Stat. § 30-3854',
    'UTC 801': 'Neb. Rev. Stat. § 30-3866',
  },
  NH: trustCode('N.H. RSA 564-B:#-##'),
  NJ: {
    'UPC 2-511': 'N.J.S.A. 3B:4-2',
    'UPC 2-604': 'N.J.S.A. 3B:3-37',
    'UPC 2-607': 'N.J.S.A. 3B:25-1',
    'UPC 3-805': 'N.J.S.A. 3B:22-2',
    'UPC 3-902': 'N.J.S.A. 3B:23-12',
    'UPC 2-1106': 'N.J.S.A. 3B:9-2',
  },
  NM: {
    ...numbered({ '2': 'NMSA 1978, § 45-2-', '3': 'NMSA 1978, § 45-3-', '6': 'NMSA 1978, § 45-6-' }),
    ...trustCode('NMSA 1978, § 46A-#-##'),
  },
  NY: {
    'UPC 2-511': 'N.Y. EPTL 3-3.7',
    'UPC 2-604': 'N.Y. EPTL 3-3.4',
    'UPC 2-607': 'N.Y. EPTL 3-3.6',
    'UPC 3-805': 'N.Y. SCPA 1811',
    'UPC 3-902': 'N.Y. EPTL 13-1.3',
    'UPC 6-101': 'N.Y. EPTL 13-3.2',
    'UPC 2-1106': 'N.Y. EPTL 2-1.11',
  },
  OH: {
    'UPC 2-511': 'Ohio Rev. Code § 2107.63',
    'UPC 2-604': 'Ohio Rev. Code § 2107.52',
    'UPC 2-606': 'Ohio Rev. Code § 2107.501',
    'UPC 2-607': 'Ohio Rev. Code § 2113.52',
    'UPC 3-805': 'Ohio Rev. Code § 2117.25',
    'UPC 2-1106': 'Ohio Rev. Code § 5815.36',
    'UTC 505': 'Ohio Rev. Code § 5805.06',
    'UTC 602': 'Ohio Rev. Code § 5806.02',
    'UTC 801': 'Ohio Rev. Code § 5808.01',
  },
  OR: {
    'UPC 2-511': 'ORS 112.265',
    'UPC 2-604': 'ORS 112.400',
    'UPC 2-606': 'ORS 112.385',
    'UPC 2-607': 'ORS 115.255',
    'UPC 3-805': 'ORS 115.125',
    'UPC 3-902': 'ORS 116.133',
    'UTC 505': 'ORS 130.315',
    'UTC 602': 'ORS 130.505',
    'UTC 801': 'ORS 130.650',
  },
  PA: {
    'UPC 2-511': '20 Pa.C.S. § 2515',
    'UPC 2-604': '20 Pa.C.S. § 2514(10), (11)',
    'UPC 3-805': '20 Pa.C.S. § 3392',
    'UPC 3-902': '20 Pa.C.S. § 3541',
    'UPC 2-1106': '20 Pa.C.S. § 6201',
    'UTC 505': '20 Pa.C.S. § 7745',
    'UTC 602': '20 Pa.C.S. § 7752',
    'UTC 801': '20 Pa.C.S. § 7771',
  },
  SC: trustCode('S.C. Code § 62-7-##'),
  SD: numbered({ '2': 'SDCL 29A-2-', '3': 'SDCL 29A-3-', '6': 'SDCL 29A-6-' }),
  TN: trustCode('Tenn. Code § 35-15-##'),
  TX: {
    'UPC 2-511': 'Tex. Est. Code § 254.001',
    'UPC 2-604': 'Tex. Est. Code § 255.152',
    'UPC 2-607': 'Tex. Est. Code § 255.301',
    'UPC 3-805': 'Tex. Est. Code § 355.102',
    'UPC 3-902': 'Tex. Est. Code § 355.109',
    'UPC 6-101': 'Tex. Est. Code § 111.052',
    'UTC 801': 'Tex. Prop. Code § 113.051',
  },
  UT: numbered({ '2': 'Utah Code § 75-2-', '3': 'Utah Code § 75-3-', '6': 'Utah Code § 75-6-' }),
  VA: {
    'UPC 2-511': 'Va. Code § 64.2-427',
    'UPC 2-604': 'Va. Code § 64.2-416',
    'UPC 2-606': 'Va. Code § 64.2-415',
    'UPC 2-607': 'Va. Code § 64.2-531',
    'UPC 3-805': 'Va. Code § 64.2-528',
    'UPC 6-101': 'Va. Code § 64.2-620',
    'UTC 505': 'Va. Code § 64.2-747',
    'UTC 602': 'Va. Code § 64.2-751',
    'UTC 801': 'Va. Code § 64.2-763',
  },
  VT: trustCode('14A V.S.A. § ##'),
  WA: {
    'UPC 2-511': 'RCW 11.12.250',
    'UPC 2-604': 'RCW 11.12.120',
    'UPC 2-607': 'RCW 11.12.070',
    'UPC 3-805': 'RCW 11.76.110',
    'UPC 3-902': 'RCW 11.10.010',
    'UPC 2-1106': 'RCW 11.86.021',
  },
  WI: trustCode('Wis. Stat. § 701.0##'),
  WV: trustCode('W. Va. Code § 44D-#-##'),
  WY: trustCode('Wyo. Stat. § 4-10-##'),
};

/** Sections whose text was read. */
const READ_SECTIONS: ReadonlySet<string> = new Set([
  'Cal. Prob. Code § 21402',
  'Fla. Stat. § 733.805',
  'Minn. Stat. § 524.2-604',
  'Minn. Stat. § 524.2-606',
  'N.Y. EPTL 13-1.3',
  'Neb. Rev. Stat. § 30-2487',
  'N.Y. EPTL 3-3.4',
  'Tex. Est. Code § 255.152',
  'Tex. Est. Code § 355.109',
]);

/** A section of a state in the place of a model act's, and whether its text was read. */
export interface LocalSection {
  readonly about: string;
  readonly cite: string;
  readonly wasRead: boolean;
}

/** All that are held of a state, by number of the model acts' sections. */
export const localSections = (state: string): readonly LocalSection[] =>
  Object.entries(held(state) ?? {}).map(([model, cite]) => ({
    about: SECTION_WORDS[model as ModelSection],
    cite,
    wasRead: READ_SECTIONS.has(cite),
  }));

const held = (state: string): Sections | undefined => (Object.hasOwn(BY_STATE, state) ? BY_STATE[state] : undefined);

/**
 * An authority in the sections of a state; what it has none for stays. Several in one are told apart.
 * Case: `UPC 3-805; IRC § 2053` in New York → `N.Y. SCPA 1811`, `IRC § 2053`.
 */
export function localAuthority(state: string, authority: readonly Authority[]): readonly Authority[] {
  const sections = held(state) ?? {};
  const ofState = (cite: string): string | undefined =>
    cite === 'UPC 3-9A' ? apportionmentCite(state) : sections[withoutParagraph(cite)];
  return authority.flatMap((one) => {
    const parts = one.cite.split('; ').map((cite) => ({ cite, own: ofState(cite) }));
    if (parts.every(({ own }) => own === undefined)) return [one];
    return parts.map(({ cite, own }) => ({ ...one, cite: own ?? cite }));
  });
}

/** Who bears estate tax, which a table of its own holds. */
function apportionmentCite(state: string): string | undefined {
  const law = silentClauseLaw(state);
  return law === MODEL_SILENT_CLAUSE ? undefined : law.authority.cite;
}

const withoutParagraph = (cite: string): ModelSection => cite.replace(/\([a-z]\)$/, '') as ModelSection;

/** The same of every line of a working. */
export function localWorking<T extends Working>(state: string, working: T): T {
  const { authority, parts, basis } = working;
  return {
    ...working,
    ...(authority ? { authority: localAuthority(state, authority) } : {}),
    ...(parts ? { parts: parts.map((part) => localWorking(state, part)) } : {}),
    ...(basis ? { basis: basis.map((line) => localWorking(state, line)) } : {}),
  };
}

/** Transfers and warnings of a result, each by the sections of the state that its decedent lived in. */
export function inLocalSections({
  estates,
  transfers,
  warnings,
}: Pick<DistributionResult, 'estates' | 'transfers' | 'warnings'>): Pick<DistributionResult, 'transfers' | 'warnings'> {
  const domiciles = new Map(estates.map(({ death, domicile }) => [death, domicile]));
  const local = <T extends { readonly death?: DeathLabel; readonly authority: readonly Authority[] }>(one: T): T => ({
    ...one,
    authority: localAuthority((one.death && domiciles.get(one.death)) ?? '', one.authority),
  });
  return { transfers: transfers.map(local), warnings: warnings.map(local) };
}

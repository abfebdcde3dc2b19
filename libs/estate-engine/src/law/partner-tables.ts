import type { Authority, Certainty } from '../explanation/working.ts';

/** For what a state treats a registered partner, or a partner by civil union, as a husband or wife. */
export interface PartnerLaw {
  /** What the state calls it. */
  readonly union: 'domestic partnership' | 'civil union';
  /** The marital deduction of its estate tax. */
  readonly estateTax: boolean;
  /** The class of its inheritance tax. */
  readonly inheritanceTax: boolean;
  /** The share of an heir without a will. */
  readonly heirs: boolean;
  /** Deaths from this day on; left out, as far back as any law is held. */
  readonly from?: string;
  /** A: the statute or regulation was read; B: a careful secondary source cites it; C: by its general clause. */
  readonly certainty: Certainty;
  readonly authority: Authority;
}

type Purposes = Pick<PartnerLaw, 'estateTax' | 'inheritanceTax' | 'heirs'>;
const HEIRS: Purposes = { estateTax: false, inheritanceTax: false, heirs: true };
const HEIRS_AND_ESTATE_TAX: Purposes = { ...HEIRS, estateTax: true };
const HEIRS_AND_INHERITANCE_TAX: Purposes = { ...HEIRS, inheritanceTax: true };

const law = (
  union: PartnerLaw['union'],
  purposes: Purposes,
  cite: string,
  certainty: Certainty,
  from?: string,
): PartnerLaw => ({
  union,
  ...purposes,
  ...(from === undefined ? {} : { from }),
  certainty,
  authority: { cite, title: 'Registered partners and partners by civil union' },
});

const BY_STATE: Readonly<Record<string, PartnerLaw>> = {
  CA: law('domestic partnership', HEIRS, 'Cal. Fam. Code § 297.5', 'B'),
  CO: law('civil union', HEIRS, 'C.R.S. § 14-15-107', 'B'),
  DC: law('domestic partnership', HEIRS_AND_ESTATE_TAX, 'D.C. Code §§ 19-302, 47-3701(3A)', 'C'),
  HI: law('civil union', HEIRS_AND_ESTATE_TAX, 'HRS §§ 572B-9, 236E-7', 'B'),
  IL: law('civil union', HEIRS_AND_ESTATE_TAX, '86 Ill. Adm. Code 2000.200; 750 ILCS 75/20', 'A'),
  MD: law('domestic partnership', HEIRS_AND_INHERITANCE_TAX, 'Md. Code, Est. & Trusts § 2-214(g)', 'B', '2023-10-01'),
  ME: law('domestic partnership', HEIRS, '18-C M.R.S. § 2-102', 'C'),
  NJ: law('domestic partnership', HEIRS_AND_INHERITANCE_TAX, 'N.J.S.A. 54:34-2(a), 3B:5-3', 'B'),
  NV: law('domestic partnership', HEIRS, 'NRS 122A.200', 'B'),
  OR: law('domestic partnership', HEIRS_AND_ESTATE_TAX, 'ORS 106.340', 'B'),
  RI: law('civil union', HEIRS_AND_ESTATE_TAX, 'R.I. Gen. Laws § 15-3.1-6', 'C'),
  VT: law('civil union', HEIRS_AND_ESTATE_TAX, '15 V.S.A. § 1204', 'C'),
  WA: law('domestic partnership', HEIRS_AND_ESTATE_TAX, 'RCW 83.100.047(1)(b), 26.60.015', 'A'),
};

export const PARTNER_LAWS: readonly (readonly [state: string, law: PartnerLaw])[] = Object.entries(BY_STATE);

/** What the state makes of registered partners at a death on a day; undefined where they are nothing to each other by law. */
export function partnerLaw(state: string, date: string): PartnerLaw | undefined {
  const held = BY_STATE[state];
  return held && (held.from === undefined || date >= held.from) ? held : undefined;
}

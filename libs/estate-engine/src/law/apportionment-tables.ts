import type { Authority, Certainty } from '../explanation/working.ts';

/**
 * Who bears estate tax where neither will nor trust says so (CONVENTIONS C27). `APPORTION`: everybody whose share is
 * taxed, by what it is worth. `RESIDUE`: what is left, before anybody else. `GIFTS_SPARED`: as the first, but what falls
 * on gifts of things and of money by the decedent's own instruments is borne by what is left.
 */
export interface SilentClauseLaw {
  readonly rule: 'APPORTION' | 'RESIDUE' | 'GIFTS_SPARED';
  readonly certainty: Certainty;
  readonly authority: Authority;
}

const apportion = (cite: string, certainty: Certainty = 'B'): SilentClauseLaw => ({
  rule: 'APPORTION',
  certainty,
  authority: { cite, title: 'Estate tax is apportioned among those whose shares are taxed' },
});
const residue = (cite: string, certainty: Certainty = 'C'): SilentClauseLaw => ({
  rule: 'RESIDUE',
  certainty,
  authority: { cite, title: 'Estate tax is paid out of the residue' },
});
const giftsSpared = (cite: string, certainty: Certainty = 'C'): SilentClauseLaw => ({
  rule: 'GIFTS_SPARED',
  certainty,
  authority: { cite, title: 'Estate tax is apportioned, but gifts before the residue are spared' },
});

/**
 * Statutes as they are cited, and decisions where no statute speaks; none of them was read in full, so no row is of
 * certainty A. What practice knows without a source that was seen is C, and a plan that rests on it says so.
 */
const BY_STATE: Readonly<Record<string, SilentClauseLaw>> = {
  AK: apportion('AS 13.16.610'),
  AL: residue('Ala. Code § 40-15-18'),
  AR: apportion('Ark. Code §§ 28-54-101 to 28-54-109'),
  AZ: giftsSpared('Doetsch v. Doetsch, 312 F.2d 323 (7th Cir. 1963)'),
  CA: apportion('Cal. Prob. Code § 20110'),
  CO: apportion('C.R.S. § 15-12-916'),
  CT: apportion('Conn. Gen. Stat. § 12-401'),
  DC: residue('Hepburn v. Winthrop, 83 F.2d 566 (D.C. Cir. 1936)'),
  DE: apportion('12 Del. C. § 2901', 'C'),
  FL: giftsSpared('Fla. Stat. § 733.817'),
  GA: residue('O.C.G.A. § 53-4-63'),
  HI: apportion('HRS § 560:3-916'),
  IA: residue('Iowa Code § 633.449'),
  ID: apportion('Idaho Code § 15-3-916'),
  IL: giftsSpared('Roe v. Estate of Farrell, 69 Ill. 2d 525 (1978)'),
  IN: apportion('Ind. Code § 29-2-12-2'),
  KY: giftsSpared('Trimble v. Hatcher’s Executors, 295 Ky. 178 (1943)'),
  LA: apportion('La. R.S. 9:2432'),
  MA: giftsSpared('M.G.L. c. 65A, § 5'),
  MD: apportion('Md. Code, Tax-Gen. § 7-308'),
  ME: apportion('18-C M.R.S. § 3-916', 'C'),
  MI: apportion('MCL 700.3920'),
  MN: apportion('Minn. Stat. § 524.3-916'),
  MO: giftsSpared('Carpenter v. Carpenter, 364 Mo. 782 (1954)'),
  MS: apportion('Miss. Code § 27-10-5'),
  MT: apportion('MCA 72-16-603'),
  NC: apportion('N.C.G.S. § 28A-27-2'),
  ND: apportion('N.D.C.C. § 30.1-20-16'),
  NE: apportion('Neb. Rev. Stat. § 77-2108'),
  NH: apportion('N.H. RSA 88-A:2'),
  NJ: giftsSpared('N.J.S.A. 3B:24-2 to 3B:24-4'),
  NM: apportion('NMSA 1978, § 45-3-916', 'C'),
  NV: apportion('NRS 150.310'),
  NY: apportion('N.Y. EPTL 2-1.8'),
  OH: giftsSpared('Ohio Rev. Code § 2113.86'),
  OR: apportion('ORS 116.313'),
  PA: giftsSpared('20 Pa.C.S. § 3702'),
  RI: apportion('R.I. Gen. Laws § 44-23.1-2'),
  SC: apportion('S.C. Code § 62-3-916'),
  SD: apportion('SDCL 29A-3-916'),
  TN: apportion('Tenn. Code § 30-2-614'),
  TX: apportion('Tex. Est. Code § 124.005'),
  UT: apportion('Utah Code § 75-3-916'),
  VA: apportion('Va. Code § 64.2-540'),
  VT: apportion('32 V.S.A. § 7302'),
  WA: apportion('RCW 83.110A.030'),
  WI: residue('Will of Uihlein, 264 Wis. 362 (1953)'),
  WV: apportion('W. Va. Code § 44-2-16a'),
  WY: apportion('Wyo. Stat. § 2-10-103'),
};

/** What most statutes do (UPC 3-9A-104), where a state's own is not held. */
export const MODEL_SILENT_CLAUSE: SilentClauseLaw = apportion('UPC 3-9A-104', 'D');

/** The rule of a state of domicile; of any other place the model's, of certainty D. */
export const silentClauseLaw = (state: string): SilentClauseLaw =>
  (Object.hasOwn(BY_STATE, state) ? BY_STATE[state] : undefined) ?? MODEL_SILENT_CLAUSE;

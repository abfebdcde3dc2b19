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

const apportion = (cite: string, certainty: Certainty = 'C'): SilentClauseLaw => ({
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
 * Statutes, and decisions where no statute speaks. A: the section that apportions was read; B: it is quoted, or a
 * decision reads it so; C: known by practice without a source that was seen, and a plan that rests on it says so.
 */
const BY_STATE: Readonly<Record<string, SilentClauseLaw>> = {
  AK: apportion('AS 13.16.610', 'A'),
  AL: apportion('Ala. Code § 40-15B-4', 'A'),
  AR: apportion('Ark. Code § 28-54-104', 'A'),
  AZ: giftsSpared('Doetsch v. Doetsch, 312 F.2d 323 (7th Cir. 1963)'),
  CA: apportion('Cal. Prob. Code §§ 20110, 20111', 'A'),
  CO: apportion('C.R.S. § 15-12-1404', 'A'),
  CT: apportion('Conn. Gen. Stat. § 12-401', 'A'),
  DC: residue('Hepburn v. Winthrop, 83 F.2d 566 (D.C. Cir. 1936)', 'B'),
  DE: apportion('12 Del. C. § 2904', 'A'),
  FL: giftsSpared('Fla. Stat. § 733.817', 'B'),
  GA: residue('O.C.G.A. § 53-4-63', 'A'),
  HI: apportion('HRS §§ 560:3-916, 560:3-1304', 'A'),
  IA: residue('Iowa Code §§ 633.436, 633.449', 'B'),
  ID: apportion('Idaho Code § 15-3-1304', 'A'),
  IL: giftsSpared('Roe v. Estate of Farrell, 69 Ill. 2d 525 (1978)', 'B'),
  IN: apportion('Ind. Code §§ 29-2-12-2, 29-2-12-4', 'A'),
  KY: giftsSpared('Trimble v. Hatcher’s Executors, 295 Ky. 178 (1943)'),
  LA: apportion('La. R.S. 9:2432, 9:2435', 'B'),
  MA: apportion('M.G.L. c. 190B, § 3-916', 'A'),
  MD: apportion('Md. Code, Tax-Gen. § 7-308', 'A'),
  ME: apportion('18-C M.R.S. § 3-916', 'B'),
  MI: giftsSpared('MCL 700.3920'),
  MN: apportion('Minn. Stat. § 524.3-916', 'A'),
  MO: giftsSpared('Carpenter v. Carpenter, 364 Mo. 782 (1954)'),
  MS: apportion('Miss. Code § 91-25-7', 'B'),
  MT: apportion('MCA 72-16-603', 'A'),
  NC: apportion('N.C.G.S. § 28A-27-2', 'A'),
  ND: apportion('N.D.C.C. § 30.1-20-16', 'B'),
  NE: apportion('Neb. Rev. Stat. § 77-2108', 'A'),
  NH: apportion('N.H. RSA 88-A:2', 'A'),
  NJ: giftsSpared('N.J.S.A. 3B:24-2 to 3B:24-4', 'B'),
  NM: apportion('NMSA 1978, § 45-3-923', 'A'),
  NV: apportion('NRS 150.310, 150.330', 'A'),
  NY: apportion('N.Y. EPTL 2-1.8', 'B'),
  OH: giftsSpared('Ohio Rev. Code § 2113.86', 'A'),
  OR: apportion('ORS 116.313', 'A'),
  PA: giftsSpared('20 Pa.C.S. § 3702', 'A'),
  RI: apportion('R.I. Gen. Laws § 44-23.1-2', 'A'),
  SC: apportion('S.C. Code § 62-3-916', 'B'),
  SD: apportion('SDCL 29A-3-916', 'A'),
  TN: apportion('Tenn. Code § 30-2-614', 'A'),
  TX: apportion('Tex. Est. Code § 124.005', 'A'),
  UT: apportion('Utah Code § 75-3-916'),
  VA: apportion('Va. Code § 64.2-540', 'A'),
  VT: apportion('32 V.S.A. § 7302', 'B'),
  WA: apportion('RCW 83.110A.030', 'A'),
  WI: residue('Will of Uihlein, 264 Wis. 362 (1953)', 'B'),
  WV: apportion('W. Va. Code §§ 44-2-16a, 44-3A-18', 'B'),
  WY: apportion('Wyo. Stat. § 2-10-103', 'A'),
};

/** What most statutes do (UPC 3-9A-104), where a state's own is not held. */
export const MODEL_SILENT_CLAUSE: SilentClauseLaw = apportion('UPC 3-9A-104', 'D');

/** The rule of a state of domicile; of any other place the model's, of certainty D. */
export const silentClauseLaw = (state: string): SilentClauseLaw =>
  (Object.hasOwn(BY_STATE, state) ? BY_STATE[state] : undefined) ?? MODEL_SILENT_CLAUSE;

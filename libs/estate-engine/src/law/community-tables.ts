import type { Authority, Certainty } from '../explanation/working.ts';

/** Whether what spouses acquire is owned by both, and what becomes of property from such a state at a death. */
export interface CommunityLaw {
  /** Every couple's, a couple's that chooses it, or none; then what came from another state may still count as such. */
  readonly regime: 'EVERY_COUPLE' | 'BY_AGREEMENT' | 'NONE';
  /** What would have been community property is treated so at a death (California, Idaho, Washington, Wisconsin, Louisiana). */
  readonly quasi?: boolean;
  /** Property that was community when its owners came keeps being so at a death (the uniform act of 1971). */
  readonly keepsItsKind?: boolean;
  readonly certainty: Certainty;
  readonly authority: Authority;
}

const row = (
  regime: CommunityLaw['regime'],
  cite: string,
  more: Pick<CommunityLaw, 'quasi' | 'keepsItsKind'> = {},
  certainty: Certainty = 'B',
): CommunityLaw => ({
  regime,
  ...more,
  certainty,
  authority: { cite, title: 'Property of husband and wife' },
});
const community = (cite: string, quasi = false): CommunityLaw => row('EVERY_COUPLE', cite, quasi ? { quasi } : {});
const uniform = (cite: string, certainty: Certainty = 'C'): CommunityLaw =>
  row('NONE', cite, { keepsItsKind: true }, certainty);

/** States with a rule of their own; the others know no community property but that of the titles that are entered. */
const BY_STATE: Readonly<Record<string, CommunityLaw>> = {
  AK: row('BY_AGREEMENT', 'AS 34.77.030', { keepsItsKind: true }),
  AR: uniform('Ark. Code § 28-12-101'),
  AZ: community('A.R.S. § 25-211'),
  CA: community('Cal. Fam. Code § 760; Cal. Prob. Code § 101', true),
  CO: uniform('C.R.S. §§ 15-20-101, 15-20-106', 'A'),
  CT: uniform('Conn. Gen. Stat. § 45a-458'),
  FL: row('BY_AGREEMENT', 'Fla. Stat. §§ 732.216, 736.1501', { keepsItsKind: true }),
  HI: uniform('HRS § 510-21'),
  ID: community('Idaho Code §§ 15-2-201, 32-906', true),
  KY: row('BY_AGREEMENT', 'KRS 386.620, 391.210', { keepsItsKind: true }),
  LA: community('La. Civ. Code arts. 2338, 3526', true),
  MI: uniform('MCL 557.261, 557.264', 'A'),
  MN: uniform('Minn. Stat. § 519A.01'),
  MT: uniform('MCA 72-9-101'),
  NC: uniform('N.C.G.S. § 31C-1'),
  NM: community('NMSA 1978, § 40-3-8'),
  NV: community('NRS 123.220'),
  NY: uniform('N.Y. EPTL 6-6.1'),
  OR: uniform('ORS 112.705'),
  SD: row('BY_AGREEMENT', 'SDCL 55-17-1'),
  TN: row('BY_AGREEMENT', 'Tenn. Code § 35-17-101'),
  TX: community('Tex. Fam. Code § 3.002'),
  UT: uniform('Utah Code § 75-2b-101'),
  VA: uniform('Va. Code §§ 64.2-315, 64.2-317', 'A'),
  WA: community('RCW 26.16.030, 26.16.220', true),
  WI: community('Wis. Stat. §§ 766.31, 861.02', true),
  WY: uniform('Wyo. Stat. § 2-7-720'),
};

/** Undefined where a state has no rule of its own. */
export const communityLaw = (state: string): CommunityLaw | undefined =>
  Object.hasOwn(BY_STATE, state) ? BY_STATE[state] : undefined;

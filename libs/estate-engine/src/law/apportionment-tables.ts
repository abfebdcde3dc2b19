import type { Authority, Certainty } from '../explanation/working.ts';

/**
 * Who bears estate tax where neither will nor trust says so (CONVENTIONS C27). `APPORTION`: everybody whose share is
 * taxed, by what it is worth. `RESIDUE`: what is left, before anybody else.
 */
export interface SilentClauseLaw {
  readonly rule: 'APPORTION' | 'RESIDUE';
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

/** Statutes as they are cited; none of them was read in full, so no row is of certainty A. */
const BY_STATE: Readonly<Record<string, SilentClauseLaw>> = {
  AL: residue('Ala. Code § 40-15-18'),
  CA: apportion('Cal. Prob. Code § 20110'),
  CT: apportion('Conn. Gen. Stat. § 12-401'),
  GA: residue('O.C.G.A. § 53-4-63'),
  IA: residue('Iowa Code § 633.449'),
  MD: apportion('Md. Code, Tax-Gen. § 7-308'),
  MI: apportion('MCL 700.3920'),
  MN: apportion('Minn. Stat. § 524.3-916'),
  NY: apportion('N.Y. EPTL 2-1.8'),
  OR: apportion('ORS 116.313'),
  TX: apportion('Tex. Est. Code § 124.005'),
  VA: apportion('Va. Code § 64.2-540'),
  WA: apportion('RCW 83.110A.030'),
};

/** What most statutes do (UPC 3-9A-104), where a state's own is not held. */
export const MODEL_SILENT_CLAUSE: SilentClauseLaw = apportion('UPC 3-9A-104', 'D');

/** The rule of a state of domicile; of any other place the model's, of certainty D. */
export const silentClauseLaw = (state: string): SilentClauseLaw => BY_STATE[state] ?? MODEL_SILENT_CLAUSE;

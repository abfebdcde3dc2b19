import type { Cents } from '@platform/kernel';
import type { TransferReason } from '../distribution-result.ts';
import type { QtipElection, Trust } from '../estate-case.ts';
import { isAbroad } from '../estate-tax/nonresident.ts';
import { type DeathScene, type Deduction, type Interest, type InterestValue, NO_TAXES, type Share } from './death.ts';
import type { Origin } from './origin.ts';
import { type InclusionSource, type Lot, totalOf } from './property.ts';

export interface NewInterest {
  readonly fromId: string;
  readonly takerId: string;
  readonly staged?: boolean;
  readonly reason: TransferReason | undefined;
  readonly share: Share;
  readonly assetId?: string | undefined;
  readonly lots: Lot[];
  readonly own: boolean;
  readonly instrumentId: string;
  readonly paidBy: 'pool' | 'taker';
  /** Whether the spouse lives by the days of the instrument; without it, by the 120 hours (C13). */
  readonly spouseSurvives?: boolean;
  readonly origin: Origin | undefined;
  readonly isFromStaged?: boolean;
}

/** IRC 2041(a)(2): what the holder could have appointed to himself counts with him, appointed or not. */
export const hasGeneralPower = ({ powers = [] }: Trust, personId: string): boolean =>
  powers.some((power) => power.kind === 'GENERAL' && power.personId === personId);

/** IRC 2056(b)(5): all income to the spouse for life, with a general power over all of it; no election is asked for. */
const isPowerTrust = (trust: Trust, spouseId: string): boolean =>
  hasGeneralPower(trust, spouseId) &&
  trust.lifetimeBeneficiaries?.length === 1 &&
  trust.lifetimeBeneficiaries[0] === spouseId;

/** The election over a trust; a spouse who is not a citizen cannot have one (C28). */
export function electionOf(trust: Trust): QtipElection {
  return trust.qtipElection ?? (trust.kind === 'MARITAL' || trust.isQdot ? 'FEDERAL_AND_STATE' : 'NONE');
}

/** Whether property passes to the spouse, for a tax, citizen or not; to nobody who counts as dead (C13, C28). */
export function passesToSpouse(
  scene: DeathScene,
  takerId: string,
  staged: boolean,
  tax: 'federal' | 'state',
  survives: boolean,
): boolean {
  if (scene.widowId === undefined || staged || !survives) return false;
  // A registered partner is nobody's husband or wife for the federal tax (Reg. 301.7701-18(c)).
  if (scene.partner && (tax === 'federal' || !scene.partner.law?.estateTax)) return false;
  if (takerId === scene.widowId) return true;
  const trust = scene.trusts.get(takerId);
  if (!trust) return false;
  if (trust.kind === 'SURVIVOR' || isPowerTrust(trust, scene.widowId)) return true;
  const election = electionOf(trust);
  return election === 'FEDERAL_AND_STATE' || (tax === 'state' && election === 'STATE_ONLY' && scene.allowsStateOnly);
}

function deductionOf(scene: DeathScene, takerId: string, toSpouse: boolean): Deduction {
  if (scene.charities.has(takerId)) return 'charity';
  const isAllowed = scene.spouseIsCitizen || scene.trusts.get(takerId)?.isQdot;
  return isAllowed && toSpouse ? 'marital' : 'none';
}

/** What bears its own share of the tax (IRC 2206, 2207, 2207B). */
const RECOVERED: readonly InclusionSource[] = ['insurance', 'retained', 'power'];

function includedValue(scene: DeathScene, lots: readonly Lot[]): InterestValue {
  const value = { federal: 0, state: 0, elsewhere: 0, inheritanceFree: 0, recovery: 0, qtipFederal: 0, qtipState: 0 };
  for (const lot of lots) {
    if (lot.inclusion === 'none' || isAbroad(scene, lot)) continue;
    const elsewhere = lot.situs !== undefined && lot.situs !== scene.domicile;
    value.state += lot.amountCents;
    // C21: expenses and unsecured debts do not shrink it, whichever property they were paid out of.
    if (elsewhere) value.elsewhere += lot.amountCents + lot.generalCents;
    if (lot.source === 'qtip') value.qtipState += lot.amountCents;
    if (lot.inclusion === 'state') continue;
    value.federal += lot.amountCents;
    if (lot.namedInsurance || elsewhere) value.inheritanceFree += lot.amountCents;
    if (RECOVERED.includes(lot.source)) value.recovery += lot.amountCents;
    if (lot.source === 'qtip') value.qtipFederal += lot.amountCents;
  }
  return value;
}

export function addInterest(scene: DeathScene, draft: NewInterest): Cents {
  const { staged = false, takerId, lots } = draft;
  const amountCents = totalOf(lots);
  if (amountCents === 0 && !lots.some((lot) => lot.benefitCents > 0)) return 0;
  const survives = draft.spouseSurvives ?? scene.spouseId !== undefined;
  const toSpouse = {
    federal: passesToSpouse(scene, takerId, staged, 'federal', survives),
    state: passesToSpouse(scene, takerId, staged, 'state', survives),
  };
  const interest: Interest = {
    fromId: draft.fromId,
    takerId,
    manner: staged || scene.trusts.has(takerId) ? 'in_trust' : 'outright',
    reason: draft.reason,
    share: draft.share,
    assetId: draft.assetId,
    lots,
    amountCents,
    own: draft.own,
    instrumentId: draft.instrumentId,
    paidBy: draft.paidBy,
    deduction: {
      federal: deductionOf(scene, takerId, toSpouse.federal),
      state: deductionOf(scene, takerId, toSpouse.state),
    },
    toSpouse,
    value: includedValue(scene, lots),
    taxes: NO_TAXES(),
    origin: draft.origin,
    isFromStaged: draft.isFromStaged ?? false,
  };
  scene.interests.push(interest);
  return amountCents;
}

/** Everything included so far that passes to neither spouse nor charity (C20). */
export function passedToOthers(scene: DeathScene, tax: 'federal' | 'state'): Cents {
  let total = 0;
  for (const { value, takerId, toSpouse } of scene.interests) {
    if (!toSpouse[tax] && !scene.charities.has(takerId)) total += value[tax];
  }
  return total;
}

import { addYears, type IsoDate } from '@platform/kernel';
import type { Trust } from '../estate-case.ts';
import type { DeathScene } from './death.ts';
import { electionOf, hasGeneralPower } from './interests.ts';
import type { Inclusion, InclusionSource, Policy } from './property.ts';
import { diesInTerm } from './retained-term.ts';
import { isGrantorTrust, isUsCitizen, type World } from './world.ts';

export interface InclusionOf {
  readonly inclusion: Inclusion;
  readonly source: InclusionSource;
}

export const OUT: InclusionOf = { inclusion: 'none', source: 'own' };
const OWN: InclusionOf = { inclusion: 'federal', source: 'own' };

/** Trusts funded at a death of the case for a spouse who survived it, and for one who did not: not elected (C13). */
export type Elections = Pick<World, 'electedFor' | 'notElected'>;

/** What the rule of inclusion asks of a death: who dies, among whom. A death need not be played to ask it. */
export interface InclusionView extends Pick<DeathScene, 'decedentId' | 'family' | 'date'> {
  readonly world: Elections;
}

/** C23: whether a part of a trust's property counts in the decedent's estate, by whose part it is. */
export function trustInclusion(scene: InclusionView, trust: Trust, ownerId: string): InclusionOf {
  // Also of a trust that is said to stand outside: it does once the term has ended.
  if (diesInTerm(scene, trust)) return { inclusion: 'federal', source: 'retained' };
  if (!isGrantorTrust(trust) && hasGeneralPower(trust, scene.decedentId))
    return { inclusion: 'federal', source: 'power' };
  if (trust.insideEstate === false) return OUT;
  if (isGrantorTrust(trust) && ownerId !== trust.id) return ownerId === scene.decedentId ? OWN : OUT;
  if (trust.kind === 'SURVIVOR') return isSurvivorTrustOf(scene, trust) ? OWN : OUT;
  const settlor = trust.settlors.includes(scene.decedentId);
  const ofPartner = trust.settlors.some((id) => scene.family.partners(scene.decedentId).includes(id));
  const survivor = ofPartner || isSurvivor(scene, trust);
  const ofAnother = trust.settlors.some((id) => id !== scene.decedentId);
  const benefits = ofAnother && (trust.lifetimeBeneficiaries ?? []).includes(scene.decedentId);
  const elected = scene.world.electedFor.has(trust.id) || !scene.world.notElected.has(trust.id);
  const election = elected ? electionOf(trust) : 'NONE';
  if (
    (survivor || benefits) &&
    election !== 'NONE' &&
    (trust.isQdot || isUsCitizen(scene.family.person(scene.decedentId)?.citizenship))
  ) {
    return { inclusion: election === 'STATE_ONLY' || ofPartner ? 'state' : 'federal', source: 'qtip' };
  }
  if (trust.insideEstate && (trust.createdUponDeath ? survivor || settlor : settlor)) {
    return { inclusion: 'federal', source: 'retained' };
  }
  return OUT;
}

function isSurvivorTrustOf({ decedentId }: InclusionView, trust: Trust): boolean {
  const { lifetimeBeneficiaries = [], settlors } = trust;
  return lifetimeBeneficiaries.length > 0 ? lifetimeBeneficiaries.includes(decedentId) : settlors.includes(decedentId);
}

/** Husband or wife of a settlor, who set the trust up for the one who survives. */
function isSurvivor({ decedentId, family }: InclusionView, trust: Trust): boolean {
  return trust.settlors.some((id) => id !== decedentId && family.spouses(decedentId).includes(id));
}

/** IRC § 2035(a): years after which the gift of a policy no longer counts. */
const GIFT_OF_POLICY_YEARS = 3;

/** C22: a policy the decedent gave away less than three years before he died. */
export function givenWithinThreeYears({ decedentId, date }: DeathScene, policy: Policy): boolean {
  return wasGivenWithinThreeYears(policy, decedentId, date);
}

/** The first day on which the gift of a policy no longer counts. */
export const giftOfPolicyEnds = (transferredOn: IsoDate): IsoDate => addYears(transferredOn, GIFT_OF_POLICY_YEARS);

export function wasGivenWithinThreeYears(policy: Policy, giverId: string, date: IsoDate): boolean {
  const { transferredOn, transferorId } = policy;
  return transferredOn !== undefined && transferorId === giverId && date < giftOfPolicyEnds(transferredOn);
}

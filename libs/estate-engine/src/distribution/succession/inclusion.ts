import { addYears } from '@platform/kernel';
import type { Trust } from '../estate-case.ts';
import type { DeathScene } from './death.ts';
import { electionOf } from './interests.ts';
import type { Inclusion, InclusionSource, Policy } from './property.ts';
import { isGrantorTrust, isUsCitizen } from './world.ts';

export interface InclusionOf {
  readonly inclusion: Inclusion;
  readonly source: InclusionSource;
}

export const OUT: InclusionOf = { inclusion: 'none', source: 'own' };
const OWN: InclusionOf = { inclusion: 'federal', source: 'own' };

/** C23: whether a part of a trust's property counts in the decedent's estate, by whose part it is. */
export function trustInclusion(scene: DeathScene, trust: Trust, ownerId: string): InclusionOf {
  if (trust.insideEstate === false) return OUT;
  if (isGrantorTrust(trust) && ownerId !== trust.id) return ownerId === scene.decedentId ? OWN : OUT;
  if (trust.kind === 'SURVIVOR') return isSurvivorTrustOf(scene, trust) ? OWN : OUT;
  const settlor = trust.settlors.includes(scene.decedentId);
  const survivor = isSurvivingBeneficiary(scene, trust);
  const election = electionOf(trust);
  if (survivor && election !== 'NONE' && isUsCitizen(scene.family.person(scene.decedentId)?.citizenship)) {
    return { inclusion: election === 'STATE_ONLY' ? 'state' : 'federal', source: 'qtip' };
  }
  if (trust.insideEstate && (trust.createdUponDeath ? survivor || settlor : settlor)) {
    return { inclusion: 'federal', source: 'retained' };
  }
  return OUT;
}

function isSurvivorTrustOf({ decedentId }: DeathScene, trust: Trust): boolean {
  const { lifetimeBeneficiaries = [], settlors } = trust;
  return lifetimeBeneficiaries.length > 0 ? lifetimeBeneficiaries.includes(decedentId) : settlors.includes(decedentId);
}

/** The husband or wife a trust was set up for by one who died before: not its only settlor. */
function isSurvivingBeneficiary({ decedentId, family, input }: DeathScene, trust: Trust): boolean {
  const others = trust.settlors.filter((id) => id !== decedentId);
  if (others.length === 0) return false;
  const ofSpouse = others.some((id) => family.spouses(decedentId).includes(id));
  const widowed = input.maritalStatus === 'WIDOWED' && (trust.lifetimeBeneficiaries ?? []).includes(decedentId);
  return ofSpouse || widowed;
}

/** C22: a policy the decedent gave away less than three years before he died. */
export function givenWithinThreeYears({ decedentId, date }: DeathScene, policy: Policy): boolean {
  const { transferredOn, transferorId } = policy;
  return transferredOn !== undefined && transferorId === decedentId && date < addYears(transferredOn, 3);
}

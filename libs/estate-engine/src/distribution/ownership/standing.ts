import type { Trust } from '../estate-case.ts';
import { type Elections, trustInclusion } from '../succession/inclusion.ts';
import { electionOf, hasGeneralPower } from '../succession/interests.ts';
import type { InclusionSource, Parcel } from '../succession/property.ts';
import { isDeadBefore, isGrantorTrust, livingGrantors, type Opening, spousesHoldHalves } from '../succession/world.ts';
import type { StandingOf, StandingReason } from './ownership-result.ts';

/** A case on a day, with those whose taxable estates are asked about. */
export interface Household extends Opening {
  readonly people: readonly string[];
}

/** Why property counts in a taxable estate, or does not, and where that is written. */
export const STANDING_AUTHORITY: Readonly<Record<StandingReason, readonly [cite: string, title: string]>> = {
  own_name: ['IRC § 2033', 'Property in which the decedent had an interest'],
  joint_spouses: ['IRC § 2040(b)', 'Half of what husband and wife hold jointly'],
  joint_owners: ['IRC § 2040(a)', 'Joint property by what each gave for it, equally where that is not known'],
  tenants_in_common: ['IRC § 2033', 'The share of a tenant in common'],
  community_property: ['IRC § 2033', 'Each spouse’s half of community property'],
  revocable_trust: ['IRC § 2038', 'A transfer that can be revoked'],
  survivor_trust: ['IRC § 2038', 'The survivor’s own part of a joint trust'],
  elected_trust: ['IRC § 2044', 'Property for which the marital deduction was allowed'],
  general_power: ['IRC § 2041', 'A general power of appointment over a trust'],
  retained_interest: ['IRC § 2036', 'A transfer with a retained interest'],
  policy_owned: ['IRC § 2042(2)', 'A policy the insured owns'],
  policy_given_away: ['IRC § 2035(a)', 'A policy given away within three years of death'],
  payable_to_estate: ['IRC § 2042(1)', 'Proceeds payable to the estate'],
  owned_by_another: ['IRC § 2033', 'Another person’s property'],
  trust_outside: ['IRC §§ 2036, 2038', 'No interest or power kept in the trust'],
  beyond_annuity: ['Reg. § 20.2036-1(c)(2)', 'More than yields the annuity that was kept'],
  state_only_election: ['IRC § 2056(b)(7)', 'Elected for the state’s tax alone'],
  policy_outside: ['IRC § 2042', 'The insured owns nothing of the policy'],
  owner_dead: ['UPC 3-101', 'Who took it at the owner’s death is not said'],
  no_owner: ['IRC § 2033', 'Whose it is is not said'],
  shares_unclear: ['IRC § 2033', 'The owners’ shares do not come to the whole'],
  no_settlor: ['IRC §§ 2036, 2038', 'Who gave the property to the trust is not said'],
};

export function because(reason: StandingReason, standing: StandingOf['standing'], personId?: string): StandingOf {
  const [cite, title] = STANDING_AUTHORITY[reason];
  return { standing, personId, reason, authority: [{ cite, title }] };
}

/** At the start no election has been made or missed yet: each trust has the one it states. */
const AS_STATED: Elections = { electedFor: new Set(), notElected: new Set() };

const BY_SOURCE: Readonly<Record<InclusionSource, StandingReason>> = {
  own: 'revocable_trust',
  insurance: 'revocable_trust',
  retained: 'retained_interest',
  qtip: 'elected_trust',
  power: 'general_power',
};

/**
 * Where a part of a trust's property stands: in the estate of the first of the household in which it would count at
 * death (C23). It is the same rule the deaths themselves are played by.
 */
export function standingInTrust(household: Household, trust: Trust, ownerId: string): StandingOf {
  if (isNotSaid(household, trust)) return because('no_settlor', 'unknown');
  let stateOnly = false;
  for (const decedentId of household.people) {
    const view = { decedentId, family: household.family, date: household.date, world: AS_STATED };
    const { inclusion, source } = trustInclusion(view, trust, ownerId);
    if (inclusion === 'state') stateOnly = true;
    if (inclusion !== 'federal') continue;
    return because(trust.kind === 'SURVIVOR' ? 'survivor_trust' : BY_SOURCE[source], 'inside', decedentId);
  }
  if (stateOnly) return because('state_only_election', 'outside');
  return because(ownerId === trust.id ? 'trust_outside' : 'owned_by_another', 'outside');
}

/** A trust that counts with its settlor or his spouse, of which nobody is named as settlor. */
function isNotSaid({ family, people }: Household, trust: Trust): boolean {
  if (people.some((id) => hasGeneralPower(trust, id))) return false;
  if (trust.retainedTerm && trust.settlors.length === 0) return true;
  if (trust.insideEstate === false || trust.settlors.some((id) => family.person(id))) return false;
  if (trust.kind === 'SURVIVOR') return (trust.lifetimeBeneficiaries ?? []).length === 0;
  return isGrantorTrust(trust) || trust.insideEstate === true || electionOf(trust) !== 'NONE';
}

/** Of a trust as a whole: as its property would stand, funded or not. */
export function standingOfTrust(household: Household, trust: Trust): StandingOf {
  const grantors = livingGrantors(household, trust);
  const owners = grantors.length > 0 ? grantors : [trust.id];
  const all = owners.map((ownerId) => standingInTrust(household, trust, ownerId));
  return all.find(({ standing }) => standing === 'inside') ?? all[0] ?? because('no_settlor', 'unknown');
}

export function standingOfPerson({ people, family, date }: Household, id: string, reason: StandingReason): StandingOf {
  if (people.includes(id)) return because(reason, 'inside', id);
  if (isDeadBefore(family, id, date)) return because('owner_dead', 'unknown');
  return because('owned_by_another', 'outside');
}

/** What a title makes of the part of one of its owners (C9, C16). */
export function titleReason(household: Household, { form, parts, isLifeEstate }: Parcel): StandingReason {
  if (isLifeEstate) return 'retained_interest';
  if (form === 'COMMUNITY' || form === 'COMMUNITY_SURVIVORSHIP') return 'community_property';
  if (form === 'COMMON') return 'tenants_in_common';
  if (form !== 'JOINT') return 'own_name';
  const owners = parts.map(({ ownerId }) => ownerId);
  return spousesHoldHalves(household, owners) ? 'joint_spouses' : 'joint_owners';
}

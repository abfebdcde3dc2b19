import { isDeepStrictEqual } from 'node:util';
import { isOrganizationWide, type MembershipRole, ROLES, type Scope } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import type { Account, Membership } from './account.ts';

/** From least to most power within an organization; who impersonates must stand above the other. */
const RANK: Readonly<Record<MembershipRole, number>> = {
  CLIENT: 0,
  EXTERNAL_COLLABORATOR: 0,
  ATTORNEY: 1,
  DOCUMENT_REVIEWER: 1,
  REPORT_ADMIN: 1,
  ADVISOR: 2,
  ESTATE_SPECIALIST: 3,
  ADMIN: 4,
  SUPER_ADMIN: 5,
};

export function roleRank(role: MembershipRole): number {
  return RANK[role];
}

/** The most powerful of some roles as a rank; −1 for none. */
export function highestRank(roles: readonly MembershipRole[]): number {
  return Math.max(-1, ...roles.map(roleRank));
}

/**
 * Roles that one membership lets an account act in. A planner is an advisor too; an administrator with the planner
 * flag is all three. Source: platform shell §6. Case: ADMIN with the flag → ADMIN, ESTATE_SPECIALIST, ADVISOR.
 */
export function rolesOfMembership({
  role,
  isEstateSpecialist,
}: Pick<Membership, 'role' | 'isEstateSpecialist'>): MembershipRole[] {
  if (role === 'ESTATE_SPECIALIST') return ['ESTATE_SPECIALIST', 'ADVISOR'];
  if (role === 'ADMIN' && isEstateSpecialist) return ['ADMIN', 'ESTATE_SPECIALIST', 'ADVISOR'];
  return [role];
}

/** Whether a membership plans estates, as its role or beside it. */
export const isPlanner = ({ role, isEstateSpecialist }: Pick<Membership, 'role' | 'isEstateSpecialist'>): boolean =>
  isEstateSpecialist || role === 'ESTATE_SPECIALIST';

/** Every role the account may act in. A super administrator holds all of them (platform shell §6). */
export function rolesOf(account: Pick<Account, 'isSuperadmin' | 'memberships'>): MembershipRole[] {
  if (account.isSuperadmin) return [...ROLES];
  return [...new Set(account.memberships.flatMap(rolesOfMembership))];
}

/** Whether an account may act in the same roles, in the same places, as it did before. */
export function holdsTheSame(before: Account, after: Account): boolean {
  return before.isSuperadmin === after.isSuperadmin && isDeepStrictEqual(before.memberships, after.memberships);
}

export interface ActiveRole {
  readonly role: MembershipRole;
  readonly membership: Membership | null;
}

/**
 * The membership in which an account acts in a role: the active one if it allows the role, else the first that does.
 * Throws: DomainError FORBIDDEN when the account does not hold the role.
 */
export function assumeRole(
  account: Account,
  role: MembershipRole,
  membershipId: string | null = account.activeMembershipId,
): ActiveRole {
  const allows = (membership: Membership): boolean =>
    account.isSuperadmin || rolesOfMembership(membership).includes(role);
  const preferred = account.memberships.find((membership) => membership.id === membershipId);
  const membership = preferred && allows(preferred) ? preferred : (account.memberships.find(allows) ?? null);
  if (!rolesOf(account).includes(role) || (!membership && !account.isSuperadmin)) {
    throw new DomainError('FORBIDDEN', "Unauthorized: You don't have enough permissions", { field: 'activeRole' });
  }
  return { role, membership };
}

/** Where an account starts after sign-in: its last role if it still holds it, else its own in the first membership. */
export function startingRole(account: Account): ActiveRole | null {
  const last = account.activeRole;
  if (last && rolesOf(account).includes(last)) return assumeRole(account, last);
  if (account.isSuperadmin) return assumeRole(account, 'SUPER_ADMIN');
  const first = account.memberships[0];
  return first ? { role: first.role, membership: first } : null;
}

/**
 * What an account reaches while it acts in a role. An administrator of a parent organization counts as administrator
 * of its sub-organizations (platform shell §6).
 */
export function scopeOf(
  { role, membership }: ActiveRole,
  subOrganizationIds: readonly string[],
  memberships: readonly Membership[],
): Scope {
  if (role === 'SUPER_ADMIN') return { everything: true, organizationIds: [], estateIds: [] };
  if (!membership) return { everything: false, organizationIds: [], estateIds: [] };
  const organizationIds = isOrganizationWide(role)
    ? [membership.organizationId, ...(role === 'ADMIN' ? subOrganizationIds : [])]
    : [];
  // Each estate that is shared one by one comes with a membership of its own: nobody is to choose between them.
  const alike = memberships.filter((one) => one.organizationId === membership.organizationId && one.role === role);
  const estateIds = [...new Set([membership, ...alike].flatMap((one) => one.estateIds))];
  return { everything: false, organizationIds, estateIds };
}

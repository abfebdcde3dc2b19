import { labelOf } from '@platform/contracts/labels';
import type { MembershipRole } from '@platform/contracts/roles';
import type { SessionAccount } from '@platform/mfe-kit';

/** What one may work as in one place, which is an organization as soon as there is more than one. */
export interface Workplace {
  /** Null: the roles of the account as a whole. */
  readonly membershipId: string | null;
  readonly name: string;
  readonly roles: readonly MembershipRole[];
}

export interface WorkChoice {
  readonly role: MembershipRole;
  readonly membershipId: string | null;
}

/** Roles of the switcher, in the order of the top bar; the last three are offered where they lead to an organization. */
const OFFERED: readonly MembershipRole[] = [
  'SUPER_ADMIN',
  'ESTATE_SPECIALIST',
  'ADVISOR',
  'ADMIN',
  'DOCUMENT_REVIEWER',
  'ATTORNEY',
];
const ELSEWHERE: readonly MembershipRole[] = [...OFFERED, 'REPORT_ADMIN', 'CLIENT', 'EXTERNAL_COLLABORATOR'];

/**
 * Where the account may work, and as what. With one organization: its roles. With several: each by its name. A super
 * administrator is one of the whole platform, and anything else in an organization.
 */
export function workplacesOf({ assumableRoles, isSuperadmin, memberships }: SessionAccount): readonly Workplace[] {
  const offered = (roles: readonly MembershipRole[], held: readonly MembershipRole[]): readonly MembershipRole[] =>
    roles.filter((role) => held.includes(role));
  if (memberships.length < 2) {
    return [{ membershipId: null, name: 'Work as', roles: offered(OFFERED, assumableRoles) }];
  }
  const organizations = memberships.map(({ id, organizationName, assumableRoles: roles }) => ({
    membershipId: id,
    name: organizationName ?? 'Organization',
    roles: isSuperadmin ? OFFERED.filter((role) => role !== 'SUPER_ADMIN') : offered(ELSEWHERE, roles),
  }));
  return isSuperadmin
    ? [{ membershipId: null, name: 'Whole platform', roles: ['SUPER_ADMIN'] }, ...organizations]
    : organizations;
}

/** Whether there is anything to choose. */
export function hasChoice(workplaces: readonly Workplace[]): boolean {
  return workplaces.flatMap(({ roles }) => roles).length > 1;
}

export function isPresent(
  { activeRole, activeMembership }: SessionAccount,
  { role, membershipId }: WorkChoice,
): boolean {
  return role === activeRole && (membershipId === null || membershipId === activeMembership?.id);
}

/** What to work as in another organization: as now where that is possible, else as what one is there. */
export function choiceIn({ activeRole }: SessionAccount, { membershipId, roles }: Workplace): WorkChoice | null {
  const role = roles.find((one) => one === activeRole) ?? roles[0];
  return role ? { role, membershipId } : null;
}

/** `Advisor at Harrow Lane Partners` */
export function workText(role: MembershipRole, organizationName: string | undefined): string {
  return organizationName
    ? `${labelOf('MembershipRole', role)} at ${organizationName}`
    : labelOf('MembershipRole', role);
}

import type { Actor } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import type { Account, Membership } from '../account/account.ts';
import { highestRank, roleRank, rolesOf } from '../account/roles.ts';

const reaches = ({ scope }: Actor, { organizationId }: Pick<Membership, 'organizationId'>): boolean =>
  scope.everything || scope.organizationIds.includes(organizationId);
const rankOf = ({ activeRole }: Actor): number => roleRank(activeRole ?? 'CLIENT');

/** Nobody changes the own membership, or one of a role above the own. */
export function mayChangeMembership(actor: Actor, account: Pick<Account, 'id'>, membership: Membership): boolean {
  return (
    can(actor, 'member:edit') &&
    reaches(actor, membership) &&
    account.id !== actor.accountId &&
    roleRank(membership.role) <= rankOf(actor)
  );
}

/** An account belongs to the organization it joined first; another one, where it is a guest, decides nothing about it. */
export function isAtHome(actor: Actor, { memberships: [home] }: Pick<Account, 'memberships'>): boolean {
  return actor.scope.everything || (home !== undefined && reaches(actor, home));
}

/** Nobody administers the own account, or one with a role above the own. */
export function mayAdminister(actor: Actor, account: Account): boolean {
  const isAbove = actor.activeRole === 'SUPER_ADMIN' || highestRank(rolesOf(account)) <= rankOf(actor);
  return can(actor, 'account:administer') && isAtHome(actor, account) && isAbove && account.id !== actor.accountId;
}

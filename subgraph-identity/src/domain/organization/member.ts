import { ADVISING_ROLES, type MembershipRole } from '@platform/contracts';
import type { Account, Membership } from '../account/account.ts';
import type { Organization } from './organization.ts';

/** An account seen as a member of one organization. */
export interface Member {
  readonly account: Account;
  readonly membership: Membership;
  readonly organization: Organization;
}

/** The memberships of some accounts in some organizations, in the order of the accounts. */
export function membersIn(organizations: readonly Organization[], accounts: readonly Account[]): Member[] {
  const byId = new Map(organizations.map((organization) => [organization.id, organization]));
  return accounts.flatMap((account) =>
    account.memberships.flatMap((membership) => {
      const organization = byId.get(membership.organizationId);
      return organization ? [{ account, membership, organization }] : [];
    }),
  );
}

const ADVISING: ReadonlySet<MembershipRole> = new Set(ADVISING_ROLES);

/** As what somebody may be given clients of an organization; null for whoever may not, or whose account is disabled. */
export function advisingRole(account: Account, organizationId: string): MembershipRole | null {
  if (account.disabledAt) return null;
  const own = account.memberships.find((one) => one.organizationId === organizationId && ADVISING.has(one.role));
  return own?.role ?? null;
}

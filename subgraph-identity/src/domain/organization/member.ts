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

import { DomainError } from '@platform/kernel';
import type { Account } from '../../domain/account/account.ts';
import type { AccountDirectory } from '../account/account-directory.service.ts';
import type { OrganizationStore } from './organization.repository.ts';

export interface PrimaryAdminsDeps {
  readonly accounts: Pick<AccountDirectory, 'byMemberships'>;
  readonly organizations: Pick<OrganizationStore, 'byIds'>;
}

export const lastPrimary = (field: string): DomainError =>
  new DomainError('LAST_PRIMARY_ADMIN', 'An organization keeps at least one primary administrator.', { field });

/** Whether its owner may sign in. A lock after failed sign-ins ends by itself and is none of these. */
const isUsable = ({ disabledAt, lockedAt, lockedUntil }: Account): boolean =>
  disabledAt === null && (lockedAt === null || lockedUntil !== null);

/** Who keeps an organization going: a primary administrator who can sign in. */
export function createPrimaryAdmins({ accounts, organizations }: PrimaryAdminsDeps) {
  return {
    /** Whether an organization has a primary administrator who can sign in. */
    async hasUsable(organizationId: string): Promise<boolean> {
      const [organization] = await organizations.byIds([organizationId]);
      return (await accounts.byMemberships(organization?.primaryAdminIds ?? [])).some(isUsable);
    },
    /**
     * Whether an organization would have no primary administrator who can sign in without some of the account's
     * memberships; false where these are none of a primary administrator.
     */
    async isLast(
      { memberships }: Pick<Account, 'memberships'>,
      ids = memberships.map(({ id }) => id),
    ): Promise<boolean> {
      const at = memberships.filter(({ id }) => ids.includes(id)).map(({ organizationId }) => organizationId);
      for (const { primaryAdminIds } of await organizations.byIds(at)) {
        if (!primaryAdminIds.some((id) => ids.includes(id))) continue;
        const others = await accounts.byMemberships(primaryAdminIds.filter((id) => !ids.includes(id)));
        if (!others.some(isUsable)) return true;
      }
      return false;
    },
  };
}
export type PrimaryAdmins = ReturnType<typeof createPrimaryAdmins>;

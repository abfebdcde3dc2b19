import DataLoader from 'dataloader';
import type { Account } from './domain/account/account.ts';
import type { PersonAccess } from './domain/invitation/person-access.ts';
import type { Notification } from './domain/notification/notification.ts';
import type { Organization } from './domain/organization/organization.ts';
import type { Quota } from './domain/quota/quota.ts';
import type { AccountService } from './modules/account/account.service.ts';
import type { OrganizationService } from './modules/organization/organization.service.ts';
import type { QuotaService } from './modules/quota/quota.service.ts';

/** Batches of one request; each sees through the actor's own services, so a foreign id is null. */
export interface Loaders {
  readonly account: DataLoader<string, Account | null>;
  /**
   * Name of whoever an entry of the audit trail is about, which its reader may know also when the person has left, and
   * of who sent an invitation.
   */
  readonly recordedName: DataLoader<string, string | null>;
  readonly organization: DataLoader<string, Organization | null>;
  /** Told to whoever holds the link of an invitation, beyond the actor's reach. */
  readonly organizationName: DataLoader<string, string | null>;
  /** Clients of an organization that the actor reaches. */
  readonly clientsCount: DataLoader<string, number>;
  readonly quotasByOrganization: DataLoader<string, Quota[]>;
  /** By person of a household; null where it is not to be seen. */
  readonly personAccess: DataLoader<string, PersonAccess | null>;
  /** New notifications of the account, by the estate that they are about. */
  readonly alerts: DataLoader<string, Notification[]>;
  /** By account, from its sessions. */
  readonly lastActivity: DataLoader<string, Date | null>;
}

export interface LoadersDeps {
  readonly accounts: AccountService;
  readonly organizations: OrganizationService;
  readonly quotas: QuotaService;
  readonly personAccessOf: (personIds: readonly string[]) => Promise<(PersonAccess | null)[]>;
  readonly namesOf: (accountIds: readonly string[]) => Promise<(string | null)[]>;
  readonly organizationNames: (ids: readonly string[]) => Promise<(string | null)[]>;
  readonly clientCountsOf: (organizationIds: readonly string[]) => Promise<number[]>;
  readonly alertsOf: (estateIds: readonly string[]) => Promise<Notification[][]>;
  readonly lastActivityOf: (accountIds: readonly string[]) => Promise<(Date | null)[]>;
}

export function createLoaders({
  accounts,
  organizations,
  quotas,
  personAccessOf,
  namesOf,
  organizationNames,
  clientCountsOf,
  alertsOf,
  lastActivityOf,
}: LoadersDeps): Loaders {
  return {
    account: new DataLoader((ids) => accounts.byIds(ids)),
    personAccess: new DataLoader(personAccessOf),
    recordedName: new DataLoader(namesOf),
    lastActivity: new DataLoader(lastActivityOf),
    clientsCount: new DataLoader(clientCountsOf),
    alerts: new DataLoader(alertsOf),
    organizationName: new DataLoader(organizationNames),
    organization: new DataLoader((ids) => organizations.findMany(ids)),
    quotasByOrganization: new DataLoader(async (ids) => {
      const found = await quotas.listByOrganizations(ids);
      return ids.map((id) => found.filter(({ organizationId }) => organizationId === id));
    }),
  };
}

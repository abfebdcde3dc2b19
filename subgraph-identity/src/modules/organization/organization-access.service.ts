import type { OrganizationAccess } from '@platform/contracts';
import { resolveFlags } from '../../domain/flag/feature-flags.ts';
import type { Organization } from '../../domain/organization/organization.ts';
import type { ApplicationFlags } from '../flag/application-flags.service.ts';
import type { OrganizationStore } from './organization.repository.ts';

export interface OrganizationAccessDeps {
  readonly organizations: OrganizationStore;
  readonly appFlags: ApplicationFlags;
  /** Flags of what is not configured here. */
  readonly unavailableFlags: ReadonlySet<string>;
  /** Puts a record where the gateway reads it at every request, unless one that was read later is there. */
  readonly store: (access: OrganizationAccess, reading: number) => Promise<boolean>;
  /** Counts a reading before it begins. */
  readonly beginReading: () => Promise<number>;
}

const valuesOf = (flags: readonly { name: string; enabled: boolean }[]): Record<string, boolean> =>
  Object.fromEntries(flags.map(({ name, enabled }) => [name, enabled]));

/** What every request needs to know of an organization: switches, flags in force, whether it is disabled, its tree. */
export function createOrganizationAccessService({
  organizations,
  appFlags,
  unavailableFlags,
  store,
  beginReading,
}: OrganizationAccessDeps) {
  async function accessOf(organization: Organization): Promise<OrganizationAccess> {
    const [application, above, childIds] = await Promise.all([
      appFlags.values(),
      organizations.ancestorsOf(organization),
      organizations.descendantIds(organization.id),
    ]);
    return {
      organizationId: organization.id,
      settings: { ...organization.settings },
      timeZone: organization.timeZone,
      pagesPerToken: organization.pagesPerToken,
      disabled: organization.disabledAt !== null || above.some(({ disabledAt }) => disabledAt !== null),
      parentId: organization.parentId,
      childIds,
      flags: resolveFlags(
        application,
        valuesOf(organization.flags),
        // The nearest one decides: it comes last.
        valuesOf(above.toReversed().flatMap(({ flags }) => flags)),
        unavailableFlags,
      ),
    };
  }
  return {
    accessOf,
    /** Flags in force for an organization, or for nobody yet. */
    async flagsFor(organizationId: string | null): Promise<Record<string, boolean>> {
      const organization = organizationId ? await organizations.byId(organizationId) : null;
      return organization
        ? (await accessOf(organization)).flags
        : resolveFlags(await appFlags.values(), {}, {}, unavailableFlags);
    },
    /** Reads afresh and stores; null when there is no such organization. */
    async refresh(id: string): Promise<OrganizationAccess | null> {
      const reading = await beginReading();
      const organization = await organizations.byId(id);
      if (!organization) return null;
      const access = await accessOf(organization);
      await store(access, reading);
      return access;
    },
    /** After a change: its own record, and those below, which fall back to it. */
    async write(ids: readonly string[]): Promise<void> {
      const below = await Promise.all(ids.map((id) => organizations.descendantIds(id)));
      for (const id of new Set([...ids, ...below.flat()])) await this.refresh(id);
    },
  };
}
export type OrganizationAccessService = ReturnType<typeof createOrganizationAccessService>;

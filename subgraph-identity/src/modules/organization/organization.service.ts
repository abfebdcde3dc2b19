import { type Actor, ADVISING_ROLES, type MembershipRole, type RealtimeMessage } from '@platform/contracts';
import { DomainError, isTimeZone } from '@platform/kernel';
import type { ListPage } from '@platform/service-kit';
import { requireAction } from '@platform/service-kit';
import type { AuditAction, AuditFacts } from '../../domain/audit/audit-entry.ts';
import { membersIn } from '../../domain/organization/member.ts';
import type { Organization } from '../../domain/organization/organization.ts';
import { type AskedLook, changedLook } from '../../domain/organization/organization-look.ts';
import { reachesOrganization } from '../../domain/organization/reach.ts';
import { type AskedSettings, settingChanges, withSettings } from '../../domain/organization/setting-changes.ts';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';
import type { AccountService, MemberQuery } from '../account/account.service.ts';
import type { AuditTrail } from '../audit/audit-trail.service.ts';
import { organizationChanged } from './organization.events.ts';
import { type OrganizationQuery, type OrganizationStore, settingFields } from './organization.repository.ts';
import type { OrganizationAccessService } from './organization-access.service.ts';

export interface OrganizationServiceDeps {
  readonly actor: Actor;
  readonly origin: RequestOrigin;
  readonly idempotencyKey: string | null;
  readonly organizations: OrganizationStore;
  readonly accounts: Pick<AccountService, 'search'>;
  readonly access: OrganizationAccessService;
  readonly audit: AuditTrail;
  readonly publish: (message: RealtimeMessage) => Promise<void>;
  /** An event waits to be published. */
  readonly nudge: () => void;
  readonly now: () => Date;
}

export interface TeamOptions extends Pick<MemberQuery, 'searchTerm' | 'sortBy' | 'direction'> {
  readonly role?: MembershipRole | null | undefined;
  readonly includeSubOrganizations?: boolean | null | undefined;
}

const notFound = (): DomainError => new DomainError('NOT_FOUND', 'This organization does not exist.');

export function createOrganizationService(deps: OrganizationServiceDeps) {
  const { actor, organizations, accounts } = deps;

  async function find(id: string): Promise<Organization | null> {
    return reachesOrganization(actor.scope, actor.organizationId, id) ? organizations.byId(id) : null;
  }

  /** An organization that the actor administers, itself or as a sub-organization. */
  async function administered(id: string): Promise<Organization> {
    const inScope = actor.scope.everything || actor.scope.organizationIds.includes(id);
    const found = inScope ? await organizations.byId(id) : null;
    if (!found) throw notFound();
    return found;
  }

  async function membersPage(
    organizationIds: string[],
    page: ListPage,
    { roles, ...options }: Pick<MemberQuery, 'searchTerm' | 'roles' | 'onlyEnabled' | 'sortBy' | 'direction'>,
  ) {
    const { accounts: found, totalCount } = await accounts.search({ organizationIds, roles, ...options, ...page });
    const members = membersIn(await organizations.byIds(organizationIds), found);
    return {
      members: roles ? members.filter(({ membership }) => roles.includes(membership.role)) : members,
      totalCount,
    };
  }

  /** Open pages and the audit trail, of a change that is made. */
  async function told(id: string, names: string[], action: AuditAction, details: AuditFacts['details']): Promise<void> {
    await deps.publish({ type: 'settingsChanged', organizationId: id, names });
    await deps.audit.append({
      action,
      outcome: 'SUCCEEDED',
      accountId: actor.accountId,
      impersonatorId: actor.impersonator?.accountId ?? null,
      organizationId: id,
      subjectId: id,
      ...deps.origin,
      details,
    });
  }

  return {
    find,
    /** Throws: DomainError NOT_FOUND for one out of reach. */
    async one(id: string): Promise<Organization> {
      const found = await find(id);
      if (!found) throw notFound();
      return found;
    },
    /** In the order of the ids; null for those out of reach. */
    async findMany(ids: readonly string[]): Promise<(Organization | null)[]> {
      const reached = ids.filter((id) => reachesOrganization(actor.scope, actor.organizationId, id));
      const found = new Map(
        (await organizations.byIds(reached)).map((organization) => [organization.id, organization]),
      );
      return ids.map((id) => found.get(id) ?? null);
    },
    /** Every organization, page by page; only for whoever reaches all of them. */
    async list(query: OrganizationQuery) {
      requireAction(actor, 'organization:list');
      return organizations.search(query);
    },
    /** Those within reach whose people review plans: the own one, law firms, and the platform's. */
    async reviewing(page: ListPage) {
      const { scope, organizationId } = actor;
      const reached = [...scope.organizationIds, ...(organizationId ? [organizationId] : [])];
      return organizations.search({
        ...page,
        reviewingBeside: organizationId,
        ...(!scope.everything && { among: reached }),
      });
    },
    /** What anybody may see who holds a link to an organization: its name and its logo. */
    publicView: (id: string): Promise<Organization | null> => organizations.byId(id),
    async children(parent: Organization): Promise<Organization[]> {
      const found = await organizations.childrenOf([parent.id]);
      return found.filter(({ id }) => reachesOrganization(actor.scope, actor.organizationId, id));
    },
    /** Throws: DomainError NOT_FOUND. */
    async team(organizationId: string, page: ListPage, { role, includeSubOrganizations, ...options }: TeamOptions) {
      const { id } = await administered(organizationId);
      const below = includeSubOrganizations ? await organizations.descendantIds(id) : [];
      return membersPage([id, ...below], page, { ...options, roles: role ? [role] : undefined });
    },
    async admins(organizationId: string, page: ListPage) {
      const { id } = await administered(organizationId);
      return membersPage([id], page, { roles: ['ADMIN'] });
    },
    /** Members whom a client may be given to. Throws: DomainError NOT_FOUND. */
    async advisors(organizationId: string, page: ListPage, searchTerm: string | null | undefined) {
      const { id } = await administered(organizationId);
      return membersPage([id], page, { searchTerm, roles: ADVISING_ROLES, onlyEnabled: true });
    },
    /**
     * Changes switches and the time zone, and tells everyone at once: the gateway's next request, open pages, the other subgraphs.
     * Throws: DomainError FORBIDDEN, NOT_FOUND, UNKNOWN_TIME_ZONE, STALE_VERSION when another change came first.
     */
    async updateSettings(id: string, version: number, asked: AskedSettings): Promise<Organization> {
      requireAction(actor, 'organization:edit');
      if (asked.timeZone && !isTimeZone(asked.timeZone)) throw unknownZone();
      const before = await administered(id);
      const changes = settingChanges(before, asked);
      const names = Object.keys(changes);
      if (deps.idempotencyKey && (await organizations.wasHandled(id, deps.idempotencyKey))) return before;
      if (version !== before.version) throw stale();
      if (names.length === 0) return before;
      const event = organizationChanged(withSettings(before, changes), actor, deps.now());
      if (!(await organizations.change(id, version, settingFields(changes), event, deps.idempotencyKey))) throw stale();
      deps.nudge();
      await deps.access.write([id]);
      await told(id, names, 'organization.settings-changed', changes);
      return administered(id);
    },
    /**
     * Logo and theme: open pages have them at once, reports from the next one on.
     * Throws: DomainError FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with its field, STALE_VERSION when another change came first.
     */
    async updateLook(id: string, version: number, asked: AskedLook): Promise<Organization> {
      requireAction(actor, 'organization:edit');
      const before = await administered(id);
      const look = changedLook(before, asked);
      if (deps.idempotencyKey && (await organizations.wasHandled(id, deps.idempotencyKey))) return before;
      if (version !== before.version) throw stale();
      const event = organizationChanged({ ...before, ...look }, actor, deps.now());
      if (!(await organizations.change(id, version, look, event, deps.idempotencyKey))) throw stale();
      deps.nudge();
      const names = Object.keys(asked);
      await told(id, names, 'organization.look-changed', {});
      return administered(id);
    },
  };
}
export type OrganizationService = ReturnType<typeof createOrganizationService>;

const stale = (): DomainError =>
  new DomainError('STALE_VERSION', 'Somebody changed these settings meanwhile. Reload them and try again.');

const unknownZone = (): DomainError =>
  new DomainError('UNKNOWN_TIME_ZONE', 'Choose a time zone.', { field: 'timeZone' });

import type { Actor, MembershipRole } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import { DomainError } from '@platform/kernel';
import { forbidden } from '@platform/service-kit';
import type { Account, Membership } from '../../domain/account/account.ts';
import { profileDetails, profileOf } from '../../domain/account/profile.ts';
import { roleRank } from '../../domain/account/roles.ts';
import { callerFacts } from '../../domain/audit/audit-facts.ts';
import { mayChangeMembership } from '../../domain/organization/member-rules.ts';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';
import type { AccountService } from '../account/account.service.ts';
import type { AccountDirectory } from '../account/account-directory.service.ts';
import type { AuditTrail } from '../audit/audit-trail.service.ts';
import type { InvitationService } from '../invitation/invitation.service.ts';
import type { BegunRequests } from '../repetition/begun-requests.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { OrganizationStore } from './organization.repository.ts';
import { lastPrimary, type PrimaryAdmins } from './primary-admins.service.ts';

export interface MemberServiceDeps {
  readonly actor: Actor;
  readonly origin: RequestOrigin;
  readonly idempotencyKey: string | null;
  readonly begun: BegunRequests;
  readonly accounts: Pick<AccountDirectory, 'byMembership' | 'removeMembership' | 'setMembershipRole' | 'setProfile'>;
  readonly reachable: Pick<AccountService, 'reached'>;
  readonly primaryAdmins: PrimaryAdmins;
  readonly organizations: OrganizationStore;
  readonly invitations: Pick<InvitationService, 'cancelOf'>;
  readonly sessions: SessionService;
  readonly audit: AuditTrail;
  readonly now: () => Date;
}

const notFound = (): DomainError => new DomainError('NOT_FOUND', 'This member does not exist.');

function membershipFrom(note: string): Membership {
  const membership = JSON.parse(note) as Membership;
  return { ...membership, joinedAt: new Date(membership.joinedAt) };
}

/** Roles of members. Nobody raises their own, nobody gives more than they have, an organization keeps a primary administrator. */
export function createMemberService(deps: MemberServiceDeps) {
  const { actor, accounts, organizations, primaryAdmins, sessions } = deps;

  /**
   * Throws: DomainError LAST_PRIMARY_ADMIN when nobody would be left who is one and can sign in. The others may be shut
   * out at the same moment: whoever then sees nobody left takes it back.
   */
  async function stepDown(account: Account, { id, organizationId }: Membership): Promise<void> {
    const isPrimary = (await organizations.byId(organizationId))?.primaryAdminIds.includes(id);
    const isLast = await primaryAdmins.isLast(account, [id]);
    if (isLast || !(await organizations.removePrimaryAdmin(organizationId, id))) throw lastPrimary('isPrimaryAdmin');
    if (!isPrimary || (await primaryAdmins.hasUsable(organizationId))) return;
    await organizations.addPrimaryAdmin(organizationId, id);
    throw lastPrimary('isPrimaryAdmin');
  }

  async function reached(membershipId: string): Promise<{ account: Account; membership: Membership }> {
    const account = await accounts.byMembership(membershipId);
    const membership = account?.memberships.find(({ id }) => id === membershipId);
    const inScope =
      membership && (actor.scope.everything || actor.scope.organizationIds.includes(membership.organizationId));
    if (!account || !membership || !inScope) throw notFound();
    if (!mayChangeMembership(actor, account, membership)) throw forbidden();
    return { account, membership };
  }
  const record = (
    action: 'membership.changed' | 'membership.removed' | 'account.profile-changed',
    account: Account,
    { organizationId }: Membership,
    details: Record<string, string | boolean>,
  ) =>
    deps.audit.append({
      action,
      outcome: 'SUCCEEDED',
      ...callerFacts(actor, deps.origin),
      organizationId,
      subjectId: account.id,
      details,
    });
  const membershipIn = (account: Account | null, id: string): Membership => {
    const found = account?.memberships.find((membership) => membership.id === id);
    if (!found) throw notFound();
    return found;
  };

  return {
    /** One's own membership, or one of an organization whose members the actor sees. */
    async one(id: string): Promise<Membership | null> {
      const account = await accounts.byMembership(id);
      const found = account?.memberships.find((membership) => membership.id === id);
      const { everything, organizationIds } = actor.scope;
      const inScope = found && (everything || organizationIds.includes(found.organizationId));
      return found && (account?.id === actor.accountId || (inScope && can(actor, 'member:list'))) ? found : null;
    },
    /** Throws: DomainError FORBIDDEN, NOT_FOUND, LAST_PRIMARY_ADMIN. */
    async update(
      id: string,
      change: { role?: MembershipRole | null | undefined; isPrimaryAdmin?: boolean | null | undefined },
    ): Promise<Membership> {
      const { account, membership } = await reached(id);
      const role = change.role ?? membership.role;
      if (role === 'SUPER_ADMIN' || roleRank(role) > roleRank(actor.activeRole ?? 'CLIENT')) {
        throw forbidden('role');
      }
      const primary = change.isPrimaryAdmin ?? undefined;
      if (primary && role !== 'ADMIN') {
        throw new DomainError('BAD_USER_INPUT', 'Only an administrator can be primary administrator.', {
          field: 'isPrimaryAdmin',
        });
      }
      if (primary) await organizations.addPrimaryAdmin(membership.organizationId, id);
      const steppingDown = primary === false || (membership.role === 'ADMIN' && role !== 'ADMIN');
      if (steppingDown) await stepDown(account, membership);
      const changed = role === membership.role ? account : await accounts.setMembershipRole(account.id, id, role);
      await sessions.refresh([account.id]);
      await record('membership.changed', account, membership, {
        from: membership.role,
        to: role,
        ...(primary !== undefined && { isPrimaryAdmin: primary }),
      });
      return membershipIn(changed, id);
    },
    /** A repetition is answered as the first was. Throws: DomainError FORBIDDEN, NOT_FOUND, LAST_PRIMARY_ADMIN. */
    async remove(id: string): Promise<Membership> {
      const what = `remove-membership:${id}`;
      if (!(await accounts.byMembership(id))) {
        const removed = await deps.begun.noted(deps, what);
        if (removed) return membershipFrom(removed);
      }
      const { account, membership } = await reached(id);
      await deps.begun.note(deps, what, JSON.stringify(membership));
      await stepDown(account, membership);
      await deps.invitations.cancelOf(membership, account.emailAddress);
      await accounts.removeMembership(account.id, id);
      await sessions.refresh([account.id]);
      // By name: who is removed is out of the reach of those who read this.
      await record('membership.removed', account, membership, { name: account.name, role: membership.role });
      return membership;
    },
    async updateInformation(
      accountId: string,
      change: { name?: string | null | undefined; phoneNumber?: string | null | undefined },
    ): Promise<void> {
      const account = await deps.reachable.reached(accountId);
      const [membership] = account?.memberships ?? [];
      if (!account || !membership) throw notFound();
      await reached(membership.id);
      const profile = profileOf(change);
      await accounts.setProfile(account.id, profile);
      await record('account.profile-changed', account, membership, profileDetails(account, profile));
    },
  };
}
export type MemberService = ReturnType<typeof createMemberService>;

import type { Actor } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import { DomainError } from '@platform/kernel';
import { forbidden, scopeReaches } from '@platform/service-kit';
import type { Account, Membership } from '../../domain/account/account.ts';
import { roleRank } from '../../domain/account/roles.ts';
import { callerFacts } from '../../domain/audit/audit-facts.ts';
import { type EstateAccess, estateAccess, reachesByShare } from '../../domain/invitation/estate-access.ts';
import type { Invitation } from '../../domain/invitation/invitation.ts';
import { type PersonAccess, personAccess } from '../../domain/invitation/person-access.ts';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';
import type { AccountDirectory } from '../account/account-directory.service.ts';
import type { AuditTrail } from '../audit/audit-trail.service.ts';
import type { EstateIndex } from '../organization/estate-index.service.ts';
import type { BegunRequests } from '../repetition/begun-requests.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { InvitationStore } from './invitation.repository.ts';
import { membershipIdOf } from './membership-id.ts';

export interface EstateAccessDeps {
  readonly actor: Actor;
  readonly origin: RequestOrigin;
  readonly idempotencyKey: string | null;
  readonly begun: BegunRequests;
  readonly estates: Pick<EstateIndex, 'organizationOf' | 'ofPersons'>;
  readonly accounts: Pick<
    AccountDirectory,
    'byEstate' | 'byPersons' | 'byMembership' | 'endEstate' | 'removeMembership'
  >;
  readonly invitations: Pick<InvitationStore, 'openTo' | 'ofPersons' | 'endEstate' | 'cancel' | 'cancelOf' | 'cameBy'>;
  readonly sessions: Pick<SessionService, 'refresh'>;
  readonly audit: AuditTrail;
  readonly now: () => Date;
}

const notFound = (): DomainError => new DomainError('NOT_FOUND', 'This estate does not exist.');
const nobody = (): DomainError => new DomainError('NOT_FOUND', 'Nobody has this access any more.');

/** Who was let into one estate, and how that ends. */
export function createEstateAccessService(deps: EstateAccessDeps) {
  const { actor, accounts, invitations, now } = deps;

  /** Throws: DomainError NOT_FOUND, also of an estate out of reach. */
  async function reachedOrganization(estateId: string): Promise<string> {
    const organizationId = await deps.estates.organizationOf(estateId);
    if (!organizationId || !scopeReaches(actor.scope, { organizationId, estateId })) throw notFound();
    return organizationId;
  }

  const invitedTo = async (organizationId: string, estateId: string) =>
    (await invitations.openTo(organizationId, estateId)).map((invitation) => ({
      ...invitation,
      membershipId: membershipIdOf(invitation),
    }));

  /** Nobody ends the own access here, or that of a role above the own. */
  function assertMayEnd({ role }: Pick<Membership, 'role'>, account: Account | null): void {
    if (account?.id === actor.accountId || roleRank(role) > roleRank(actor.activeRole ?? 'CLIENT')) throw forbidden();
  }

  /** The link first: it would bring a guest back. False while somebody accepts it at this very moment. */
  async function endInvitation(invitation: Invitation, estateId: string): Promise<boolean> {
    const ended =
      invitation.estateIds.length > 1
        ? await invitations.endEstate(invitation, estateId, now())
        : await invitations.cancel(invitation.id, now());
    return ended !== null;
  }

  /** A membership that came by an invitation to estates ends with its last one; a member's stays. */
  async function endMembership(account: Account, membership: Membership, estateId: string): Promise<void> {
    const came = await invitations.cameBy(membership, account.emailAddress);
    const left = await accounts.endEstate(account.id, membership.id, estateId);
    const isLast = left?.memberships.some(({ id, estateIds }) => id === membership.id && estateIds.length === 0);
    if (came && isLast) {
      await invitations.cancelOf(membership, account.emailAddress, now());
      await accounts.removeMembership(account.id, membership.id);
    }
    await deps.sessions.refresh([account.id]);
  }

  return {
    /** In the order of the ids; null for those out of reach, and for all of them where nobody may see it. */
    async ofPersons(personIds: readonly string[]): Promise<(PersonAccess | null)[]> {
      if (!can(actor, 'estate:share-list')) return personIds.map(() => null);
      const homes = (await deps.estates.ofPersons(personIds)).filter((home) => scopeReaches(actor.scope, home));
      const known = homes.flatMap((home) => home.personIds).filter((id) => personIds.includes(id));
      const [found, invited] = await Promise.all([accounts.byPersons(known), invitations.ofPersons(known)]);
      return personIds.map((personId) => {
        const home = homes.find((one) => one.personIds.includes(personId));
        if (!home) return null;
        return personAccess(
          home.estateId,
          found.filter((account) => account.personId === personId),
          invited.filter((invitation) => invitation.personId === personId),
          now(),
        );
      });
    },
    async list(estateId: string): Promise<EstateAccess[]> {
      const organizationId = await reachedOrganization(estateId);
      const [inside, waiting] = await Promise.all([
        accounts.byEstate(organizationId, estateId),
        invitedTo(organizationId, estateId),
      ]);
      return estateAccess(estateId, inside, waiting, now());
    },

    /** A repetition is answered as the first was. Throws: DomainError NOT_FOUND, FORBIDDEN, CONFLICT. */
    async revoke(estateId: string, id: string): Promise<void> {
      const organizationId = await reachedOrganization(estateId);
      const what = `revoke-estate-access:${estateId}:${id}`;
      const found = (await invitedTo(organizationId, estateId)).find(({ membershipId }) => membershipId === id);
      const before = await accounts.byMembership(id);
      const held = before?.memberships.find((one) => one.id === id && one.organizationId === organizationId);
      const has = held && reachesByShare(held, estateId);
      const ending = found ?? (has ? held : null);
      if (!ending) {
        if (await deps.begun.noted(deps, what)) return;
        throw nobody();
      }
      assertMayEnd(ending, before);
      await deps.begun.note(deps, what, id);
      const isEnded = found ? await endInvitation(found, estateId) : true;
      // Read again: the invitation may have been accepted between.
      const account = await accounts.byMembership(id);
      const membership = account?.memberships.find((one) => one.id === id);
      if (account && membership && reachesByShare(membership, estateId)) {
        await endMembership(account, membership, estateId);
      } else if (!isEnded) {
        throw new DomainError('CONFLICT', 'This invitation is being accepted at this moment. Please try again.');
      }
      const { role } = ending;
      const name = (account ?? before)?.name || found?.name || null;
      await deps.audit.append({
        action: 'estate.access-ended',
        outcome: 'SUCCEEDED',
        ...callerFacts(actor, deps.origin),
        organizationId,
        subjectId: estateId,
        details: { name, role },
      });
    },
  };
}
export type EstateAccessService = ReturnType<typeof createEstateAccessService>;

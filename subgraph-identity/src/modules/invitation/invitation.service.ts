import type { MembershipRole } from '@platform/contracts';
import { emailProblem, requiredEmailProblem } from '@platform/contracts/field-rules';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { DEFAULT_TIME_ZONE, DomainError } from '@platform/kernel';
import {
  forbidden,
  type ListPage,
  type Logger,
  newDocumentId,
  requireAction,
  scopeReaches,
} from '@platform/service-kit';
import { type Membership, normalizeEmailAddress } from '../../domain/account/account.ts';
import { isOneLine } from '../../domain/account/profile.ts';
import { roleRank } from '../../domain/account/roles.ts';
import {
  holdsAlready,
  INVITATION_MS,
  type Invitation,
  type InvitationIntent,
  invitationIdOf,
  invitationLinkToken,
  invitationStatus,
  isInvitationToken,
  linkEnd,
  linkKind,
} from '../../domain/invitation/invitation.ts';
import type { Organization } from '../../domain/organization/organization.ts';
import type { SecretKeys } from '../../domain/secrets/secret-keys.ts';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';
import { invitationMail } from '../../views/invitation/invitation-mail.ts';
import type { AccountDirectory } from '../account/account-directory.service.ts';
import type { AuditTrail } from '../audit/audit-trail.service.ts';
import { type Messenger, sendBeside } from '../message/messenger.service.ts';
import type { EstateIndex } from '../organization/estate-index.service.ts';
import type { OrganizationAccessService } from '../organization/organization-access.service.ts';
import type { OrganizationDirectory } from '../organization/organization-directory.service.ts';
import type { BegunRequests } from '../repetition/begun-requests.service.ts';
import type { InvitationRequest } from './acceptance.ts';
import { createGuests } from './guests.ts';
import type { InvitationFilter, InvitationStore } from './invitation.repository.ts';
import { type AcceptanceDeps, createAcceptance } from './invitation-acceptance.ts';
import { createJoining, gone, type JoiningDeps } from './joining.ts';
import { membershipIdOf } from './membership-id.ts';

export interface InvitationServiceDeps
  extends Omit<AcceptanceDeps, 'find' | 'open' | 'joining' | 'accounts' | 'organizations'> {
  readonly invitations: InvitationStore;
  readonly accounts: AcceptanceDeps['accounts'] &
    JoiningDeps['accounts'] &
    Pick<AccountDirectory, 'byId' | 'byMembership'>;
  readonly organizations: JoiningDeps['organizations'] & Pick<OrganizationDirectory, 'descendantIds'>;
  readonly messenger: Messenger;
  readonly audit: AuditTrail;
  readonly log: Logger;
  readonly estates: EstateIndex;
  readonly access: Pick<OrganizationAccessService, 'flagsFor'>;
  readonly begun: BegunRequests;
  readonly keys: SecretKeys;
  readonly publicUrl: string;
}

export interface NewInvitation {
  readonly organizationId: string;
  readonly emailAddress: string;
  readonly name?: string | null | undefined;
  readonly role: MembershipRole;
  readonly intent: InvitationIntent;
  readonly estateIds?: readonly string[];
  readonly personId?: string | null | undefined;
  readonly isPrimaryAdmin?: boolean | null | undefined;
  readonly advisorBilledForDocuments?: boolean | null | undefined;
}

export interface InvitationChange {
  readonly isRefresh?: boolean | null | undefined;
  readonly emailAddress?: string | null | undefined;
  readonly intent?: InvitationIntent | null | undefined;
}

export interface InvitationListFilter extends Omit<InvitationFilter, 'organizationIds'> {
  readonly organizationId: string;
  readonly includeSubOrganizations?: boolean | null | undefined;
}

/** Roles that reach single estates: a link to a guest never makes a member of the whole organization. */
const GUEST_ROLES: ReadonlySet<MembershipRole> = new Set(['EXTERNAL_COLLABORATOR', 'ATTORNEY', 'DOCUMENT_REVIEWER']);

/** A guest's link is shown to whoever shares: it opens nothing without a code that is mailed each time. */
const isMailedOnly = ({ intent }: Pick<Invitation, 'intent'>): boolean => intent !== 'GUEST';

const refused = (message: string, field: string): DomainError => new DomainError('BAD_USER_INPUT', message, { field });

/** What an invitation may say, whoever sends it. Throws: DomainError BAD_USER_INPUT. */
/** Each is looked up, and all of them stand in every request of the guest. */
const MAX_SHARED_ESTATES = 50;

function assertWellFormed(input: NewInvitation, emailAddress: string): void {
  const { name, intent, role, isPrimaryAdmin, estateIds = [] } = input;
  const wrong = requiredEmailProblem(emailAddress);
  if (wrong) throw refused(wrong, 'emailAddress');
  if (name && !isOneLine(name)) throw refused(`A name is one line of at most ${TEXT_LENGTHS.name} characters`, 'name');
  if (intent === 'GUEST' && !GUEST_ROLES.has(role)) throw refused('A guest reaches single estates only.', 'role');
  if (isPrimaryAdmin && role !== 'ADMIN')
    throw refused('Only an administrator can be primary administrator.', 'isPrimaryAdmin');
  if (estateIds.length > MAX_SHARED_ESTATES)
    throw refused(
      `At most ${MAX_SHARED_ESTATES} estates can be shared at once. Share the others by another invitation.`,
      'estateIds',
    );
}

/** Invites, sends again, cancels; accepting is a part of its own. */
export function createInvitationService(deps: InvitationServiceDeps) {
  const { invitations, accounts, organizations, now, keys } = deps;

  const linkOf = (invitation: Invitation): string => {
    const token = invitationLinkToken(invitation, keys);
    if (invitation.intent === 'GUEST') {
      return `${deps.publicUrl}/auth/guest/${token}/${linkEnd(invitation)}`;
    }
    return `${deps.publicUrl}/account/verify/${invitation.organizationId}/${token}/${linkKind(invitation)}`;
  };

  async function send(invitation: Invitation): Promise<void> {
    const [organization, inviter] = await Promise.all([
      organizations.byId(invitation.organizationId),
      accounts.byId(invitation.invitedBy ?? ''),
    ]);
    const facts = {
      organizationName: organization?.name ?? null,
      inviterName: inviter?.name ?? null,
      goodUntil: invitation.expiresAt,
      timeZone: organization?.timeZone ?? DEFAULT_TIME_ZONE,
      link: linkOf(invitation),
    };
    await deps.messenger.mail({ to: invitation.emailAddress, ...invitationMail(facts) });
  }

  const record = (
    action:
      | 'invitation.sent'
      | 'invitation.cancelled'
      | 'invitation.accepted'
      | 'membership.removed'
      | 'account.created',
    invitation: Invitation,
    accountId: string | null,
    origin: RequestOrigin,
    subjectId: string = invitation.id,
  ) =>
    deps.audit.append({
      action,
      outcome: 'SUCCEEDED',
      accountId,
      impersonatorId: null,
      organizationId: invitation.organizationId,
      subjectId,
      ...origin,
      details: { intent: invitation.intent, role: invitation.role },
    });

  /** While it may still be used. Throws: DomainError NOT_FOUND, INVITE_EXPIRED. */
  function usable(found: Invitation | null): Invitation {
    if (!found) throw gone();
    const status = invitationStatus(found, now());
    if (status === 'INVITE_EXPIRED') throw new DomainError('INVITE_EXPIRED', 'This invitation has expired.');
    if (status !== 'INVITE_PENDING') throw gone();
    return found;
  }
  const openById = async (id: string): Promise<Invitation> => usable(await invitations.byId(id));
  /** The invitation of a link, whatever became of it. */
  async function find(token: string): Promise<Invitation | null> {
    const found = await invitations.byId(invitationIdOf(token));
    return found && isInvitationToken(token, found, keys) ? found : null;
  }
  /** While it may be used; the link may name the organization too. */
  async function open(token: string, organizationId?: string | null): Promise<Invitation> {
    const invitation = usable(await find(token));
    if (organizationId && organizationId !== invitation.organizationId) throw gone();
    return invitation;
  }

  async function reached({ actor }: InvitationRequest, id: string): Promise<Invitation> {
    const found = await invitations.reached(actor.scope, id);
    if (!found) throw gone();
    if (found.intent === 'MEMBER') requireAction(actor, 'member:invite');
    return found;
  }

  /** Throws: DomainError FORBIDDEN, NOT_FOUND. */
  async function organizationToInviteInto({ actor }: InvitationRequest, input: NewInvitation): Promise<Organization> {
    const inScope = actor.scope.everything || actor.scope.organizationIds.includes(input.organizationId);
    const organization = inScope ? await organizations.byId(input.organizationId) : null;
    if (!organization) throw new DomainError('NOT_FOUND', 'This organization does not exist.');
    if (input.role === 'SUPER_ADMIN' || roleRank(input.role) > roleRank(actor.activeRole ?? 'CLIENT')) {
      throw forbidden('role');
    }
    return organization;
  }

  /** The advisor can be charged where the platform lets advisors pay, and documents are not paid by subscription. */
  async function assertAdvisorCanBeBilled(organizationId: string): Promise<void> {
    const flags = await deps.access.flagsFor(organizationId);
    if (!flags['ADVISOR_CHARGE_ME'] || flags['ENROLLED_IN_DOCUMENTS_SUBSCRIPTION'])
      throw refused('Your organization is not charged for documents of its clients.', 'advisorBilledForDocuments');
  }

  /** Throws: DomainError ALREADY_MEMBER at the address. */
  async function assertNotThere(input: NewInvitation, emailAddress: string, organization: Organization): Promise<void> {
    const existing = await accounts.byEmailAddress(emailAddress);
    if (!existing || !holdsAlready(existing.memberships, { estateIds: [], ...input })) return;
    const told =
      input.intent === 'MEMBER'
        ? `${emailAddress} is a member of ${organization.name} already. Change the role in the list of members.`
        : `${emailAddress} has access already.`;
    throw new DomainError('ALREADY_MEMBER', told, { field: 'emailAddress' });
  }

  const toInvitation = (
    input: NewInvitation,
    emailAddress: string,
    id: string,
    invitedBy: string | null,
  ): Invitation => ({
    id,
    organizationId: input.organizationId,
    emailAddress,
    name: input.name?.trim() || null,
    intent: input.intent,
    role: input.role,
    estateIds: input.estateIds ?? [],
    personId: input.personId ?? null,
    invitedBy,
    isPrimaryAdmin: input.isPrimaryAdmin ?? false,
    advisorBilledForDocuments: input.advisorBilledForDocuments ?? false,
    linkMailedOnly: isMailedOnly(input),
    expiresAt: new Date(now().getTime() + INVITATION_MS),
    acceptedAt: null,
    cancelledAt: null,
    edition: 1,
    updatedAt: now(),
  });

  const joining = createJoining({ ...deps, record });

  return {
    ...createAcceptance({ ...deps, find, open, joining }),
    ...createGuests({ ...deps, open, openById, joining, record }),
    /** For the mail to who is invited, and for a guest's link: nobody else is to see it. */
    link: (invitation: Invitation) => ({ token: invitationLinkToken(invitation, keys), exp: linkEnd(invitation) }),
    status: (invitation: Invitation) => invitationStatus(invitation, now()),
    open,
    /** Ends the link of a guest who is removed: it would bring the guest back. */
    cancelOf: (membership: Pick<Membership, 'id' | 'organizationId'>, emailAddress: string): Promise<void> =>
      invitations.cancelOf(membership, emailAddress, now()),
    async list({ actor }: InvitationRequest, filter: InvitationListFilter, page: ListPage) {
      const { organizationId, includeSubOrganizations, ...rest } = filter;
      const below = includeSubOrganizations ? await organizations.descendantIds(organizationId) : [];
      return invitations.list(actor.scope, { ...rest, organizationIds: [organizationId, ...below] }, page);
    },
    /**
     * Nobody invites into a role above the own, or into an organization out of reach; nobody is invited twice, or into
     * what they have. Throws: DomainError FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, ALREADY_MEMBER, ALREADY_INVITED.
     */
    async invite(request: InvitationRequest, input: NewInvitation): Promise<Invitation> {
      const { actor, origin, idempotencyKey } = request;
      const emailAddress = normalizeEmailAddress(input.emailAddress);
      assertWellFormed(input, emailAddress);
      const organization = await organizationToInviteInto(request, input);
      const { organizationId, estateIds = [] } = input;
      const isReached = estateIds.every((estateId) => scopeReaches(actor.scope, { organizationId, estateId }));
      if (!isReached || !(await deps.estates.allIn(organizationId, estateIds))) {
        throw new DomainError('NOT_FOUND', 'This estate does not exist.', { field: 'estateId' });
      }
      if (input.personId && !(await deps.estates.mayHave(input.estateIds ?? [], input.personId))) {
        throw new DomainError('NOT_FOUND', 'This person is not part of the estate.', { field: 'personId' });
      }
      if (input.advisorBilledForDocuments) await assertAdvisorCanBeBilled(input.organizationId);
      const id = newDocumentId(actor.accountId, idempotencyKey, 'invitation');
      const made = await invitations.byId(id);
      if (made) return made; // a retry
      await assertNotThere(input, emailAddress, organization);
      await deps.limits.take('invitation', actor.accountId ?? '');
      const invitation = await invitations.add(toInvitation(input, emailAddress, id, actor.accountId), now());
      sendBeside(send(invitation), deps.log);
      await record('invitation.sent', invitation, actor.accountId, origin);
      return invitation;
    },
    /**
     * Sends it again with a new link, good for another fourteen days; the earlier link ends. To another address without
     * `isRefresh` the new link keeps the end of the earlier one. Throws: DomainError BAD_USER_INPUT, ALREADY_INVITED.
     */
    async refresh(request: InvitationRequest, id: string, change: InvitationChange): Promise<Invitation> {
      const invitation = await reached(request, id);
      if (change.intent && change.intent !== invitation.intent)
        throw refused('An invitation stays what it is. Cancel it and invite anew.', 'intent');
      const emailAddress = normalizeEmailAddress(change.emailAddress ?? invitation.emailAddress);
      const wrong = emailProblem(emailAddress);
      if (wrong) throw refused(wrong, 'emailAddress');
      if (!change.isRefresh && emailAddress === invitation.emailAddress) return invitation;
      const next = await deps.begun.note(request, `send-again:${id}`, String(invitation.edition + 1));
      if (Number(next) <= invitation.edition) return invitation; // a repetition
      // Two people would have the one membership, and cancelling would end the access of one of them only.
      if (emailAddress !== invitation.emailAddress && (await accounts.byMembership(membershipIdOf(invitation))))
        throw refused('Somebody came in by this invitation. Cancel it and invite anew.', 'emailAddress');
      await deps.limits.take('invitation', request.actor.accountId ?? '');
      const expiresAt = change.isRefresh ? new Date(now().getTime() + INVITATION_MS) : invitation.expiresAt;
      const refreshed = await invitations.refresh(
        invitation,
        { expiresAt, emailAddress, linkMailedOnly: isMailedOnly(invitation) },
        now(),
      );
      if (!refreshed) throw gone();
      sendBeside(send(refreshed), deps.log);
      await record('invitation.sent', refreshed, request.actor.accountId, request.origin);
      return refreshed;
    },
    /** Ends the link and, of a guest who has come in by it, the access that it gave; a repetition finishes that. */
    async cancel(request: InvitationRequest, id: string): Promise<Invitation> {
      const found = await reached(request, id);
      const what = `cancel-invitation:${id}`;
      if (!found.cancelledAt) await deps.begun.note(request, what, id);
      const isRepeated = found.cancelledAt !== null && (await deps.begun.noted(request, what)) !== null;
      const cancelled = isRepeated ? found : await invitations.cancel(id, now());
      if (!cancelled) throw gone();
      const membershipId = membershipIdOf({ id });
      const guest = await accounts.byMembership(membershipId);
      if (guest) {
        await accounts.removeMembership(guest.id, membershipId);
        await deps.sessions.refresh([guest.id]);
        await record('membership.removed', cancelled, request.actor.accountId, request.origin, guest.id);
      }
      if (!isRepeated) await record('invitation.cancelled', cancelled, request.actor.accountId, request.origin);
      return cancelled;
    },
  };
}
export type InvitationService = ReturnType<typeof createInvitationService>;

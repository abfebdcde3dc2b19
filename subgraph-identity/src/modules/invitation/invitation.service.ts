import type { Actor, MembershipRole } from '@platform/contracts';
import { emailProblem, FIELD_MESSAGES, requiredEmailProblem } from '@platform/contracts/field-rules';
import { DomainError } from '@platform/kernel';
import { derivedId, type ListPage, type Logger, newDocumentId } from '@platform/service-kit';
import { FORBIDDEN_TEXT, requireAction } from '../../access/operations.ts';
import type { RequestOrigin } from '../../request-origin.ts';
import type { AccountStore } from '../account/account.repository.ts';
import { type Account, type Membership, normalizeEmailAddress, type SignUpSource } from '../account/domain/account.ts';
import type { PasswordHasher } from '../account/domain/password-hash.ts';
import { type ActiveRole, assumeRole, roleRank } from '../account/domain/roles.ts';
import { isLocked, signInRefused } from '../account/domain/sign-in.ts';
import type { AuditTrail } from '../audit/audit.repository.ts';
import type { VouchedPerson } from '../google-sign-in/domain/vouched-person.ts';
import type { EnforcedDomains } from '../google-sign-in/enforced-domains.ts';
import { type Messenger, sendBeside } from '../message/messenger.ts';
import type { EstateIndex } from '../organization/estate-index.ts';
import { isFullName, isOneLine } from '../organization/member.service.ts';
import type { OrganizationStore } from '../organization/organization.repository.ts';
import { assertNewPassword } from '../password/domain/password-strength.ts';
import { dutiesOf, type SignInMethod } from '../session/domain/session-record.ts';
import type { RequestLimiter } from '../session/request-limiter.ts';
import type { SessionService } from '../session/session.service.ts';
import type { TwoFactorService } from '../two-factor/two-factor.service.ts';
import {
  INVITATION_MS,
  type Invitation,
  type InvitationIntent,
  invitationIdOf,
  invitationLinkToken,
  invitationStatus,
  isInvitationToken,
} from './domain/invitation.ts';
import type { InvitationStore } from './invitation.repository.ts';

export interface InvitationServiceDeps {
  readonly invitations: InvitationStore;
  readonly accounts: AccountStore;
  readonly organizations: OrganizationStore;
  readonly estates: EstateIndex;
  readonly twoFactor: Pick<TwoFactorService, 'isOn'>;
  readonly singleSignOn: Pick<EnforcedDomains, 'covers'>;
  readonly sessions: SessionService;
  readonly passwords: PasswordHasher;
  readonly limits: RequestLimiter;
  readonly messenger: Messenger;
  readonly audit: AuditTrail;
  readonly key: Uint8Array;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly now: () => Date;
}

export interface NewInvitation {
  readonly organizationId: string;
  readonly emailAddress: string;
  readonly name?: string | null | undefined;
  readonly role: MembershipRole;
  readonly intent: InvitationIntent;
  readonly estateIds?: readonly string[];
  readonly personId?: string | null | undefined;
}

export interface Acceptance {
  readonly token: string;
  readonly name: string | null;
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly termsAccepted: boolean;
  readonly intents: readonly InvitationIntent[];
}

interface Request {
  readonly actor: Actor;
  readonly origin: RequestOrigin;
  readonly idempotencyKey: string | null;
}

const gone = (): DomainError => new DomainError('NOT_FOUND', 'Invitation not found or already accepted');

/** Roles that reach single estates: a link to a guest never makes a member of the whole organization. */
const GUEST_ROLES: ReadonlySet<MembershipRole> = new Set(['EXTERNAL_COLLABORATOR', 'ATTORNEY', 'DOCUMENT_REVIEWER']);

const SOURCES: Partial<Record<MembershipRole, SignUpSource>> = {
  ADMIN: 'ADMIN_SIGNUP',
  ADVISOR: 'ADVISOR_SIGNUP',
  ESTATE_SPECIALIST: 'ESTATE_SPECIALIST_SIGNUP',
  CLIENT: 'CLIENT_PORTAL',
};

export function createInvitationService(deps: InvitationServiceDeps) {
  const { invitations, accounts, organizations, sessions, now, key } = deps;

  const linkOf = (invitation: Invitation): string => {
    const token = invitationLinkToken(invitation, key);
    if (invitation.intent === 'GUEST') {
      return `${deps.publicUrl}/auth/guest/${token}/${Math.floor(invitation.expiresAt.getTime() / 1000)}`;
    }
    const kind = invitation.intent === 'CLIENT_PORTAL' ? 'create_client' : 'create_member';
    return `${deps.publicUrl}/account/verify/${invitation.organizationId}/${token}/${kind}`;
  };

  /** Where advisors must send the link themselves, the platform sends none. */
  async function send(invitation: Invitation): Promise<void> {
    const organization = await organizations.byId(invitation.organizationId);
    if (invitation.intent === 'CLIENT_PORTAL' && organization?.settings.advisorMustSendInviteLink) return;
    await deps.messenger.mail({
      to: invitation.emailAddress,
      subject: `${organization?.name ?? 'Your advisor'} invites you`,
      text: `${organization?.name ?? 'Your advisor'} invites you. This link is good until ${invitation.expiresAt.toISOString().slice(0, 10)}:\n\n${linkOf(invitation)}`,
    });
  }

  const record = (
    action: 'invitation.sent' | 'invitation.cancelled' | 'invitation.accepted',
    invitation: Invitation,
    accountId: string | null,
    origin: RequestOrigin,
  ) =>
    deps.audit.append({
      action,
      outcome: 'SUCCEEDED',
      accountId,
      impersonatorId: null,
      organizationId: invitation.organizationId,
      subjectId: invitation.id,
      ...origin,
      details: { intent: invitation.intent, role: invitation.role },
    });

  /** The invitation of a link while it may still be used. */
  async function open(token: string): Promise<Invitation> {
    const found = await invitations.byId(invitationIdOf(token));
    if (!found || !isInvitationToken(token, found, key)) throw gone();
    const status = invitationStatus(found, now());
    if (status === 'INVITE_EXPIRED') throw new DomainError('INVITE_EXPIRED', 'This invitation has expired.');
    if (status !== 'INVITE_PENDING') throw gone();
    return found;
  }

  async function reached({ actor }: Request, id: string): Promise<Invitation> {
    const found = await invitations.reached(actor.scope, id);
    if (!found) throw gone();
    if (found.intent === 'MEMBER') requireAction(actor, 'member:invite');
    return found;
  }

  /** Its id comes from the invitation, so that accepting twice makes one membership. */
  const membershipOf = ({ id, organizationId, role, estateIds }: Invitation): Membership => ({
    id: derivedId('membership', id),
    organizationId,
    role,
    isEstateSpecialist: role === 'ESTATE_SPECIALIST',
    estateIds: [...estateIds],
    joinedAt: now(),
  });

  async function createAccount(
    invitation: Invitation,
    name: string,
    proof: { readonly passwordHash: string | null; readonly isFromSso?: boolean; readonly ssoSubject?: string },
  ): Promise<Account> {
    const { role, emailAddress } = invitation;
    return accounts.create({
      id: derivedId('account', invitation.id),
      emailAddress,
      name,
      isSuperadmin: false,
      memberships: [membershipOf(invitation)],
      source: SOURCES[role] ?? null,
      personId: invitation.personId,
      canShareEstate: role === 'ADVISOR' || role === 'ESTATE_SPECIALIST',
      ...proof,
      at: now(),
    });
  }

  /** Uses the link up. The account comes first, so that a link is used up only when there is one. */
  async function useUp(invitation: Invitation, account: Account, origin: RequestOrigin): Promise<ActiveRole> {
    if (!(await invitations.accept(invitation.id, now()))) throw gone();
    await record('invitation.accepted', invitation, account.id, origin);
    return assumeRole(account, invitation.role, derivedId('membership', invitation.id));
  }

  async function startSession(
    account: Account,
    active: ActiveRole,
    { actor, origin }: Pick<Request, 'actor' | 'origin'>,
    { hasSecondFactor, method }: { hasSecondFactor: boolean; method: SignInMethod },
  ): Promise<string> {
    const duties = dutiesOf(account, hasSecondFactor, method);
    const verified = method !== 'mailed-code' && !hasSecondFactor;
    return (await sessions.start(account, active, origin, actor.sessionId, { verified, duties })).token;
  }

  return {
    linkToken: (invitation: Invitation): string => invitationLinkToken(invitation, key),
    status: (invitation: Invitation) => invitationStatus(invitation, now()),
    open,
    list: ({ actor }: Request, organizationId: string, page: ListPage) =>
      invitations.list(actor.scope, organizationId, page),
    /** Nobody invites into a role above the own, or into an organization out of reach. Throws: DomainError FORBIDDEN, NOT_FOUND, BAD_USER_INPUT. */
    async invite(request: Request, input: NewInvitation): Promise<Invitation> {
      const { actor, origin, idempotencyKey } = request;
      const emailAddress = normalizeEmailAddress(input.emailAddress);
      const wrong = requiredEmailProblem(emailAddress);
      if (wrong) throw new DomainError('BAD_USER_INPUT', wrong, { field: 'emailAddress' });
      if (input.name && !isOneLine(input.name))
        throw new DomainError('BAD_USER_INPUT', 'A name is one line of at most 255 characters', { field: 'name' });
      const inScope = actor.scope.everything || actor.scope.organizationIds.includes(input.organizationId);
      if (!inScope || !(await organizations.byId(input.organizationId)))
        throw new DomainError('NOT_FOUND', 'This organization does not exist.');
      if (input.role === 'SUPER_ADMIN' || roleRank(input.role) > roleRank(actor.activeRole ?? 'CLIENT')) {
        throw new DomainError('FORBIDDEN', FORBIDDEN_TEXT, { field: 'role' });
      }
      if (input.intent === 'GUEST' && !GUEST_ROLES.has(input.role)) {
        throw new DomainError('BAD_USER_INPUT', 'A guest reaches single estates only.', { field: 'role' });
      }
      if (!(await deps.estates.allIn(input.organizationId, input.estateIds ?? []))) {
        throw new DomainError('NOT_FOUND', 'This estate does not exist.', { field: 'estateId' });
      }
      await deps.limits.take('invitation', actor.accountId ?? '');
      const invitation = await invitations.add({
        id: newDocumentId(actor.accountId, idempotencyKey, 'invitation'),
        organizationId: input.organizationId,
        emailAddress,
        name: input.name ?? null,
        intent: input.intent,
        role: input.role,
        estateIds: input.estateIds ?? [],
        personId: input.personId ?? null,
        invitedBy: actor.accountId,
        expiresAt: new Date(now().getTime() + INVITATION_MS),
        acceptedAt: null,
        cancelledAt: null,
        edition: 1,
        updatedAt: now(),
      });
      sendBeside(send(invitation), deps.log);
      await record('invitation.sent', invitation, actor.accountId, origin);
      return invitation;
    },
    /** Sends it again with a new link; the earlier one ends. */
    async refresh(
      request: Request,
      id: string,
      changes: { emailAddress?: string | null | undefined } = {},
    ): Promise<Invitation> {
      await reached(request, id);
      await deps.limits.take('invitation', request.actor.accountId ?? '');
      const emailAddress = changes.emailAddress ? normalizeEmailAddress(changes.emailAddress) : undefined;
      const wrong = emailProblem(emailAddress ?? '');
      if (wrong) throw new DomainError('BAD_USER_INPUT', wrong, { field: 'emailAddress' });
      const expiresAt = new Date(now().getTime() + INVITATION_MS);
      const refreshed = await invitations.refresh(id, { expiresAt, ...(emailAddress && { emailAddress }) }, now());
      if (!refreshed) throw gone();
      sendBeside(send(refreshed), deps.log);
      await record('invitation.sent', refreshed, request.actor.accountId, request.origin);
      return refreshed;
    },
    async cancel(request: Request, id: string): Promise<Invitation> {
      await reached(request, id);
      const cancelled = await invitations.cancel(id, now());
      if (!cancelled) throw gone();
      await record('invitation.cancelled', cancelled, request.actor.accountId, request.origin);
      return cancelled;
    },
    /**
     * Makes the account of a link, or adds the membership to the account that has its address and whose password was
     * given, and signs in.
     */
    async accept(input: Acceptance, request: Request): Promise<string> {
      const invitation = await open(input.token);
      if (!input.intents.includes(invitation.intent)) throw gone();
      if (!input.termsAccepted)
        throw new DomainError('BAD_USER_INPUT', 'Please accept the terms', { field: 'termsAccepted' });
      if (await deps.singleSignOn.covers(invitation.emailAddress)) throw signInRefused('ssoEnforced');
      const existing = await accounts.byEmailAddress(invitation.emailAddress);
      let account: Account;
      if (existing) {
        await deps.limits.take('password-check', existing.id);
        if (existing.disabledAt || !(await deps.passwords.matches(input.password, existing.passwordHash)))
          throw signInRefused('incorrect');
        if (isLocked(existing, now())) throw signInRefused('locked');
        account = await accounts.addMembership(existing.id, membershipOf(invitation));
      } else {
        const name = (input.name ?? invitation.name ?? '').trim();
        if (!isFullName(name)) throw new DomainError('BAD_USER_INPUT', FIELD_MESSAGES.fullName, { field: 'name' });
        assertNewPassword(input.password, input.passwordConfirmation, [name, invitation.emailAddress]);
        account = await createAccount(invitation, name, { passwordHash: await deps.passwords.hash(input.password) });
      }
      const active = await useUp(invitation, account, request.origin);
      const hasSecondFactor = existing !== null && (await deps.twoFactor.isOn(existing.id));
      return startSession(account, active, request, { hasSecondFactor, method: 'password' });
    },
    /** The same for the person that an identity provider vouches for; whether it may be this one is checked before. */
    async acceptVouched(
      invitation: Invitation,
      existing: Account | null,
      { subject, name }: VouchedPerson,
      origin: RequestOrigin,
    ): Promise<{ account: Account; active: ActiveRole }> {
      const shown = name ?? invitation.name ?? invitation.emailAddress;
      const account = existing
        ? await accounts.addMembership(existing.id, membershipOf(invitation))
        : await createAccount(invitation, shown, { passwordHash: null, isFromSso: true, ssoSubject: subject });
      return { account, active: await useUp(invitation, account, origin) };
    },
    /**
     * A guest comes in by a link, and is nobody until the code that is mailed to the guest was verified. The link
     * works until it ends: each visit needs a new code.
     */
    async signInGuest(token: string, exp: number, request: Request): Promise<{ token: string; verified: boolean }> {
      const invitation = await invitations.byId(invitationIdOf(token));
      const known =
        invitation &&
        isInvitationToken(token, invitation, key) &&
        invitation.intent === 'GUEST' &&
        !invitation.cancelledAt;
      if (!known || exp !== Math.floor(invitation.expiresAt.getTime() / 1000)) throw gone();
      if (invitation.expiresAt <= now()) throw new DomainError('INVITE_EXPIRED', 'This invitation has expired.');
      const existing = await accounts.byEmailAddress(invitation.emailAddress);
      if (existing?.disabledAt) throw signInRefused('disabled');
      if (existing && isLocked(existing, now())) throw signInRefused('locked');
      if (await deps.singleSignOn.covers(invitation.emailAddress)) throw signInRefused('ssoEnforced');
      if (existing?.passwordHash || existing?.ssoSubject) {
        // A mailed link must not be a way around the password and the second factor of an account; and whoever made
        // the invitation knows the link too, so only the account itself takes the membership.
        const { actor } = request;
        const isOwn = actor.kind === 'account' && actor.accountId === existing.id && !actor.impersonator;
        if (!isOwn || !actor.sessionId)
          throw new DomainError('SIGN_IN_REQUIRED', 'You have an account already. Please sign in.');
        const joined = await accounts.addMembership(existing.id, membershipOf(invitation));
        const role = assumeRole(joined, invitation.role, derivedId('membership', invitation.id));
        return { token: (await sessions.switchRole(actor.sessionId, joined, role)).token, verified: true };
      }
      const account = existing
        ? await accounts.addMembership(existing.id, membershipOf(invitation))
        : await createAccount(invitation, invitation.name ?? invitation.emailAddress, { passwordHash: null });
      const active = assumeRole(account, invitation.role, derivedId('membership', invitation.id));
      const waiting = await startSession(account, active, request, { hasSecondFactor: false, method: 'mailed-code' });
      return { token: waiting, verified: false };
    },
  };
}
export type InvitationService = ReturnType<typeof createInvitationService>;

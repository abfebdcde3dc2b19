import type { Actor, SignInMethod } from '@platform/contracts';
import { FIELD_MESSAGES } from '@platform/contracts/field-rules';
import { DomainError } from '@platform/kernel';
import { derivedId, type Logger } from '@platform/service-kit';
import type { Account, Membership } from '../../domain/account/account.ts';
import { isFullName } from '../../domain/account/profile.ts';
import { type ActiveRole, assumeRole, startingRole } from '../../domain/account/roles.ts';
import { isLocked, signInRefused } from '../../domain/account/sign-in.ts';
import type { VouchedPerson } from '../../domain/google-sign-in/vouched-person.ts';
import {
  holdsAlready,
  type Invitation,
  type InvitationIntent,
  signUpSource,
} from '../../domain/invitation/invitation.ts';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';
import { dutiesOf } from '../../domain/session/session-record.ts';
import type { AccountDirectory } from '../account/account-directory.service.ts';
import type { AddressConfirmation } from '../account/address-confirmation.service.ts';
import type { PasswordHasher } from '../account/password-hash.service.ts';
import type { PasswordRules } from '../account/password-rules.service.ts';
import type { AuditTrail } from '../audit/audit-trail.service.ts';
import type { SingleSignOnService } from '../google-sign-in/single-sign-on.service.ts';
import type { RequestLimiter } from '../limit/request-limiter.service.ts';
import type { Messenger } from '../message/messenger.service.ts';
import type { OrganizationDirectory } from '../organization/organization-directory.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { TwoFactorService } from '../two-factor/two-factor.service.ts';
import type { InvitationStore } from './invitation.repository.ts';
import { membershipIdOf } from './membership-id.ts';

export interface AcceptanceDeps {
  readonly invitations: InvitationStore;
  readonly accounts: Pick<
    AccountDirectory,
    | 'addMembership'
    | 'byEmailAddress'
    | 'byId'
    | 'byMembership'
    | 'create'
    | 'recordSignIn'
    | 'removeMembership'
    | 'setActive'
    | 'setPassword'
    | 'setProfile'
  >;
  readonly organizations: Pick<OrganizationDirectory, 'addPrimaryAdmin' | 'byId' | 'descendantIds'>;
  readonly twoFactor: Pick<TwoFactorService, 'isOn'>;
  readonly addresses: AddressConfirmation;
  readonly singleSignOn: Pick<SingleSignOnService, 'covers'>;
  readonly sessions: SessionService;
  readonly passwords: PasswordHasher;
  readonly passwordRules: PasswordRules;
  readonly limits: RequestLimiter;
  readonly messenger: Messenger;
  readonly audit: AuditTrail;
  readonly log: Logger;
  readonly now: () => Date;
  readonly open: (token: string) => Promise<Invitation>;
  readonly findGuest: (token: string, exp: number) => Promise<Invitation>;
  readonly record: (
    action: 'invitation.accepted' | 'account.created',
    invitation: Invitation,
    accountId: string,
    origin: RequestOrigin,
    subjectId?: string,
  ) => Promise<unknown>;
}

export interface Acceptance {
  readonly token: string;
  readonly name: string | null;
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly termsAccepted: boolean;
  readonly intents: readonly InvitationIntent[];
}

export interface Accepted {
  /** Value of the session cookie. */
  readonly token: string;
  readonly earlierAccessEnded: boolean;
}

export interface InvitationRequest {
  readonly actor: Actor;
  readonly origin: RequestOrigin;
  readonly idempotencyKey: string | null;
}

/** How whoever holds the link accepts it: with a new account, signed in to the one they have, or by a mailed code. */
export type AcceptanceWay = 'NEW_ACCOUNT' | 'SIGN_IN' | 'MAILED_CODE';

export const gone = (): DomainError => new DomainError('NOT_FOUND', 'Invitation not found or already accepted');

const signInFirst = (): DomainError =>
  new DomainError('SIGN_IN_REQUIRED', 'You have an account already. Please sign in.');

/** Whoever has the link reads the mail of the address, and nobody has shown that for the account yet. */
const provesTheAddress = ({ linkMailedOnly }: Invitation, { addressConfirmedAt }: Account): boolean =>
  linkMailedOnly && addressConfirmedAt === null;

/** An account with nothing to sign in with but the codes that are mailed to it. */
const isMailedOnly = ({ passwordHash, ssoSubject }: Account): boolean => !passwordHash && !ssoSubject;

/** The session of the account itself, not of support mode; null when somebody else asks. */
const ownSession = ({ kind, accountId, impersonator, sessionId }: Actor, account: Account): string | null =>
  kind === 'account' && accountId === account.id && !impersonator ? sessionId : null;

/** From a link to an account with its membership, and a session. */
export function createAcceptance(deps: AcceptanceDeps) {
  const { invitations, accounts, organizations, sessions, now } = deps;

  const membershipOf = (invitation: Invitation): Membership => ({
    id: membershipIdOf(invitation),
    organizationId: invitation.organizationId,
    role: invitation.role,
    isEstateSpecialist: invitation.role === 'ESTATE_SPECIALIST',
    estateIds: [...invitation.estateIds],
    joinedAt: now(),
  });
  const activeIn = (account: Account, invitation: Invitation): ActiveRole =>
    assumeRole(account, invitation.role, membershipIdOf(invitation));
  /** Open sessions learn of it at once, and support mode that may not reach the organization joined ends. */
  async function join(accountId: string, invitation: Invitation): Promise<Account> {
    const joined = await accounts.addMembership(accountId, membershipOf(invitation));
    await sessions.refresh([accountId]);
    return joined;
  }

  /** A guest's link is not used up, so it may be cancelled in between: whoever did that found no membership to remove. */
  async function assertStillTheirs(account: Account, invitation: Invitation): Promise<void> {
    const current = await invitations.byId(invitation.id);
    if (current && !current.cancelledAt && current.emailAddress === invitation.emailAddress) return;
    await accounts.removeMembership(account.id, membershipIdOf(invitation));
    await sessions.refresh([account.id]);
    throw gone();
  }

  /** The first administrator of an organization is its primary one, also when the invitation does not say so. */
  async function isPrimaryAdmin({ role, isPrimaryAdmin: asked, organizationId }: Invitation): Promise<boolean> {
    if (role !== 'ADMIN') return false;
    return asked || (await organizations.byId(organizationId))?.primaryAdminIds.length === 0;
  }

  async function createAccount(
    invitation: Invitation,
    name: string,
    proof: { readonly passwordHash: string | null; readonly isFromSso?: boolean; readonly ssoSubject?: string },
    addressConfirmedAt: Date | null,
    origin: RequestOrigin,
  ): Promise<Account> {
    const { role, emailAddress } = invitation;
    const made = await accounts.create({
      id: derivedId('account', invitation.id),
      emailAddress,
      addressConfirmedAt,
      name,
      isSuperadmin: false,
      memberships: [membershipOf(invitation)],
      source: signUpSource({ ...invitation, isPrimaryAdmin: await isPrimaryAdmin(invitation) }),
      personId: invitation.personId,
      canShareEstate: role === 'ADVISOR' || role === 'ESTATE_SPECIALIST',
      ...proof,
      at: now(),
    });
    // Its id is there already: the account of whoever came in before the invitation got another address.
    if (made.emailAddress !== emailAddress) throw gone();
    await deps.record('account.created', invitation, made.id, origin, made.id);
    return made;
  }

  /**
   * Uses the link up. While the account is written nobody else can accept, cancel or resend it; when the writing fails
   * or is interrupted the link works again, and writes the same account and membership.
   */
  async function useUp(
    invitation: Invitation,
    origin: RequestOrigin,
    write: () => Promise<Account>,
  ): Promise<{ account: Account; active: ActiveRole }> {
    if (!(await invitations.claim(invitation, now()))) throw gone();
    const primary = await isPrimaryAdmin(invitation);
    const account = await write().catch(async (error: unknown) => {
      await invitations.release(invitation.id);
      throw error;
    });
    if (!(await invitations.accept(invitation.id, now()))) {
      // The writing outlasted its claim. Whoever cancelled meanwhile found no membership to remove yet.
      const current = await invitations.byId(invitation.id);
      if (!current?.acceptedAt) await accounts.removeMembership(account.id, membershipIdOf(invitation));
      throw gone();
    }
    if (primary) await organizations.addPrimaryAdmin(invitation.organizationId, membershipIdOf(invitation));
    await deps.record('invitation.accepted', invitation, account.id, origin);
    return { account, active: activeIn(account, invitation) };
  }

  async function startSession(
    account: Account,
    active: ActiveRole,
    { actor, origin }: Pick<InvitationRequest, 'actor' | 'origin'>,
    { hasSecondFactor, method }: { hasSecondFactor: boolean; method: SignInMethod },
  ): Promise<string> {
    const duties = dutiesOf(account, hasSecondFactor, method);
    const verified = method !== 'mailed-code' && !hasSecondFactor;
    const started = await sessions.start(account, active, origin, actor.sessionId, { verified, duties, method });
    if (!verified) return started.token;
    const chosen = { role: active.role, membershipId: active.membership?.id ?? null };
    const grounds = { secondFactor: hasSecondFactor };
    if (await accounts.recordSignIn(account.id, now(), chosen, grounds)) return started.token;
    await sessions.end(started.record.id);
    throw signInRefused('disabled');
  }

  /** The own session goes on, in the role that the invitation gives. */
  async function continueSession(sessionId: string, account: Account, active: ActiveRole): Promise<string> {
    await accounts.setActive(account.id, { role: active.role, membershipId: active.membership?.id ?? null });
    return (await sessions.switchRole(sessionId, active.role, active.membership?.id ?? null)).token;
  }

  async function newPasswordHash(
    { password, passwordConfirmation }: Acceptance,
    own: readonly string[],
    { organizationId }: Invitation,
  ): Promise<string> {
    await deps.passwordRules.assertNew(password, passwordConfirmation, { own, organizationIds: [organizationId] });
    return deps.passwords.hash(password);
  }

  async function acceptAsNew(invitation: Invitation, input: Acceptance, request: InvitationRequest): Promise<string> {
    const name = (input.name ?? invitation.name ?? '').trim();
    if (!isFullName(name)) throw new DomainError('BAD_USER_INPUT', FIELD_MESSAGES.fullName, { field: 'name' });
    const passwordHash = await newPasswordHash(input, [name, invitation.emailAddress], invitation);
    const { account, active } = await useUp(invitation, request.origin, () =>
      createAccount(invitation, name, { passwordHash }, invitation.linkMailedOnly ? now() : null, request.origin),
    );
    return startSession(account, active, request, { hasSecondFactor: false, method: 'password' });
  }

  /**
   * The owner of the address comes by a mailed link to an account that somebody else may have set up. It is taken over
   * with a new password, as if it had just been made.
   */
  async function acceptAsOwner(
    invitation: Invitation,
    account: Account,
    input: Acceptance,
    request: InvitationRequest,
  ): Promise<Accepted> {
    const passwordHash = await newPasswordHash(input, [account.name, account.emailAddress], invitation);
    let earlierAccessEnded = false;
    const { account: joined, active } = await useUp(invitation, request.origin, async () => {
      ({ earlierAccessEnded } = await deps.addresses.confirm(account, request.origin, passwordHash));
      if (isFullName(input.name ?? '')) await accounts.setProfile(account.id, { name: input.name?.trim() });
      return join(account.id, invitation);
    });
    const token = await startSession(joined, active, request, { hasSecondFactor: false, method: 'password' });
    return { token, earlierAccessEnded };
  }

  /**
   * A former guest gets a password. The link was not always mailed only, so the mailed code comes first: this begins the
   * sign-in that waits for it, and the link is accepted by the guest who is signed in.
   */
  async function acceptAsGuest(
    invitation: Invitation,
    account: Account,
    input: Acceptance,
    request: InvitationRequest,
  ): Promise<string> {
    const passwordHash = await newPasswordHash(input, [account.name, account.emailAddress], invitation);
    const own = ownSession(request.actor, account);
    const start = startingRole(account);
    if (!own && start) return startSession(account, start, request, { hasSecondFactor: false, method: 'mailed-code' });
    const { account: joined, active } = await useUp(invitation, request.origin, async () => {
      if (!(await accounts.setPassword(account.id, null, passwordHash, now()))) throw gone();
      if (isFullName(input.name ?? '')) await accounts.setProfile(account.id, { name: input.name?.trim() });
      return join(account.id, invitation);
    });
    return own
      ? continueSession(own, joined, active)
      : startSession(joined, active, request, {
          hasSecondFactor: await deps.twoFactor.isOn(account.id),
          method: 'password',
        });
  }

  /** Signed in already, or with the password of the account. */
  async function acceptAsMember(
    invitation: Invitation,
    account: Account,
    input: Acceptance,
    request: InvitationRequest,
  ): Promise<string> {
    const own = ownSession(request.actor, account);
    if (!own) {
      const { passwordHash } = account;
      const isRight = await deps.limits.asTry('password-check', account.id, () =>
        deps.passwords.matches(input.password, passwordHash),
      );
      if (account.disabledAt || !isRight) throw signInRefused('incorrect');
      if (isLocked(account, now())) throw signInRefused('locked');
    }
    // Nothing is joined before the second factor.
    if (!own && (await deps.twoFactor.isOn(account.id))) throw signInFirst();
    const { account: joined, active } = await useUp(invitation, request.origin, () => join(account.id, invitation));
    if (own) return continueSession(own, joined, active);
    return startSession(joined, active, request, { hasSecondFactor: false, method: 'password' });
  }

  /** Throws: DomainError ALREADY_MEMBER. */
  async function assertNotThere(account: Account, invitation: Invitation): Promise<void> {
    const others = account.memberships.filter(({ id }) => id !== membershipIdOf(invitation));
    if (!holdsAlready(others, invitation)) return;
    const organization = await organizations.byId(invitation.organizationId);
    throw new DomainError('ALREADY_MEMBER', `You belong to ${organization?.name ?? 'this organization'} already.`);
  }

  async function openForAcceptance({ token, intents, termsAccepted }: Acceptance): Promise<Invitation> {
    const invitation = await deps.open(token);
    if (!intents.includes(invitation.intent)) throw gone();
    if (!termsAccepted) throw new DomainError('BAD_USER_INPUT', 'Please accept the terms', { field: 'termsAccepted' });
    return invitation;
  }

  function assertOpen(account: Account): void {
    if (account.disabledAt) throw signInRefused('disabled');
    if (isLocked(account, now())) throw signInRefused('locked');
  }

  async function acceptAs(
    invitation: Invitation,
    existing: Account | null,
    isOwn: boolean,
    input: Acceptance,
    request: InvitationRequest,
  ): Promise<string> {
    if (!existing) return acceptAsNew(invitation, input, request);
    if (isMailedOnly(existing)) {
      assertOpen(existing);
      return acceptAsGuest(invitation, existing, input, request);
    }
    if (isOwn) await assertNotThere(existing, invitation);
    return acceptAsMember(invitation, existing, input, request);
  }

  return {
    async acceptanceWay(invitation: Invitation): Promise<AcceptanceWay> {
      const existing = await accounts.byEmailAddress(invitation.emailAddress);
      if (!existing || provesTheAddress(invitation, existing)) return 'NEW_ACCOUNT';
      if (!isMailedOnly(existing)) return 'SIGN_IN';
      return startingRole(existing) ? 'MAILED_CODE' : 'NEW_ACCOUNT';
    },
    /**
     * Makes the account of a link, or adds the membership to the account that has its address, and signs in.
     */
    async accept(input: Acceptance, request: InvitationRequest): Promise<Accepted> {
      const invitation = await openForAcceptance(input);
      const existing = await accounts.byEmailAddress(invitation.emailAddress);
      const isOwn = existing !== null && ownSession(request.actor, existing) !== null;
      if (!isOwn && (await deps.singleSignOn.covers(invitation.emailAddress))) throw signInRefused('ssoEnforced');
      if (existing && provesTheAddress(invitation, existing)) {
        assertOpen(existing);
        await assertNotThere(existing, invitation);
        return acceptAsOwner(invitation, existing, input, request);
      }
      return { token: await acceptAs(invitation, existing, isOwn, input, request), earlierAccessEnded: false };
    },
    /** The same for the person that an identity provider vouches for; whether it may be this one is checked before. */
    async acceptVouched(
      invitation: Invitation,
      existing: Account | null,
      { subject, name }: VouchedPerson,
      origin: RequestOrigin,
    ): Promise<{ account: Account; active: ActiveRole }> {
      if (existing) await assertNotThere(existing, invitation);
      const shown = name ?? invitation.name ?? invitation.emailAddress;
      return useUp(invitation, origin, () =>
        existing
          ? join(existing.id, invitation)
          : createAccount(
              invitation,
              shown,
              { passwordHash: null, isFromSso: true, ssoSubject: subject },
              now(),
              origin,
            ),
      );
    },
    /**
     * A guest comes in by a link, and is nobody until the code that is mailed to the guest was verified. The link
     * works until it ends: each visit needs a new code.
     */
    async signInGuest(
      token: string,
      exp: number,
      request: InvitationRequest,
    ): Promise<{ token: string; verified: boolean }> {
      const invitation = await deps.findGuest(token, exp);
      const existing = await accounts.byEmailAddress(invitation.emailAddress);
      const held = existing?.memberships.some(({ id }) => id === membershipIdOf(invitation));
      const shown = invitation.name ?? invitation.emailAddress;
      if (existing) assertOpen(existing);
      if (await deps.singleSignOn.covers(invitation.emailAddress)) throw signInRefused('ssoEnforced');
      if (existing && !isMailedOnly(existing)) {
        // A mailed link must not be a way around the password and the second factor of an account; and whoever made
        // the invitation knows the link too, so only the account itself takes the membership.
        const own = ownSession(request.actor, existing);
        if (!own) throw signInFirst();
        const joined = await join(existing.id, invitation);
        await assertStillTheirs(joined, invitation);
        if (!held) await deps.record('invitation.accepted', invitation, existing.id, request.origin);
        return { token: await continueSession(own, joined, activeIn(joined, invitation)), verified: true };
      }
      const account = existing
        ? await join(existing.id, invitation)
        : await createAccount(invitation, shown, { passwordHash: null }, null, request.origin);
      await assertStillTheirs(account, invitation);
      if (!held) await deps.record('invitation.accepted', invitation, account.id, request.origin);
      const active = activeIn(account, invitation);
      const waiting = await startSession(account, active, request, { hasSecondFactor: false, method: 'mailed-code' });
      return { token: waiting, verified: false };
    },
  };
}

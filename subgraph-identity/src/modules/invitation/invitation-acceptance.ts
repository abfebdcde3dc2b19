import type { Actor, SignInMethod } from '@platform/contracts';
import { FIELD_MESSAGES } from '@platform/contracts/field-rules';
import { DomainError } from '@platform/kernel';
import { type Account, isMailedOnly } from '../../domain/account/account.ts';
import { isFullName } from '../../domain/account/profile.ts';
import { type ActiveRole, startingRole } from '../../domain/account/roles.ts';
import { assertMaySignIn, isLocked, signInRefused } from '../../domain/account/sign-in.ts';
import type { VouchedPerson } from '../../domain/google-sign-in/vouched-person.ts';
import { holdsAlready, type Invitation, type SeenInvitation } from '../../domain/invitation/invitation.ts';
import { ownSession } from '../../domain/session/own-session.ts';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';
import { dutiesOf } from '../../domain/session/session-record.ts';
import type { AccountDirectory } from '../account/account-directory.service.ts';
import type { AddressConfirmation } from '../account/address-confirmation.service.ts';
import type { PasswordHasher } from '../account/password-hash.service.ts';
import type { PasswordRules } from '../account/password-rules.service.ts';
import type { SingleSignOnService } from '../google-sign-in/single-sign-on.service.ts';
import type { RequestLimiter } from '../limit/request-limiter.service.ts';
import type { OrganizationDirectory } from '../organization/organization-directory.service.ts';
import type { BegunRequests } from '../repetition/begun-requests.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { TwoFactorService } from '../two-factor/two-factor.service.ts';
import type { Acceptance, Accepted, InvitationRequest } from './acceptance.ts';
import { gone, type Joining, signInFirst } from './joining.ts';
import { membershipIdOf } from './membership-id.ts';
import { createRepeatedAcceptance } from './repeated-acceptance.ts';

export interface AcceptanceDeps {
  readonly accounts: Pick<AccountDirectory, 'byEmailAddress' | 'recordSignIn' | 'setPassword' | 'setProfile'>;
  readonly organizations: Pick<OrganizationDirectory, 'byId'>;
  readonly twoFactor: Pick<TwoFactorService, 'isOn'>;
  readonly addresses: AddressConfirmation;
  readonly singleSignOn: Pick<SingleSignOnService, 'covers'>;
  readonly sessions: SessionService;
  readonly passwords: PasswordHasher;
  readonly passwordRules: PasswordRules;
  readonly limits: RequestLimiter;
  readonly now: () => Date;
  readonly open: (token: string) => Promise<Invitation>;
  /** The invitation of a link, whatever became of it; null for a link that was never one. */
  readonly find: (token: string) => Promise<Invitation | null>;
  readonly begun: BegunRequests;
  readonly joining: Joining;
}

/** How whoever holds the link accepts it: with a new account, signed in to the one they have, or by a mailed code. */
export type AcceptanceWay = 'NEW_ACCOUNT' | 'SIGN_IN' | 'MAILED_CODE';

/** Whoever has the link reads the mail of the address, and nobody has shown that for the account yet. */
const provesTheAddress = ({ linkMailedOnly }: Invitation, { addressConfirmedAt }: Account): boolean =>
  linkMailedOnly && addressConfirmedAt === null;

/** From a link to an account with its membership, and a session. */
export function createAcceptance(deps: AcceptanceDeps) {
  const { accounts, organizations, sessions, now } = deps;
  const { continueSession, createAccount, join, useUp } = deps.joining;
  const repeated = createRepeatedAcceptance(deps);

  async function startSession(
    account: Account,
    active: ActiveRole,
    { actor, origin, requestKey }: Pick<InvitationRequest, 'actor' | 'origin' | 'requestKey'>,
    { hasSecondFactor, method }: { hasSecondFactor: boolean; method: SignInMethod },
  ): Promise<string> {
    const duties = dutiesOf(account, hasSecondFactor, method);
    const verified = method !== 'mailed-code' && !hasSecondFactor;
    const started = await sessions.start(
      account,
      active,
      origin,
      actor.sessionId,
      { verified, duties, method },
      requestKey,
    );
    if (!verified) return started.token;
    const chosen = { role: active.role, membershipId: active.membership?.id ?? null };
    const grounds = { secondFactor: hasSecondFactor };
    if (await accounts.recordSignIn(account.id, now(), chosen, grounds)) return started.token;
    await sessions.end(started.record.id);
    throw signInRefused('disabled');
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
    if (earlierAccessEnded) await repeated.noteAccessEnded(input, request);
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
      ? continueSession(own, joined, active, request.requestKey)
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
    if (own) return continueSession(own, joined, active, request.requestKey);
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

  async function acceptAs(
    invitation: Invitation,
    existing: Account | null,
    isOwn: boolean,
    input: Acceptance,
    request: InvitationRequest,
  ): Promise<string> {
    if (!existing) return acceptAsNew(invitation, input, request);
    if (isMailedOnly(existing)) {
      assertMaySignIn(existing, now());
      return acceptAsGuest(invitation, existing, input, request);
    }
    if (isOwn) await assertNotThere(existing, invitation);
    return acceptAsMember(invitation, existing, input, request);
  }

  return {
    /**
     * How whoever holds the link accepts it; null for who only sees the invitation, as whoever invites does. The link of
     * a guest is known to them too: of it only the account itself learns that it may go on signed in.
     */
    async acceptanceWay(invitation: SeenInvitation, actor: Actor): Promise<AcceptanceWay | null> {
      if (!invitation.opened) return null;
      const existing = await accounts.byEmailAddress(invitation.emailAddress);
      const hasOwnSignIn = existing && !isMailedOnly(existing);
      if (invitation.intent === 'GUEST') return hasOwnSignIn && ownSession(actor, existing) ? 'SIGN_IN' : 'MAILED_CODE';
      if (!existing || provesTheAddress(invitation, existing)) return 'NEW_ACCOUNT';
      if (hasOwnSignIn) return 'SIGN_IN';
      return startingRole(existing) ? 'MAILED_CODE' : 'NEW_ACCOUNT';
    },
    /**
     * Makes the account of a link, or adds the membership to the account that has its address, and signs in.
     */
    async accept(input: Acceptance, request: InvitationRequest): Promise<Accepted> {
      const again = await repeated.answer(input, request, (account, active) =>
        startSession(account, active, request, { hasSecondFactor: false, method: 'password' }),
      );
      if (again) return again;
      const invitation = await openForAcceptance(input);
      const existing = await accounts.byEmailAddress(invitation.emailAddress);
      const isOwn = existing !== null && ownSession(request.actor, existing) !== null;
      if (!isOwn && (await deps.singleSignOn.covers(invitation.emailAddress))) throw signInRefused('ssoEnforced');
      if (existing && provesTheAddress(invitation, existing)) {
        assertMaySignIn(existing, now());
        await assertNotThere(existing, invitation);
        await repeated.begin(input, request);
        return acceptAsOwner(invitation, existing, input, request);
      }
      await repeated.begin(input, request);
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
  };
}

import { createHash, randomBytes } from 'node:crypto';
import type { Actor, PasswordProblem } from '@platform/contracts';
import { DomainError, isDomainError } from '@platform/kernel';
import { clientNetwork, type Logger } from '@platform/service-kit';
import { type Account, normalizeEmailAddress } from '../../domain/account/account.ts';
import { startingRole } from '../../domain/account/roles.ts';
import type { AuditAction } from '../../domain/audit/audit-entry.ts';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';
import { passwordResetMail, signInReminderMail, type WayToSignIn } from '../../views/password/password-mails.ts';
import type { AccountDirectory } from '../account/account-directory.service.ts';
import type { AddressConfirmation } from '../account/address-confirmation.service.ts';
import type { PasswordHasher } from '../account/password-hash.service.ts';
import type { PasswordOwner, PasswordRules } from '../account/password-rules.service.ts';
import type { AuditTrail } from '../audit/audit-trail.service.ts';
import type { SingleSignOnService } from '../google-sign-in/single-sign-on.service.ts';
import type { InvitationService } from '../invitation/invitation.service.ts';
import type { AttemptLimiter } from '../limit/attempt-limiter.service.ts';
import type { RequestLimiter } from '../limit/request-limiter.service.ts';
import { type Messenger, sendBeside } from '../message/messenger.service.ts';
import type { SecurityNotices } from '../message/security-notices.service.ts';
import type { Asked, BegunRequests } from '../repetition/begun-requests.service.ts';
import type { SessionService } from '../session/session.service.ts';

export interface PasswordServiceDeps {
  readonly accounts: Pick<
    AccountDirectory,
    | 'byEmailAddress'
    | 'byId'
    | 'byPasswordReset'
    | 'liftTimedLock'
    | 'resetPassword'
    | 'setPassword'
    | 'setPasswordReset'
  >;
  readonly invitations: Pick<InvitationService, 'open'>;
  readonly sessions: SessionService;
  readonly passwords: PasswordHasher;
  readonly passwordRules: PasswordRules;
  readonly attempts: AttemptLimiter;
  readonly limits: RequestLimiter;
  readonly messenger: Messenger;
  readonly notices: SecurityNotices;
  readonly addresses: AddressConfirmation;
  readonly singleSignOn: Pick<SingleSignOnService, 'covers'>;
  readonly audit: AuditTrail;
  readonly begun: BegunRequests;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly now: () => Date;
}

export interface TypedPassword {
  readonly password: string;
  readonly name?: string | null | undefined;
  readonly emailAddress?: string | null | undefined;
  /** Of the link that a visitor came by. */
  readonly linkToken?: string | null | undefined;
}

export interface PasswordChange {
  readonly currentPassword: string;
  readonly password: string;
  readonly passwordConfirmation: string;
}

export interface ChangeRequest extends Asked {
  readonly actor: Actor;
  readonly origin: RequestOrigin;
  readonly requestKey: string | null;
}

/** Noted of a change that is about to be written. */
const CHANGE = 'password-change';
/** Noted of a reset by which somebody's access ended. */
const ENDED = 'access-ended';

export const RESET_LINK_MS = 60 * 60_000;
const linkExpired = (): DomainError =>
  new DomainError('LINK_EXPIRED', 'This link has expired. Please submit a new password reset request.');
const wrongPassword = (): DomainError =>
  new DomainError('BAD_USER_INPUT', 'Your current password is not correct', { field: 'currentPassword' });
const ownerOf = ({ name, emailAddress, memberships }: Account): PasswordOwner => ({
  own: [name, emailAddress],
  organizationIds: memberships.map(({ organizationId }) => organizationId),
});
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export function createPasswordService(deps: PasswordServiceDeps) {
  const { accounts, sessions, passwords, limits, now } = deps;
  const record = (action: AuditAction, account: Account, { ipAddress, userAgent, requestId }: RequestOrigin) =>
    deps.audit.append({
      action,
      outcome: 'SUCCEEDED',
      accountId: account.id,
      impersonatorId: null,
      organizationId: startingRole(account)?.membership?.organizationId ?? null,
      subjectId: account.id,
      ipAddress,
      userAgent,
      requestId,
      details: {},
    });

  /** The link leads to the configured origin, whatever host the request named. */
  async function sendLink(account: Account, origin: RequestOrigin): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    await accounts.setPasswordReset(account.id, hashOf(token), new Date(now().getTime() + RESET_LINK_MS));
    await record('password.reset-requested', account, origin);
    const link = `${deps.publicUrl}/auth/reset-password/${token}`;
    await deps.messenger.mail({ to: account.emailAddress, ...passwordResetMail(link) });
  }

  /** Somebody without a password to reset learns how they do sign in; only the owner of the mailbox reads it. */
  async function sendReminder(account: Account, how: WayToSignIn, origin: RequestOrigin): Promise<void> {
    await record('password.reset-requested', account, origin);
    await deps.messenger.mail({ to: account.emailAddress, ...signInReminderMail(how) });
  }

  async function answerReset(account: Account, origin: RequestOrigin): Promise<void> {
    if (await deps.singleSignOn.covers(account.emailAddress)) return sendReminder(account, 'enforced-google', origin);
    if (account.passwordHash) return sendLink(account, origin);
    return sendReminder(account, account.ssoSubject ? 'google' : 'guest-link', origin);
  }

  /** Whose password it is to be, by the link that they came by; null for a link that does not open anything. */
  async function ownerByLink(token: string): Promise<PasswordOwner | null> {
    const account = await accounts.byPasswordReset(hashOf(token), now());
    if (account) return ownerOf(account);
    const invitation = await deps.invitations.open(token).catch((error: unknown) => {
      if (isDomainError(error)) return null;
      throw error;
    });
    if (!invitation) return null;
    const { name, emailAddress, organizationId } = invitation;
    return { own: [name ?? '', emailAddress], organizationIds: [organizationId] };
  }

  /** Of an account whose password was changed: every other session ends, this one gets a new id. */
  async function finishChange(
    account: Account,
    sessionId: string,
    { origin, requestKey }: Pick<ChangeRequest, 'origin' | 'requestKey'>,
  ): Promise<string> {
    await sessions.endAll(account.id, sessionId);
    await record('password.changed', account, origin);
    deps.notices.send('password-changed', account, origin);
    await sessions.noteDuties(sessionId, {
      passwordExpired: false,
      passwordChangedAt: account.passwordChangedAt?.toISOString() ?? null,
    });
    return (await sessions.renew(sessionId, { authenticatedAt: now().toISOString() }, requestKey)).token;
  }

  return {
    /** Everything wrong with a password that is being typed. Throws: DomainError TOO_MANY_REQUESTS. */
    async validate(actor: Actor, typed: TypedPassword, origin: RequestOrigin): Promise<PasswordProblem[]> {
      await limits.take('password-validation', actor.sessionId ?? clientNetwork(origin.ipAddress));
      const byLink = typed.linkToken && !actor.accountId ? await ownerByLink(typed.linkToken) : null;
      const own = [actor.name ?? typed.name ?? '', actor.emailAddress ?? typed.emailAddress ?? ''];
      return deps.passwordRules.problems(typed.password, undefined, {
        own: [...own, ...(byLink?.own ?? [])],
        organizationIds: actor.organizationId ? [actor.organizationId] : (byLink?.organizationIds ?? []),
      });
    },
    /** Answers alike, and before any mail is sent, whether there is such an account or not. */
    async requestReset(emailAddress: string, origin: RequestOrigin): Promise<void> {
      const address = normalizeEmailAddress(emailAddress);
      await limits.take('password-reset-ip', clientNetwork(origin.ipAddress));
      await limits.take('password-reset', address);
      const account = await accounts.byEmailAddress(address);
      if (account && !account.disabledAt) sendBeside(answerReset(account, origin), deps.log);
    },
    /**
     * Sets the password and ends every session. Does not sign in: a second factor is asked for as always, unless it was
     * set up before the owner of the address was known. True when that ended somebody's access.
     */
    async confirmReset(
      input: { token: string; password: string; passwordConfirmation: string },
      { origin, ...asked }: Asked & { origin: RequestOrigin },
    ): Promise<boolean> {
      const tokenHash = hashOf(input.token);
      const what = `password-reset:${tokenHash}`;
      const account = await accounts.byPasswordReset(tokenHash, now());
      if (!account) {
        // Whose answer was lost is told what became of it; nothing is done, and nobody gets in by it.
        const outcome = await deps.begun.noted(asked, what);
        if (outcome === null) throw linkExpired();
        return outcome === ENDED;
      }
      await deps.passwordRules.assertNew(input.password, input.passwordConfirmation, ownerOf(account));
      const passwordHash = await passwords.hash(input.password);
      // The link is used up in the same write: of two at once only one finds it.
      if (!(await accounts.resetPassword(account.id, tokenHash, passwordHash, now()))) throw linkExpired();
      const { earlierAccessEnded } = await deps.addresses.confirm(account, origin, passwordHash);
      await accounts.liftTimedLock(account.id);
      await deps.attempts.unlock(account.emailAddress);
      await sessions.endAll(account.id);
      await record('password.reset', account, origin);
      deps.notices.send('password-reset', account, origin);
      await deps.begun.note(asked, what, earlierAccessEnded ? ENDED : 'changed');
      return earlierAccessEnded;
    },
    /** Throws: DomainError BAD_USER_INPUT at the field that is wrong. Returns the value of a new session cookie. */
    async change(request: ChangeRequest, input: PasswordChange): Promise<string> {
      const { actor, requestKey } = request;
      const account = actor.accountId ? await accounts.byId(actor.accountId) : null;
      if (!account || !actor.sessionId) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
      const again = await sessions.repeated(actor, requestKey);
      if (again) return again.token;
      const { passwordHash: before } = account;
      // A first try may have ended between the password and the sessions: its repetition does the rest.
      const isHalfDone =
        (await deps.begun.noted(request, CHANGE)) !== null &&
        (await limits.asTry('password-check', account.id, () => passwords.matches(input.password, before)));
      if (isHalfDone) return finishChange(account, actor.sessionId, request);
      if (!(await limits.asTry('password-check', account.id, () => passwords.matches(input.currentPassword, before))))
        throw wrongPassword();
      await deps.passwordRules.assertNew(input.password, input.passwordConfirmation, ownerOf(account));
      if (input.password === input.currentPassword) {
        throw new DomainError('BAD_USER_INPUT', 'Choose a password that you have not used', { field: 'password' });
      }
      const passwordHash = await passwords.hash(input.password);
      await deps.begun.note(request, CHANGE, 'begun');
      const changed = await accounts.setPassword(account.id, account.passwordHash, passwordHash, now());
      if (!changed) throw wrongPassword(); // a reset link was quicker
      return finishChange(changed, actor.sessionId, request);
    },
  };
}
export type PasswordService = ReturnType<typeof createPasswordService>;

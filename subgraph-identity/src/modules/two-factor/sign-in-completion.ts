import type { Account } from '../../domain/account/account.ts';
import type { ActiveRole } from '../../domain/account/roles.ts';
import { signInRefused } from '../../domain/account/sign-in.ts';
import type { AuditAction } from '../../domain/audit/audit-entry.ts';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';
import { dutiesOf } from '../../domain/session/session-record.ts';
import { isTwoFactorOn } from '../../domain/two-factor/two-factor.ts';
import type { AccountDirectory } from '../account/account-directory.service.ts';
import type { SecurityNotices } from '../message/security-notices.service.ts';
import type { SessionService } from '../session/session.service.ts';
import { type Caller, type OneTimeCodesDeps, type OtpSource, signInFirst } from './one-time-codes.ts';

export interface SignInCompletionDeps extends Pick<OneTimeCodesDeps, 'store' | 'now'> {
  readonly accounts: Pick<AccountDirectory, 'confirmAddress' | 'linkSso' | 'recordSignIn'>;
  readonly sessions: SessionService;
  readonly notices: SecurityNotices;
  readonly record: (
    caller: Caller,
    action: AuditAction,
    origin: RequestOrigin,
    details?: Record<string, string | number | boolean | null>,
  ) => Promise<unknown>;
  /** Gives the guest of a link the account and the membership, after the mailed code was right. */
  readonly comeIn: (
    invitationId: string,
    emailAddress: string,
    origin: RequestOrigin,
  ) => Promise<{ account: Account; active: ActiveRole }>;
}

/** After a right code. */
export interface Verified {
  /** Value of a new session cookie; null where the session stays. */
  readonly token: string | null;
  /** False while a second factor is to follow. */
  readonly verified: boolean;
}

/** What a sign-in that waited becomes after the right code. */
export function createSignInCompletion(deps: SignInCompletionDeps) {
  const { accounts, sessions, store, now, record } = deps;

  /** The sign-in is one from here on. Returns the value of its session cookie. */
  async function completeSignIn(caller: Caller, source: OtpSource, origin: RequestOrigin): Promise<string> {
    const { session, account } = caller;
    const { activeRole: role, membershipId } = session.actor;
    if (!role) throw signInFirst();
    const authenticatedAt = now().toISOString();
    const { token, record: renewed } = await sessions.renew(
      session.id,
      {
        verified: true,
        authenticatedAt,
        googleToLink: undefined,
      },
      caller.requestKey,
    );
    // After the session is there: whoever disables or locks the account now finds it and ends it.
    if (!(await accounts.recordSignIn(account.id, now(), { role, membershipId }, { secondFactor: true }))) {
      await sessions.end(renewed.id);
      await record(caller, 'sign-in.failed', origin, { reason: 'disabled or locked meanwhile' });
      throw signInRefused('disabled');
    }
    const method = session.signInMethod ?? null;
    await record(caller, 'sign-in.succeeded', origin, { method, secondFactor: source, role });
    if (source === 'BACKUP_CODE') await noteBackupCode(caller, origin);
    // A guest without a password or second factor: nothing is there that could end.
    if (source === 'EMAIL') await accounts.confirmAddress(account.id, now());
    if (session.googleToLink) await linkGoogle(caller, session.googleToLink, origin);
    return token;
  }
  /** The guest of a link reads the mail of its address: a second factor of theirs is still to come. */
  async function enterAsGuest(caller: Caller, invitationId: string, origin: RequestOrigin): Promise<Verified> {
    const { account, active } = await deps.comeIn(invitationId, caller.account.emailAddress, origin);
    const hasSecondFactor = isTwoFactorOn(await store.read(account.id));
    const method = 'mailed-code';
    const duties = dutiesOf(account, hasSecondFactor, method);
    const entry = { verified: false, duties, method } as const;
    const { requestKey } = caller;
    const { token, record: session } = await sessions.start(
      account,
      active,
      origin,
      caller.session.id,
      entry,
      requestKey,
    );
    if (hasSecondFactor) return { token, verified: false };
    return {
      token: await completeSignIn({ session, account, pending: true, requestKey }, 'EMAIL', origin),
      verified: true,
    };
  }
  /** Not before the second factor: whoever has only the mailbox would get a way in that stays. */
  async function linkGoogle(caller: Caller, ssoSubject: string, origin: RequestOrigin): Promise<void> {
    if (!(await accounts.linkSso(caller.account.id, ssoSubject))) return;
    await record(caller, 'account.google-linked', origin, { method: 'google' });
    deps.notices.send('google-linked', caller.account, origin);
  }
  async function noteBackupCode(caller: Caller, origin: RequestOrigin): Promise<void> {
    const { backupCodeHashes } = await store.read(caller.account.id);
    await record(caller, 'two-factor.backup-code-used', origin, { left: backupCodeHashes.length });
    deps.notices.send('backup-code-used', caller.account, origin);
  }

  return { completeSignIn, enterAsGuest, noteBackupCode };
}

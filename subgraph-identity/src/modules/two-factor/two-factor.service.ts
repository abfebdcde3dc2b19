import type { Actor, SessionRecord } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { requireAction } from '../../access/operations.ts';
import type { RequestOrigin } from '../../request-origin.ts';
import type { AccountStore } from '../account/account.repository.ts';
import type { Account } from '../account/domain/account.ts';
import type { PasswordHasher } from '../account/domain/password-hash.ts';
import type { AuditTrail } from '../audit/audit.repository.ts';
import type { Messenger } from '../message/messenger.ts';
import type { RequestLimiter } from '../session/request-limiter.ts';
import type { SessionService } from '../session/session.service.ts';
import {
  backupCodeHash,
  isTwoFactorOn,
  newBackupCodes,
  newOtp,
  newTotpSecret,
  openSecret,
  parsePhoneNumber,
  provisioningUri,
  sealSecret,
  type TwoFactor,
  type TwoFactorPreference,
  totpStep,
} from './domain/two-factor.ts';
import type { OtpStore } from './otp.store.ts';
import type { TwoFactorStore } from './two-factor.repository.ts';

export type OtpSource = 'AUTH_APP' | 'SMS' | 'EMAIL' | 'BACKUP_CODE';

export interface TwoFactorServiceDeps {
  readonly accounts: AccountStore;
  readonly sessions: SessionService;
  readonly store: TwoFactorStore;
  readonly otps: OtpStore;
  readonly passwords: PasswordHasher;
  readonly limits: RequestLimiter;
  readonly messenger: Messenger;
  readonly audit: AuditTrail;
  /** Of 32 bytes, for the secrets of authenticator apps. */
  readonly key: Uint8Array;
  readonly issuer: string;
  readonly now: () => Date;
}

export interface TwoFactorChange {
  readonly enableAuthApp2fa?: boolean | null | undefined;
  readonly enableSms2fa?: boolean | null | undefined;
  readonly primary2faPreference?: TwoFactorPreference | null | undefined;
  readonly countryCode?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly currentPassword?: string | null | undefined;
}

const wrongCode = (): DomainError => new DomainError('INVALID_OTP', 'Unauthorized: Invalid OTP code', { field: 'otp' });
const signInFirst = (): DomainError => new DomainError('UNAUTHENTICATED', 'Please sign in.');

/** A sign-in that waits for its code, or a signed-in account that sets its second factor up. */
interface Caller {
  readonly session: SessionRecord;
  readonly account: Account;
  readonly pending: boolean;
}

export function createTwoFactorService(deps: TwoFactorServiceDeps) {
  const { accounts, sessions, store, otps, limits, now } = deps;

  async function callerOf(actor: Actor): Promise<Caller> {
    const session = actor.sessionId ? await sessions.read(actor.sessionId) : null;
    const account = session?.actor.accountId ? await accounts.byId(session.actor.accountId) : null;
    if (!session || !account) throw signInFirst();
    if (session.verified) requireAction(actor, 'account:security');
    return { session, account, pending: !session.verified };
  }
  const purposeOf = ({ session, account }: Caller, source: 'SMS' | 'EMAIL'): string =>
    `${account.id}:${session.id}:${source}`;

  const record = (
    account: Account,
    action: 'two-factor.changed' | 'two-factor.backup-codes-made' | 'sign-in.failed',
    origin: RequestOrigin,
    organizationId: string | null,
    details: Record<string, string | boolean> = {},
  ) =>
    deps.audit.append({
      action,
      outcome: action === 'sign-in.failed' ? 'REFUSED' : 'SUCCEEDED',
      accountId: account.id,
      impersonatorId: null,
      organizationId,
      subjectId: account.id,
      ...origin,
      details,
    });

  async function isRight(caller: Caller, state: TwoFactor, otp: string, source: OtpSource): Promise<boolean> {
    const { account } = caller;
    switch (source) {
      case 'AUTH_APP': {
        const sealed = caller.pending
          ? state.enableAuthApp2fa && state.sealedSecret
          : (state.sealedPendingSecret ?? state.sealedSecret);
        const step = sealed ? totpStep(openSecret(sealed, deps.key), otp, now().getTime()) : null;
        return step !== null && store.useStep(account.id, step);
      }
      case 'BACKUP_CODE':
        return caller.pending && store.useBackupCode(account.id, backupCodeHash(otp));
      case 'SMS':
        return otps.check(purposeOf(caller, 'SMS'), otp);
      case 'EMAIL':
        return caller.pending && otps.check(purposeOf(caller, 'EMAIL'), otp);
    }
  }

  /** A verified code of a method during set-up makes that method ready to be turned on. */
  async function confirmSetUp({ account }: Caller, state: TwoFactor, source: OtpSource): Promise<void> {
    if (source === 'AUTH_APP' && state.sealedPendingSecret) {
      await store.change(account.id, {
        sealedSecret: state.sealedPendingSecret,
        sealedPendingSecret: null,
        authAppVerified: true,
      });
    }
    if (source === 'SMS' && state.pendingPhone) {
      await store.change(account.id, {
        ...parsePhoneNumber(state.pendingPhone),
        pendingPhone: null,
        phoneVerified: true,
      });
    }
  }

  const settingsOf = (state: TwoFactor, hidden: boolean) => ({
    countryCode: state.countryCode,
    enable2fa: isTwoFactorOn(state),
    enableAuthApp2fa: state.enableAuthApp2fa,
    enableSms2fa: state.enableSms2fa,
    phoneNumber: hidden ? (state.phoneNumber?.slice(-4) ?? null) : state.phoneNumber,
    primary2faPreference: state.primary2faPreference,
    backupCodesLeft: hidden ? 0 : state.backupCodeHashes.length,
  });

  async function sendOtp(caller: Caller, to: string): Promise<void> {
    await limits.take('otp-request', caller.account.id);
    const otp = newOtp();
    await otps.put(purposeOf(caller, 'SMS'), otp);
    await deps.messenger.text({ to, text: `Your code is ${otp}. It is good for ten minutes.` });
  }

  return {
    isOn: async (accountId: string): Promise<boolean> => isTwoFactorOn(await store.read(accountId)),
    async reset(accountId: string): Promise<void> {
      await store.reset(accountId);
      await limits.forget('otp-failures', accountId);
    },
    async settings(actor: Actor) {
      const caller = await callerOf(actor);
      return settingsOf(await store.read(caller.account.id), caller.pending);
    },
    /** A new secret; the one in use stays until a code of the new one was verified. */
    async otpUri(actor: Actor): Promise<string> {
      const { account, pending } = await callerOf(actor);
      if (pending) throw signInFirst();
      const secret = newTotpSecret();
      await store.change(account.id, { sealedPendingSecret: sealSecret(secret, deps.key) });
      return provisioningUri(secret, account.emailAddress, deps.issuer);
    },
    /** While a sign-in waits the code goes to the verified number only. Throws: DomainError BAD_USER_INPUT, TOO_MANY_REQUESTS. */
    async requestOtp(actor: Actor, typed: string | null): Promise<void> {
      const caller = await callerOf(actor);
      const state = await store.read(caller.account.id);
      if (caller.pending || !typed) {
        const verified = state.phoneVerified && state.phoneNumber ? `${state.countryCode}${state.phoneNumber}` : null;
        if (!verified || (caller.pending && !state.enableSms2fa)) {
          throw new DomainError('BAD_USER_INPUT', 'Phone number is required', { field: 'phoneNumber' });
        }
        return sendOtp(caller, verified);
      }
      const { countryCode, phoneNumber } = parsePhoneNumber(typed);
      await store.change(caller.account.id, { pendingPhone: `${countryCode}${phoneNumber}` });
      return sendOtp(caller, `${countryCode}${phoneNumber}`);
    },
    /** Mails a code to the guest whose sign-in waits for it. */
    async sendMailOtp(actor: Actor): Promise<void> {
      const caller = await callerOf(actor);
      // Of an account with a password or a link to Google a mailed code would go around its second factor.
      const { passwordHash, ssoSubject } = caller.account;
      if (!caller.pending || passwordHash || ssoSubject) throw signInFirst();
      await limits.take('otp-request', caller.account.id);
      const otp = newOtp();
      await otps.put(purposeOf(caller, 'EMAIL'), otp);
      await deps.messenger.mail({
        to: caller.account.emailAddress,
        subject: 'Your sign-in code',
        text: `Your code is ${otp}. It is good for ten minutes.`,
      });
    },
    /**
     * Completes a sign-in (then a new session cookie comes back) or confirms a method during set-up. Five wrong codes
     * end a sign-in that waits. Throws: DomainError INVALID_OTP.
     */
    async verify(actor: Actor, otp: string, source: OtpSource, origin: RequestOrigin): Promise<string | null> {
      const caller = await callerOf(actor);
      const attempts = `${caller.account.id}:${caller.session.id}`;
      // Taken before the code is looked at, so that many at once get no more tries than one after the other.
      const tries = [limits.take('otp-attempt', attempts), limits.take('otp-failures', caller.account.id)];
      await Promise.all(tries).catch(async (error: unknown) => {
        await Promise.allSettled(tries);
        if (caller.pending) await sessions.end(caller.session.id);
        throw error;
      });
      const state = await store.read(caller.account.id);
      if (!(await isRight(caller, state, otp.trim(), source))) {
        if (caller.pending)
          await record(caller.account, 'sign-in.failed', origin, caller.session.actor.organizationId, {
            reason: 'wrong code',
          });
        throw wrongCode();
      }
      await Promise.all([limits.forget('otp-attempt', attempts), limits.giveBack('otp-failures', caller.account.id)]);
      if (caller.pending) return (await sessions.renew(caller.session.id, { verified: true })).token;
      await confirmSetUp(caller, state, source);
      return null;
    },
    /** A method is turned on only after a code of it was verified, and off only with the password. */
    async update(actor: Actor, change: TwoFactorChange, origin: RequestOrigin) {
      const { account, session, pending } = await callerOf(actor);
      if (pending) throw signInFirst();
      const before = await store.read(account.id);
      const app = change.enableAuthApp2fa ?? before.enableAuthApp2fa;
      const sms = change.enableSms2fa ?? before.enableSms2fa;
      const turnsOff = (before.enableAuthApp2fa && !app) || (before.enableSms2fa && !sms);
      if (app && !before.authAppVerified) throw notVerified('enableAuthApp2fa');
      if (sms && !before.phoneVerified) throw notVerified('enableSms2fa');
      if (turnsOff) {
        await limits.take('password-check', account.id);
        if (!(await deps.passwords.matches(change.currentPassword ?? '', account.passwordHash))) {
          throw new DomainError('BAD_USER_INPUT', 'Your current password is not correct', { field: 'currentPassword' });
        }
        await limits.forget('password-check', account.id);
      }
      const asked = change.primary2faPreference ?? before.primary2faPreference;
      const primary = asked === 'SMS' && sms ? 'SMS' : app ? 'AUTH_APP' : sms ? 'SMS' : null;
      const changes = { enableAuthApp2fa: app, enableSms2fa: sms, primary2faPreference: primary } as const;
      await store.change(account.id, { ...changes, ...(!app && { sealedSecret: null, authAppVerified: false }) });
      await sessions.endAll(account.id, session.id);
      await sessions.noteDuties(session.id, { hasSecondFactor: app || sms });
      await record(account, 'two-factor.changed', origin, actor.organizationId, { app, sms });
      return settingsOf({ ...before, ...changes }, false);
    },
    async backupCodes(actor: Actor, origin: RequestOrigin): Promise<string[]> {
      const { account, pending } = await callerOf(actor);
      if (pending) throw signInFirst();
      const codes = newBackupCodes();
      await store.change(account.id, { backupCodeHashes: codes.map(backupCodeHash) });
      await record(account, 'two-factor.backup-codes-made', origin, actor.organizationId);
      return codes;
    },
  };
}
export type TwoFactorService = ReturnType<typeof createTwoFactorService>;

const notVerified = (field: string): DomainError =>
  new DomainError('BAD_USER_INPUT', 'Verify a code of this method first', { field });

import type { Actor, SessionRecord } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { openSecret, requireAction, sealSecret } from '@platform/service-kit';
import { type Account, isMailedOnly } from '../../domain/account/account.ts';
import type { AuditAction } from '../../domain/audit/audit-entry.ts';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';
import { waitingGuestOf } from '../../domain/session/waiting-guest.ts';
import { isRecent, proofOf } from '../../domain/two-factor/identity-proof.ts';
import {
  backupCodeHash,
  isTwoFactorOn,
  newBackupCodes,
  newTotpSecret,
  parsePhoneNumber,
  provisioningUri,
  type TwoFactor,
  type TwoFactorPreference,
} from '../../domain/two-factor/two-factor.ts';
import type { SecurityNotice } from '../../views/account/security-notice.ts';
import type { AccountDirectory } from '../account/account-directory.service.ts';
import type { PasswordHasher } from '../account/password-hash.service.ts';
import type { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Asked, BegunRequests } from '../repetition/begun-requests.service.ts';
import {
  type Caller,
  createOneTimeCodes,
  type OneTimeCodesDeps,
  type OtpSource,
  type SentCode,
  signInFirst,
  verifiedPhone,
} from './one-time-codes.ts';
import { createSignInCompletion, type SignInCompletionDeps, type Verified } from './sign-in-completion.ts';

export interface TwoFactorServiceDeps extends OneTimeCodesDeps, Omit<SignInCompletionDeps, 'record'> {
  readonly accounts: SignInCompletionDeps['accounts'] & Pick<AccountDirectory, 'byEmailAddress' | 'byId'>;
  readonly passwords: PasswordHasher;
  readonly audit: AuditTrail;
  readonly issuer: string;
  readonly begun: BegunRequests;
}

export interface TwoFactorChange {
  readonly enableAuthApp2fa?: boolean | null | undefined;
  readonly enableSms2fa?: boolean | null | undefined;
  readonly primary2faPreference?: TwoFactorPreference | null | undefined;
  readonly countryCode?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly currentPassword?: string | null | undefined;
}

export interface VerifyRequest extends Asked {
  readonly actor: Actor;
  readonly origin: RequestOrigin;
  readonly requestKey: string | null;
}

export interface GivenProof {
  readonly currentPassword?: string | null | undefined;
  readonly otp?: string | null | undefined;
  readonly otpSource?: OtpSource | null | undefined;
}

/** What is shown as a QR code stays the same for this long, so that a second tab does not make the first one's useless. */
const PENDING_SECRET_MS = 30 * 60_000;

const wrongCode = (): DomainError => new DomainError('INVALID_OTP', 'Unauthorized: Invalid OTP code', { field: 'otp' });
const notVerified = (field: string): DomainError =>
  new DomainError('BAD_USER_INPUT', 'Verify a code of this method first', { field });

export function createTwoFactorService(deps: TwoFactorServiceDeps) {
  const { accounts, sessions, store, limits, now } = deps;
  const codes = createOneTimeCodes(deps);

  async function callerOf(actor: Actor, requestKey: string | null = null): Promise<Caller> {
    const session = actor.sessionId ? await sessions.read(actor.sessionId) : null;
    if (!session) throw signInFirst();
    const account = waitingGuestOf(session) ?? (await accounts.byId(session.actor.accountId ?? ''));
    if (!account) throw signInFirst();
    if (session.verified) requireAction(actor, 'account:security');
    return { session, account, pending: !session.verified, requestKey };
  }
  async function signedIn(actor: Actor): Promise<Caller> {
    const caller = await callerOf(actor);
    if (caller.pending) throw signInFirst();
    return caller;
  }

  const record = (
    { account, session }: Caller,
    action: AuditAction,
    origin: RequestOrigin,
    details: Record<string, string | number | boolean | null> = {},
  ) =>
    deps.audit.append({
      action,
      outcome: action === 'sign-in.failed' || action === 'account.confirmation-failed' ? 'REFUSED' : 'SUCCEEDED',
      accountId: session.guestOf ? null : account.id,
      impersonatorId: null,
      organizationId: session.actor.organizationId,
      subjectId: session.guestOf ?? account.id,
      ...origin,
      details,
    });

  const { completeSignIn, enterAsGuest, noteBackupCode } = createSignInCompletion({ ...deps, record });

  /** Where a stolen session could change how its owner signs in. Throws: DomainError REAUTHENTICATION_REQUIRED. */
  function assertRecent({ account, session }: Pick<Caller, 'account' | 'session'>, state: TwoFactor): void {
    if (proofOf(account, state) === null || isRecent(session, now())) return;
    throw new DomainError('REAUTHENTICATION_REQUIRED', 'Please confirm first that it is you.');
  }
  async function assertPassword({ id, passwordHash }: Account, password: string | null | undefined): Promise<void> {
    if (!(await limits.asTry('password-check', id, () => deps.passwords.matches(password ?? '', passwordHash))))
      throw new DomainError('BAD_USER_INPUT', 'Your current password is not correct', { field: 'currentPassword' });
  }

  /** Runs a comparison as one of the tries that a sign-in and an account have. Throws: DomainError TOO_MANY_REQUESTS. */
  async function asTry<Result>({ account, session, pending }: Caller, compare: () => Promise<Result>): Promise<Result> {
    const attempts = `${account.id}:${session.id}`;
    // Taken before the code is looked at, so that many at once get no more tries than one after the other.
    const tries = [limits.take('otp-attempt', attempts), limits.take('otp-failures', account.id)];
    await Promise.all(tries).catch(async (error: unknown) => {
      await Promise.allSettled(tries);
      if (pending) await sessions.end(session.id);
      throw error;
    });
    const result = await compare().catch(async (error: unknown) => {
      // Not compared, by a failure of ours: that was no try.
      await Promise.all([limits.giveBack('otp-attempt', attempts), limits.giveBack('otp-failures', account.id)]);
      throw error;
    });
    if (result)
      await Promise.all([limits.forget('otp-attempt', attempts), limits.giveBack('otp-failures', account.id)]);
    return result;
  }

  /** A verified code of a method during set-up makes that method ready to be turned on, or replaces it. */
  async function confirmSetUp(caller: Caller, state: TwoFactor, otp: string, source: OtpSource): Promise<boolean> {
    const { id } = caller.account;
    if (source === 'AUTH_APP' && state.sealedPendingSecret) {
      const lastStep = codes.stepOfApp(state.sealedPendingSecret, otp);
      if (lastStep === null) return false;
      const sealedSecret = state.sealedPendingSecret;
      await store.change(id, { sealedSecret, sealedPendingSecret: null, lastStep, authAppVerified: true });
      return true;
    }
    if (source === 'SMS' && state.pendingPhone) {
      if (!(await codes.isOfPhone(caller, otp, state.pendingPhone))) return false;
      await store.change(id, { ...parsePhoneNumber(state.pendingPhone), pendingPhone: null, phoneVerified: true });
      return true;
    }
    // Nothing is being set up: a code of what is verified already.
    const verified = { enableAuthApp2fa: state.authAppVerified, enableSms2fa: state.phoneVerified };
    return source !== 'BACKUP_CODE' && codes.isOfFactor(caller, { ...state, ...verified }, otp, source);
  }
  const replaces = (state: TwoFactor, source: OtpSource): boolean =>
    (source === 'AUTH_APP' && state.enableAuthApp2fa && state.sealedPendingSecret !== null) ||
    (source === 'SMS' && state.enableSms2fa && state.pendingPhone !== null);

  async function noteChange(
    caller: Caller,
    origin: RequestOrigin,
    notice: SecurityNotice,
    details: Record<string, string | boolean>,
  ): Promise<void> {
    await sessions.endAll(caller.account.id, caller.session.id);
    await record(caller, 'two-factor.changed', origin, details);
    deps.notices.send(notice, caller.account, origin);
  }

  const settingsOf = ({ account, session, pending: hidden }: Caller, state: TwoFactor) => {
    const proof = hidden ? null : proofOf(account, state);
    return {
      countryCode: state.countryCode,
      enable2fa: isTwoFactorOn(state),
      enableAuthApp2fa: state.enableAuthApp2fa,
      enableSms2fa: state.enableSms2fa,
      phoneNumber: hidden ? (state.phoneNumber?.slice(-4) ?? null) : state.phoneNumber,
      primary2faPreference: state.primary2faPreference,
      backupCodesLeft: hidden ? 0 : state.backupCodeHashes.length,
      identityProof: proof,
      mustConfirmIdentity: proof !== null && !isRecent(session, now()),
    };
  };

  return {
    isOn: async (accountId: string): Promise<boolean> => isTwoFactorOn(await store.read(accountId)),
    async reset(accountId: string): Promise<void> {
      await store.reset(accountId);
      await limits.forget('otp-failures', accountId);
    },
    /**
     * The person at the session has shown who they are in the last ten minutes, where there is something to show.
     * Throws: DomainError REAUTHENTICATION_REQUIRED.
     */
    async assertConfirmed(session: SessionRecord): Promise<void> {
      const account = await accounts.byId(session.actor.accountId ?? '');
      if (!account) throw signInFirst();
      assertRecent({ account, session }, await store.read(account.id));
    },
    async settings(actor: Actor) {
      const caller = await callerOf(actor);
      return settingsOf(caller, await store.read(caller.account.id));
    },
    /** A secret that is not in use yet; the one in use stays until a code of the new one was verified. */
    async otpUri(actor: Actor): Promise<string> {
      const caller = await signedIn(actor);
      const { id, emailAddress } = caller.account;
      assertRecent(caller, await store.read(id));
      const since = new Date(now().getTime() - PENDING_SECRET_MS);
      const sealed = await store.pendSecret(id, sealSecret(newTotpSecret(), deps.keys), now(), since);
      return provisioningUri(openSecret(sealed, deps.keys), emailAddress, deps.issuer);
    },
    /** Without a new number, and while a sign-in waits, the code goes to the verified one. Throws: DomainError BAD_USER_INPUT, TOO_MANY_REQUESTS, REAUTHENTICATION_REQUIRED. */
    async requestOtp(actor: Actor, typed: string | null): Promise<SentCode> {
      const caller = await callerOf(actor);
      const { id } = caller.account;
      const state = await store.read(id);
      const isNew = !caller.pending && typed !== null;
      if (isNew) assertRecent(caller, state);
      const { countryCode, phoneNumber } = isNew ? parsePhoneNumber(typed) : state;
      const to = isNew ? `${countryCode}${phoneNumber}` : verifiedPhone(state);
      if (!to || (caller.pending && !state.enableSms2fa)) {
        throw new DomainError('BAD_USER_INPUT', 'Phone number is required', { field: 'phoneNumber' });
      }
      const sent = await codes.takeRequest(caller);
      // After the limit: a number that no code is sent to must not be waiting for one.
      if (!caller.pending) await store.change(id, { pendingPhone: isNew ? to : null });
      await codes.text(caller, to);
      return sent;
    },
    /** Mails a code to the guest whose sign-in waits for it. With a second factor on, that is asked for and nothing is mailed. */
    async sendMailOtp(actor: Actor): Promise<SentCode | null> {
      const caller = await callerOf(actor);
      // Of an account with a password or a link to Google a mailed code would go around its second factor.
      const { id, passwordHash, ssoSubject } = caller.account;
      if (!caller.pending || passwordHash || ssoSubject) throw signInFirst();
      if (isTwoFactorOn(await store.read(id))) return null;
      const sent = await codes.takeRequest(caller);
      // Told by mail alone, which whoever shared the link does not read.
      const owner = caller.session.guestOf ? await accounts.byEmailAddress(caller.account.emailAddress) : null;
      await (owner && !isMailedOnly(owner) ? codes.mailSignInAdvice(caller) : codes.mail(caller));
      return sent;
    },
    /**
     * Completes a sign-in (then a new session cookie comes back) or confirms a method during set-up. Five wrong codes
     * end a sign-in that waits. A code is good once: a repetition is answered by what it was found to be for this
     * session and request, and compared with nothing. Throws: DomainError INVALID_OTP.
     */
    async verify(
      { actor, origin, requestKey, ...asked }: VerifyRequest,
      typed: string,
      source: OtpSource,
    ): Promise<Verified> {
      const again = await sessions.repeated(actor, requestKey);
      if (again) return { token: again.token, verified: again.record.verified };
      const caller = await callerOf(actor, requestKey);
      const { account, session, pending } = caller;
      const otp = typed.trim();
      const what = `right-code:${session.id}:${source}:${otp}`;
      const wasRight = (await deps.begun.noted({ actor, ...asked }, what)) !== null;
      if (wasRight && !pending) return { token: null, verified: true };
      const state = withoutOldSecret(await store.read(account.id), now());
      const isRight =
        wasRight ||
        (await asTry(caller, () =>
          pending ? codes.isOfFactor(caller, state, otp, source) : confirmSetUp(caller, state, otp, source),
        ));
      if (!isRight) {
        if (pending) await record(caller, 'sign-in.failed', origin, { reason: 'wrong code' });
        throw wrongCode();
      }
      await deps.begun.note({ actor, ...asked }, what, 'right');
      if (session.guestOf) return enterAsGuest(caller, session.guestOf, origin);
      if (pending) return { token: await completeSignIn(caller, source, origin), verified: true };
      if (replaces(state, source)) await noteChange(caller, origin, 'two-factor-replaced', { replaced: source });
      // A set-up is begun by whoever could give a proof just before, and its code is another one.
      await sessions.noteAuthentication(session.id);
      return { token: null, verified: true };
    },
    /**
     * The person at the session shows again who they are. The session keeps its id: open pages would take its end for
     * their own. Throws: DomainError BAD_USER_INPUT, INVALID_OTP, TOO_MANY_REQUESTS.
     */
    async confirmIdentity(actor: Actor, given: GivenProof, origin: RequestOrigin): Promise<void> {
      const caller = await signedIn(actor);
      const { account, session } = caller;
      const state = await store.read(account.id);
      const failed = async (error: unknown): Promise<never> => {
        await record(caller, 'account.confirmation-failed', origin);
        throw error;
      };
      if (proofOf(account, state) === 'PASSWORD') await assertPassword(account, given.currentPassword).catch(failed);
      else {
        const [otp, source] = [(given.otp ?? '').trim(), given.otpSource ?? 'AUTH_APP'];
        if (!(await asTry(caller, () => codes.isOfFactor(caller, state, otp, source)))) await failed(wrongCode());
        if (source === 'BACKUP_CODE') await noteBackupCode(caller, origin);
      }
      await sessions.noteAuthentication(session.id);
    },
    /**
     * A method is turned on only after a code of it was verified, and off only with the password; an account without one
     * must have confirmed lately by a code.
     */
    async update(actor: Actor, change: TwoFactorChange, origin: RequestOrigin) {
      const caller = await signedIn(actor);
      const { account, session } = caller;
      const before = await store.read(account.id);
      const app = change.enableAuthApp2fa ?? before.enableAuthApp2fa;
      const sms = change.enableSms2fa ?? before.enableSms2fa;
      const turnsOn = (app && !before.enableAuthApp2fa) || (sms && !before.enableSms2fa);
      const turnsOff = (before.enableAuthApp2fa && !app) || (before.enableSms2fa && !sms);
      if (app && !before.authAppVerified) throw notVerified('enableAuthApp2fa');
      if (sms && !before.phoneVerified) throw notVerified('enableSms2fa');
      assertNumber(change, before);
      if (turnsOff && account.passwordHash) await assertPassword(account, change.currentPassword);
      else if (turnsOn || turnsOff) assertRecent(caller, before);
      const asked = change.primary2faPreference ?? before.primary2faPreference;
      const primary: TwoFactorPreference | null =
        asked === 'SMS' && sms ? 'SMS' : app ? 'AUTH_APP' : sms ? 'SMS' : null;
      const changes = {
        enableAuthApp2fa: app,
        enableSms2fa: sms,
        primary2faPreference: primary,
        ...(!app && { sealedSecret: null, authAppVerified: false }),
        // Codes of a second factor that is off must not open the next one.
        ...(turnsOff && !app && !sms && { backupCodeHashes: [] }),
      };
      if (!(await store.changeOver(account.id, before, changes)))
        throw new DomainError('STALE_VERSION', 'These settings were changed meanwhile. Reload them and try again.');
      if (turnsOn || turnsOff) {
        await sessions.noteDuties(session.id, { hasSecondFactor: app || sms });
        await noteChange(caller, origin, noticeOf(before, turnsOff, app || sms), { app, sms });
      } else if (primary !== before.primary2faPreference) {
        await record(caller, 'two-factor.changed', origin, { app, sms, primary });
      }
      return settingsOf(caller, { ...before, ...changes });
    },
    /**
     * New ones, shown this once. A repetition is answered with those of the first time, which are kept sealed for it: an
     * answer that was lost on its way would leave codes that nobody has seen.
     */
    async backupCodes({ actor, origin, idempotencyKey }: Asked & { actor: Actor; origin: RequestOrigin }) {
      const caller = await signedIn(actor);
      const { account } = caller;
      const state = await store.read(account.id);
      assertRecent(caller, state);
      const fresh = sealSecret(JSON.stringify(newBackupCodes()), deps.keys);
      const sealed = await deps.begun.note({ actor, idempotencyKey }, 'backup-codes', fresh);
      const made: string[] = JSON.parse(openSecret(sealed, deps.keys));
      const hashes = made.map(backupCodeHash);
      if (hashes.some((hash) => state.backupCodeHashes.includes(hash))) return made;
      await store.change(account.id, { backupCodeHashes: hashes });
      await record(caller, 'two-factor.backup-codes-made', origin);
      deps.notices.send('backup-codes-made', account, origin);
      return made;
    },
  };
}
export type TwoFactorService = ReturnType<typeof createTwoFactorService>;

/** A secret that was shown long ago is not being set up any more: whoever saw it then has no proof of today. */
function withoutOldSecret(state: TwoFactor, now: Date): TwoFactor {
  const { pendingSecretAt } = state;
  const isFresh = pendingSecretAt !== null && now.getTime() - pendingSecretAt.getTime() < PENDING_SECRET_MS;
  return isFresh ? state : { ...state, sealedPendingSecret: null };
}

/** A number that is named with the change must be the one whose code was verified: no other is ever used. */
function assertNumber({ countryCode, phoneNumber }: TwoFactorChange, state: TwoFactor): void {
  if (!phoneNumber) return;
  const named = parsePhoneNumber(`${countryCode ?? ''}${phoneNumber}`);
  if (verifiedPhone(state) !== `${named.countryCode}${named.phoneNumber}`) throw notVerified('phoneNumber');
}

function noticeOf(before: TwoFactor, turnsOff: boolean, staysOn: boolean): SecurityNotice {
  if (turnsOff) return staysOn ? 'two-factor-removed' : 'two-factor-off';
  return isTwoFactorOn(before) ? 'two-factor-added' : 'two-factor-on';
}

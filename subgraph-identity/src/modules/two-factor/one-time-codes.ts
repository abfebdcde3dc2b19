import type { SessionRecord } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { openSecret } from '@platform/service-kit';
import type { Account } from '../../domain/account/account.ts';
import type { SecretKeys } from '../../domain/secrets/secret-keys.ts';
import { backupCodeHash, isTwoFactorOn, newOtp, type TwoFactor, totpStep } from '../../domain/two-factor/two-factor.ts';
import type { TwoFactorStore } from '../../domain/two-factor/two-factor-store.ts';
import { codeMail, codeText, signInAdviceMail } from '../../views/two-factor/code-messages.ts';
import type { RequestLimiter } from '../limit/request-limiter.service.ts';
import type { Messenger } from '../message/messenger.service.ts';
import type { OtpStore } from './otp.store.ts';

export type OtpSource = 'AUTH_APP' | 'SMS' | 'EMAIL' | 'BACKUP_CODE';

/** A sign-in that waits for its code, or a signed-in account. */
export interface Caller {
  readonly session: SessionRecord;
  readonly account: Account;
  readonly pending: boolean;
  readonly requestKey: string | null;
}

/** After a code was sent: how many more may be asked for, and in how many seconds all of them are there again. */
export interface SentCode {
  readonly requestsLeft: number;
  readonly renewedInSeconds: number;
}

export interface OneTimeCodesDeps {
  readonly store: TwoFactorStore;
  readonly otps: OtpStore;
  readonly limits: RequestLimiter;
  readonly messenger: Messenger;
  /** Of 32 bytes, for the secrets of authenticator apps. */
  readonly keys: SecretKeys;
  readonly now: () => Date;
}

/** The verified number, as messages are addressed. */
export const verifiedPhone = ({ phoneVerified, countryCode, phoneNumber }: TwoFactor): string | null =>
  phoneVerified && phoneNumber ? `${countryCode}${phoneNumber}` : null;

export const signInFirst = (): DomainError => new DomainError('UNAUTHENTICATED', 'Please sign in.');

/** Sends one-time codes and compares what was typed with them. */
export function createOneTimeCodes({ store, otps, limits, messenger, keys, now }: OneTimeCodesDeps) {
  // The address is part of it: a code shows that somebody reads the number or mailbox that it was sent to, no other.
  const purposeOf = ({ session, account }: Caller, source: 'SMS' | 'EMAIL', to: string): string =>
    `${account.id}:${session.id}:${source}:${to}`;

  return {
    /** One code of those that may be asked for. Throws: DomainError TOO_MANY_REQUESTS. */
    async takeRequest({ account }: Caller): Promise<SentCode> {
      const { left, renewedInMs } = await limits.take('otp-request', account.id);
      return { requestsLeft: left, renewedInSeconds: Math.ceil(renewedInMs / 1000) };
    },
    async text(caller: Caller, to: string): Promise<void> {
      const otp = newOtp();
      await otps.put(purposeOf(caller, 'SMS', to), otp);
      await messenger.text({ to, text: codeText(otp) });
    },
    async mail(caller: Caller): Promise<void> {
      const otp = newOtp();
      const to = caller.account.emailAddress;
      await otps.put(purposeOf(caller, 'EMAIL', to), otp);
      await messenger.mail({ to, ...codeMail(otp) });
    },
    /** In place of a code, to the owner of an account that is signed in to otherwise. */
    mailSignInAdvice: ({ account }: Caller): Promise<void> =>
      messenger.mail({ to: account.emailAddress, ...signInAdviceMail() }),
    /** The code of a number that is being set up. */
    isOfPhone: (caller: Caller, otp: string, phone: string): Promise<boolean> =>
      otps.check(purposeOf(caller, 'SMS', phone), otp),
    /** The time step of a code of an app that is being set up; null for a wrong one. */
    stepOfApp: (sealed: string, otp: string): number | null => totpStep(openSecret(sealed, keys), otp, now().getTime()),
    /** A code of a method that is on, or of mail for a guest who has none; it is used up. */
    async isOfFactor(caller: Caller, state: TwoFactor, otp: string, source: OtpSource): Promise<boolean> {
      const { account, pending } = caller;
      switch (source) {
        case 'AUTH_APP': {
          const sealed = state.enableAuthApp2fa ? state.sealedSecret : null;
          const step = sealed ? this.stepOfApp(sealed, otp) : null;
          return step !== null && store.useStep(account.id, step);
        }
        case 'SMS': {
          const phone = state.enableSms2fa ? verifiedPhone(state) : null;
          return phone !== null && this.isOfPhone(caller, otp, phone);
        }
        case 'BACKUP_CODE':
          return isTwoFactorOn(state) && store.useBackupCode(account.id, backupCodeHash(otp));
        case 'EMAIL':
          return pending && !isTwoFactorOn(state) && otps.check(purposeOf(caller, 'EMAIL', account.emailAddress), otp);
      }
    },
  };
}
export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;

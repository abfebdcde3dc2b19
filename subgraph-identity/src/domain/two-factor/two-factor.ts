import { createHash, randomInt } from 'node:crypto';
import { phoneParts, requiredPhoneProblem } from '@platform/contracts/field-rules';
import { DomainError } from '@platform/kernel';
import { Secret, TOTP } from 'otpauth';

export const TWO_FACTOR_PREFERENCES = ['AUTH_APP', 'SMS'] as const;
export type TwoFactorPreference = (typeof TWO_FACTOR_PREFERENCES)[number];

/** The second factor of an account, as it is stored beside it. */
export interface TwoFactor {
  /** Secret of the authenticator app, encrypted; null until a code of it was verified. */
  sealedSecret: string | null;
  /** Secret shown as a QR code that no code was verified of yet. */
  sealedPendingSecret: string | null;
  pendingSecretAt: Date | null;
  /** The newest time step whose code was used; a code is good once. */
  lastStep: number;
  enableAuthApp2fa: boolean;
  enableSms2fa: boolean;
  primary2faPreference: TwoFactorPreference | null;
  countryCode: string | null;
  /** The last ten digits. */
  phoneNumber: string | null;
  /** A number that a code was sent to and not verified yet: +15551234567. */
  pendingPhone: string | null;
  phoneVerified: boolean;
  authAppVerified: boolean;
  backupCodeHashes: string[];
}

export const NO_TWO_FACTOR: TwoFactor = {
  sealedSecret: null,
  sealedPendingSecret: null,
  pendingSecretAt: null,
  lastStep: 0,
  enableAuthApp2fa: false,
  enableSms2fa: false,
  primary2faPreference: null,
  countryCode: null,
  phoneNumber: null,
  pendingPhone: null,
  phoneVerified: false,
  authAppVerified: false,
  backupCodeHashes: [],
};

export function isTwoFactorOn({ enableAuthApp2fa, enableSms2fa }: TwoFactor): boolean {
  return enableAuthApp2fa || enableSms2fa;
}

export type PhoneNumber = ReturnType<typeof phoneParts>;

/**
 * A phone number as typed, by the rule that browsers check too. Throws: DomainError BAD_USER_INPUT. Source: platform
 * shell §5. Case: `44 (123) 456-7890` → +44, 1234567890.
 */
export function parsePhoneNumber(typed: string): PhoneNumber {
  const problem = requiredPhoneProblem(typed);
  if (problem) throw new DomainError('BAD_USER_INPUT', problem, { field: 'phoneNumber' });
  return phoneParts(typed);
}

const STEP_SECONDS = 30;
/** One step of 30 seconds either way, for clocks that differ. */
const WINDOW = 1;

function totpOf(secretBase32: string, account: string, issuer: string): TOTP {
  return new TOTP({ issuer, label: account, secret: Secret.fromBase32(secretBase32), digits: 6, period: STEP_SECONDS });
}

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function provisioningUri(secretBase32: string, account: string, issuer: string): string {
  return totpOf(secretBase32, account, issuer).toString();
}

/** The time step that a code belongs to; null for a wrong one. */
export function totpStep(secretBase32: string, otp: string, nowMs: number): number | null {
  const delta = totpOf(secretBase32, '', '').validate({ token: otp, window: WINDOW, timestamp: nowMs });
  return delta === null ? null : Math.floor(nowMs / 1000 / STEP_SECONDS) + delta;
}

export function newOtp(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const BACKUP_CODES = 10;

/** Ten codes of 50 random bits, without letters that look like digits: `K7QMW-3HZPA`. */
export function newBackupCodes(): string[] {
  const code = (): string => Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: BACKUP_CODES }, () => code().replace(/^(.{5})/, '$1-'));
}

/** Random codes of this length need no slow hash; upper and lower case and the dash do not matter. */
export function backupCodeHash(code: string): string {
  return createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest('hex');
}

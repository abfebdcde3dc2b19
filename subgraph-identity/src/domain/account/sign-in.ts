import { DomainError } from '@platform/kernel';
import type { Account } from './account.ts';

/** What a refused sign-in tells. The texts of incorrect and locked are the specification's (platform shell §8). */
export const SIGN_IN_REFUSALS = {
  incorrect: ['sign_in.incorrect', 'The username and/or password are incorrect. Please try again.'],
  locked: ['sign_in.locked', 'Your account is locked due to failed login attempts. Please try again in a few minutes.'],
  disabled: ['sign_in.disabled', 'Your account is disabled. Please contact your administrator.'],
  expired: ['sign_in.expired', 'Your access has expired. Please contact your administrator.'],
  ssoEnforced: ['sign_in.sso_enforced', 'Your organization signs in with its identity provider. Please use that.'],
} as const;

export function signInRefused(reason: keyof typeof SIGN_IN_REFUSALS): DomainError {
  const [code, message] = SIGN_IN_REFUSALS[reason];
  return new DomainError(code, message);
}

/** Throws: DomainError sign_in.disabled, sign_in.locked. */
export function assertMaySignIn(account: Pick<Account, 'disabledAt' | 'lockedAt' | 'lockedUntil'>, now: Date): void {
  if (account.disabledAt) throw signInRefused('disabled');
  if (isLocked(account, now)) throw signInRefused('locked');
}

/** Whether a lock stands: an administrator's until it is lifted, one after failed sign-ins until its time is over. */
export function isLocked({ lockedAt, lockedUntil }: Pick<Account, 'lockedAt' | 'lockedUntil'>, now: Date): boolean {
  return lockedAt !== null && (lockedUntil === null || lockedUntil > now);
}

/** Since when the account is locked; a timed lock that is over is none. */
export const lockedSince = (account: Pick<Account, 'lockedAt' | 'lockedUntil'>, now: Date): Date | null =>
  isLocked(account, now) ? account.lockedAt : null;

/** The account notes its sign-ins; what came after is known by its sessions. */
export function lastActivity({ lastActivityAt }: Pick<Account, 'lastActivityAt'>, inSession: Date | null): Date | null {
  return inSession && (!lastActivityAt || inSession > lastActivityAt) ? inSession : lastActivityAt;
}

import type { SessionRecord } from '@platform/contracts';
import type { Account } from '../account/account.ts';
import { isTwoFactorOn, type TwoFactor } from './two-factor.ts';

/** What an account can be asked for, to show that the person at the session is its owner. */
export type IdentityProof = 'PASSWORD' | 'CODE';

/** How long a password or a code that was given counts as given just now. */
export const RECENT_MS = 10 * 60_000;

/** Whoever has a password gives that; without one a code of the second factor. Null: there is nothing to ask for. */
export function proofOf({ passwordHash }: Pick<Account, 'passwordHash'>, state: TwoFactor): IdentityProof | null {
  if (passwordHash) return 'PASSWORD';
  return isTwoFactorOn(state) ? 'CODE' : null;
}

/** Case: given at 10:00, asked at 10:09 → true; asked at 10:10 → false. */
export function isRecent({ authenticatedAt }: Pick<SessionRecord, 'authenticatedAt'>, now: Date): boolean {
  return authenticatedAt !== undefined && now.getTime() - Date.parse(authenticatedAt) < RECENT_MS;
}

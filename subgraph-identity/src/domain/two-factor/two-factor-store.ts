import type { TwoFactor } from './two-factor.ts';

/** Where second factors are kept: with their accounts, by the module that keeps accounts. */
export interface TwoFactorStore {
  read(accountId: string): Promise<TwoFactor>;
  change(accountId: string, changes: Partial<TwoFactor>): Promise<void>;
  /** Over what was read of the methods; false when they were changed, or reset, meanwhile. */
  changeOver(accountId: string, before: TwoFactor, changes: Partial<TwoFactor>): Promise<boolean>;
  /** Keeps a secret for a set-up, unless one that was kept after `since` is there already. Gives the one that stands. */
  pendSecret(accountId: string, sealed: string, at: Date, since: Date): Promise<string>;
  reset(accountId: string): Promise<void>;
  /** False when a code of this or a later step was used already: of two at once only one gets through. */
  useStep(accountId: string, step: number): Promise<boolean>;
  /** Uses a backup code up; false when the account has no such one. */
  useBackupCode(accountId: string, hash: string): Promise<boolean>;
}

import type { AccountStore } from './account.repository.ts';

export type { NewAccount, SignInGrounds } from './account.repository.ts';

/**
 * What other modules may ask and change of any account, whoever acts: a sign-in, a password, an invitation or a
 * membership is decided there, and each names the part that it needs. The store itself is handed out under this type,
 * since it is its module's alone; what an administrator may do to somebody's account is the account service's.
 */
export type AccountDirectory = Omit<AccountStore, 'lock' | 'unlock' | 'disable' | 'seed'>;

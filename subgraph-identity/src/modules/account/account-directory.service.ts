import type { AccountStore } from './account.repository.ts';

export type { NewAccount, SignInGrounds } from './account.repository.ts';

const PUBLISHED = [
  'byId',
  'byIds',
  'byEmailAddress',
  'bySsoSubject',
  'byMembership',
  'byMemberships',
  'byPasswordReset',
  'membersOf',
  'forSignIn',
  'openById',
  'recordSignIn',
  'recordFailedSignIn',
  'lockUntil',
  'liftTimedLock',
  'linkSso',
  'replacePasswordHash',
  'confirmAddress',
  'setPassword',
  'setPasswordReset',
  'resetPassword',
  'setActive',
  'setProfile',
  'create',
  'addMembership',
  'removeMembership',
  'setMembershipRole',
] as const satisfies readonly (keyof AccountStore)[];

/**
 * What other modules may ask and change of any account, whoever acts: a sign-in, a password, an invitation or a
 * membership is decided there, and each names the part that it needs. What an administrator may do to somebody's
 * account is the account service's.
 */
export type AccountDirectory = Pick<AccountStore, (typeof PUBLISHED)[number]>;

export function createAccountDirectory(store: AccountStore): AccountDirectory {
  const asked = PUBLISHED.map((name) => {
    const ask = (...given: unknown[]): unknown => (store[name] as (...given: unknown[]) => unknown).apply(store, given);
    return [name, ask] as const;
  });
  return Object.fromEntries(asked) as unknown as AccountDirectory;
}

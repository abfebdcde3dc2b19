import type { AccountRepository } from './account.repository.ts';

export type { CandidateQuery, MemberQuery } from './account.repository.ts';

export type ReachableAccounts = ReturnType<typeof createReachableAccounts>;

/** Accounts within the reach of whoever asks, for the modules that list or name them; others answer as if not there. */
export function createReachableAccounts({ byId, search, searchCandidates }: AccountRepository) {
  return { byId, search, searchCandidates };
}

import type { Actor } from '@platform/contracts';
import type { Account } from '../account/account.ts';

/** The session of the account itself, not of support mode; null when somebody else asks. */
export const ownSession = (
  { kind, accountId, impersonator, sessionId }: Actor,
  account: Pick<Account, 'id'>,
): string | null => (kind === 'account' && accountId === account.id && !impersonator ? sessionId : null);

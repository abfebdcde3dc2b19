import { leavePage, type Session } from '@platform/mfe-kit';
import { useEffect, useRef } from 'react';
import { workText } from '../navigation/workplaces.ts';
import { supportEndedNote } from '../support/impersonation.ts';

/** Here one becomes somebody on purpose, and what follows belongs to it: the two-factor dialog after sign-up. */
const ENTRANCES = /^\/(account\/verify|auth)(\/|$)/;

/** As whom and where one acts; null for nobody. */
export function identityOf(session: Session | null): string | null {
  if (!session?.account) return null;
  const { id, activeRole, activeMembership } = session.account;
  return [id, activeRole, activeMembership?.id, session.impersonatedBy?.id].map((part) => part ?? '').join(' ');
}

/** What the next page says about the change; the banner speaks for support mode. */
function noteOf(session: Session, wasSupport: boolean): string | null {
  const { account, organization, impersonatedBy } = session;
  if (impersonatedBy || !account?.activeRole) return null;
  if (wasSupport) return supportEndedNote(account.name);
  return `You work as ${workText(account.activeRole, organization?.name)} now.`;
}

interface Known {
  readonly identity: string;
  readonly accountId: string;
  readonly isSupport: boolean;
}

/**
 * A page belongs to one identity, whichever tab changed it: role, organization, support mode or person. What was read
 * under the former is never shown under the next. True while the page leaves.
 */
export function usePageOfOneIdentity(session: Session | null, pathname: string): boolean {
  const known = useRef<Known | null>(null);
  const signedOut = useRef(false);
  const identity = identityOf(session);
  const changed = known.current !== null && identity !== null && identity !== known.current.identity;
  const leaves = changed && !ENTRANCES.test(pathname);
  useEffect(() => {
    if (!session?.account || identity === null) {
      signedOut.current = known.current !== null;
      return;
    }
    known.current ??= { identity, accountId: session.account.id, isSupport: session.impersonatedBy !== null };
    if (!leaves) return;
    const isSomebodyElse = known.current.accountId !== session.account.id;
    // Another person who signs in here goes on where the sign-in leads; everybody else begins at home.
    if (isSomebodyElse && signedOut.current) leavePage(null);
    else leavePage('/', noteOf(session, known.current.isSupport && isSomebodyElse));
  }, [session, identity, leaves]);
  return leaves;
}

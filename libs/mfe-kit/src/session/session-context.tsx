import { useQuery } from '@apollo/client/react';
import { type Action, can, isSwitchedOff, type PolicyActor } from '@platform/contracts/access';
import { goByTimeZone } from '@platform/mfe-kit/calendar';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { isNetworkFailure, isSessionExpired } from '../client/expected-errors.ts';
import { onSessionChange } from '../client/session-end.ts';
import { watchDeparture } from './leave-page.ts';
import { CurrentSessionQuery, type Session, type SessionAccount } from './session-query.ts';
import { SessionUpdates } from './session-updates.tsx';

const POLL_MS = 60_000;

export interface SessionState {
  /** null: nobody is signed in */
  readonly session: Session | null;
  /** The first answer is not there yet. */
  readonly loading: boolean;
  /** The session could not be read: no network, the server is away. */
  readonly error: unknown;
  readonly refetch: () => Promise<void>;
}

const SessionContext = createContext<SessionState | null>(null);

/**
 * Reads the session at load, every 60 seconds, when the window is looked at again and when another tab changes it. Once
 * per page.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(CurrentSessionQuery, {
    pollInterval: POLL_MS,
    fetchPolicy: 'cache-and-network',
    // An answer that is still on its way may be the former session's: who asks after a change asks anew.
    context: { background: true, queryDeduplication: false },
    errorPolicy: 'none',
  });
  useEffect(watchDeparture, []);
  useEffect(() => {
    const read = (): void => void refetch().catch(() => undefined);
    const onFocus = (): void => {
      if (document.visibilityState === 'visible') read();
    };
    const stopListening = onSessionChange(read);
    window.addEventListener('focus', onFocus);
    return () => {
      stopListening();
      window.removeEventListener('focus', onFocus);
    };
  }, [refetch]);
  goByTimeZone(data?.currentSession?.timeZone);
  // While it is asked for again, after an error or with the memory emptied, the last answer stands: a page that is
  // taken away for a moment loses what was typed in it.
  const last = useRef<{ readonly data: typeof data; readonly error: typeof error }>({ data, error });
  const answered = data !== undefined || error !== undefined;
  if (answered && (data !== last.current.data || error !== last.current.error)) last.current = { data, error };
  const known = last.current;
  const state = useMemo<SessionState>(() => {
    const expired = isSessionExpired(known.error);
    return {
      // A network that is away for a moment does not sign anybody out: the last known session stays.
      session: expired ? null : (known.data?.currentSession ?? null),
      loading: known.data === undefined && known.error === undefined,
      error: known.data === undefined && !expired ? known.error : undefined,
      refetch: async () => {
        await refetch().catch((failure: unknown) => {
          if (!isSessionExpired(failure) && !isNetworkFailure(failure)) throw failure;
        });
      },
    };
  }, [known, refetch]);
  // The renderer's session prints one page and is gone.
  const live = state.session?.account && !state.session.isMicroservice;
  return (
    <SessionContext value={state}>
      {live && (
        <SessionUpdates
          key={state.session?.id}
          organizationId={state.session?.organization?.id ?? null}
          onChange={() => void state.refetch()}
        />
      )}
      {children}
    </SessionContext>
  );
}

export function useSessionState(): SessionState {
  const state = useContext(SessionContext);
  if (!state) throw new Error('useSessionState needs a SessionProvider above it');
  return state;
}

/** The session of a signed-in page, its account being certain. Screens behind sign-in use this. */
export function useSession(): Session & { readonly account: SessionAccount } {
  const { session } = useSessionState();
  if (!session?.account) throw new Error('useSession is for signed-in screens');
  return session as Session & { readonly account: SessionAccount };
}

const actorOf = (session: Session): PolicyActor => ({
  kind: session.isMicroservice ? 'microservice' : 'account',
  activeRole: session.account?.activeRole ?? null,
  isSuperadmin: session.account?.isSuperadmin ?? false,
  settings: session.settings as Record<string, boolean>,
  organizationDisabled: session.organization?.isDisabled ?? false,
  impersonator: session.impersonatedBy,
});

/** Whether the session may take an action: the same policy that the servers enforce. */
export function allows(session: Session | null, action: Action): boolean {
  return session !== null && can(actorOf(session), action);
}

/** Whether a switch of the organization alone keeps the session from an action that its role has. */
export function useSwitchedOff(action: Action): boolean {
  const { session } = useSessionState();
  return session !== null && isSwitchedOff(actorOf(session), action);
}

export function usePermission(action: Action): boolean {
  return allows(useSessionState().session, action);
}

/** A feature flag in force for this session. */
export function useFlag(name: string): boolean {
  return useSessionState().session?.flags[name] === true;
}

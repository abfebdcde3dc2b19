import { ApolloLink } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { finalize, map } from 'rxjs';
import { isSessionExpired } from './expected-errors.ts';

/** The operation by which a page learns who is signed in. */
export const SESSION_OPERATION = 'CurrentSession';

const ASK_AGAIN_MS = 1_000;

let changes = 0;

const CHANNEL = 'platform.session';

/** Calls back when a page of this browser, perhaps another tab, got a new session. Returns how to stop. */
export function onSessionChange(listen: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listen;
  return () => channel.close();
}

function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/**
 * Runs a request that gives this browser a new session, and tells its other tabs. Between the end of the old session and the
 * arrival of the new cookie the page hears that it is signed out, which it must not believe.
 */
export async function whileSessionChanges<Result>(change: () => Promise<Result>): Promise<Result> {
  changes += 1;
  try {
    const result = await change();
    tellOtherTabs();
    return result;
  } finally {
    changes -= 1;
  }
}

/**
 * A session that was open is believed to have ended only when that is heard twice, a second apart: another tab may
 * just have renewed it. While this tab renews it, the question is asked until that is done.
 */
export function sessionEndLink(): ApolloLink {
  let open = false;
  const note = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        open = Boolean(result.data?.['currentSession']);
        return result;
      }),
    ),
  );
  const askAgain = new RetryLink({
    delay: () => ASK_AGAIN_MS,
    attempts: (attempt, _operation, error) => {
      if (!isSessionExpired(error) || !open) return false;
      const again = attempt === 1 || changes > 0;
      open = again;
      return again;
    },
  });
  const count = new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
    changes += 1;
    return forward(operation).pipe(
      finalize(() => {
        changes -= 1;
      }),
    );
  });
  return ApolloLink.split(({ operationName }) => operationName === SESSION_OPERATION, askAgain.concat(note), count);
}

import { type Client, createClient } from 'graphql-ws';
import { create } from 'zustand';

/** Platform shell §9. */
const MAX_ATTEMPTS = 20;
const BASE_DELAY_MS = 2_000;
const GROWTH = 1.5;
const MAX_DELAY_MS = 60_000;
const JITTER_MS = 1_000;
const KEEP_ALIVE_MS = 30_000;
const CONNECT_TIMEOUT_MS = 15_000;
const REFRESH_BEFORE_EXPIRY_MS = 60_000;
/** Pages under it are rendered, nobody watches them. */
const SKIP_PREFIX = '/service';

export interface RealtimeState {
  readonly status: 'idle' | 'connecting' | 'connected' | 'waiting' | 'failed';
  /** Attempts since the last connection. */
  readonly attempts: number;
  readonly retryAt: number | null;
}

export const useRealtimeStatus = create<RealtimeState>()(() => ({ status: 'idle', attempts: 0, retryAt: null }));

/** What opens a connection, and the moment (epoch seconds) until which it does. */
export interface RealtimeToken {
  readonly token: string;
  readonly exp: number;
}

export interface RealtimeOptions {
  /** Asked before each connection. Without one the session's cookie alone decides. */
  readonly token?: () => Promise<RealtimeToken | null>;
  /** Another WebSocket than the browser's, for tests. */
  readonly webSocketImpl?: unknown;
}

/** Whether a page may hold a connection at all: not where reports are rendered, nor for the renderer's session. */
export function bootsRealtime({ pathname, isMicroservice }: { pathname: string; isMicroservice: boolean }): boolean {
  return !isMicroservice && pathname !== SKIP_PREFIX && !pathname.startsWith(`${SKIP_PREFIX}/`);
}

/** Delay before the attempt after `retries` failures: 2 s × 1.5ⁿ, at most 60 s, with up to 1 s of jitter. */
export function reconnectDelay(retries: number, random: number = Math.random()): number {
  return Math.min(BASE_DELAY_MS * GROWTH ** retries, MAX_DELAY_MS) + random * JITTER_MS;
}

let hurry: (() => void) | null = null;

/** Ends the present wait, or begins again after the last attempt: "Try now" in the connection bar. */
export function reconnectNow(): void {
  hurry?.();
}

/** Until the time is over or somebody asks; without a time, until somebody asks. */
function waitFor(delayMs: number | null): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      hurry = null;
      resolve();
    };
    const timer = delayMs === null ? undefined : setTimeout(done, delayMs);
    hurry = done;
  });
}

/** A hidden tab does not retry; it goes on when it is looked at again. */
function untilVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    const onChange = (): void => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', onChange);
      resolve();
    };
    document.addEventListener('visibilitychange', onChange);
  });
}

/** Waits before a reconnection; after the twentieth failure it stops until somebody asks for more. */
function createRetryWait(): (retries: number) => Promise<void> {
  let givenUpAt = 0;
  return async (retries) => {
    // The library counts from the last connection, across what was given up in between.
    if (retries < givenUpAt) givenUpAt = 0;
    const failures = retries - givenUpAt;
    if (failures >= MAX_ATTEMPTS) {
      useRealtimeStatus.setState({ status: 'failed', attempts: failures, retryAt: null });
      await waitFor(null);
      givenUpAt = retries;
      return;
    }
    const delay = reconnectDelay(failures);
    useRealtimeStatus.setState({ status: 'waiting', attempts: failures + 1, retryAt: Date.now() + delay });
    await waitFor(delay);
    await untilVisible();
  };
}

/** Renews what authorizes the connection before it ends, and notices a connection that went silent. */
function createTimers(renew: () => void, drop: () => void) {
  let renewal: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  return {
    renewBefore(expiresAt: number): void {
      clearTimeout(renewal);
      if (!Number.isFinite(expiresAt)) return;
      renewal = setTimeout(renew, Math.max(0, expiresAt - Date.now() - REFRESH_BEFORE_EXPIRY_MS));
    },
    expectAnswer(): void {
      clearTimeout(silence);
      silence = setTimeout(drop, CONNECT_TIMEOUT_MS);
    },
    answered: () => clearTimeout(silence),
    stop(): void {
      clearTimeout(renewal);
      clearTimeout(silence);
    },
  };
}

/** graphql-ws on /cable; it connects at the first subscription and closes after the last. */
export function createRealtimeClient(url: string, { token: ask, webSocketImpl }: RealtimeOptions = {}): Client {
  let renewing = false;
  let tokenExpiresAt = Number.NaN;
  const retryWait = createRetryWait();
  const timers = createTimers(
    () => {
      // A new connection is authorized anew; the running subscriptions follow it at once.
      renewing = true;
      client.terminate();
    },
    () => client.terminate(),
  );
  const client = createClient({
    url,
    lazy: true,
    keepAlive: KEEP_ALIVE_MS,
    connectionAckWaitTimeout: CONNECT_TIMEOUT_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    ...(webSocketImpl ? { webSocketImpl } : {}),
    connectionParams: async () => {
      // Without a token the server decides by the cookie, or closes; either is better than no attempt.
      const answer = await ask?.().catch(() => null);
      tokenExpiresAt = answer ? answer.exp * 1_000 : Number.NaN;
      return answer ? { token: answer.token } : {};
    },
    retryWait: async (retries) => {
      if (renewing) renewing = false;
      else await retryWait(retries);
    },
    on: {
      connecting: () => {
        useRealtimeStatus.setState({ status: 'connecting' });
        timers.expectAnswer();
      },
      opened: timers.answered,
      connected: (_socket, payload) => {
        useRealtimeStatus.setState({ status: 'connected', attempts: 0, retryAt: null });
        const sessionExpiresAt = Date.parse(String(payload?.['expiresAt'] ?? ''));
        timers.renewBefore(Number.isFinite(tokenExpiresAt) ? tokenExpiresAt : sessionExpiresAt);
      },
      ping: (received) => !received && timers.expectAnswer(),
      pong: (received) => received && timers.answered(),
      closed: () => {
        timers.stop();
        useRealtimeStatus.setState({ status: 'idle' });
      },
    },
  });
  // A connection is not told that the network is gone; waiting for its silence would take a minute.
  window.addEventListener('offline', () => client.terminate());
  window.addEventListener('online', reconnectNow);
  return client;
}

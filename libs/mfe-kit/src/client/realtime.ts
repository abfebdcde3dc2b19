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

export interface RealtimeState {
  readonly status: 'idle' | 'connecting' | 'connected' | 'waiting' | 'failed';
  /** Attempts since the last connection. */
  readonly attempts: number;
  readonly retryAt: number | null;
}

export const useRealtimeStatus = create<RealtimeState>()(() => ({ status: 'idle', attempts: 0, retryAt: null }));

/** Delay before the attempt after `retries` failures: 2 s × 1.5ⁿ, at most 60 s, with up to 1 s of jitter. */
export function reconnectDelay(retries: number, random: number = Math.random()): number {
  return Math.min(BASE_DELAY_MS * GROWTH ** retries, MAX_DELAY_MS) + random * JITTER_MS;
}

let hurry: (() => void) | null = null;

/** Ends the present wait: the "Try now" button of the connection bar. */
export function reconnectNow(): void {
  hurry?.();
}

function waitFor(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      hurry = null;
      resolve();
    };
    const timer = setTimeout(done, delayMs);
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

/** graphql-ws on /cable; it connects at the first subscription and closes after the last. */
export function createRealtimeClient(url: string): Client {
  let refresh: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url,
    lazy: true,
    keepAlive: KEEP_ALIVE_MS,
    connectionAckWaitTimeout: CONNECT_TIMEOUT_MS,
    retryAttempts: MAX_ATTEMPTS,
    shouldRetry: () => true,
    retryWait: async (retries) => {
      const delay = reconnectDelay(retries);
      useRealtimeStatus.setState({ status: 'waiting', attempts: retries + 1, retryAt: Date.now() + delay });
      await waitFor(delay);
      await untilVisible();
    },
    on: {
      connecting: () => useRealtimeStatus.setState({ status: 'connecting' }),
      connected: (_socket, payload) => {
        useRealtimeStatus.setState({ status: 'connected', attempts: 0, retryAt: null });
        clearTimeout(refresh);
        const expiresAt = Date.parse(String(payload?.['expiresAt'] ?? ''));
        // A new connection is authorized anew; the running subscriptions follow it.
        if (Number.isFinite(expiresAt)) {
          refresh = setTimeout(
            () => client.terminate(),
            Math.max(0, expiresAt - Date.now() - REFRESH_BEFORE_EXPIRY_MS),
          );
        }
      },
      closed: () => {
        clearTimeout(refresh);
        const { attempts } = useRealtimeStatus.getState();
        useRealtimeStatus.setState({ status: attempts >= MAX_ATTEMPTS ? 'failed' : 'idle' });
      },
    },
  });
  return client;
}

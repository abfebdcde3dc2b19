import { type RealtimeMessage, realtimeMessageSchema } from '@platform/contracts';
import type { Logger } from '@platform/service-kit';
import type { Redis } from 'ioredis';

export type Listener = (message: RealtimeMessage) => void;

export interface RealtimeHub {
  /** Resolves when messages of the channel arrive; answers the way to stop. */
  listen(channel: string, listener: Listener): Promise<() => void>;
  close(): void;
}

/** One Redis connection for all sockets: a channel is subscribed while anybody here listens to it. */
export function createRealtimeHub(subscriber: Redis, log: Logger): RealtimeHub {
  const listeners = new Map<string, Set<Listener>>();
  subscriber.on('message', (channel: string, text: string) => {
    const message = (() => {
      try {
        return realtimeMessageSchema.safeParse(JSON.parse(text));
      } catch {
        return null;
      }
    })();
    if (!message?.success) return log.warn({ channel }, 'unknown realtime message');
    for (const listener of listeners.get(channel) ?? []) listener(message.data);
  });
  return {
    async listen(channel, listener) {
      const known = listeners.get(channel);
      const mine = known ?? new Set<Listener>();
      mine.add(listener);
      listeners.set(channel, mine);
      if (!known) await subscriber.subscribe(channel);
      return () => {
        mine.delete(listener);
        if (mine.size > 0 || listeners.get(channel) !== mine) return;
        listeners.delete(channel);
        subscriber.unsubscribe(channel).catch(() => log.warn({ channel }, 'channel not left'));
      };
    },
    close() {
      listeners.clear();
      subscriber.disconnect();
    },
  };
}

/** Messages of a channel as they come; a socket that does not read loses the oldest, never memory. */
export async function* messagesOf(
  hub: RealtimeHub,
  channel: string,
  wanted: (message: RealtimeMessage) => boolean,
  signal: AbortSignal,
): AsyncGenerator<RealtimeMessage> {
  const queue: RealtimeMessage[] = [];
  let wake = Promise.withResolvers<void>();
  const stop = await hub.listen(channel, (message) => {
    if (!wanted(message)) return;
    queue.push(message);
    if (queue.length > MAX_WAITING) queue.shift();
    wake.resolve();
  });
  signal.addEventListener('abort', () => wake.resolve(), { once: true });
  try {
    while (!signal.aborted) {
      const message = queue.shift();
      if (message) {
        yield message;
        continue;
      }
      await wake.promise;
      wake = Promise.withResolvers<void>();
    }
  } finally {
    stop();
  }
}

const MAX_WAITING = 100;

import { verifyRealtimeToken } from '@platform/service-kit';
import type { Redis } from 'ioredis';

export interface RealtimeTokens {
  /** When the connection of this token ends, in ms since 1970; null for one that is not this session's, over, or used. */
  use(token: unknown, sessionId: string): Promise<number | null>;
}

const MAX_LENGTH = 1_000;

/** Tokens of /cable, each good for one connection of its own session. Which were used is noted until they are over. */
export function createRealtimeTokens(redis: Redis, secret: string, clock: () => number = Date.now): RealtimeTokens {
  return {
    async use(token, sessionId) {
      if (typeof token !== 'string' || token.length > MAX_LENGTH) return null;
      const claims = verifyRealtimeToken(token, secret, clock());
      if (claims?.sessionId !== sessionId) return null;
      const remaining = Math.max(1, claims.expiresAtMs - clock());
      const first = await redis.set(`realtime-token:${claims.id}`, '1', 'PX', remaining, 'NX');
      return first === 'OK' ? claims.expiresAtMs : null;
    },
  };
}

import { createHash } from 'node:crypto';
import type { Actor } from '@platform/contracts';
import type { Redis } from 'ioredis';

/** A browser repeats within a minute; a person who comes back to an open page within the hour. */
const KEPT_SECONDS = 60 * 60;

/** Who asks, and the key that a repetition has too. */
export interface Asked {
  readonly actor: Pick<Actor, 'accountId'>;
  readonly idempotencyKey: string | null;
}

/**
 * What a request was about to do, noted before it does it: a repetition finds nothing left to do, and is answered by the
 * note. Noted after it, a kill in between would leave none. For changes that leave no trace of themselves behind.
 */
export function createBegunRequests(redis: Redis) {
  const noteOf = ({ actor, idempotencyKey }: Asked, what: string): string | null =>
    idempotencyKey &&
    `begun:${createHash('sha256')
      .update(JSON.stringify([actor.accountId, idempotencyKey, what]))
      .digest('base64url')}`;
  return {
    /** What was noted first: `value`, unless this is a repetition. */
    async note(asked: Asked, what: string, value: string): Promise<string> {
      const key = noteOf(asked, what);
      if (!key) return value;
      const isFirst = await redis.set(key, value, 'EX', KEPT_SECONDS, 'NX');
      return isFirst ? value : ((await redis.get(key)) ?? value);
    },
    /** What came of it, known only now. */
    async conclude(asked: Asked, what: string, value: string): Promise<void> {
      const key = noteOf(asked, what);
      if (key) await redis.set(key, value, 'EX', KEPT_SECONDS);
    },
    /** Null when this is no repetition. */
    async noted(asked: Asked, what: string): Promise<string | null> {
      const key = noteOf(asked, what);
      return key ? redis.get(key) : null;
    },
  };
}
export type BegunRequests = ReturnType<typeof createBegunRequests>;

import { createHash } from 'node:crypto';
import type { Actor } from '@platform/contracts';
import type { Redis } from 'ioredis';

/** What support looks at again within this time is part of the same reading. */
const ONE_READING_SECONDS = 10 * 60;

export interface SupportReadings {
  /** Whether it is on record already that this session looks at it. */
  has(actor: Actor, what: string): Promise<boolean>;
  add(actor: Actor, what: string): Promise<void>;
}

/** What support mode has on record of what it looks at, so that a page that asks again does not fill the trail. */
export function createSupportReadings(redis: Pick<Redis, 'get' | 'set'>): SupportReadings {
  const keyOf = ({ sessionId }: Actor, what: string): string =>
    `support-reading:${createHash('sha256').update(`${sessionId} ${what}`).digest('base64url')}`;
  return {
    has: async (actor, what) => (await redis.get(keyOf(actor, what))) !== null,
    add: async (actor, what) => void (await redis.set(keyOf(actor, what), '1', 'EX', ONE_READING_SECONDS)),
  };
}

import { Redis } from 'ioredis';
import type { Logger } from './logging.ts';

/**
 * A connection that reconnects by itself. Commands fail fast while Redis is away instead of waiting for it: a request
 * that needs the session is then refused (503), it does not hang.
 */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    connectTimeout: 2_000,
    commandTimeout: 3_000,
    retryStrategy: (attempt) => Math.min(100 * attempt, 500),
  });
  redis.on('error', (error) => log.warn({ err: error }, 'redis'));
  return redis;
}

export async function pingRedis(redis: Redis): Promise<void> {
  await redis.ping();
}

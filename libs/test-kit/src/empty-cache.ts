import { Redis } from 'ioredis';
import { inject } from 'vitest';

/**
 * Before each file of integration tests: what the files before have counted and whom they have signed in is not this
 * one's. A cache that was there before the run (REDIS_URL) is others' too, and stays as it is.
 */
if (inject('cacheIsOwn')) {
  const redis = new Redis(inject('redisUrl'));
  await redis.flushall();
  redis.disconnect();
}

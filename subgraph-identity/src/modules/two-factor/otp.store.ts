import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';

/** A code that was sent ends after this. */
const LIFETIME_SECONDS = 10 * 60;
const MAX_ATTEMPTS = 5;

/** Compares, counts and uses up in one step, so that parallel guesses get no more tries and a code works once. */
const CHECK = `
local code = redis.call('HGET', KEYS[1], 'hash')
if not code then return 0 end
if redis.call('HINCRBY', KEYS[1], 'attempts', 1) > tonumber(ARGV[2]) then redis.call('DEL', KEYS[1]) return 0 end
if code ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[1])
return 1`;

/** Codes that were sent by text or mail. `purpose` binds one to its account and its sign-in. */
export function createOtpStore(redis: Redis) {
  const key = (purpose: string): string => `otp:${createHash('sha256').update(purpose).digest('base64url')}`;
  const hashOf = (purpose: string, otp: string): string =>
    createHash('sha256').update(`${purpose}:${otp}`).digest('hex');
  return {
    async put(purpose: string, otp: string): Promise<void> {
      await redis
        .multi()
        .del(key(purpose))
        .hset(key(purpose), 'hash', hashOf(purpose, otp))
        .expire(key(purpose), LIFETIME_SECONDS)
        .exec();
    },
    async check(purpose: string, otp: string): Promise<boolean> {
      return (await redis.eval(CHECK, 1, key(purpose), hashOf(purpose, otp), MAX_ATTEMPTS)) === 1;
    },
  };
}
export type OtpStore = ReturnType<typeof createOtpStore>;

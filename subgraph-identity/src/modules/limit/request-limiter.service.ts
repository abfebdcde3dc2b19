import { createHash } from 'node:crypto';
import { DomainError } from '@platform/kernel';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/** What may be asked for how often, by whatever key the caller is told apart. */
const LIMITS = {
  'password-reset': { points: 5, seconds: 15 * 60 },
  'password-reset-ip': { points: 30, seconds: 15 * 60 },
  'otp-request': { points: 3, seconds: 10 * 60 },
  'otp-attempt': { points: 5, seconds: 10 * 60 },
  /** Wrong codes of an account over all of its sign-ins: starting anew gives no new tries. */
  'otp-failures': { points: 15, seconds: 60 * 60 },
  'password-check': { points: 5, seconds: 15 * 60 },
  // While a password is typed, a few a second at most.
  'password-validation': { points: 120, seconds: 60 },
  'support-request': { points: 10, seconds: 10 * 60 },
  'realtime-token': { points: 60, seconds: 5 * 60 },
  /** Entries of the audit trail that one person causes by trying what is refused: nobody fills it up. */
  'access-denial': { points: 20, seconds: 60 * 60 },
  /** Records asked for by id that are not there: an old link, not a search. */
  'missing-record': { points: 10, seconds: 60 * 60 },
  invitation: { points: 100, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** What is left of a limit after one was taken. */
export interface Allowance {
  readonly left: number;
  /** Until all of them are there again. */
  readonly renewedInMs: number;
}

const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

export const tooManyRequests = (): DomainError =>
  new DomainError('TOO_MANY_REQUESTS', 'Please wait a few minutes before making this request again');

/**
 * Limits of requests that are repeated too soon, counted in Redis over all processes.
 * @param allowed how often instead of the number above
 */
export function createRequestLimiter(redis: Redis, allowed: Partial<Record<LimitName, number>> = {}) {
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `limit-${name}`,
        points: allowed[name as LimitName] ?? points,
        duration: seconds,
      }),
    ]),
  );
  const limiter = (name: LimitName): RateLimiterRedis => {
    const found = limiters.get(name);
    if (!found) throw new Error(`no limit ${name}`);
    return found;
  };
  return {
    /** Throws: DomainError TOO_MANY_REQUESTS with the specified text. */
    async take(name: LimitName, key: string, times = 1): Promise<Allowance> {
      try {
        const { remainingPoints, msBeforeNext } = await limiter(name).consume(keyOf(key), times);
        return { left: remainingPoints, renewedInMs: msBeforeNext };
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw tooManyRequests();
      }
    },
    /**
     * Compares what was given as one of the tries that there are: right ones forget the wrong ones, and where no answer
     * was found it was no try. Throws: DomainError TOO_MANY_REQUESTS, whatever `compare` throws.
     */
    async asTry(name: LimitName, key: string, compare: () => Promise<boolean>): Promise<boolean> {
      await this.take(name, key);
      try {
        const isRight = await compare();
        if (isRight) await this.forget(name, key);
        return isRight;
      } catch (error) {
        await this.giveBack(name, key);
        throw error;
      }
    },
    /** Gives one back that was taken for what turned out right. */
    async giveBack(name: LimitName, key: string): Promise<void> {
      await limiter(name).reward(keyOf(key));
    },
    async forget(name: LimitName, key: string): Promise<void> {
      await limiter(name).delete(keyOf(key));
    },
  };
}
export type RequestLimiter = ReturnType<typeof createRequestLimiter>;

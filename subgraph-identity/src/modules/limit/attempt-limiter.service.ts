import { createHash } from 'node:crypto';
import { clientNetwork } from '@platform/service-kit';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';

export interface AttemptLimits {
  /** Failures of one address until it is locked. */
  readonly maxFailures: number;
  /** How long an address stays locked, and how long failures count. */
  readonly lockSeconds: number;
  /** Failures of one network address in the same time, whatever accounts they aim at. */
  readonly maxPerIpAddress: number;
}

export const DEFAULT_ATTEMPT_LIMITS: AttemptLimits = { maxFailures: 5, lockSeconds: 15 * 60, maxPerIpAddress: 100 };

export interface Admission {
  /** What has no attempts left: the address that would sign in, or the network it is asked from. */
  readonly refused: 'address' | 'network' | null;
  readonly lastOne: boolean;
  readonly lockedUntil: Date;
}

/** Keys hold no address in clear. */
const keyOf = (emailAddress: string): string => createHash('sha256').update(emailAddress).digest('base64url');

/**
 * Counts sign-in attempts in Redis, so that every process shares the count and a restart keeps it. Attempts are counted
 * by address, not by account: an address without an account is locked exactly like one with.
 */
export function createAttemptLimiter(redis: Redis, limits: AttemptLimits = DEFAULT_ATTEMPT_LIMITS) {
  const byAddress = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: 'sign-in-failures',
    points: limits.maxFailures,
    duration: limits.lockSeconds,
  });
  const byIpAddress = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: 'sign-in-attempts-ip',
    points: limits.maxPerIpAddress,
    duration: limits.lockSeconds,
  });
  const refusalOf = (error: unknown): RateLimiterRes => {
    if (error instanceof Error) throw error; // Redis is down: refuse by failing, never by letting through
    return error as RateLimiterRes;
  };

  return {
    /**
     * Takes one attempt before the password is looked at, so that many at once get no more tries than one after the
     * other. `lastOne` means that a failure of this attempt locks the address until `lockedUntil`.
     */
    async admit(emailAddress: string, ipAddress: string): Promise<Admission> {
      const [failures, fromHere] = await Promise.all([
        byAddress.consume(keyOf(emailAddress)).catch(refusalOf),
        byIpAddress.consume(clientNetwork(ipAddress)).catch(refusalOf),
      ]);
      const networkRefused = fromHere.consumedPoints > limits.maxPerIpAddress;
      // A network that is refused anyway locks nobody's address.
      if (networkRefused) await byAddress.reward(keyOf(emailAddress));
      const addressRefused = failures.consumedPoints > limits.maxFailures;
      return {
        refused: networkRefused ? 'network' : addressRefused ? 'address' : null,
        lastOne: failures.consumedPoints >= limits.maxFailures,
        lockedUntil: new Date(Date.now() + failures.msBeforeNext),
      };
    },
    /** A whole office signs in from one network: the attempt was none of those that are counted. */
    async succeeded(emailAddress: string, ipAddress: string): Promise<void> {
      await Promise.all([byAddress.delete(keyOf(emailAddress)), byIpAddress.reward(clientNetwork(ipAddress))]);
    },
    /** The password was not compared, by a failure of ours: that was no attempt. */
    async giveBack(emailAddress: string, ipAddress: string): Promise<void> {
      await Promise.all([byAddress.reward(keyOf(emailAddress)), byIpAddress.reward(clientNetwork(ipAddress))]);
    },
    /** An administrator's unlock lets the address try again at once. */
    async unlock(emailAddress: string): Promise<void> {
      await byAddress.delete(keyOf(emailAddress));
    },
  };
}
export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>;

import { ServerError } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { isNetworkFailure } from './expected-errors.ts';

/** Platform shell §7 and §9: one more attempt, after 300 ms to 1 s. */
const ATTEMPTS = 2;
const INITIAL_DELAY_MS = 300;
const MAX_DELAY_MS = 1_000;

/** What a gateway or a proxy answers while the service behind it is away or overloaded. */
const PASSING: ReadonlySet<number> = new Set([502, 503, 504]);

export function retryDelay(random: number = Math.random()): number {
  return INITIAL_DELAY_MS + random * (MAX_DELAY_MS - INITIAL_DELAY_MS);
}

const isPassing = (error: unknown): boolean =>
  isNetworkFailure(error) || (ServerError.is(error) && PASSING.has(error.statusCode));

/** Queries and mutations are tried twice; a mutation keeps its idempotency key, so it is done once. */
export function retryLink(): RetryLink {
  return new RetryLink({ delay: () => retryDelay(), attempts: { max: ATTEMPTS, retryIf: isPassing } });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError, Kind, type OperationDefinitionNode } from 'graphql';

type Check = (request: FastifyRequest) => Promise<{ isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number }>;

export interface OperationRateLimits {
  /** Throws: GraphQLError TOO_MANY_REQUESTS, or whatever Redis throws when it is away (closed, not open). */
  check(operation: OperationDefinitionNode, request: FastifyRequest): Promise<void>;
}

const MINUTE = 60_000;

/** Text of platform shell §8. */
const TOO_MANY = 'Please wait a few minutes before making this request again';

/** Limits of one address on what guesses secrets or sends messages. One account's own limits are identity's. */
export function createOperationRateLimits(app: FastifyInstance, signInsPerMinute: number): OperationRateLimits {
  const limit = (group: string, max: number, timeWindow: number): Check =>
    app.createRateLimit({ max, timeWindow, keyGenerator: (request) => `${group}:${request.ip}` }) as Check;
  const signIn = limit('sign-in', signInsPerMinute, MINUTE);
  const codes = limit('one-time-code', 60, 5 * MINUTE);
  const messages = limit('message', 30, 10 * MINUTE);
  const checks: Readonly<Record<string, Check>> = {
    signIn,
    signInGuestWithToken: signIn,
    confirmPasswordReset: signIn,
    acceptClientInvitation: signIn,
    verifyOtp: codes,
    requestPasswordReset: messages,
    requestOtp: messages,
    sendClientOtp: messages,
    createAccount: messages,
  };
  return {
    async check(operation, request) {
      if (operation.operation !== 'mutation') return;
      for (const node of operation.selectionSet.selections) {
        // A fragment at the root would hide the field; each use counts, aliases too.
        const names = node.kind === Kind.FIELD ? [node.name.value] : Object.keys(checks);
        for (const check of new Set(names.flatMap((name) => checks[name] ?? []))) {
          const { isAllowed, isExceeded, ttlInSeconds } = await check(request);
          if (isAllowed || !isExceeded) continue;
          throw new GraphQLError(TOO_MANY, {
            extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: ttlInSeconds, http: { status: 429 } },
          });
        }
      }
    },
  };
}

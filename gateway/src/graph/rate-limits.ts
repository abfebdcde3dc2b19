import { RATE_LIMITS, type RateLimitGroup } from '@platform/contracts';
import { clientNetwork } from '@platform/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError, type OperationDefinitionNode } from 'graphql';
import { type Fragments, rootFields, rootType } from './root-fields.ts';
import type { SupergraphRules } from './supergraph-rules.ts';

type Check = (request: FastifyRequest) => Promise<{ isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number }>;

export interface OperationRateLimits {
  /**
   * Throws: GraphQLError TOO_MANY_REQUESTS, OPERATION_TOO_LARGE for several limited fields in one operation, or whatever
   * Redis throws when it is away (closed, not open).
   */
  check(operation: OperationDefinitionNode, fragments: Fragments, request: FastifyRequest): Promise<void>;
}

/** Text of platform shell §8. */
export const TOO_MANY = 'Please wait a few minutes before making this request again';

/** Limits of one network on the fields that carry `@rateLimit`; `signInsPerMinute` is this installation's for sign-ins. */
export function createOperationRateLimits(
  app: FastifyInstance,
  signInsPerMinute: number,
  rules: SupergraphRules,
): OperationRateLimits {
  const checks = Object.fromEntries(
    Object.entries(RATE_LIMITS).map(([group, { max, windowMs }]) => [
      group,
      app.createRateLimit({
        max: group === 'sign-in' ? signInsPerMinute : max,
        timeWindow: windowMs,
        keyGenerator: (request) => `${group}:${clientNetwork(request.ip)}`,
      }) as Check,
    ]),
  ) as Readonly<Record<RateLimitGroup, Check>>;
  return {
    async check(operation, fragments, request) {
      const root = rootType(operation);
      const limited = rootFields(operation.selectionSet, fragments).flatMap((name) => {
        const group = rules.field(root, name)?.rateLimit;
        return group ? checks[group] : [];
      });
      // Fifty guesses in one request would be one request to the limits.
      if (limited.length > 1) {
        throw new GraphQLError('Send these operations one by one', {
          extensions: { code: 'OPERATION_TOO_LARGE', http: { status: 400 } },
        });
      }
      for (const check of limited) {
        const { isAllowed, isExceeded, ttlInSeconds } = await check(request);
        if (isAllowed || !isExceeded) continue;
        throw new GraphQLError(TOO_MANY, {
          extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: ttlInSeconds, http: { status: 429 } },
        });
      }
    },
  };
}

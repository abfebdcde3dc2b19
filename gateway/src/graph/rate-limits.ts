import { clientNetwork } from '@platform/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

type Check = (request: FastifyRequest) => Promise<{ isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number }>;

export interface OperationRateLimits {
  /**
   * Throws: GraphQLError TOO_MANY_REQUESTS, OPERATION_TOO_LARGE for several limited fields in one operation, or whatever
   * Redis throws when it is away (closed, not open).
   */
  check(operation: OperationDefinitionNode, fragments: Fragments, request: FastifyRequest): Promise<void>;
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Names of the root fields, once for each use: an alias or a fragment hides none. */
export function rootFields({ selections }: SelectionSetNode, fragments: Fragments): string[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return node.name.value;
    const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
    return inner ? rootFields(inner.selectionSet, fragments) : [];
  });
}

const MINUTE = 60_000;

/** Text of platform shell §8. */
const TOO_MANY = 'Please wait a few minutes before making this request again';

/** Limits of one address on what guesses secrets or sends messages. One account's own limits are identity's. */
export function createOperationRateLimits(app: FastifyInstance, signInsPerMinute: number): OperationRateLimits {
  const limit = (group: string, max: number, timeWindow: number): Check =>
    app.createRateLimit({
      max,
      timeWindow,
      keyGenerator: (request) => `${group}:${clientNetwork(request.ip)}`,
    }) as Check;
  const signIn = limit('sign-in', signInsPerMinute, MINUTE);
  const codes = limit('one-time-code', 60, 5 * MINUTE);
  const messages = limit('message', 30, 10 * MINUTE);
  // Behind a password each, and three of an account: a whole office asks for its codes in the morning.
  const textMessages = limit('text-message', 300, 10 * MINUTE);
  const checks: Readonly<Record<string, Check>> = {
    signIn,
    signInGuestWithToken: signIn,
    confirmPasswordReset: signIn,
    acceptClientInvitation: signIn,
    verifyOtp: codes,
    confirmIdentity: codes,
    requestPasswordReset: messages,
    requestOtp: textMessages,
    sendClientOtp: messages,
    createAccount: messages,
  };
  return {
    async check(operation, fragments, request) {
      if (operation.operation !== 'mutation') return;
      const limited = rootFields(operation.selectionSet, fragments).flatMap((name) => checks[name] ?? []);
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

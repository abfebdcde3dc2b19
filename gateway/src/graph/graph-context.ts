import type { FastifyRequest } from 'fastify';
import type { Caller } from '../session-gate.ts';
import type { RequestBudget } from './request-budget.ts';

/** What one GraphQL request carries through the gateway. */
export interface GraphContext {
  /** Of a repetition it is who the first try has made of the caller. */
  caller: Caller;
  readonly requestId: string;
  /** Headers for every subgraph call: actor token, request id, idempotency key, trace. */
  subgraphHeaders: Readonly<Record<string, string>>;
  /** Null for the gateway's own questions to the graph. */
  readonly request: FastifyRequest | null;
  /** Null for those too: what they ask is small. */
  readonly budget: RequestBudget | null;
  /** Set by identity's answer: undefined leaves the session alone, null ends it. */
  sessionToken: string | null | undefined;
}

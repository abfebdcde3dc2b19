import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { Agent } from 'undici';

/** Below the subgraphs' own keep-alive, so that no request goes into a connection that is just being closed. */
const KEEP_ALIVE_MS = 30_000;
const SOCKETS_PER_SUBGRAPH = 64;
/** A request's own deadline comes first. */
const SUBGRAPH_TIMEOUT_MS = 120_000;

export const createSubgraphAgent = (): Agent =>
  new Agent({
    connections: SOCKETS_PER_SUBGRAPH,
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: SUBGRAPH_TIMEOUT_MS,
    bodyTimeout: SUBGRAPH_TIMEOUT_MS,
  });

/** Says what is missing without naming the part that is down. */
export const unavailable = (cause?: unknown): GraphQLError =>
  new GraphQLError('Some of this is not available at the moment. Please try again in a minute.', {
    extensions: { code: 'SUBGRAPH_UNAVAILABLE' },
    originalError: cause instanceof Error ? cause : undefined,
  });

/** A subgraph that refuses the operation itself (a value its scalars do not take) answers 400 with GraphQL errors. */
export function refusalOf(status: number | undefined, body: unknown): GraphQLFormattedError[] | null {
  const errors = (body as { errors?: unknown } | null | undefined)?.errors;
  return status === 400 && Array.isArray(errors) ? errors : null;
}

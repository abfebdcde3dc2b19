import { GraphQLError, Kind, type OperationDefinitionNode } from 'graphql';
import { parseMeasured } from '../graph/operation-guard.ts';

/** Of one message; ours have a tenth. */
export const MAX_PAYLOAD_BYTES = 4 * 1024;
const MAX_TOKENS = 200;
/** A subscription is one field with its plain values. */
const LIMITS = { maxDepth: 3, maxAliases: 5, maxFields: 20, maxValueDepth: 1 };
/** Of one socket in a minute, of any kind; a page that opens anew sends about thirty. */
const MAX_MESSAGES = 300;
const WINDOW_MS = 60_000;

const refused = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/**
 * Measures before anything validates. Throws: GraphQLError for a document that is too large, and for one that asks
 * instead of listening; what is no document at all passes, its reader says so.
 */
export function assertSubscription(source: string): void {
  const document = parseMeasured(source, LIMITS, MAX_TOKENS);
  const operations = document?.definitions.filter(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  if (operations?.some(({ operation }) => operation !== 'subscription'))
    throw refused('This connection answers subscriptions only. Send queries and mutations to /graphql.');
}

/** Counts the messages of one socket; true from the one on that is too many within a minute. */
export function floodOf(clock: () => number = Date.now): () => boolean {
  let windowEnd = 0;
  let count = 0;
  return () => {
    const now = clock();
    if (now >= windowEnd) {
      windowEnd = now + WINDOW_MS;
      count = 0;
    }
    count += 1;
    return count > MAX_MESSAGES;
  };
}

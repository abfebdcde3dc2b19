import type { ApolloServer } from '@apollo/server';
import type { Actor } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { actorAuthorization } from '@platform/service-kit';
import type { GraphContext } from './graph-context.ts';

/**
 * Whether somebody sees one thing now: `query` asks for it by `$id`, and finds what the person would find. False for what
 * is not there for them. Throws: DomainError SERVICE_UNAVAILABLE when nobody can say.
 */
export type Sees = (actor: Actor, query: string, id: string) => Promise<boolean>;

/** Codes of a clear no. */
const REFUSALS: ReadonlySet<unknown> = new Set(['FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED', 'BAD_USER_INPUT']);

/** The gateway's own questions to the graph, asked as the person: one place says who sees what. */
export function createSees(apollo: ApolloServer<GraphContext>, secret: string): Sees {
  return async (actor, query, id) => {
    const contextValue: GraphContext = {
      caller: { actor, session: 'open', found: null },
      requestId: actor.requestId,
      subgraphHeaders: { authorization: actorAuthorization(actor, secret), 'x-request-id': actor.requestId },
      request: null,
      budget: null,
      sessionToken: undefined,
    };
    const { body } = await apollo.executeOperation({ query, variables: { id } }, { contextValue });
    if (body.kind !== 'single') return false;
    const { data, errors = [] } = body.singleResult;
    if (errors.some(({ extensions }) => !REFUSALS.has(extensions?.['code'])))
      throw new DomainError('SERVICE_UNAVAILABLE', 'The service is not available at the moment. Please try again.');
    return Object.values(data ?? {}).some(Boolean);
  };
}

import { ApolloGateway, RemoteGraphQLDataSource, type SupergraphSdlUpdateFunction } from '@apollo/gateway';
import { SESSION_TOKEN_HEADER } from '@platform/contracts';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { Agent } from 'undici';
import { readSessionToken } from '../identity-client.ts';
import type { CreateExecutor } from './executor.ts';
import type { GraphContext } from './graph-context.ts';
import { budgetInUse } from './request-budget.ts';
import { createSubgraphFetcher } from './subgraph-fetcher.ts';

/** Below the subgraphs' own keep-alive, so that no request goes into a connection that is just being closed. */
const KEEP_ALIVE_MS = 30_000;
const SOCKETS_PER_SUBGRAPH = 64;
const SUBGRAPH_TIMEOUT_MS = 30_000;

/** Says what is missing without naming the part that is down. */
const unavailable = (cause: unknown): GraphQLError =>
  new GraphQLError('Some of this is not available at the moment. Please try again.', {
    extensions: { code: 'SUBGRAPH_UNAVAILABLE' },
    originalError: cause instanceof Error ? cause : undefined,
  });

/** A subgraph that refuses the operation itself (a value its scalars do not take) answers 400 with GraphQL errors. */
function refusalOf(error: unknown): GraphQLFormattedError[] | null {
  const response = error instanceof GraphQLError ? error.extensions['response'] : null;
  const { status, body } = (response ?? {}) as { status?: number; body?: { errors?: unknown } };
  return status === 400 && Array.isArray(body?.errors) ? body.errors : null;
}

type ProcessOptions = Parameters<RemoteGraphQLDataSource<GraphContext>['process']>[0];

class SubgraphClient extends RemoteGraphQLDataSource<GraphContext> {
  override async process(options: ProcessOptions) {
    const { budget } = options.context as Partial<GraphContext>;
    try {
      if (!budget) return await super.process(options);
      budget.signal.throwIfAborted();
      return await budgetInUse.run(budget, () => super.process(options));
    } catch (error) {
      if (budget?.signal.aborted) throw budget.signal.reason;
      const errors = refusalOf(error);
      if (errors) return { data: null, errors };
      throw unavailable(error);
    }
  }

  override willSendRequest({
    request,
    context,
  }: Parameters<NonNullable<RemoteGraphQLDataSource<GraphContext>['willSendRequest']>>[0]): void {
    // Schema questions at start carry no request; the gateway never asks any.
    for (const [name, value] of Object.entries((context as GraphContext).subgraphHeaders ?? {}))
      request.http?.headers.set(name, value);
  }

  override didReceiveResponse({
    response,
    context,
  }: Parameters<NonNullable<RemoteGraphQLDataSource<GraphContext>['didReceiveResponse']>>[0]) {
    const token = readSessionToken(response.http?.headers.get(SESSION_TOKEN_HEADER));
    if (token !== undefined) context.sessionToken = token;
    return response;
  }
}

/** Apollo Gateway behind the executor's interface. */
export const createApolloExecutor: CreateExecutor = ({ supergraphSdl, subgraphUrls, log }) => {
  const agent = new Agent({
    connections: SOCKETS_PER_SUBGRAPH,
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: SUBGRAPH_TIMEOUT_MS,
    bodyTimeout: SUBGRAPH_TIMEOUT_MS,
  });
  const fetcher = createSubgraphFetcher(agent);
  let update: SupergraphSdlUpdateFunction | null = null;
  const gateway = new ApolloGateway({
    logger: log,
    supergraphSdl: async (options) => {
      update = options.update;
      return { supergraphSdl, cleanup: () => agent.close() };
    },
    buildService({ name, url }) {
      const address = subgraphUrls[name] ?? url;
      if (!address) throw new Error(`no address for the subgraph ${name}`);
      return new SubgraphClient({ url: address, fetcher, honorSubgraphCacheControlHeader: false });
    },
  });
  return {
    gateway: gateway as ReturnType<CreateExecutor>['gateway'],
    async swap(sdl) {
      if (!update) throw new Error('the executor has not started');
      update(sdl);
    },
  };
};

import { ApolloGateway, RemoteGraphQLDataSource, type SupergraphSdlUpdateFunction } from '@apollo/gateway';
import { SESSION_TOKEN_HEADER } from '@platform/contracts';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { Agent } from 'undici';
import { readSessionToken } from '../identity-client.ts';
import type { CreateExecutor, ExecutorOptions } from './executor.ts';
import type { GraphContext } from './graph-context.ts';
import { budgetInUse } from './request-budget.ts';
import { createSubgraphFetcher } from './subgraph-fetcher.ts';

/** Below the subgraphs' own keep-alive, so that no request goes into a connection that is just being closed. */
const KEEP_ALIVE_MS = 30_000;
const SOCKETS_PER_SUBGRAPH = 64;
/** As JSON; in memory a plan takes about three times that. */
const QUERY_PLANS_MEGABYTES = 8;
/** A request's own deadline comes first. */
const SUBGRAPH_TIMEOUT_MS = 120_000;

/** Says what is missing without naming the part that is down. */
const unavailable = (cause?: unknown): GraphQLError =>
  new GraphQLError('Some of this is not available at the moment. Please try again in a minute.', {
    extensions: { code: 'SUBGRAPH_UNAVAILABLE' },
    originalError: cause instanceof Error ? cause : undefined,
  });

/** A subgraph that refuses the operation itself (a value its scalars do not take) answers 400 with GraphQL errors. */
function refusalOf(error: unknown): GraphQLFormattedError[] | null {
  const response = error instanceof GraphQLError ? error.extensions['response'] : null;
  const { status, body } = (response ?? {}) as { status?: number; body?: { errors?: unknown } };
  return status === 400 && Array.isArray(body?.errors) ? body.errors : null;
}

type SubgraphConfig = ConstructorParameters<typeof RemoteGraphQLDataSource<GraphContext>>[0];
type ProcessOptions = Parameters<RemoteGraphQLDataSource<GraphContext>['process']>[0];

class SubgraphClient extends RemoteGraphQLDataSource<GraphContext> {
  readonly #name: string;
  readonly #parts: ExecutorOptions['parts'];

  constructor(name: string, parts: ExecutorOptions['parts'], config: SubgraphConfig) {
    super(config);
    this.#name = name;
    this.#parts = parts;
  }

  override async process(options: ProcessOptions) {
    if (!this.#parts.isUp(this.#name)) throw unavailable();
    const { budget: whole } = options.context as Partial<GraphContext>;
    const budget = options.request.query?.includes('_entities(') ? whole?.joined() : whole;
    try {
      if (!budget) return await super.process(options);
      budget.signal.throwIfAborted();
      return await this.#whileUp(options, () => budgetInUse.run(budget, () => super.process(options)));
    } catch (error) {
      if (whole?.signal.aborted) throw whole.signal.reason;
      const errors = refusalOf(error);
      if (errors) return { data: null, errors };
      throw unavailable(error);
    }
  }

  /** A query leaves off as soon as its subgraph is known to be down; what a change came to is waited for. */
  async #whileUp<Answer>({ request }: ProcessOptions, ask: () => Promise<Answer>): Promise<Answer> {
    if (request.query?.trimStart().startsWith('mutation')) return ask();
    const { promise: down, reject } = Promise.withResolvers<never>();
    const leaveOff = this.#parts.onDown(this.#name, () => reject(unavailable()));
    try {
      return await Promise.race([ask(), down]);
    } finally {
      leaveOff();
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
export const createApolloExecutor: CreateExecutor = ({ supergraphSdl, subgraphUrls, parts, log }) => {
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
    experimental_approximateQueryPlanStoreMiB: QUERY_PLANS_MEGABYTES,
    supergraphSdl: async (options) => {
      update = options.update;
      return { supergraphSdl, cleanup: () => agent.close() };
    },
    buildService({ name, url }) {
      const address = subgraphUrls[name] ?? url;
      if (!address) throw new Error(`no address for the subgraph ${name}`);
      const config = { url: address, fetcher, honorSubgraphCacheControlHeader: false };
      return new SubgraphClient(name, parts, config);
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

import { ApolloGateway, RemoteGraphQLDataSource, type SupergraphSdlUpdateFunction } from '@apollo/gateway';
import { SESSION_TOKEN_HEADER } from '@platform/contracts';
import { traced } from '@platform/service-kit';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { readSessionToken } from '../identity-client.ts';
import type { CreateExecutor, ExecutorOptions } from './executor.ts';
import type { GraphContext } from './graph-context.ts';
import { budgetInUse } from './request-budget.ts';
import { createSubgraphFetcher } from './subgraph-fetcher.ts';
import { createSubgraphAgent, refusalOf, unavailable } from './subgraph-refusals.ts';

/** As JSON; in memory a plan takes about three times that. */
const QUERY_PLANS_MEGABYTES = 8;
/** Of what the data source says of an answer that is no success. */
function refusalIn(error: unknown): GraphQLFormattedError[] | null {
  const response = error instanceof GraphQLError ? error.extensions['response'] : null;
  const { status, body } = (response ?? {}) as { status?: number; body?: unknown };
  return refusalOf(status, body);
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
    const attributes = { operation: options.request.query ?? '' };
    return traced(`fetch ${this.#name}`, { kind: 'client', attributes }, () => this.#ask(options));
  }

  async #ask(options: ProcessOptions) {
    const { budget: whole } = options.context as Partial<GraphContext>;
    const budget = options.request.query?.includes('_entities(') ? whole?.joined() : whole;
    try {
      if (!budget) return await super.process(options);
      budget.signal.throwIfAborted();
      return await this.#whileUp(options, () => budgetInUse.run(budget, () => super.process(options)));
    } catch (error) {
      if (whole?.signal.aborted) throw whole.signal.reason;
      const errors = refusalIn(error);
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
  const agent = createSubgraphAgent();
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

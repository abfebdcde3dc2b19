import { ApolloServer, HeaderMap } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { createApolloExecutor } from '../src/graph/apollo-executor.ts';
import { loadPlanner } from '../src/graph/choose-executor.ts';
import type { CreateExecutor, ExecutorName } from '../src/graph/executor.ts';
import { createPlannedExecutor } from '../src/graph/planned/planned-executor.ts';
import { SHOW_PLAN_HEADER } from '../src/graph/planned/shown-plan.ts';
import type { RequestBudget } from '../src/graph/request-budget.ts';

export async function executorNamed(name: ExecutorName): Promise<CreateExecutor> {
  return name === 'apollo' ? createApolloExecutor : createPlannedExecutor(await loadPlanner());
}

export interface Outcome {
  readonly data: unknown;
  readonly errors: readonly GraphQLFormattedError[];
  readonly extensions?: unknown;
}

export interface ExecutorUnderTest {
  run(query: string, variables?: Record<string, unknown>): Promise<Outcome>;
  stop(): Promise<void>;
}

const QUIET = { info() {}, warn() {}, debug() {}, error() {} };
/** Without one it is a question of the gateway's own, which has three seconds, however busy the machine is. */
const UNHURRIED: Pick<RequestBudget, 'signal' | 'joined' | 'spendBytes'> = {
  signal: new AbortController().signal,
  joined: () => UNHURRIED as RequestBudget,
  spendBytes() {},
};
const ALWAYS_UP = { isUp: () => true, onDown: () => () => {} };

/** An executor over the subgraphs that the supergraph names where no others are given, without anything that the gateway puts around it. */
export async function startExecutor(
  createExecutor: CreateExecutor,
  supergraphSdl: string,
  subgraphUrls: Readonly<Record<string, string>> = {},
  showPlans = false,
): Promise<ExecutorUnderTest> {
  const { gateway } = createExecutor({ supergraphSdl, subgraphUrls, parts: ALWAYS_UP, showPlans, log: QUIET });
  const server = new ApolloServer({
    gateway: gateway as never,
    introspection: true,
    logger: QUIET,
    stopOnTerminationSignals: false,
  });
  await server.start();
  return {
    async run(query, variables) {
      const headers = new HeaderMap([[SHOW_PLAN_HEADER, '1']]);
      const http = { method: 'POST', headers, search: '', body: null };
      const request = { query, http, ...(variables && { variables }) };
      const { body } = await server.executeOperation(request, { contextValue: { budget: UNHURRIED } });
      if (body.kind !== 'single') throw new Error('an answer in parts');
      const { data = null, errors = [], extensions } = body.singleResult;
      return { data, errors, extensions };
    },
    stop: () => server.stop(),
  };
}

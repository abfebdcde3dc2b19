import { SESSION_TOKEN_HEADER } from '@platform/contracts';
import { traced } from '@platform/service-kit';
import type { GraphQLFormattedError } from 'graphql';
import { type Agent, request } from 'undici';
import { readSessionToken } from '../../identity-client.ts';
import type { ExecutorOptions } from '../executor.ts';
import type { GraphContext } from '../graph-context.ts';
import type { RequestBudget } from '../request-budget.ts';
import { readBody } from '../subgraph-fetcher.ts';
import { refusalOf, unavailable } from '../subgraph-refusals.ts';
import { isJson, type Json } from './json.ts';
import type { FetchStep } from './plan-steps.ts';

export interface SubgraphAnswer {
  readonly data: Json | null;
  readonly errors: readonly GraphQLFormattedError[];
}

/** Asks one subgraph. Rejects with what the client is told when there is no answer. */
export type CallSubgraph = (step: FetchStep, body: string, context: Partial<GraphContext>) => Promise<SubgraphAnswer>;

export interface SubgraphCallOptions extends Pick<ExecutorOptions, 'parts'> {
  readonly addressOf: (name: string) => string | undefined;
  readonly agent: Agent;
}

/** What the gateway itself asks carries no budget: it is small. */
const OWN_QUESTION_MS = 3_000;
const JSON_TYPE = /^application\/(?:graphql-response\+)?json\b/i;

function checked(answer: unknown): SubgraphAnswer {
  if (!isJson(answer)) throw new Error('a subgraph answered what is no GraphQL answer');
  const { data = null, errors = [] } = answer;
  if ((data !== null && !isJson(data)) || !Array.isArray(errors) || !errors.every(isJson))
    throw new Error('a subgraph answered what is no GraphQL answer');
  if (data === null && errors.length === 0) throw new Error('a subgraph answered neither data nor errors');
  return { data, errors: errors as unknown as GraphQLFormattedError[] };
}

export function createSubgraphCall({ addressOf, agent, parts }: SubgraphCallOptions): CallSubgraph {
  const send = async (
    url: string,
    body: string,
    context: Partial<GraphContext>,
    budget: RequestBudget | undefined,
  ): Promise<SubgraphAnswer> => {
    const answer = await request(url, {
      dispatcher: agent,
      method: 'POST',
      headers: { accept: 'application/json', ...context.subgraphHeaders, 'content-type': 'application/json' },
      body,
      signal: budget?.signal ?? AbortSignal.timeout(OWN_QUESTION_MS),
    });
    const { statusCode, headers } = answer;
    const token = readSessionToken(headers[SESSION_TOKEN_HEADER]);
    if (token !== undefined) context.sessionToken = token;
    const text = await readBody(answer, budget);
    if (!JSON_TYPE.test(String(headers['content-type'] ?? '')))
      throw new Error(`a subgraph answered ${statusCode} with another type of content`);
    const content: unknown = JSON.parse(text);
    const refused = refusalOf(statusCode, content);
    if (refused) return { data: null, errors: refused };
    if (statusCode < 200 || statusCode >= 300) throw new Error(`a subgraph answered ${statusCode}`);
    return checked(content);
  };

  /** A query leaves off as soon as its subgraph is known to be down; what a change came to is waited for. */
  const whileUp = (name: string, ask: () => Promise<SubgraphAnswer>): Promise<SubgraphAnswer> =>
    new Promise((done, fail) => {
      const leaveOff = parts.onDown(name, () => fail(unavailable()));
      ask().then(done, fail).finally(leaveOff);
    });

  return async ({ service, isMutation, lists, operation }, body, context) => {
    const url = addressOf(service);
    if (!url || !parts.isUp(service)) throw unavailable();
    const whole = context.budget ?? undefined;
    const budget = lists.length > 0 ? whole?.joined() : whole;
    try {
      budget?.signal.throwIfAborted();
      const ask = () => send(url, body, context, budget);
      return await traced(`fetch ${service}`, { kind: 'client', attributes: { operation } }, () =>
        isMutation ? ask() : whileUp(service, ask),
      );
    } catch (error) {
      if (whole?.signal.aborted) throw whole.signal.reason;
      throw unavailable(error);
    }
  };
}

import {
  actorAuthorization,
  connectRedis,
  createLogger,
  createSessionStore,
  type FoundSession,
} from '@platform/service-kit';
import { CASTELLAN_ESTATE_ID } from '@platform/test-kit/sample-world';
import { type Figure, percentile } from './figures.ts';
import type { GraphClient } from './graph-client.ts';
import { type LoadTarget, load, measureLoad } from './load.ts';
import type { InnerAddresses } from './platform-under-test.ts';

/** What the clients screen asks for; the advisor's name is identity's to give. */
const clientsList = (advisor: string): string => `query BenchClients {
  estates(pagination: { page: 1, perPage: 50 }, sortBy: NAME) {
    collection {
      id displayName city clientState maritalStatus isSample calculatedNetWorth calculatedFederalTaxEstimate
      calculatedStateTaxEstimate calculationProblem updatedAt advisor { ${advisor} }
    }
    metadata { totalCount currentPage limitValue }
  }
}`;
const ESTATE_FIELDS = 'id displayName calculatedNetWorth calculatedFederalTaxEstimate';
/** The estate of its own subgraph, its organization of identity, its reports, its abstractions of integrations. */
const ACROSS = `query BenchAcross($id: ID!) {
  estate(id: $id) { ${ESTATE_FIELDS} organization { name } reports { id } abstractions { id } }
}`;
const ESTATE_ONLY = `query BenchEstate($id: ID!) { estate(id: $id) { ${ESTATE_FIELDS} } }`;
const NOTHING = 'query BenchNothing { __typename }';
const VARIABLES = { id: CASTELLAN_ESTATE_ID };

/** The session's own actor in a fresh token, as the gateway would send it. */
async function actorHeaders({ redisUrl, actorTokenSecret }: InnerAddresses, cookie: string) {
  const redis = connectRedis(redisUrl, createLogger('bench', 'silent'));
  const found = await createSessionStore(redis).read(cookie.slice(cookie.indexOf('=') + 1));
  redis.disconnect();
  if (!found) throw new Error('the session is not in Redis');
  const actor = actorOf(found);
  return async () => ({ authorization: actorAuthorization(actor, actorTokenSecret) });
}

const actorOf = ({ record, access }: FoundSession) => ({
  ...record.actor,
  sessionId: record.id,
  settings: access?.settings ?? {},
  organizationDisabled: access?.disabled ?? false,
  timeZone: access?.timeZone ?? 'America/New_York',
  pagesPerToken: 10,
  requestId: 'bench',
});

async function targets({ url, cookie }: GraphClient, inner: InnerAddresses | undefined): Promise<LoadTarget[]> {
  const gateway = { url: `${url}/graphql`, headers: async () => ({ cookie }) };
  const subgraph = inner && { url: inner.estateSubgraphUrl, headers: await actorHeaders(inner, cookie) };
  return [
    { ...gateway, what: 'clients list, gateway', query: clientsList('id name') },
    ...(subgraph ? [{ ...subgraph, what: 'clients list, estate subgraph directly', query: clientsList('id') }] : []),
    { ...gateway, what: 'estate across four subgraphs, gateway', query: ACROSS, variables: VARIABLES },
    ...(subgraph
      ? [{ ...subgraph, what: 'its estate part, subgraph directly', query: ESTATE_ONLY, variables: VARIABLES }]
      : []),
  ];
}

/** Requests per second of list and crossing query, at the gateway and at the subgraph itself. */
export async function graphLoad(
  client: GraphClient,
  inner: InnerAddresses | undefined,
  duration: number,
): Promise<Figure[]> {
  // Answered without errors once, else a figure of refusals would be printed.
  await client.request(clientsList('id name'));
  await client.request(ACROSS, VARIABLES);
  const figures: Figure[] = [];
  for (const target of await targets(client, inner)) figures.push(...(await measureLoad(target, duration)));
  return figures;
}

/** What the session adds: an operation that no subgraph takes part in, with and without a session. */
export async function sessionCheck({ url, cookie }: GraphClient, duration: number): Promise<Figure[]> {
  const target = (headers: Record<string, string>): LoadTarget => ({
    what: 'nothing',
    url: `${url}/graphql`,
    headers: async () => headers,
    query: NOTHING,
  });
  const medians: { with: number[]; without: number[] } = { with: [], without: [] };
  // In turns, so that what else the machine does falls on both.
  for (let turn = 0; turn < 4; turn += 1) {
    medians.without.push(percentile((await load(target({}), 1, duration)).latenciesMs, 0.5));
    medians.with.push(percentile((await load(target({ cookie }), 1, duration)).latenciesMs, 0.5));
  }
  const [open, none] = [percentile(medians.with, 0.5), percentile(medians.without, 0.5)];
  return [
    {
      what: 'session check at the gateway, median added',
      value: `${(open - none).toFixed(2)} ms (${open.toFixed(2)} with a session, ${none.toFixed(2)} without)`,
    },
  ];
}

export const clientsListTarget = ({ url, cookie }: GraphClient): LoadTarget => ({
  what: 'clients list',
  url: `${url}/graphql`,
  headers: async () => ({ cookie }),
  query: clientsList('id name'),
});

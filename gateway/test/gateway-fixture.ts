import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { composeServices } from '@apollo/composition';
import { type Actor, anonymousActor, type SessionRecord } from '@platform/contracts';
import { DomainError, newId } from '@platform/kernel';
import {
  connectRedis,
  createLogger,
  createMetrics,
  createSessionStore,
  createSubgraph,
  type Logger,
  newSessionToken,
  OPERATION_DIRECTIVES,
  type RequestContext,
  type Service,
  type UploadReference,
} from '@platform/service-kit';
import type { FastifyInstance } from 'fastify';
import { parse } from 'graphql';
import { composeGateway } from '../src/compose.ts';
import { type GatewayEnvironment, readEnvironment } from '../src/environment.ts';
import type { WatchTiming } from '../src/parts-watch.ts';

export const SECRET = 'a secret that only these tests know, long enough';

export const IDENTITY_SDL = `${OPERATION_DIRECTIVES}
  type Query { me: Me @public currentSession: Me @public @despiteDuty boom: String @public
    slowMine: Estate @public @deadline(seconds: 20) }
  type Mutation {
    signIn(name: String!): Boolean! @public @rateLimit(group: "sign-in") @despiteDuty
    signOut: Boolean! @public @despiteDuty
    changeNothing: String @public
    idempotencyKey: String @public
  }
  type Me { accountId: ID organizationDisabled: Boolean! kind: String! headers: [String!]! }
  type Estate @key(fields: "id") @public { id: ID! organization: String }
`;
export const ESTATE_SDL = `${OPERATION_DIRECTIVES}
  scalar Upload
  scalar JSON
  type Query {
    estate(id: ID!): Estate @public
    estates(perPage: Int): [Estate!]! @public
    slowEstates: [Estate!]! @public @deadline(seconds: 20)
    estateUpload(id: ID!): Thing @public
    report(id: ID!): Thing @public
  }
  type Mutation {
    upload(file: Upload!): UploadedFile @access(action: "document:upload")
    uploadThenDie(file: Upload!): Boolean @access(action: "document:upload")
    annotate(value: JSON): Boolean @public
    deleteEverything: Boolean @access(action: "estate:delete")
    refuse: Boolean @public
    changeSlowly: Boolean @public
  }
  type Thing { id: ID! }
  type UploadedFile { filename: String! byteSize: Int! blobKey: String! }
  type Estate @key(fields: "id") @public { id: ID! name: String! related: Estate relatives: [Estate!]! ponder: Int @cost(weight: 100) }
`;

const estateOf = (id: string) => ({ __typename: 'Estate', id, name: `Estate ${id}` });

export interface SeenByIdentity {
  actors: Actor[];
}

function identityResolvers(seen: SeenByIdentity) {
  const note = (actor: Actor): Actor => {
    seen.actors.push(actor);
    return actor;
  };
  return {
    Query: {
      me: (_: unknown, __: unknown, { actor, request }: RequestContext) => {
        const { accountId, organizationDisabled, kind } = note(actor);
        return { accountId, organizationDisabled, kind, headers: Object.keys(request.headers) };
      },
      currentSession: () => null,
      slowMine: () => ({ id: '1' }),
      boom: () => {
        throw new Error('connection string mongodb://secret');
      },
    },
    Mutation: {
      signIn: (_: unknown, { name }: { name: string }, { setSessionToken }: RequestContext) => {
        setSessionToken(`token-of-${name}`);
        return true;
      },
      signOut: (_: unknown, __: unknown, { setSessionToken }: RequestContext) => {
        setSessionToken(null);
        return true;
      },
      changeNothing: (_: unknown, __: unknown, { actor }: RequestContext) => {
        if (!actor.accountId) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
        return 'nothing changed';
      },
      idempotencyKey: (_: unknown, __: unknown, { idempotencyKey }: RequestContext) => idempotencyKey,
    },
    Estate: {
      __resolveReference: ({ id }: { id: string }) => ({ id }),
      organization: ({ id }: { id: string }) => `Organization of ${id}`,
    },
  };
}

/** What the estate subgraph has done: for tests of work that is stopped, or is not. */
export const ESTATE_WORK = { pondered: 0, changing: false, changed: 0 };
const PONDER_MS = 60;
/** Documents and reports that nobody sees any more, and one that nobody can say anything of. */
export const UNSEEN = new Set<string>();
export const UNKNOWN = 'unknown';
const seenThing = (id: string) => {
  if (id === UNKNOWN) throw new Error('the store is away');
  return UNSEEN.has(id) ? null : { id };
};

const estateResolvers = {
  Query: {
    estate: (_: unknown, { id }: { id: string }, { actor }: RequestContext) =>
      actor.accountId && id !== 'foreign' ? estateOf(id) : null,
    estates: (_: unknown, { perPage }: { perPage?: number }) =>
      Array.from({ length: perPage ?? 3 }, (_unused, index) => estateOf(String(index))),
    slowEstates: () => [estateOf('slow')],
    estateUpload: (_: unknown, { id }: { id: string }) => seenThing(id),
    report: (_: unknown, { id }: { id: string }) => seenThing(id),
  },
  Mutation: {
    upload: (_: unknown, { file }: { file: UploadReference }) => file,
    changeSlowly: async () => {
      ESTATE_WORK.changing = true;
      await pause(300); // long enough for its client to leave
      ESTATE_WORK.changed += 1;
      return true;
    },
    uploadThenDie: (_: unknown, __: unknown, { request }: RequestContext) => {
      request.raw.socket.destroy();
      return true;
    },
    annotate: () => true,
    deleteEverything: () => true,
    refuse: () => {
      throw new DomainError('STALE_VERSION', 'Somebody else changed this.', { field: 'version' });
    },
  },
  Estate: {
    __resolveReference: ({ id }: { id: string }) => estateOf(id),
    related: ({ id }: { id: string }) => estateOf(`${id}-related`),
    ponder: () => {
      const until = performance.now() + PONDER_MS;
      while (performance.now() < until);
      ESTATE_WORK.pondered += 1;
      return ESTATE_WORK.pondered;
    },
    relatives: ({ id }: { id: string }) => [estateOf(`${id}-relative`)],
  },
};

export const log = createLogger('test', process.env['TEST_LOG_LEVEL'] ?? 'silent');

export async function startSubgraph(
  name: string,
  sdl: string,
  resolvers: object,
  port = 0,
  routes?: (app: FastifyInstance) => void,
): Promise<{ service: Service; url: string }> {
  const service = await createSubgraph<RequestContext>({
    name,
    environment: { PORT: port, HOST: '127.0.0.1', ACTOR_TOKEN_SECRET: SECRET },
    typeDefs: parse(sdl),
    resolvers,
    checks: {},
    log,
    metrics: createMetrics(name),
    createContext: (request) => request,
    ...(routes && { routes }),
  });
  return { service, url: `${await service.start()}/graphql` };
}

export function composeSdl(parts: Readonly<Record<string, string>>): string {
  const services = Object.entries(parts).map(([name, sdl]) => ({
    name,
    typeDefs: parse(sdl),
    url: `http://${name}.invalid/graphql`,
  }));
  const { supergraphSdl, errors } = composeServices(services);
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return supergraphSdl;
}

export const SUPERGRAPH = composeSdl({ identity: IDENTITY_SDL, estate: ESTATE_SDL });

export interface RunningGateway {
  readonly url: string;
  readonly folder: string;
  readonly supergraphPath: string;
  readonly estate: { service: Service; url: string };
  readonly seen: SeenByIdentity;
  readonly sessions: ReturnType<typeof createSessionStore>;
  readonly service: Service;
  /** A new session of a new account, as identity would write it. */
  signIn(changes?: SessionChanges): Promise<{ token: string; cookie: string; record: SessionRecord }>;
  graphql(query: string, options?: GraphqlOptions): Promise<GraphqlAnswer>;
  stop(): Promise<void>;
}

export interface SessionChanges {
  readonly actor?: Partial<SessionRecord['actor']>;
  readonly record?: Partial<Omit<SessionRecord, 'actor'>>;
}

export interface GraphqlOptions {
  readonly variables?: Record<string, unknown>;
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
}

export interface GraphqlAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Record<string, unknown> | null | undefined;
  readonly errors: { message: string; path?: unknown[]; extensions: Record<string, unknown> }[] | undefined;
}

function newRecord({ actor, record }: SessionChanges): SessionRecord {
  const now = Date.now();
  const { requestId, settings, organizationDisabled, ...nobody } = anonymousActor('');
  return {
    id: newId(),
    actor: {
      ...nobody,
      kind: 'account',
      accountId: newId(),
      name: 'Ada Example',
      emailAddress: 'ada@example.com',
      activeRole: 'ADVISOR',
      roles: ['ADVISOR'],
      ...actor,
    },
    createdAt: new Date(now).toISOString(),
    lastActivityAt: new Date(now).toISOString(),
    absoluteExpiresAt: new Date(now + 3_600_000).toISOString(),
    userAgent: 'test',
    ipAddress: '127.0.0.1',
    verified: true,
    impersonation: null,
    ...record,
  };
}

/** A gateway with two small subgraphs of its own; `environment` changes what a test is about. */
export async function startGateway(
  environment: Partial<Record<keyof GatewayEnvironment, string>> = {},
  identityRoutes?: (app: FastifyInstance) => void,
  gatewayLog: Logger = log,
  watchTiming?: WatchTiming,
): Promise<RunningGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  const supergraphPath = join(folder, 'supergraph.graphql');
  await writeFile(supergraphPath, SUPERGRAPH);
  const seen: SeenByIdentity = { actors: [] };
  const identity = await startSubgraph('identity', IDENTITY_SDL, identityResolvers(seen), 0, identityRoutes);
  const estate = await startSubgraph('estate', ESTATE_SDL, estateResolvers);
  const settings = readEnvironment({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '100000',
    PORT: '0',
    ACTOR_TOKEN_SECRET: SECRET,
    PUBLIC_URL: 'http://gateway.test',
    REDIS_URL: process.env['REDIS_URL'],
    DATA_DIR: folder,
    SHELL_DIST: join(folder, 'shell'),
    SUPERGRAPH_PATH: supergraphPath,
    GATEWAY_EXECUTOR: process.env['GATEWAY_EXECUTOR'],
    SUBGRAPH_IDENTITY_URL: identity.url,
    SUBGRAPH_ESTATE_URL: estate.url,
    SUBGRAPH_REPORTS_URL: 'http://127.0.0.1:9/graphql',
    SUBGRAPH_INTEGRATIONS_URL: 'http://127.0.0.1:9/graphql',
    // The machine may be busy; tests of deadlines give their own.
    READ_DEADLINE_MS: '15000',
    WRITE_DEADLINE_MS: '30000',
    ...environment,
  });
  const service = await composeGateway(settings, { log: gatewayLog, ...(watchTiming && { watchTiming }) });
  const url = await service.start();
  const redis = connectRedis(process.env['REDIS_URL'] ?? '', log);
  // What was counted in another test file would refuse the first sign-ins of this one.
  const counted = await redis.keys('rate-limit:*');
  if (counted.length > 0) await redis.del(counted);
  const sessions = createSessionStore(redis);
  return {
    url,
    folder,
    supergraphPath,
    estate,
    seen,
    sessions,
    service,
    async signIn(changes = {}) {
      const token = newSessionToken();
      const record = newRecord(changes);
      await sessions.write(token, record);
      return { token, cookie: `session=${token}`, record };
    },
    async graphql(query, { variables = {}, cookie, headers = {} } = {}) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}), ...headers },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json()) as Pick<GraphqlAnswer, 'data' | 'errors'>;
      return { status: response.status, headers: response.headers, data, errors };
    },
    async stop() {
      await service.stop();
      await Promise.all([identity.service.stop(), estate.service.stop()]);
      redis.disconnect();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

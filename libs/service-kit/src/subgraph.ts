import { ApolloServer, type GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { ApolloServerPluginInlineTraceDisabled } from '@apollo/server/plugin/disabled';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { Actor } from '@platform/contracts';
import { isDomainError } from '@platform/kernel';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { type DocumentNode, GraphQLError, parse } from 'graphql';
import type { Connection } from 'mongoose';
import { guardOperations } from './access-guard.ts';
import { verifyActorToken } from './actor-token.ts';
import { keepDeclaredIndexes } from './declared-indexes.ts';
import { createDocumentStore } from './document-store.ts';
import { formatGraphQLError, isUnexpected } from './graphql-errors.ts';
import { createHealth, type HealthCheck, type Progress, registerHealthRoutes } from './health.ts';
import type { Logger } from './logging.ts';
import { type Metrics, registerMetrics } from './metrics.ts';
import { migrateStore } from './migrations.ts';
import { assertWithinLimits, measureDocument, type OperationLimits } from './operation-limits.ts';
import { isOutage, UNAVAILABLE } from './outage.ts';
import { createRequestContext, type RequestContext } from './request-context.ts';
import { createRequestWork, stoppable, withWork } from './request-work.ts';
import { createScalars } from './scalars.ts';
import { createService, type Service, type Worker } from './service.ts';
import { endWhenCutOff } from './store-watch.ts';
import { subgraphSdl } from './subgraph-sdl.ts';
import { assertTexts } from './text-input.ts';
import { traceRequests } from './tracing.ts';

export interface SubgraphEnvironment {
  readonly PORT: number;
  readonly HOST: string;
  readonly ACTOR_TOKEN_SECRET: string;
}

/** The resolver map; its exact type is generated for each subgraph. */
export type Resolvers = object;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on /graphql and on routes under /internal/. */
    actor: Actor;
  }
}

export interface SubgraphOptions<Context extends object> {
  readonly name: string;
  readonly environment: SubgraphEnvironment;
  /** `readTypeDefs(import.meta.dirname)`. Each operation says in it who may ask for it. */
  readonly typeDefs: DocumentNode;
  /** Without scalars: those that the SDL declares are added. */
  readonly resolvers: Resolvers;
  readonly createContext: (request: RequestContext) => Context | Promise<Context>;
  /** Its documents are brought to the form of this release at start; no request is answered before. */
  readonly store?: Connection;
  /** What /ready asks. */
  readonly checks: Readonly<Record<string, HealthCheck>>;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Relay and consumers: started after the server listens, stopped after the last request. */
  readonly workers?: readonly Worker[];
  /** REST routes of the service's own; those under /internal/ need an actor token and find it in `request.actor`. */
  readonly routes?: (app: FastifyInstance) => void;
  /** After each request: it may have left events in an outbox. */
  readonly onRequestDone?: () => void;
  readonly onStart?: () => Promise<void>;
  /** Closes connections. */
  readonly onStop?: () => Promise<void>;
}

/** An operation of the gateway's planner is larger than what a client may send. */
const LIMITS: OperationLimits = { maxDepth: 25, maxAliases: 200, maxFields: 3_000, maxValueDepth: 20 };
/** Of one answer: a list whose items all fail says so once for each. */
const MAX_ERRORS = 100;
const BODY_LIMIT = 8 * 1024 * 1024;
/** The broker and the cache may be away: what is read is in the store, and events wait in it. */
const NEEDED_TO_SERVE = ['mongo', 'data'];
/** Longer than the gateway keeps its sockets, so that it never writes into one that is being closed. */
const KEEP_ALIVE_MS = 65_000;
/** An actor token names each client of an advisor who reaches the own ones only: about 50 bytes for each. */
const MAX_HEADER_BYTES = 1024 * 1024;

/** All SDL of a subgraph; `source` is its src folder. */
export function readTypeDefs(source: string): DocumentNode {
  return parse(subgraphSdl(source));
}

/** `_entities` included: the gateway's limits do not see it. A session that renders a report may only read. */
function operationGuards() {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({
          document,
          operation,
          request,
          contextValue,
        }: {
          document: DocumentNode;
          operation: { operation: string };
          request: { variables?: Record<string, unknown> };
          contextValue: { actor?: Actor };
        }) {
          assertWithinLimits(measureDocument(document), LIMITS);
          if (contextValue.actor?.kind === 'microservice' && operation.operation !== 'query') {
            throw new GraphQLError("Unauthorized: You don't have enough permissions", {
              extensions: { code: 'FORBIDDEN' },
            });
          }
          assertTexts(document, request.variables ?? {});
        },
        async willSendResponse({
          response: { body },
        }: Pick<GraphQLRequestContextWillSendResponse<object>, 'response'>) {
          if (body.kind !== 'single' || (body.singleResult.errors?.length ?? 0) <= MAX_ERRORS) return;
          body.singleResult = { ...body.singleResult, errors: body.singleResult.errors?.slice(0, MAX_ERRORS) };
        },
      };
    },
  };
}

/** GraphQL over HTTP with the actor token on every request, health and metrics: what each subgraph has in common. */
export async function createSubgraph<Context extends object>(options: SubgraphOptions<Context>): Promise<Service> {
  const { name, environment, typeDefs, createContext, log, metrics, onRequestDone } = options;
  const resolvers = stoppable(guardOperations(options.resolvers, typeDefs), typeDefs);
  const secret = environment.ACTOR_TOKEN_SECRET;
  const declared = new Set(
    typeDefs.definitions.flatMap((node) => (node.kind === 'ScalarTypeDefinition' ? [node.name.value] : [])),
  );
  const scalars = Object.fromEntries(Object.entries(createScalars(secret)).filter(([scalar]) => declared.has(scalar)));
  const app = Fastify({
    loggerInstance: log as never,
    bodyLimit: BODY_LIMIT,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    requestIdHeader: 'x-request-id',
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;
  const apollo = new ApolloServer<Context>({
    schema: buildSubgraphSchema([{ typeDefs, resolvers: { ...scalars, ...resolvers } as never }]),
    introspection: false,
    csrfPrevention: false,
    persistedQueries: false,
    documentStore: createDocumentStore(),
    stopOnTerminationSignals: false,
    formatError: (formatted, error) => {
      if (isUnexpected(error)) log.error({ err: error, subgraph: name, path: formatted.path }, 'an operation failed');
      return formatGraphQLError(formatted, error);
    },
    plugins: [fastifyApolloDrainPlugin(app), ApolloServerPluginInlineTraceDisabled(), operationGuards() as never],
  });
  await apollo.start();
  const stopping = new AbortController();
  const storeWatch = options.store && endWhenCutOff(options.store, log);
  let isStoreReady = options.store === undefined;
  let progress: Progress | undefined;
  const health = createHealth(
    {
      ...options.checks,
      ...(options.store && {
        data: async () => {
          if (!isStoreReady) throw new Error('the stored data is being brought forward');
        },
      }),
    },
    NEEDED_TO_SERVE,
    () => progress,
  );
  traceRequests(app, ({ url }) => url === '/graphql' || url.startsWith('/internal/'));
  registerHealthRoutes(app, health);
  registerMetrics(app, metrics);
  app.setErrorHandler((error, _request, reply) => {
    if (isDomainError(error)) {
      const status =
        error.code === 'UNAUTHENTICATED'
          ? 401
          : error.code === 'FORBIDDEN'
            ? 403
            : error.code === 'NOT_FOUND'
              ? 404
              : 400;
      return reply.code(status).send({ code: error.code, message: error.message });
    }
    log.error({ err: error }, 'a request failed');
    if (isOutage(error)) return reply.code(503).send(UNAVAILABLE);
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    return reply.code(status).send({
      code: status < 500 ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR',
      message: status < 500 ? 'The request is malformed' : 'Something went wrong.',
    });
  });
  app.route({
    url: '/graphql',
    method: ['POST'],
    handler: fastifyApolloHandler(apollo, {
      async context(request, reply) {
        const abandon = new AbortController();
        reply.raw.once('close', () => {
          if (!reply.raw.writableFinished) abandon.abort();
        });
        const context = await createContext(createRequestContext(request, reply, request.actor));
        return withWork(context, createRequestWork(abandon.signal));
      },
    }),
  });
  // Before anything is read: a request without a valid actor token gets no further, `_entities` included.
  app.addHook('onRequest', async (request, reply) => {
    const isGraphql = request.routeOptions.url === '/graphql';
    if (!isGraphql && !request.url.startsWith('/internal/')) return;
    if (!isStoreReady && app.server.listening) {
      const words = {
        message: 'The service is starting. Please try again.',
        extensions: { code: 'SERVICE_UNAVAILABLE' },
      };
      return reply.code(503).send({ errors: [words] });
    }
    try {
      request.actor = verifyActorToken(request.headers.authorization, secret);
    } catch (error) {
      if (!isGraphql) throw error;
      const refusal = { message: 'A valid actor token is required', extensions: { code: 'UNAUTHENTICATED' } };
      return reply.code(401).send({ errors: [refusal] });
    }
  });
  if (onRequestDone) app.addHook('onResponse', async () => onRequestDone());
  options.routes?.(app);
  return createService({
    name,
    app,
    log,
    health,
    workers: options.workers ?? [],
    listen: { port: environment.PORT, host: environment.HOST },
    async onStart() {
      await storeWatch?.start();
      if (options.store) {
        const onProgress = (now: Progress): void => {
          progress = now;
        };
        await migrateStore({ connection: options.store, log, signal: stopping.signal, onProgress });
      }
      isStoreReady = true;
      progress = undefined;
      if (options.store) {
        // Beside the first requests: what is too much costs, and is not in the way.
        void keepDeclaredIndexes(options.store, log).catch((error: unknown) => {
          if (!stopping.signal.aborted)
            log.warn({ err: error }, 'indexes of earlier releases stay until the next start');
        });
      }
      await options.onStart?.();
    },
    async onStop() {
      stopping.abort();
      await storeWatch?.stop();
      await options.onStop?.();
    },
  });
}

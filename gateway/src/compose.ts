import { resolve } from 'node:path';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { Actor } from '@platform/contracts';
import { isDomainError, newId } from '@platform/kernel';
import {
  connectRedis,
  createBlobStore,
  createHealth,
  createLogger,
  createMetrics,
  createService,
  createSessionStore,
  isOutage,
  type Logger,
  pingRedis,
  registerHealthRoutes,
  registerMetrics,
  type Service,
  traceRequests,
  UNAVAILABLE,
} from '@platform/service-kit';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { Agent, type Dispatcher, request } from 'undici';
import { registerCable } from './cable/cable-route.ts';
import { createCableSchema } from './cable/cable-schema.ts';
import { createRealtimeHub } from './cable/realtime-hub.ts';
import { createRealtimeTokens } from './cable/realtime-tokens.ts';
import { type GatewayEnvironment, remoteUrls, requestLimits, subgraphUrls } from './environment.ts';
import { chooseExecutor } from './graph/choose-executor.ts';
import { createDenialNote } from './graph/denial-trail.ts';
import { createGraphServer } from './graph/graph-server.ts';
import { registerGraphqlRoute } from './graph/graphql-route.ts';
import { createOperationGuard } from './graph/operation-guard.ts';
import { createSees } from './graph/own-question.ts';
import { createOperationRateLimits } from './graph/rate-limits.ts';
import { createRequestKeys } from './graph/request-keys.ts';
import { createSupergraphFile } from './graph/supergraph-file.ts';
import { readSupergraphRules, rulesInUse } from './graph/supergraph-rules.ts';
import { createUploadReceiver } from './graph/uploads.ts';
import { createCallLimit } from './http/call-limit.ts';
import { guardConnections } from './http/connections.ts';
import { registerFileRoutes } from './http/file-routes.ts';
import { registerGoogleSignInRoutes } from './http/google-sign-in-routes.ts';
import { registerImpersonationRoutes } from './http/impersonation-routes.ts';
import { isForeignOrigin } from './http/origin.ts';
import { registerPageErrorRoute } from './http/page-error-route.ts';
import { registerRemoteRoutes } from './http/remote-routes.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerShellRoutes } from './http/shell-routes.ts';
import { registerStoppingAnswer } from './http/stopping-answer.ts';
import { createSupportFileTrail } from './http/support-file-trail.ts';
import { registerSupportRequestRoute } from './http/support-request-route.ts';
import { createIdentityClient } from './identity-client.ts';
import { createOwnClientsReader } from './own-clients.ts';
import { createPartsWatch, type Probe, type WatchTiming } from './parts-watch.ts';
import { createSessionGate } from './session-gate.ts';
import { createSupportReadings } from './support-readings.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  SERVICE_UNAVAILABLE: 503,
};

/** Everything that is refused or fails outside GraphQL; the text of a bug never leaves. */
function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (isDomainError(error)) {
      return reply.code(STATUS[error.code] ?? 400).send({ success: false, code: error.code, message: error.message });
    }
    // The client has left in the middle of its request; its connection's error is no part that is away.
    if (request.raw.socket.destroyed) return reply.code(400).send();
    if (isOutage(error)) {
      request.log.error({ err: error }, 'a part is away');
      return reply.code(503).send({ success: false, ...UNAVAILABLE });
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error({ err: error }, 'request failed');
      const message = `Something went wrong. Reference: ${request.id}`;
      return reply.code(500).send({ success: false, code: 'INTERNAL_SERVER_ERROR', message });
    }
    const code = status === 413 ? 'REQUEST_TOO_LARGE' : 'BAD_REQUEST';
    const message = status === 413 ? 'The request is too large.' : 'The request is malformed.';
    // Clients of /graphql read errors in GraphQL's form.
    return reply
      .code(status)
      .send(
        request.url.startsWith('/graphql')
          ? { errors: [{ message, extensions: { code } }] }
          : { success: false, code, message },
      );
  });
}

function createApp(environment: GatewayEnvironment, log: Logger, allowedOrigins: readonly string[]): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: (_address, hop) => hop < environment.TRUSTED_PROXIES,
    genReqId: () => newId(), // never the client's: it is what a reference in an error leads to
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 4_000 },
    http: { headersTimeout: environment.BODY_TIMEOUT_MS, connectionsCheckingInterval: 5_000 },
    return503OnClosing: false, // its document is for nobody: see stopping-answer
  }) as unknown as FastifyInstance;
  handleErrors(app);
  guardConnections(app, {
    bodyTimeoutMs: environment.BODY_TIMEOUT_MS,
    perAddress: environment.TRUSTED_PROXIES > 0 ? Number.POSITIVE_INFINITY : environment.CONNECTIONS_PER_ADDRESS,
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && isForeignOrigin(request, allowedOrigins)) {
      return reply
        .code(403)
        .send({ errors: [{ message: 'Requests from other sites are refused.', extensions: { code: 'FORBIDDEN' } }] });
    }
  });
  return app;
}

/** Each subgraph says whether it can serve; away from its broker it still does. */
function subgraphProbes(environment: GatewayEnvironment, dispatcher: Dispatcher): Record<string, Probe> {
  const probe =
    (url: string): Probe =>
    async (signal) => {
      const { body } = await request(new URL('/ready', url), { dispatcher, signal });
      const { serves } = (await body.json()) as { serves?: boolean };
      if (serves === false) throw new Error('it cannot serve now');
    };
  return Object.fromEntries(Object.entries(subgraphUrls(environment)).map(([name, url]) => [name, probe(url)]));
}

/** The whole gateway; nothing listens yet. */
export async function composeGateway(
  environment: GatewayEnvironment,
  {
    log = createLogger('gateway', environment.LOG_LEVEL),
    watchTiming,
  }: { log?: Logger; watchTiming?: WatchTiming } = {},
): Promise<Service> {
  const secret = environment.ACTOR_TOKEN_SECRET;
  const publicUrl = environment.PUBLIC_URL;
  // On one machine the report renderer opens the gateway's own address, whatever name browsers know it by.
  const ownAddresses = publicUrl.startsWith('https:')
    ? []
    : ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${environment.PORT}`);
  const allowedOrigins = [publicUrl, ...ownAddresses, ...environment.ALLOWED_ORIGINS];
  const metrics = createMetrics('gateway');
  const redis = connectRedis(environment.REDIS_URL, log);
  const subscriber = connectRedis(environment.REDIS_URL, log);
  const internal = new Agent({
    connections: 16,
    keepAliveTimeout: 30_000,
    headersTimeout: 15_000,
    bodyTimeout: 15_000,
  });
  const limits = requestLimits(environment);
  const parts = createPartsWatch({
    probes: { redis: () => pingRedis(redis), ...subgraphProbes(environment, internal) },
    log,
    ...(watchTiming && { timing: watchTiming }),
  });
  const identity = createIdentityClient({
    graphqlUrl: environment.SUBGRAPH_IDENTITY_URL,
    secret,
    dispatcher: internal,
    isUp: () => parts.isUp('identity'),
    limits,
  });
  const blobs = createBlobStore(environment);
  const gate = createSessionGate({
    sessions: createSessionStore(redis),
    publicUrl,
    loadAccess: identity.organizationAccess,
    loadOwnClients: createOwnClientsReader({
      graphqlUrl: environment.SUBGRAPH_ESTATE_URL,
      secret,
      dispatcher: internal,
      isUp: () => parts.isUp('estate'),
      deadlineMs: limits.readDeadlineMs,
    }),
    isReachable: () => parts.isUp('redis'),
  });

  const app = createApp(environment, log, allowedOrigins);
  const health = createHealth({ redis: () => pingRedis(redis) });
  traceRequests(app, ({ routeOptions }) => routeOptions.url === '/graphql');
  registerStoppingAnswer(app, health);
  registerHealthRoutes(app, health, parts.states);
  registerMetrics(app, metrics);
  await app.register(cookie);
  await registerSecurityHeaders(app, publicUrl);
  await app.register(rateLimit, { global: false, redis, nameSpace: 'rate-limit:', skipOnError: false });

  const supergraph = createSupergraphFile(environment.SUPERGRAPH_PATH, log);
  const supergraphSdl = await supergraph.read();
  const rules = rulesInUse(readSupergraphRules(supergraphSdl));
  const createExecutor = await chooseExecutor(environment.GATEWAY_EXECUTOR, log);
  const executor = createExecutor({
    supergraphSdl,
    subgraphUrls: subgraphUrls(environment),
    parts,
    showPlans: environment.NODE_ENV !== 'production',
    log,
  });
  const readings = createSupportReadings(redis);
  const guard = createOperationGuard(rules);
  const rateLimits = createOperationRateLimits(app, environment.SIGN_INS_PER_MINUTE, rules);
  const uploads = createUploadReceiver({ blobs, secret, maxBytes: environment.UPLOAD_MAX_BYTES });
  const apollo = createGraphServer({
    executor,
    gate,
    keys: createRequestKeys({ redis, gate, secret }),
    guard,
    rateLimits,
    rules,
    uploads,
    identity,
    readings,
    log,
    production: environment.NODE_ENV === 'production',
  });
  await apollo.start();
  supergraph.watch(async (sdl) => {
    const next = readSupergraphRules(sdl);
    await executor.swap(sdl);
    rules.take(next);
  });
  const callLimit = createCallLimit(environment.REQUESTS_PER_MINUTE);
  await registerGraphqlRoute(app, {
    apollo,
    gate,
    guard,
    uploads,
    secret,
    limits,
    callLimit,
  });

  const hub = createRealtimeHub(subscriber, log);
  const sees = createSees(apollo, secret);
  const seesEstate = (actor: Actor, estateId: string): Promise<boolean> =>
    sees(actor, 'query CableEstate($id: ID!) { estate(id: $id) { id } }', estateId).catch(() => false);
  await registerCable(app, {
    schema: createCableSchema({ hub, seesEstate }),
    hub,
    gate,
    tokens: createRealtimeTokens(redis, secret),
    allowedOrigins,
    callLimit,
    noteDenial: createDenialNote({ identity, log }),
  });

  const supportTrail = createSupportFileTrail({ identity, readings });
  registerFileRoutes(app, { gate, blobs, secret, sees, supportTrail, perMinute: environment.REQUESTS_PER_MINUTE });
  registerPageErrorRoute(app, gate);
  registerSupportRequestRoute(app, { gate, identity });
  await app.register(async (scope) => registerImpersonationRoutes(scope, { gate, identity }));
  registerGoogleSignInRoutes(app, { gate, identity, publicUrl, perMinute: environment.SIGN_INS_PER_MINUTE });
  const remotesFile = environment.REMOTES_FILE ?? resolve(environment.DATA_DIR, 'remotes.json');
  await registerRemoteRoutes(app, { remoteUrls: remoteUrls(environment), remotesFile });
  await registerShellRoutes(app, environment.SHELL_DIST);

  return createService({
    name: 'gateway',
    app,
    log,
    health,
    workers: [parts],
    listen: { port: environment.PORT, host: environment.HOST },
    async onStop() {
      supergraph.close();
      await apollo.stop();
      hub.close();
      redis.disconnect();
      await internal.close();
    },
  });
}

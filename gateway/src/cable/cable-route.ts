import websocket from '@fastify/websocket';
import type { Actor } from '@platform/contracts';
import { DomainError, isDomainError } from '@platform/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { makeHandler } from 'graphql-ws/use/@fastify/websocket';
import type { NoteDenial } from '../graph/denial-trail.ts';
import { TOO_MANY } from '../graph/rate-limits.ts';
import type { CallLimit } from '../http/call-limit.ts';
import { isForeignOrigin } from '../http/origin.ts';
import type { SessionGate } from '../session-gate.ts';
import { assertSubscription, floodOf, MAX_PAYLOAD_BYTES } from './cable-messages.ts';
import type { CableContext } from './cable-schema.ts';
import type { RealtimeHub } from './realtime-hub.ts';
import type { RealtimeTokens } from './realtime-tokens.ts';

export interface CableDeps {
  readonly schema: GraphQLSchema;
  readonly hub: RealtimeHub;
  readonly gate: SessionGate;
  readonly tokens: RealtimeTokens;
  readonly allowedOrigins: readonly string[];
  /** Shared with /graphql: what a person asks here counts there. */
  readonly callLimit: CallLimit;
  readonly noteDenial: NoteDenial;
  /** How often a socket's session is looked at, besides the message that it ended. */
  readonly recheckMs?: number;
}

/** graphql-ws reads 4403 as "do not connect again". */
const CLOSE_FORBIDDEN = 4403;
/** Not one of its own codes, so it connects again, with a new token where it has one. */
const CLOSE_TOKEN_OVER = 4410;
/** The screens of one tab take ten at the most. */
const MAX_SUBSCRIPTIONS = 50;
/** Tabs of one session. */
const MAX_SOCKETS = 30;
const CLOSE_TOO_MANY = 4429;
const RECHECK_MS = 15_000;

interface Socket {
  close(code?: number, reason?: string): void;
}

interface Connection {
  readonly token: string;
  readonly sessionId: string;
  readonly accountId: string;
  readonly abort: AbortController;
  stopListening: () => void;
  recheck: NodeJS.Timeout | undefined;
  tokenEnd: NodeJS.Timeout | undefined;
}

/** What decides which messages a person may get. */
const reachOf = ({ activeRole, membershipId, organizationId, scope }: Actor): string =>
  JSON.stringify([activeRole, membershipId, organizationId, scope]);

/** What may be told: expected errors; the socket's own schema has no secrets to give away. */
function visible(error: GraphQLError | GraphQLFormattedError): GraphQLFormattedError {
  const cause = error instanceof GraphQLError ? error.originalError : undefined;
  if (isDomainError(cause)) return { message: cause.message, extensions: { code: cause.code } };
  if (error instanceof GraphQLError && !cause)
    return { message: error.message, extensions: { code: error.extensions['code'] ?? 'BAD_USER_INPUT' } };
  return { message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/** graphql-ws at /cable: only for an open session of a page of our own, and only as long as that session lasts. */
export async function registerCable(app: FastifyInstance, deps: CableDeps): Promise<void> {
  const { schema, hub, gate, tokens, allowedOrigins, callLimit, noteDenial, recheckMs = RECHECK_MS } = deps;
  await app.register(websocket, { options: { maxPayload: MAX_PAYLOAD_BYTES } });
  const connections = new WeakMap<Socket, Connection>();
  const socketsOf = new Map<string, number>();

  const actorOf = async (token: string, request: FastifyRequest): Promise<Actor> => {
    const caller = await gate.identifyToken(token, request.id);
    if (!caller?.actor.accountId || caller.actor.duty) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
    return caller.actor;
  };
  const open = async (
    socket: Socket,
    request: FastifyRequest,
    params: Readonly<Record<string, unknown>>,
  ): Promise<{ expiresAt: string } | false> => {
    const token = gate.tokenOf(request);
    if (!token) return false;
    const caller = await gate.identifyToken(token, request.id);
    // The report renderer's session is not for watching, nor is one that must do something else first.
    if (!caller?.found || caller.actor.kind !== 'account' || caller.actor.duty) return false;
    const { record } = caller.found;
    const accountId = caller.actor.accountId ?? '';
    if ((socketsOf.get(record.id) ?? 0) >= MAX_SOCKETS || callLimit.take(accountId) > 0) {
      socket.close(CLOSE_TOO_MANY, 'Too many connections');
      return false;
    }
    const given = params['token'];
    const tokenEndsAt = given === undefined ? null : await tokens.use(given, record.id);
    if (given !== undefined && tokenEndsAt === null) return false;
    // Others of this session may have come while the token was looked up.
    if ((socketsOf.get(record.id) ?? 0) >= MAX_SOCKETS) return false;
    const connection: Connection = {
      token,
      sessionId: record.id,
      accountId,
      abort: new AbortController(),
      stopListening: () => undefined,
      recheck: undefined,
      tokenEnd: undefined,
    };
    connections.set(socket, connection);
    socketsOf.set(record.id, (socketsOf.get(record.id) ?? 0) + 1);
    const close = (code: number, reason: string): void => {
      connection.abort.abort();
      socket.close(code, reason);
    };
    const end = (): void => close(CLOSE_FORBIDDEN, 'Session ended');
    if (tokenEndsAt !== null) {
      const overIn = Math.max(0, tokenEndsAt - Date.now());
      connection.tokenEnd = setTimeout(() => close(CLOSE_TOKEN_OVER, 'Token over'), overIn).unref();
    }
    connection.stopListening = await hub.listen(`realtime:account:${accountId}`, (message) => {
      // A moment later, so that a subscription to sessionEnded can still say why.
      if (message.type === 'sessionEnded' && message.sessionId === record.id) setTimeout(end, 200);
    });
    const reach = reachOf(caller.actor);
    const recheck = async (): Promise<void> => {
      // Subscriptions stand for what could be seen when they began: they begin anew.
      if (reachOf(await actorOf(token, request)) !== reach) close(CLOSE_TOKEN_OVER, 'Reach changed');
    };
    connection.recheck = setInterval(() => {
      recheck().catch((error: unknown) => {
        if (isDomainError(error) && error.code === 'UNAUTHENTICATED') end();
      });
    }, recheckMs);
    connection.recheck.unref();
    return { expiresAt: record.absoluteExpiresAt };
  };
  const release = (socket: Socket): void => {
    const connection = connections.get(socket);
    if (!connection) return;
    clearInterval(connection.recheck);
    clearTimeout(connection.tokenEnd);
    connection.stopListening();
    connection.abort.abort();
    connections.delete(socket);
    const left = (socketsOf.get(connection.sessionId) ?? 1) - 1;
    if (left > 0) socketsOf.set(connection.sessionId, left);
    else socketsOf.delete(connection.sessionId);
  };

  const handler = makeHandler({
    schema,
    isProd: true,
    connectionInitWaitTimeout: 5_000,
    onConnect: async ({ extra, connectionParams }) => open(extra.socket, extra.request, connectionParams ?? {}),
    onSubscribe: ({ subscriptions, extra }, _id, { query }) => {
      try {
        if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS)
          throw new GraphQLError(`At most ${MAX_SUBSCRIPTIONS} subscriptions at once`);
        if (callLimit.take(connections.get(extra.socket)?.accountId ?? '') > 0)
          throw new GraphQLError(TOO_MANY, { extensions: { code: 'TOO_MANY_REQUESTS' } });
        assertSubscription(query);
      } catch (error) {
        if (error instanceof GraphQLError) return [error];
        throw error;
      }
    },
    onDisconnect: ({ extra }) => release(extra.socket),
    onClose: ({ extra }) => release(extra.socket),
    context: ({ extra }): CableContext & Record<string, unknown> => {
      const connection = connections.get(extra.socket);
      if (!connection) throw new Error('a subscription without a connection');
      return {
        currentActor: () => actorOf(connection.token, extra.request),
        signal: connection.abort.signal,
        noteDenial: (denial, actor) => noteDenial(denial, actor, extra.request),
      };
    },
    onError: (_context, _id, _payload, errors) => errors.map(visible),
    onNext: (_context, _id, _payload, _args, result) =>
      result.errors ? { ...result, errors: result.errors.map(visible) } : result,
  });
  app.route({
    method: 'GET',
    url: '/cable',
    preValidation: async (request, reply) => {
      const { origin } = request.headers;
      if (origin === undefined || isForeignOrigin(request, allowedOrigins))
        return reply.code(403).send({ message: 'Forbidden' });
    },
    handler: async (_request, reply) => reply.code(426).send({ message: 'Upgrade required' }),
    wsHandler(socket, request) {
      const isFlood = floodOf();
      // Before the protocol reads it: what waits behind the last message that is taken is not read at all.
      socket.on('message', () => {
        if (!isFlood()) return;
        socket.removeAllListeners('message');
        socket.close(CLOSE_TOO_MANY, 'Too many messages');
      });
      return handler.call(this, socket, request);
    },
  });
}

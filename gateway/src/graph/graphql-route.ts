import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { DomainError, isDomainError } from '@platform/kernel';
import { actorAuthorization, clientNetwork } from '@platform/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { CallLimit } from '../http/call-limit.ts';
import { originHeaders } from '../http/origin.ts';
import type { Caller, SessionGate } from '../session-gate.ts';
import type { GraphContext } from './graph-context.ts';
import { refusal } from './graph-server.ts';
import type { OperationGuard } from './operation-guard.ts';
import { TOO_MANY } from './rate-limits.ts';
import { answerTooLarge, createRequestBudget, type RequestLimits } from './request-budget.ts';
import type { UploadReceiver } from './uploads.ts';
import { assertShallow } from './variable-depth.ts';

export interface GraphqlRouteDeps {
  readonly apollo: ApolloServer<GraphContext>;
  readonly gate: SessionGate;
  readonly guard: OperationGuard;
  readonly uploads: UploadReceiver;
  readonly secret: string;
  readonly limits: RequestLimits;
  readonly callLimit: CallLimit;
}

const caller = Symbol('caller');
interface GraphqlRequest extends FastifyRequest {
  [caller]?: Caller;
}

/** The headers that every subgraph gets; of the client's own only the trace goes on. */
const subgraphHeaders = (who: Caller, request: FastifyRequest, secret: string): Record<string, string> => ({
  ...originHeaders(request),
  authorization: actorAuthorization(who.actor, secret),
});

/** The report renderer is the platform's own. */
const isLimited = ({ actor }: Caller): boolean => actor.kind !== 'microservice';

const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  SERVICE_UNAVAILABLE: 503,
  OPERATION_TOO_LARGE: 400,
};

/** Expected refusals before the graph: files are answered like any other field error, with status 200. */
function refuse(error: unknown, reply: FastifyReply): FastifyReply {
  if (isDomainError(error)) {
    const status = STATUS[error.code] ?? 200;
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .send(refusal(error.code, error.message, error.field ? { field: error.field } : {}));
  }
  if (error instanceof GraphQLError) {
    return reply
      .code(400)
      .type('application/json; charset=utf-8')
      .send(refusal(String(error.extensions['code']), error.message));
  }
  throw error;
}

function sourceOf(request: FastifyRequest): unknown {
  const content = (request.method === 'GET' ? request.query : request.body) as { query?: unknown } | undefined;
  return content?.query;
}

export async function registerGraphqlRoute(
  app: FastifyInstance,
  { apollo, gate, guard, uploads, secret, limits, callLimit }: GraphqlRouteDeps,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, undefined));

    scope.addHook('preHandler', async (request: GraphqlRequest, reply) => {
      try {
        const who = await gate.identify(request);
        request[caller] = who;
        const waitSeconds = isLimited(who) ? callLimit.take(who.actor.accountId ?? clientNetwork(request.ip)) : 0;
        if (waitSeconds > 0) {
          void reply.code(429).header('retry-after', String(waitSeconds)).type('application/json; charset=utf-8');
          return reply.send(refusal('TOO_MANY_REQUESTS', TOO_MANY, { retryAfterSeconds: waitSeconds }));
        }
        if (request.headers['content-type']?.startsWith('multipart/form-data')) {
          await openForm(request, reply, who);
        }
        assertShallow(request.body);
        const source = sourceOf(request);
        if (typeof source === 'string') guard.measure(source);
      } catch (error) {
        return refuse(error, reply);
      }
    });
    const openForm = async (request: GraphqlRequest, reply: FastifyReply, who: Caller): Promise<void> => {
      // A form of a foreign page can send multipart without asking first, but not with one of these headers.
      const { 'apollo-require-preflight': preflight, 'x-apollo-operation-name': operation } = request.headers;
      if (!preflight && !operation)
        throw new GraphQLError('A multipart request needs the header apollo-require-preflight', {
          extensions: { code: 'BAD_REQUEST' },
        });
      if (!who.actor.accountId) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
      request.body = await uploads.open(request, reply);
    };

    scope.addHook('onSend', async (_request, reply, payload) => {
      if (typeof payload !== 'string' || Buffer.byteLength(payload) <= limits.maxAnswerBytes) return payload;
      const { message, extensions } = answerTooLarge(limits.maxAnswerBytes);
      void reply.code(400).removeHeader('content-length');
      return refusal(String(extensions['code']), message);
    });

    scope.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      handler: fastifyApolloHandler<GraphContext>(apollo, {
        async context(incoming, reply) {
          const request = incoming as GraphqlRequest;
          const who = request[caller];
          if (!who) throw new Error('the request was not identified');
          const headers = subgraphHeaders(who, request, secret);
          const budget = createRequestBudget(limits, reply);
          return {
            caller: who,
            requestId: request.id,
            subgraphHeaders: headers,
            request,
            budget,
            sessionToken: undefined,
          };
        },
      }),
    });
  });
}

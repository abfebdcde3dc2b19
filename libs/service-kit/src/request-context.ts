import type { Actor } from '@platform/contracts';
import { IDEMPOTENCY_KEY_HEADER, SESSION_TOKEN_HEADER } from '@platform/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newDocumentId } from './derived-id.ts';
import type { Logger } from './logging.ts';

/** What every resolver of every subgraph knows of its request. A subgraph adds its services and loaders. */
export interface RequestContext {
  readonly actor: Actor;
  readonly requestId: string;
  readonly log: Logger;
  /** Of this mutation of this account, the same on its one retry; null for queries and internal calls. */
  readonly idempotencyKey: string | null;
  /** The same, whoever its session stands for by now. It proves nothing but that the request is the same one. */
  readonly requestKey: string | null;
  readonly traceparent: string | null;
  readonly request: FastifyRequest;
  /** Hands a new session to the gateway (null ends the browser's session). Identity only; never in graph data. */
  setSessionToken(token: string | null): void;
}

const single = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null);
const KEY = /^[\w-]{8,100}$/;

/** Somebody else's key, known or guessed, is another one: it answers nothing of what they did. */
const keyOf = ({ accountId }: Actor, key: string): string => newDocumentId(accountId, key, 'request');

export function createRequestContext(request: FastifyRequest, reply: FastifyReply, actor: Actor): RequestContext {
  const given = single(request.headers[IDEMPOTENCY_KEY_HEADER]);
  const key = given && KEY.test(given) ? given : null;
  return {
    actor,
    requestId: actor.requestId,
    log: request.log as Logger,
    idempotencyKey: key && keyOf(actor, key),
    requestKey: key,
    traceparent: single(request.headers['traceparent']),
    request,
    setSessionToken: (token) => void reply.header(SESSION_TOKEN_HEADER, token ?? '-'),
  };
}

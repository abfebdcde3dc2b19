import {
  type Actor,
  type OrganizationAccess,
  organizationAccessSchema,
  SESSION_TOKEN_HEADER,
} from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { actorAuthorization } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { type Dispatcher, request as send } from 'undici';
import type { RequestLimits } from './graph/request-budget.ts';
import { originHeaders } from './http/origin.ts';

export interface InternalAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Undefined when identity leaves the session alone, null when it ends it. */
  readonly sessionToken: string | null | undefined;
}

export interface IdentityClientDeps {
  readonly graphqlUrl: string;
  readonly secret: string;
  readonly dispatcher: Dispatcher;
  /** False while identity is known to be down: it is not waited for. */
  readonly isUp: () => boolean;
  readonly limits: Pick<RequestLimits, 'readDeadlineMs' | 'writeDeadlineMs'>;
}

export interface IdentityClient {
  organizationAccess(organizationId: string, actor: Actor): Promise<OrganizationAccess>;
  post(path: string, body: unknown, actor: Actor, request: FastifyRequest): Promise<InternalAnswer>;
}

/** What a subgraph's answer says of the session: the token, `-` for its end, or nothing. */
export function readSessionToken(value: string | string[] | null | undefined): string | null | undefined {
  if (typeof value !== 'string') return undefined;
  return value === '-' ? null : value;
}

const unavailable = (): DomainError =>
  new DomainError('SERVICE_UNAVAILABLE', 'The service is not available at the moment. Please try again in a minute.');

/** identity's internal REST routes. */
export function createIdentityClient({
  graphqlUrl,
  secret,
  dispatcher,
  isUp,
  limits: { readDeadlineMs, writeDeadlineMs },
}: IdentityClientDeps): IdentityClient {
  const ask = (path: string, options: Omit<Dispatcher.RequestOptions, 'path' | 'origin'>, deadlineMs: number) => {
    if (!isUp()) throw unavailable();
    return send(base + path, { dispatcher, ...options, signal: AbortSignal.timeout(deadlineMs) });
  };
  const base = new URL(graphqlUrl).origin;
  const authorization = (actor: Actor) => actorAuthorization(actor, secret);
  return {
    async organizationAccess(organizationId, actor) {
      const path = `/internal/organization-access/${encodeURIComponent(organizationId)}`;
      const headers = { authorization: authorization(actor) };
      const { statusCode, body } = await ask(path, { method: 'GET', headers }, readDeadlineMs);
      const content = await body.json();
      if (statusCode !== 200) throw new Error(`identity answered ${statusCode} for an organization`);
      return organizationAccessSchema.parse(content);
    },
    async post(path, content, actor, request) {
      const headers = {
        ...originHeaders(request),
        authorization: authorization(actor),
        'content-type': 'application/json',
      };
      try {
        const answer = await ask(path, { method: 'POST', headers, body: JSON.stringify(content) }, writeDeadlineMs);
        const sessionToken = readSessionToken(answer.headers[SESSION_TOKEN_HEADER]);
        return { status: answer.statusCode, body: await answer.body.json(), sessionToken };
      } catch {
        throw unavailable();
      }
    },
  };
}

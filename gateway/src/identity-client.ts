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
import { originHeaders } from './http/origin.ts';

export interface InternalAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Undefined when identity leaves the session alone, null when it ends it. */
  readonly sessionToken: string | null | undefined;
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

/** identity's internal REST routes. */
export function createIdentityClient(graphqlUrl: string, secret: string, dispatcher: Dispatcher): IdentityClient {
  const base = new URL(graphqlUrl).origin;
  const authorization = (actor: Actor) => actorAuthorization(actor, secret);
  return {
    async organizationAccess(organizationId, actor) {
      const url = `${base}/internal/organization-access/${encodeURIComponent(organizationId)}`;
      const { statusCode, body } = await send(url, {
        dispatcher,
        headers: { authorization: await authorization(actor) },
      });
      const content = await body.json();
      if (statusCode !== 200) throw new Error(`identity answered ${statusCode} for an organization`);
      return organizationAccessSchema.parse(content);
    },
    async post(path, content, actor, request) {
      const headers = {
        ...originHeaders(request),
        authorization: await authorization(actor),
        'content-type': 'application/json',
      };
      const answer = await send(base + path, {
        dispatcher,
        method: 'POST',
        headers,
        body: JSON.stringify(content),
      }).catch(() => {
        throw new DomainError('SERVICE_UNAVAILABLE', 'The service is not available at the moment. Please try again.');
      });
      const sessionToken = readSessionToken(answer.headers[SESSION_TOKEN_HEADER]);
      return { status: answer.statusCode, body: await answer.body.json(), sessionToken };
    },
  };
}

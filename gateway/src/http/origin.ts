import { isTracing } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';

/** What the subgraphs are told of a request's source; whatever the client claimed under these names is not passed on. */
export function originHeaders(request: FastifyRequest): Record<string, string> {
  const { traceparent } = request.headers;
  return {
    'x-request-id': request.id,
    'x-client-ip': request.ip,
    'x-client-user-agent': (request.headers['user-agent'] ?? '').slice(0, 300),
    // With tracing on, what goes on is the part of the trace that asks.
    ...(!isTracing() && typeof traceparent === 'string' && TRACEPARENT.test(traceparent) ? { traceparent } : {}),
  };
}

const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** True when a browser says that a page of another origin sends this. Programs send no Origin and have no cookie jar. */
export function isForeignOrigin(request: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return !allowed.includes(origin);
  const site = request.headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

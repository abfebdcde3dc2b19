import type { FastifyRequest } from 'fastify';
import type { RequestOrigin } from './domain/session/request-origin.ts';

const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The gateway passes on what it saw of the browser; it drops headers of these names that a browser sends. */
export function originOf(request: FastifyRequest, requestId: string): RequestOrigin {
  return {
    ipAddress: single(request.headers['x-client-ip']) ?? request.ip,
    userAgent: (single(request.headers['x-client-user-agent']) ?? single(request.headers['user-agent']) ?? '').slice(
      0,
      300,
    ),
    requestId,
  };
}

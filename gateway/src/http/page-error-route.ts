import { clientNetwork } from '@platform/service-kit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SessionGate } from '../session-gate.ts';

const MAX_BYTES = 16 * 1024;
const PER_MINUTE = 30;

/** Longer runs of letters and digits may be a link's token or an id: a message can quote the address it came from. */
const TOKEN_LIKE = /[\w-]{24,}/g;
const withoutTokens = (text: string): string => text.replace(TOKEN_LIKE, '[…]');

const pageErrorSchema = z.strictObject({
  /** Where it was met: an operation, a remote, the shell. */
  source: z.string().min(1).max(120).transform(withoutTokens),
  message: z.string().max(1_000).transform(withoutTokens),
  stack: z.string().max(8_000).transform(withoutTokens).nullish(),
  appVersion: z.string().max(60).nullish(),
});

/**
 * POST /frontend/v1/page-errors: what went wrong in somebody's page, for the log. The answer is empty and says nothing
 * of what was done with it: 204, 400 for another shape, 429 beyond 30 a minute from one network.
 */
export function registerPageErrorRoute(app: FastifyInstance, gate: SessionGate): void {
  const limit = app.createRateLimit({
    max: PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => `page-errors:${clientNetwork(request.ip)}`,
  });
  app.post('/frontend/v1/page-errors', { bodyLimit: MAX_BYTES }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const allowance = await limit(request);
    if (!allowance.isAllowed && allowance.isExceeded) return reply.code(429).send();
    const report = pageErrorSchema.safeParse(request.body);
    if (!report.success) return reply.code(400).send();
    const { actor } = await gate.identify(request);
    const { accountId, organizationId } = actor;
    request.log.error({ requestId: request.id, accountId, organizationId, ...report.data }, 'a page failed');
    return reply.code(204).send();
  });
}

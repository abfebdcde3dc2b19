import { DUTY_REFUSALS } from '@platform/contracts/access';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { IdentityClient } from '../identity-client.ts';
import type { SessionGate } from '../session-gate.ts';

export interface SupportRequestDeps {
  readonly gate: SessionGate;
  readonly identity: IdentityClient;
}

const refusalSchema = z.object({ code: z.string(), message: z.string(), field: z.string().optional() });

/**
 * Platform shell §7: POST /support-request with its fields in the query string. The JSON field `status` is "200" for
 * success; anything else is failure, with the same number as the HTTP status.
 */
export function registerSupportRequestRoute(app: FastifyInstance, { gate, identity }: SupportRequestDeps): void {
  const answer = (reply: FastifyReply, status: number, rest: object = {}): FastifyReply =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ status: String(status), ...rest });
  app.post('/support-request', async (request, reply) => {
    const { actor } = await gate.identify(request);
    if (!actor.accountId) return answer(reply, 401, { code: 'UNAUTHENTICATED', message: 'Please sign in.' });
    if (actor.duty) return answer(reply, 403, DUTY_REFUSALS[actor.duty]);
    const { status, body } = await identity.post('/internal/support-requests', request.query, actor, request);
    if (status === 200) return answer(reply, 200);
    if (status >= 500) throw new Error(`identity answered ${status} to a support request`);
    const refusal = refusalSchema.safeParse(body);
    return answer(reply, status, refusal.success ? refusal.data : {});
  });
}

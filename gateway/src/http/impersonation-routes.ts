import { SUPPORT_MODE_MINUTES } from '@platform/contracts';
import { DUTY_REFUSALS } from '@platform/contracts/access';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { IdentityClient } from '../identity-client.ts';
import type { SessionGate } from '../session-gate.ts';

export interface ImpersonationDeps {
  readonly gate: SessionGate;
  readonly identity: IdentityClient;
}

const BASE = 'http://own.invalid';

/** Not `//host`, not `/\host`, not `/..//host`: nothing that a browser reads as another address, now or when resolved. */
function isLocalPath(text: string): boolean {
  if (!text.startsWith('/') || !URL.canParse(text, BASE)) return false;
  const { origin, pathname } = new URL(text, BASE);
  return origin === BASE && !pathname.startsWith('//');
}

/** A path of our own origin. */
export const localPath = z.string().max(2_000).refine(isLocalPath, { message: 'must be a path of this site' });

const startBody = z.object({
  user_id: z.string().min(1).max(100),
  /** identity says what it has to be. */
  reason: z.string().max(1_000).default(''),
  duration_minutes: z
    .number()
    .int()
    .min(SUPPORT_MODE_MINUTES.least)
    .max(SUPPORT_MODE_MINUTES.most)
    .default(SUPPORT_MODE_MINUTES.unlessAsked),
  redirect_to: localPath.default('/dashboard'),
  return_to: localPath.default('/'),
});

/** Platform shell §7: starting and ending support mode. Either way the browser gets a new session cookie. */
export function registerImpersonationRoutes(app: FastifyInstance, { gate, identity }: ImpersonationDeps): void {
  const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
    reply.code(status).send({ success: false, code, message });

  const forward = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    body: unknown,
  ): Promise<FastifyReply> => {
    const { actor } = await gate.identify(request);
    if (!actor.accountId) return refuse(reply, 401, 'UNAUTHENTICATED', 'Please sign in.');
    if (actor.duty) return reply.code(403).send({ success: false, ...DUTY_REFUSALS[actor.duty] });
    const answer = await identity.post(path, body, actor, request);
    if (answer.status >= 500) throw new Error(`identity answered ${answer.status} to ${path}`);
    if (answer.sessionToken !== undefined) void reply.header('set-cookie', gate.cookie(answer.sessionToken));
    return reply.code(answer.status).send(answer.body);
  };
  // JSON only: what a foreign page can send without asking first is not even read.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.post('/frontend/v1/impersonation/start', async (request, reply) => {
    const body = startBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, 'BAD_USER_INPUT', z.prettifyError(body.error));
    return forward(request, reply, '/internal/impersonation/start', body.data);
  });
  app.post('/frontend/v1/impersonation/stop', async (request, reply) =>
    forward(request, reply, '/internal/impersonation/stop', {}),
  );
  /** Says that somebody is there, without asking for anything. */
  app.post('/frontend/v1/activity', async (request, reply) => {
    request.headers['x-user-activity'] = '1';
    const { session, found } = await gate.identify(request);
    if (session !== 'open' || !found?.record.verified) return refuse(reply, 401, 'UNAUTHENTICATED', 'Please sign in.');
    return { success: true, expiresAt: found.record.absoluteExpiresAt };
  });
}

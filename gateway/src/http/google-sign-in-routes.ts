import { GOOGLE_SIGN_IN_ERROR_PARAM, GOOGLE_SIGN_IN_PATH, type GoogleSignInRefusal } from '@platform/contracts';
import { clientNetwork } from '@platform/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { IdentityClient } from '../identity-client.ts';
import type { SessionGate } from '../session-gate.ts';
import { localPath } from './impersonation-routes.ts';

export interface GoogleSignInDeps {
  readonly gate: SessionGate;
  readonly identity: IdentityClient;
  readonly publicUrl: string;
  /** Starts and callbacks of one network. */
  readonly perMinute: number;
}

const CALLBACK = '/sso/google';
const COOKIE_SECONDS = 10 * 60;
const startQuery = z.object({
  invitation_token: z.string().min(1).max(500).optional(),
  terms_accepted: z.string().optional(),
  redirect: z.string().optional(),
});
const beginning = z.object({ location: z.string(), transaction: z.string().nullable() });
const arrival = z.object({ location: localPath });

/** Where the person wanted to go, as a path of this site that begins no sign-in again; else the start page. */
function wantedPath(redirect: string | undefined): string {
  const path = localPath.safeParse(redirect);
  return path.success && !path.data.startsWith('/sso/') ? path.data : '/';
}

/**
 * Sign-in with Google: /sso/google/start leads the browser to the provider and /sso/google takes it back. What was begun
 * is known to this browser alone, by a cookie that lives ten minutes. identity decides; failures lead to a page.
 */
export function registerGoogleSignInRoutes(
  app: FastifyInstance,
  { gate, identity, publicUrl, perMinute }: GoogleSignInDeps,
): void {
  const secure = publicUrl.startsWith('https:');
  const cookieName = secure ? '__Host-google-sign-in' : 'google-sign-in';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const limit = app.createRateLimit({
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => `google-sign-in:${clientNetwork(request.ip)}`,
  });

  const leadTo = (reply: FastifyReply, location: string, ...cookies: string[]): FastifyReply => {
    for (const cookie of cookies) void reply.header('set-cookie', cookie);
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(location, 303);
  };
  const refuse = (reply: FastifyReply, reason: GoogleSignInRefusal): FastifyReply =>
    leadTo(reply, `/account/login?${GOOGLE_SIGN_IN_ERROR_PARAM}=${reason}`);

  /** Fails closed: a person who cannot be served is sent back to the sign-in page. */
  const guarded =
    (serve: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      try {
        const { isAllowed, ...rest } = await limit(request);
        if (!isAllowed && 'isExceeded' in rest && rest.isExceeded) return refuse(reply, 'wait');
        return await serve(request, reply);
      } catch (error) {
        request.log.error({ err: error }, 'sign-in with Google failed');
        return refuse(reply, 'failed');
      }
    };

  const begin = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const query = startQuery.safeParse(request.query);
    if (!query.success) return refuse(reply, 'failed');
    const { invitation_token: invitationToken = null, terms_accepted: terms, redirect } = query.data;
    const { actor } = await gate.identify(request);
    const body = { invitationToken, termsAccepted: terms === 'true', redirect: wantedPath(redirect) };
    const answer = await identity.post('/internal/sso/google/start', body, actor, request);
    if (answer.status !== 200) throw new Error(`identity answered ${answer.status} to the start`);
    const { location, transaction } = beginning.parse(answer.body);
    if (!transaction) return leadTo(reply, location);
    return leadTo(reply, location, `${cookieName}=${transaction}; ${attributes}; Max-Age=${COOKIE_SECONDS}`);
  };

  const comeBack = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { actor } = await gate.identify(request);
    const body = { transaction: request.cookies[cookieName] ?? null, query: new URL(request.url, publicUrl).search };
    const answer = await identity.post('/internal/sso/google/callback', body, actor, request);
    if (answer.status !== 200) throw new Error(`identity answered ${answer.status} to the callback`);
    const { location } = arrival.parse(answer.body);
    const over = `${cookieName}=; ${attributes}; Max-Age=0`;
    return answer.sessionToken === undefined
      ? leadTo(reply, location, over)
      : leadTo(reply, location, over, gate.cookie(answer.sessionToken));
  };

  app.get(GOOGLE_SIGN_IN_PATH, guarded(begin));
  // The address of the specification: the provider comes back here, and a link to it without an answer begins.
  app.get<{ Querystring: Record<string, unknown> }>(
    CALLBACK,
    guarded((request, reply) => {
      const { code, error, state } = request.query as Record<string, unknown>;
      return (code ?? error ?? state) === undefined ? begin(request, reply) : comeBack(request, reply);
    }),
  );
}

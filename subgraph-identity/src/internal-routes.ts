import type { Actor } from '@platform/contracts';
import { SESSION_TOKEN_HEADER } from '@platform/contracts';
import { DomainError, isDomainError } from '@platform/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { advisingRole } from './domain/organization/member.ts';
import type { AccountDirectory } from './modules/account/account-directory.service.ts';
import type { AccessDenials } from './modules/audit/access-denials.service.ts';
import type { GoogleSignInService } from './modules/google-sign-in/google-sign-in.service.ts';
import type { ImpersonationService } from './modules/impersonation/impersonation.service.ts';
import type { OutgoingMessageDocument } from './modules/message/messenger.service.ts';
import type { OrganizationAccessService } from './modules/organization/organization-access.service.ts';
import type { SessionService } from './modules/session/session.service.ts';
import type { SupportRequestService } from './modules/support/support-request.service.ts';
import { originOf } from './request-origin.ts';

export interface InternalRoutesDeps {
  readonly accounts: Pick<AccountDirectory, 'byId'>;
  readonly sessions: SessionService;
  readonly impersonation: ImpersonationService;
  readonly googleSignIn: GoogleSignInService;
  readonly supportRequests: SupportRequestService;
  readonly accessDenials: AccessDenials;
  readonly access: OrganizationAccessService;
  readonly messages: { latest(limit: number, to?: string): Promise<OutgoingMessageDocument[]> };
  /** Messages stay here to be read: not in production, and not where a provider takes them away. */
  readonly localOutbox: boolean;
}

const MAX_MESSAGES = 100;

const microserviceSession = z.object({
  accountId: z.string().min(1),
  organizationId: z.string().min(1),
  estateId: z.string().min(1),
  reportId: z.string().min(1),
});
const googleStart = z.object({
  invitationToken: z.string().max(500).nullable(),
  termsAccepted: z.boolean(),
  /** A path of the platform; the gateway has checked that. */
  redirect: z.string().max(2_000),
});
const googleCallback = z.object({ transaction: z.string().max(200).nullable(), query: z.string().max(8_000) });
/** The body as browsers send it to the gateway; the gateway passes it on. */
const startBody = z.object({
  user_id: z.string().min(1),
  reason: z.unknown().optional(),
  duration_minutes: z.unknown().optional(),
  redirect_to: z.unknown().optional(),
  return_to: z.unknown().optional(),
});

const operationFacts = {
  operations: z.array(z.string().max(100)).min(1).max(50),
  subjects: z.array(z.string().max(100)).max(1_000),
  /** Where they are more than are sent. */
  subjectsCount: z.number().int().min(1).optional(),
} as const;
const accessDenial = z.object({ ...operationFacts, missing: z.boolean().default(false) });
const supportAction = z.object({
  ...operationFacts,
  outcome: z.enum(['STARTED', 'SUCCEEDED', 'REFUSED', 'VIEWED']),
});

const outboxQuery = z.object({ to: z.string().max(320).optional() });

const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  REAUTHENTICATION_REQUIRED: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  TOO_MANY_REQUESTS: 429,
};

function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw new DomainError('UNAUTHENTICATED', 'A valid actor token is required');
  return request.actor;
}

/** Calls of other services, which no person may make. */
function requireService(actor: Actor): void {
  if (actor.kind !== 'system') throw new DomainError('FORBIDDEN', 'Only services may call this.');
}

function parse<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  throw new DomainError('BAD_USER_INPUT', z.prettifyError(result.error));
}

/** An expected failure as an answer; bugs go on to Fastify's own handler. */
async function answer(reply: FastifyReply, work: () => Promise<Record<string, unknown>>): Promise<FastifyReply> {
  try {
    return reply.send(await work());
  } catch (error) {
    if (!isDomainError(error)) throw error;
    const { code, message, field } = error;
    return reply.code(STATUS[code] ?? 409).send({ success: false, code, message, ...(field && { field }) });
  }
}

/** REST between services, each behind a checked actor token. Contract: README.md. */
export function registerInternalRoutes(
  app: FastifyInstance,
  {
    accounts,
    sessions,
    impersonation,
    access,
    googleSignIn,
    supportRequests,
    accessDenials,
    messages,
    localOutbox,
  }: InternalRoutesDeps,
): void {
  app.post('/internal/microservice-sessions', (request, reply) =>
    answer(reply, async () => {
      requireService(actorOf(request));
      const { accountId, organizationId, estateId, reportId } = parse(microserviceSession, request.body);
      const account = await accounts.byId(accountId);
      if (!account || account.disabledAt) throw new DomainError('NOT_FOUND', 'This account does not exist.');
      const { token } = await sessions.startReport(
        account,
        organizationId,
        estateId,
        reportId,
        originOf(request, request.id),
      );
      return { token };
    }),
  );

  app.get<{ Params: { id: string } }>('/internal/organization-access/:id', (request, reply) =>
    answer(reply, async () => {
      requireService(actorOf(request));
      const found = await access.refresh(request.params.id);
      if (!found) throw new DomainError('NOT_FOUND', 'This organization does not exist.');
      return found;
    }),
  );

  // Whether a client of the organization may be given to somebody.
  app.get<{ Params: { id: string; accountId: string } }>(
    '/internal/organizations/:id/advisors/:accountId',
    (request, reply) =>
      answer(reply, async () => {
        requireService(actorOf(request));
        const account = await accounts.byId(request.params.accountId);
        const role = account && advisingRole(account, request.params.id);
        if (!account || !role) throw new DomainError('NOT_FOUND', 'Nobody of this organization has this account.');
        return { accountId: account.id, name: account.name, role };
      }),
  );

  // The outbox page of a set-up without providers; where mail really leaves, nothing is kept here.
  app.get('/internal/outgoing-messages', (request, reply) =>
    answer(reply, async () => {
      requireService(actorOf(request));
      if (!localOutbox) throw new DomainError('NOT_FOUND', 'There is no local outbox here.');
      const { to } = parse(outboxQuery, request.query);
      const found = await messages.latest(MAX_MESSAGES, to);
      return { messages: found.map(({ _id: id, ...message }) => ({ id, ...message })) };
    }),
  );

  // These two carry the person's own actor token: who starts or stops is never taken from a body.
  app.post('/internal/impersonation/start', (request, reply) =>
    answer(reply, async () => {
      const {
        user_id: userId,
        reason,
        duration_minutes: durationMinutes,
        redirect_to: redirectTo,
        return_to: returnTo,
      } = parse(startBody, request.body);
      const input = { userId, reason, durationMinutes, redirectTo, returnTo };
      const { token, location } = await impersonation.start(actorOf(request), input, originOf(request, request.id));
      reply.header(SESSION_TOKEN_HEADER, token ?? '-');
      return { success: true, redirectTo: location, message: null };
    }),
  );
  app.post('/internal/impersonation/stop', (request, reply) =>
    answer(reply, async () => {
      const { token, location } = await impersonation.stop(actorOf(request), originOf(request, request.id));
      reply.header(SESSION_TOKEN_HEADER, token ?? '-');
      return { success: true, returnTo: location, message: null };
    }),
  );

  app.post('/internal/impersonation/actions', (request, reply) =>
    answer(reply, async () => {
      const action = parse(supportAction, request.body);
      await impersonation.noteAction(actorOf(request), action, originOf(request, request.id));
      return { success: true };
    }),
  );

  app.post('/internal/access-denials', (request, reply) =>
    answer(reply, async () => {
      const { missing, ...denial } = parse(accessDenial, request.body);
      const note = missing ? accessDenials.noteMissing : accessDenials.note;
      return { success: true, recorded: await note(actorOf(request), denial, originOf(request, request.id)) };
    }),
  );

  app.post('/internal/support-requests', (request, reply) =>
    answer(reply, async () => {
      const actor = actorOf(request);
      const origin = originOf(request, request.id);
      await impersonation.onRecord(actor, 'support request', origin, () =>
        supportRequests.send(actor, request.body ?? {}),
      );
      return { success: true };
    }),
  );

  // The gateway sends the browser where the answer says, and keeps the transaction in a cookie of that browser.
  app.post('/internal/sso/google/start', (request, reply) =>
    answer(reply, async () => ({ ...(await googleSignIn.begin(parse(googleStart, request.body))) })),
  );
  app.post('/internal/sso/google/callback', (request, reply) =>
    answer(reply, async () => {
      const { transaction, query } = parse(googleCallback, request.body);
      const caller = { actor: actorOf(request), origin: originOf(request, request.id) };
      const { location, token } = await googleSignIn.complete(transaction, query, caller);
      if (token) reply.header(SESSION_TOKEN_HEADER, token);
      return { location };
    }),
  );
}

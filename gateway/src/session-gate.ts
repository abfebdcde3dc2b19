import {
  type Actor,
  anonymousActor,
  DEFAULT_PAGES_PER_TOKEN,
  type OrganizationAccess,
  outstandingDuty,
  systemActor,
  USER_ACTIVITY_HEADER,
} from '@platform/contracts';
import { reachesOwnClientsOnly } from '@platform/contracts/access';
import { DEFAULT_TIME_ZONE, DomainError } from '@platform/kernel';
import type { FoundSession, SessionStore } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';

export interface Caller {
  readonly actor: Actor;
  /** `expired`: a cookie came whose session is gone. */
  readonly session: 'none' | 'expired' | 'open';
  readonly found: FoundSession | null;
}

export interface SessionGate {
  readonly cookieName: string;
  /** Who sends this request. Throws: DomainError SERVICE_UNAVAILABLE when that cannot be found out (closed, not open). */
  identify(request: FastifyRequest): Promise<Caller>;
  /** The same for a session token that was seen before; null when the session has ended. */
  identifyToken(token: string, requestId: string): Promise<Caller | null>;
  /**
   * Who the request's cookie stood for, when this very request has ended its session and made another of it before:
   * whoever got no answer has the old cookie only. Null for any other request. Throws: DomainError SERVICE_UNAVAILABLE.
   */
  identifyRepetition(request: FastifyRequest, requestKey: string): Promise<Caller | null>;
  tokenOf(request: FastifyRequest): string | null;
  cookie(token: string | null): string;
}

export interface SessionGateDeps {
  readonly sessions: SessionStore;
  readonly publicUrl: string;
  /** Asks identity for an organization that the cache does not hold. */
  readonly loadAccess: (organizationId: string, actor: Actor) => Promise<OrganizationAccess>;
  /** Asks subgraph-estate whose clients somebody reaches who is limited to the own ones. */
  readonly loadOwnClients: (actor: Actor) => Promise<readonly string[]>;
  /** False while Redis is known to be down: a request is then refused at once. */
  readonly isReachable: () => boolean;
  readonly clock?: () => number;
}

const unavailable = (): DomainError =>
  new DomainError('SERVICE_UNAVAILABLE', 'The service is not available at the moment. Please try again in a minute.');

/** Turns the opaque session cookie into the actor of the request. */
export function createSessionGate({
  sessions,
  publicUrl,
  loadAccess,
  loadOwnClients,
  isReachable,
  clock = Date.now,
}: SessionGateDeps): SessionGate {
  const secure = publicUrl.startsWith('https:');
  const cookieName = secure ? '__Host-session' : 'session';

  const accessOf = async (found: FoundSession, requestId: string): Promise<OrganizationAccess | null> => {
    const { organizationId } = found.record.actor;
    if (found.access || !organizationId) return found.access;
    const scope = { everything: false, organizationIds: [organizationId], estateIds: [] };
    return loadAccess(organizationId, systemActor('gateway', requestId, scope));
  };
  const actorOf = async (found: FoundSession, requestId: string): Promise<Actor> => {
    const { record } = found;
    // The second factor is still open: nobody yet, but identity knows which sign-in goes on.
    if (!record.verified) return { ...anonymousActor(requestId), sessionId: record.id };
    const access = await accessOf(found, requestId);
    const actor: Actor = {
      ...record.actor,
      sessionId: record.id,
      settings: access?.settings ?? {},
      organizationDisabled: access?.disabled ?? false,
      timeZone: access?.timeZone ?? DEFAULT_TIME_ZONE,
      pagesPerToken: access?.pagesPerToken ?? DEFAULT_PAGES_PER_TOKEN,
      duty: outstandingDuty(record.duties, access?.settings ?? {}, new Date(clock())),
      requestId,
    };
    return reachesOwnClientsOnly(actor) ? limited(actor) : actor;
  };
  /** Asked at every request: whoever gives a client away no longer reaches it from then on. */
  const limited = async (actor: Actor): Promise<Actor> => {
    const estateIds = [...new Set([...actor.scope.estateIds, ...(await loadOwnClients(actor))])];
    return { ...actor, scope: { ...actor.scope, estateIds, ownClientsOnly: true } };
  };
  const supportModeOver = ({ record: { impersonation } }: FoundSession): boolean =>
    impersonation !== null && Date.parse(impersonation.expiresAt) <= clock();
  /** Also support mode that is over: its session lives on for a while, to be stopped. */
  const read = async (
    token: string,
    requestId: string,
    find: (token: string) => Promise<FoundSession | null> = sessions.read,
  ): Promise<Caller | null> => {
    if (!isReachable()) throw unavailable();
    try {
      const found = await find(token);
      return found && { actor: await actorOf(found, requestId), session: 'open', found };
    } catch {
      throw unavailable();
    }
  };
  const tokenOf = (request: FastifyRequest): string | null => request.cookies[cookieName] ?? null;
  return {
    cookieName,
    tokenOf,
    async identifyToken(token, requestId) {
      const caller = await read(token, requestId);
      return caller?.found && !supportModeOver(caller.found) ? caller : null;
    },
    async identifyRepetition(request, requestKey) {
      const token = tokenOf(request);
      const caller = token ? await read(token, request.id, (ended) => sessions.heir(ended, requestKey)) : null;
      return caller?.found && !supportModeOver(caller.found) ? caller : null;
    },
    async identify(request) {
      const token = tokenOf(request);
      const nobody = { actor: anonymousActor(request.id), found: null } as const;
      if (!token) return { ...nobody, session: 'none' };
      const caller = await read(token, request.id);
      if (!caller?.found) return { ...nobody, session: 'expired' };
      // Only stopping is still possible then, so that the administrator gets the own session back.
      if (supportModeOver(caller.found) && request.routeOptions.url !== '/frontend/v1/impersonation/stop') {
        return { ...nobody, session: 'expired' };
      }
      // A sign-in that waits for its code is given half an hour, however often it asks.
      if (request.headers[USER_ACTIVITY_HEADER] === '1' && caller.found.record.verified) {
        await sessions.touch(caller.found).catch(() => request.log.warn('activity not noted'));
      }
      return caller;
    },
    cookie(token) {
      const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
      return token ? `${cookieName}=${token}; ${attributes}` : `${cookieName}=; ${attributes}; Max-Age=0`;
    },
  };
}

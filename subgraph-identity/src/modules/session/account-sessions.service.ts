import type { Actor } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { callerFacts } from '../../domain/audit/audit-facts.ts';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';
import type { AuditTrail } from '../audit/audit-trail.service.ts';
import type { BegunRequests } from '../repetition/begun-requests.service.ts';
import type { SessionService } from './session.service.ts';

export interface AccountSessionsDeps {
  readonly actor: Actor;
  readonly origin: RequestOrigin;
  readonly idempotencyKey: string | null;
  readonly sessions: Pick<SessionService, 'list' | 'ownedBy' | 'revoke' | 'endAll'>;
  readonly begun: BegunRequests;
  readonly audit: Pick<AuditTrail, 'append'>;
}

/** Where the caller is signed in, and the end of it. */
export function createAccountSessions(deps: AccountSessionsDeps) {
  const { actor, origin, sessions, begun, audit } = deps;
  const own = actor.accountId ?? '';

  const recordEnded = (details: Record<string, number | boolean>) =>
    audit.append({
      action: 'session.revoked',
      outcome: 'SUCCEEDED',
      ...callerFacts(actor, origin),
      subjectId: actor.accountId,
      details,
    });

  return {
    /** The last used first. One that waits for its code is no sign-in yet. */
    async list() {
      return (await sessions.list(own))
        .filter(({ verified }) => verified)
        .sort((a, b) => b.lastActivityAt.localeCompare(a.lastActivityAt))
        .map(({ id, createdAt, lastActivityAt, absoluteExpiresAt, ipAddress, userAgent }) => {
          const isCurrent = id === actor.sessionId;
          return { id, createdAt, lastActivityAt, absoluteExpiresAt, ipAddress, userAgent, isCurrent };
        });
    },
    /** Throws: DomainError NOT_FOUND for one that has ended, unless by the first try of this very request. */
    async revoke(id: string): Promise<void> {
      const what = `revoke-session:${id}`;
      const wasBegun = (await begun.noted(deps, what)) !== null;
      if (!wasBegun && (await sessions.ownedBy(own, id))) await begun.note(deps, what, id);
      if (await sessions.revoke(own, id)) await recordEnded({ sessions: 1 });
      else if (!wasBegun) throw new DomainError('NOT_FOUND', 'This session has ended already.');
    },
    /** All but the one that asks. */
    async revokeOthers(): Promise<void> {
      await recordEnded({ sessions: await sessions.endAll(own, actor.sessionId), others: true });
    },
  };
}
export type AccountSessions = ReturnType<typeof createAccountSessions>;

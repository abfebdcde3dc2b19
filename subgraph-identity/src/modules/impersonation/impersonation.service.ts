import type { Actor, SessionRecord } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import { DomainError } from '@platform/kernel';
import type { ListPage } from '@platform/service-kit';
import { requireAction } from '@platform/service-kit';
import type { Account } from '../../domain/account/account.ts';
import type { AuditFacts } from '../../domain/audit/audit-entry.ts';
import { callerFacts } from '../../domain/audit/audit-facts.ts';
import {
  assertMayImpersonate,
  impersonationMinutes,
  mayKnowOf,
  sameOriginPath,
  supportReason,
} from '../../domain/impersonation/impersonation-rules.ts';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';
import type { AccountService, CandidateQuery } from '../account/account.service.ts';
import type { AccountDirectory } from '../account/account-directory.service.ts';
import type { AccessDenials } from '../audit/access-denials.service.ts';
import type { AuditTrail } from '../audit/audit-trail.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { TwoFactorService } from '../two-factor/two-factor.service.ts';
import type { SupportPeriods } from './support-periods.ts';

export interface ImpersonationDeps {
  readonly accounts: Pick<AccountDirectory, 'byId'>;
  readonly sessions: SessionService;
  readonly audit: AuditTrail;
  readonly accessDenials: Pick<AccessDenials, 'mayNote'>;
  readonly twoFactor: Pick<TwoFactorService, 'assertConfirmed'>;
  readonly periods: Pick<SupportPeriods, 'begin' | 'end'>;
}

export interface StartImpersonation {
  readonly userId: string;
  /** Whoever is acted as reads it on the trail. */
  readonly reason?: unknown;
  readonly durationMinutes?: unknown;
  readonly redirectTo?: unknown;
  readonly returnTo?: unknown;
}

export interface SupportAction {
  /** Fields of the operation. */
  readonly operations: readonly string[];
  /** Ids that it names. */
  readonly subjects: readonly string[];
  /** How many there are where they are more than are kept. */
  readonly subjectsCount?: number | undefined;
  /** `VIEWED`: nothing was changed, only asked for. */
  readonly outcome: 'STARTED' | 'SUCCEEDED' | 'REFUSED' | 'VIEWED';
}

export interface ImpersonationStep {
  /** The new value of the session cookie; null when there is no session to go on with. */
  readonly token: string | null;
  /** A path of this origin. */
  readonly location: string;
}

/** Of whoever asked alone: the id that was tried may be anybody's, or nobody's. */
const unknownTarget = (actor: Actor, tried: string, origin: RequestOrigin): AuditFacts => ({
  action: 'impersonation.refused',
  outcome: 'REFUSED',
  ...callerFacts(actor, origin),
  subjectId: null,
  details: { tried: tried.slice(0, 100) },
});

/** Support mode: acting as another user, for a limited time, on the record under both names. */
export function createImpersonationService({
  accounts,
  sessions,
  audit,
  accessDenials,
  twoFactor,
  periods,
}: ImpersonationDeps) {
  const record = (
    action: 'impersonation.started' | 'impersonation.stopped' | 'impersonation.refused',
    { impersonator, target, organizationId }: { impersonator: string; target: string; organizationId: string | null },
    { requestId, ipAddress, userAgent }: RequestOrigin,
    details: Record<string, string | number>,
  ) =>
    audit.append({
      action,
      outcome: action === 'impersonation.refused' ? 'REFUSED' : 'SUCCEEDED',
      accountId: target,
      impersonatorId: impersonator,
      organizationId,
      subjectId: target,
      requestId,
      ipAddress,
      userAgent,
      details,
    });

  /** The caller's own session, read afresh: what the token says may be a minute old. */
  async function ownSession(actor: Actor): Promise<SessionRecord> {
    const session = actor.sessionId ? await sessions.read(actor.sessionId) : null;
    if (!session) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
    return session;
  }

  /** Something done in support mode, whichever subgraph does it. Throws: DomainError FORBIDDEN outside support mode. */
  async function noteAction(actor: Actor, action: SupportAction, { requestId, ipAddress, userAgent }: RequestOrigin) {
    if (!actor.impersonator || !actor.accountId) throw new DomainError('FORBIDDEN', 'Support mode is not on.');
    await audit.append({
      action: action.outcome === 'VIEWED' ? 'impersonation.viewed' : 'impersonation.action',
      outcome: action.outcome === 'VIEWED' ? 'SUCCEEDED' : action.outcome,
      accountId: actor.accountId,
      impersonatorId: actor.impersonator.accountId,
      organizationId: actor.organizationId,
      subjectId: action.subjects[0] ?? null,
      requestId,
      ipAddress,
      userAgent,
      details: {
        // The name too: support's own account is out of the reach of the administrators who read this.
        by: actor.impersonator.name,
        operations: action.operations.join(', '),
        subjects: action.subjects.join(', '),
        ...(action.subjectsCount !== undefined && { subjectsCount: action.subjectsCount }),
      },
    });
  }

  return {
    /** Throws: DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, REAUTHENTICATION_REQUIRED. */
    async start(actor: Actor, input: StartImpersonation, origin: RequestOrigin): Promise<ImpersonationStep> {
      const session = await ownSession(actor);
      const impersonator = session.actor.accountId ?? '';
      const found = await accounts.byId(input.userId);
      // One out of reach answers as one that does not exist, and leaves no name on anybody's trail.
      const target = found && mayKnowOf(session.actor.scope, found) ? found : null;
      const minutes = impersonationMinutes(input.durationMinutes);
      try {
        if (!session.actor.impersonator) requireAction(actor, 'support:impersonate');
        if (!target) throw new DomainError('NOT_FOUND', 'This account does not exist.');
        assertMayImpersonate(
          {
            accountId: impersonator,
            activeRole: session.actor.activeRole,
            organizationIds: session.actor.scope.organizationIds,
            alreadyImpersonating: session.actor.impersonator !== null,
          },
          target,
        );
      } catch (error) {
        const { organizationId } = session.actor;
        if (await accessDenials.mayNote(session.actor.impersonator?.accountId ?? impersonator)) {
          if (target)
            await record('impersonation.refused', { impersonator, target: target.id, organizationId }, origin, {});
          else await audit.append(unknownTarget(actor, input.userId, origin));
        }
        throw error;
      }
      const reason = supportReason(input.reason);
      await twoFactor.assertConfirmed(session);
      const returnTo = sameOriginPath(input.returnTo, '/');
      const { token, record: started } = await sessions.impersonate(session, target, minutes, returnTo, origin);
      await periods.begin(started);
      const facts = { impersonator, target: target.id, organizationId: started.actor.organizationId };
      await record('impersonation.started', facts, origin, { by: session.actor.name ?? '', minutes, reason });
      return { token, location: sameOriginPath(input.redirectTo, '/dashboard') };
    },
    /** Back to the session behind support mode. Throws: DomainError UNAUTHENTICATED, NOT_IMPERSONATING. */
    async stop(actor: Actor, origin: RequestOrigin): Promise<ImpersonationStep> {
      const session = await ownSession(actor);
      const { impersonation } = session;
      const impersonator = session.actor.impersonator;
      if (!impersonation || !impersonator) {
        throw new DomainError('NOT_IMPERSONATING', 'Support mode is not on.');
      }
      const resumed = await sessions.stopImpersonating(session);
      const facts = {
        impersonator: impersonator.accountId,
        target: session.actor.accountId ?? '',
        organizationId: session.actor.organizationId,
      };
      const { startedAt } = impersonation;
      // One that ran out is on record already.
      if (await periods.end(session)) {
        await record('impersonation.stopped', facts, origin, { by: impersonator.name, startedAt });
      }
      return { token: resumed?.token ?? null, location: resumed ? impersonation.returnTo : '/account/login' };
    },
    noteAction,
    /** Does something that is not a mutation; in support mode on record before it runs, and with its outcome after it. */
    async onRecord(actor: Actor, operation: string, origin: RequestOrigin, work: () => Promise<void>): Promise<void> {
      if (!actor.impersonator) return work();
      const note = (outcome: SupportAction['outcome']) =>
        noteAction(actor, { operations: [operation], subjects: [], outcome }, origin);
      await note('STARTED');
      try {
        await work();
      } catch (error) {
        await note('REFUSED');
        throw error;
      }
      await note('SUCCEEDED');
    },
    /** Accounts that the caller may act as, page by page. */
    async candidates(
      actor: Actor,
      reachable: Pick<AccountService, 'searchCandidates'>,
      query: Pick<CandidateQuery, 'searchTerm' | 'organizationId'>,
      page: ListPage,
    ): Promise<{ accounts: Account[]; totalCount: number }> {
      if (actor.impersonator || !can(actor, 'support:impersonate')) return { accounts: [], totalCount: 0 };
      const isSuper = actor.activeRole === 'SUPER_ADMIN';
      return reachable.searchCandidates({
        ...query,
        exceptId: actor.accountId ?? '',
        // Only a super administrator may act as an administrator.
        refusedRoles: isSuper ? ['SUPER_ADMIN'] : ['ADMIN', 'SUPER_ADMIN'],
        onlyWithin: isSuper ? null : actor.scope.organizationIds,
        ...page,
      });
    },
  };
}
export type ImpersonationService = ReturnType<typeof createImpersonationService>;

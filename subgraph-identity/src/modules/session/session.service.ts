import type { Actor, MembershipRole, SessionDuties, SessionRecord, SignInMethod } from '@platform/contracts';
import type { Account } from '../../domain/account/account.ts';
import { type ActiveRole, assumeRole, startingRole } from '../../domain/account/roles.ts';
import type { RequestOrigin } from '../../domain/session/request-origin.ts';
import { accountActor, newSessionRecord, reportActor } from '../../domain/session/session-record.ts';
import { waitingGuest } from '../../domain/session/waiting-guest.ts';
import type { AccountDirectory } from '../account/account-directory.service.ts';
import type { OrganizationDirectory } from '../organization/organization-directory.service.ts';
import type { IssuedSession, RedisSessions } from './redis-sessions.ts';
import { createSessionUpkeep, expired } from './session-upkeep.ts';

export interface SessionServiceDeps {
  readonly store: RedisSessions;
  readonly accounts: Pick<AccountDirectory, 'byId'>;
  readonly organizations: Pick<OrganizationDirectory, 'descendantIds'>;
  readonly now: () => Date;
}

/** A report must be rendered within this time; its session reads one estate and ends by itself. */
export const REPORT_SESSION_MS = 10 * 60_000;

/** After support mode is over its session may still be stopped, which gives the own session back. */
const STOP_GRACE_MS = 5 * 60_000;

/** Issues, rotates and ends sessions. Every change of who a session stands for gives it a new id. */
export function createSessionService({ store, accounts, organizations, now }: SessionServiceDeps) {
  const { actorOf, assertSupported, endWhole, refresh, endAll } = createSessionUpkeep({
    store,
    accounts,
    organizations,
  });

  return {
    actorOf,
    read: (id: string) => store.read(id),
    /** A session the visitor already had ends with the sign-in: nobody can plant one beforehand. */
    async start(
      account: Account,
      active: ActiveRole,
      origin: RequestOrigin,
      previousId: string | null,
      entry: { verified: boolean; duties: SessionDuties; method: SignInMethod; googleToLink?: string },
      requestKey: string | null = null,
    ): Promise<IssuedSession> {
      const record = newSessionRecord(await actorOf(account, active), origin, now(), entry);
      const issued = await store.issue(requestKey ? { ...record, issuedFor: requestKey } : record);
      if (previousId && requestKey) await store.leaveTo(previousId, issued.record.id, requestKey);
      if (previousId) await this.end(previousId);
      return issued;
    },
    /** Waits for the code of a guest's link: whose it becomes is decided by whoever reads the mail. */
    async waitForGuest(
      { id, emailAddress, organizationId }: { id: string; emailAddress: string; organizationId: string },
      origin: RequestOrigin,
      previousId: string | null,
    ): Promise<IssuedSession> {
      const actor = { ...accountActor(waitingGuest(id, emailAddress), null, []), organizationId };
      const record = newSessionRecord(actor, origin, now(), { verified: false, method: 'mailed-code' });
      if (previousId) await this.end(previousId);
      return store.issue({ ...record, guestOf: id });
    },
    async startReport(
      account: Account,
      organizationId: string,
      estateId: string,
      reportId: string,
      origin: RequestOrigin,
    ): Promise<IssuedSession> {
      const actor = reportActor(account, organizationId, estateId, reportId);
      return store.issue(newSessionRecord(actor, origin, now(), { lifetimeMs: REPORT_SESSION_MS }));
    },
    /**
     * The session in another role of its account, by what the account is now. In support mode the rules of its
     * beginning hold here too. Throws: DomainError UNAUTHENTICATED when it has ended meanwhile, FORBIDDEN.
     */
    async switchRole(
      sessionId: string,
      role: MembershipRole,
      membershipId: string | null,
      requestKey: string | null = null,
    ): Promise<IssuedSession> {
      const switched = async (current: SessionRecord): Promise<SessionRecord> => {
        const account = await accounts.byId(current.actor.accountId ?? '');
        if (!account || account.disabledAt) throw expired();
        if (current.impersonation) await assertSupported(current, account);
        const { impersonator } = current.actor;
        const actor = { ...(await actorOf(account, assumeRole(account, role, membershipId))), impersonator };
        return { ...current, actor, lastActivityAt: now().toISOString() };
      };
      const issued = await store.reissue(sessionId, switched, requestKey);
      if (!issued) throw expired();
      return issued;
    },
    /** The same session under a new id. Throws: DomainError UNAUTHENTICATED when it has ended meanwhile. */
    async renew(
      sessionId: string,
      change: Partial<Pick<SessionRecord, 'verified' | 'duties' | 'authenticatedAt' | 'googleToLink'>> = {},
      requestKey: string | null = null,
    ): Promise<IssuedSession> {
      const issued = await store.reissue(sessionId, (current) => ({ ...current, ...change }), requestKey);
      if (!issued) throw expired();
      return issued;
    },
    /**
     * The session that this very request has made before, for its repetition: whoever asks holds it, or held the one
     * before and got no answer. It gets another id once more, so that one browser alone has it. Null for a first try.
     */
    async repeated({ sessionId }: Pick<Actor, 'sessionId'>, requestKey: string | null): Promise<IssuedSession | null> {
      const current = sessionId && requestKey ? await store.read(sessionId) : null;
      return current && current.issuedFor === requestKey ? this.renew(current.id, {}, requestKey) : null;
    },
    /** After a change of what the account must do first: the session stays what it is. */
    async noteDuties(sessionId: string, change: Partial<SessionDuties>): Promise<void> {
      await store.update(sessionId, (current) =>
        current.duties ? { ...current, duties: { ...current.duties, ...change } } : current,
      );
    },
    /** The person behind the session has just proved again who they are. */
    async noteAuthentication(sessionId: string): Promise<void> {
      await store.update(sessionId, (current) => ({ ...current, authenticatedAt: now().toISOString() }));
    },
    /** Ends a session; in support mode the session behind it ends too. */
    async end(sessionId: string): Promise<void> {
      const current = await store.read(sessionId);
      if (current) await endWhole(current);
    },
    /**
     * The account's own sessions; those of support mode and of reports are not its own. One that waits behind support
     * mode was last used there: it is the same person in the same browser.
     */
    async list(accountId: string): Promise<SessionRecord[]> {
      const records = await store.listByAccount(accountId);
      return records
        .filter(({ actor }) => actor.kind === 'account' && actor.accountId === accountId && !actor.impersonator)
        .map((record) => {
          const acting = records.find(({ impersonation }) => impersonation?.parentSessionKey === record.id);
          return acting ? { ...record, lastActivityAt: acting.lastActivityAt } : record;
        });
    },
    /** Ends one of an account's own sessions, with support mode if it waits behind it; false when there is none. */
    async ownedBy(accountId: string, sessionId: string): Promise<boolean> {
      return (await store.read(sessionId))?.actor.accountId === accountId;
    },
    async revoke(accountId: string, sessionId: string): Promise<boolean> {
      const record = await store.read(sessionId);
      return record?.actor.accountId === accountId && endWhole(record);
    },
    /** Ends every session of an account but one, and the support mode that it started; returns how many. */
    endAll: (accountId: string, exceptId: string | null = null): Promise<number> => endAll(accountId, exceptId),
    refresh,
    /**
     * Support mode: a session as the target, which remembers the one to go back to. That one waits under a new id that
     * no browser holds, and does not grow idle meanwhile.
     */
    async impersonate(
      parent: SessionRecord,
      target: Account,
      minutes: number,
      returnTo: string,
      origin: RequestOrigin,
    ): Promise<IssuedSession> {
      const active = startingRole(target);
      const { accountId, name, emailAddress } = parent.actor;
      if (!active || !accountId) throw expired();
      const startedAt = now();
      const expiresAt = new Date(startedAt.getTime() + minutes * 60_000).toISOString();
      const waiting = await store.reissue(parent.id, (current) => ({ ...current, lastActivityAt: expiresAt }));
      if (!waiting) throw expired();
      const lifetimeMs = minutes * 60_000 + STOP_GRACE_MS;
      const record = newSessionRecord(await actorOf(target, active), origin, startedAt, { lifetimeMs });
      const issued = await store.issue({
        ...record,
        actor: { ...record.actor, impersonator: { accountId, name: name ?? '', emailAddress: emailAddress ?? '' } },
        impersonation: { startedAt: startedAt.toISOString(), expiresAt, returnTo, parentSessionKey: waiting.record.id },
      });
      // Whoever changed a role of either meanwhile may have looked for this session before it was there.
      await refresh([target.id]);
      if (!(await store.read(issued.record.id))) throw expired();
      return issued;
    },
    /** Back to the session behind support mode, under a new id; null when that one has ended meanwhile. */
    async stopImpersonating(current: SessionRecord): Promise<IssuedSession | null> {
      await store.end(current.id);
      const waitingId = current.impersonation?.parentSessionKey ?? '';
      return store.reissue(waitingId, (waiting) => ({ ...waiting, lastActivityAt: now().toISOString() }));
    },
  };
}
export type SessionService = ReturnType<typeof createSessionService>;

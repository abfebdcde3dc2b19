import type { SessionDuties, SessionRecord } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import type { RequestOrigin } from '../../request-origin.ts';
import type { AccountStore } from '../account/account.repository.ts';
import type { Account } from '../account/domain/account.ts';
import { type ActiveRole, assumeRole, startingRole } from '../account/domain/roles.ts';
import type { OrganizationStore } from '../organization/organization.repository.ts';
import { accountActor, newSessionRecord, reportActor, type SessionActor } from './domain/session-record.ts';
import type { IssuedSession, RedisSessions } from './redis-sessions.ts';

export interface SessionServiceDeps {
  readonly store: RedisSessions;
  readonly accounts: AccountStore;
  readonly organizations: OrganizationStore;
  readonly now: () => Date;
}

/** A report must be rendered within this time; its session reads one estate and ends by itself. */
export const REPORT_SESSION_MS = 10 * 60_000;

/** After support mode is over its session may still be stopped, which gives the own session back. */
const STOP_GRACE_MS = 5 * 60_000;

const expired = (): DomainError =>
  new DomainError('UNAUTHENTICATED', 'Your session has expired. Please sign in again.');

/** Issues, rotates and ends sessions. Every change of who a session stands for gives it a new id. */
export function createSessionService({ store, accounts, organizations, now }: SessionServiceDeps) {
  async function actorOf(account: Account, active: ActiveRole | null): Promise<SessionActor> {
    const administers = active?.role === 'ADMIN' ? active.membership?.organizationId : undefined;
    return accountActor(account, active, administers ? await organizations.descendantIds(administers) : []);
  }
  return {
    actorOf,
    read: (id: string) => store.read(id),
    /** A session the visitor already had ends with the sign-in: nobody can plant one beforehand. */
    async start(
      account: Account,
      active: ActiveRole,
      origin: RequestOrigin,
      previousId: string | null,
      { verified, duties }: { verified: boolean; duties: SessionDuties },
    ): Promise<IssuedSession> {
      const record = newSessionRecord(await actorOf(account, active), origin, now(), { verified, duties });
      if (previousId) await this.end(previousId);
      return store.issue(record);
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
    /** Throws: DomainError UNAUTHENTICATED when the session has ended meanwhile. */
    async switchRole(sessionId: string, account: Account, active: ActiveRole): Promise<IssuedSession> {
      const current = await store.read(sessionId);
      if (!current) throw expired();
      const { id: _id, ...rest } = current;
      const actor = { ...(await actorOf(account, active)), impersonator: current.actor.impersonator };
      const issued = await store.reissue(sessionId, { ...rest, actor, lastActivityAt: now().toISOString() });
      if (!issued) throw expired();
      return issued;
    },
    /** The same session under a new id. Throws: DomainError UNAUTHENTICATED when it has ended meanwhile. */
    async renew(
      sessionId: string,
      change: Partial<Pick<SessionRecord, 'verified' | 'duties'>> = {},
    ): Promise<IssuedSession> {
      const current = await store.read(sessionId);
      const { id: _id, ...rest } = current ?? {};
      const issued = current && (await store.reissue(sessionId, { ...(rest as Omit<SessionRecord, 'id'>), ...change }));
      if (!issued) throw expired();
      return issued;
    },
    /** After a change of what the account must do first: the session stays what it is. */
    async noteDuties(sessionId: string, change: Partial<SessionDuties>): Promise<void> {
      const current = await store.read(sessionId);
      if (current?.duties) await store.rewrite({ ...current, duties: { ...current.duties, ...change } });
    },
    /** Ends a session; in support mode the session behind it ends too. */
    async end(sessionId: string): Promise<void> {
      const current = await store.read(sessionId);
      if (!current) return;
      const parent = current.impersonation && (await store.read(current.impersonation.parentSessionKey));
      await store.end(current.id);
      if (parent) await store.end(parent.id);
    },
    /** The account's own sessions; those of support mode and of reports are not its own. */
    async list(accountId: string): Promise<SessionRecord[]> {
      return (await store.listByAccount(accountId)).filter(
        ({ actor }) => actor.kind === 'account' && actor.accountId === accountId && !actor.impersonator,
      );
    },
    /** Ends one of an account's own sessions; false when it has no such session. */
    async revoke(accountId: string, sessionId: string): Promise<boolean> {
      const record = await store.read(sessionId);
      if (record?.actor.accountId !== accountId) return false;
      await store.end(record.id);
      return true;
    },
    /** Ends every session of an account but one, and returns how many. */
    async endAll(accountId: string, exceptId: string | null = null): Promise<number> {
      const others = (await store.listByAccount(accountId)).filter(({ id }) => id !== exceptId);
      for (const record of others) await store.end(record.id);
      return others.length;
    },
    /**
     * Brings the sessions of accounts up to date after a change of membership, role or organization tree. A session
     * whose role is no longer held ends.
     */
    async refresh(accountIds: readonly string[]): Promise<void> {
      for (const account of await accounts.byIds(accountIds)) {
        for (const record of await store.listByAccount(account.id)) {
          if (record.actor.kind !== 'account' || record.actor.accountId !== account.id) continue;
          const active = stillActive(account, record.actor);
          if (!active) await store.end(record.id);
          else {
            const actor = {
              ...(await actorOf(account, active)),
              impersonator: record.actor.impersonator,
              sessionId: record.id,
            };
            await store.rewrite({ ...record, actor });
          }
        }
      }
    },
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
      const { id, ...rest } = parent;
      const waiting = await store.reissue(id, { ...rest, lastActivityAt: expiresAt });
      if (!waiting) throw expired();
      const lifetimeMs = minutes * 60_000 + STOP_GRACE_MS;
      const record = newSessionRecord(await actorOf(target, active), origin, startedAt, { lifetimeMs });
      return store.issue({
        ...record,
        actor: { ...record.actor, impersonator: { accountId, name: name ?? '', emailAddress: emailAddress ?? '' } },
        impersonation: { startedAt: startedAt.toISOString(), expiresAt, returnTo, parentSessionKey: waiting.record.id },
      });
    },
    /** Back to the session behind support mode, under a new id; null when that one has ended meanwhile. */
    async stopImpersonating(current: SessionRecord): Promise<IssuedSession | null> {
      const parent = current.impersonation && (await store.read(current.impersonation.parentSessionKey));
      await store.end(current.id);
      if (!parent) return null;
      const { id, ...rest } = parent;
      return store.reissue(id, { ...rest, lastActivityAt: now().toISOString() });
    },
  };
}
export type SessionService = ReturnType<typeof createSessionService>;

function stillActive(account: Account, actor: SessionActor): ActiveRole | null {
  if (account.disabledAt || !actor.activeRole) return null;
  try {
    return assumeRole(account, actor.activeRole, actor.membershipId);
  } catch {
    return null; // the role was taken away
  }
}

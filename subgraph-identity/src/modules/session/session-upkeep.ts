import type { SessionRecord } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import type { Account } from '../../domain/account/account.ts';
import { type ActiveRole, assumeRole } from '../../domain/account/roles.ts';
import { assertMayImpersonate } from '../../domain/impersonation/impersonation-rules.ts';
import { accountActor, type SessionActor } from '../../domain/session/session-record.ts';
import type { AccountDirectory } from '../account/account-directory.service.ts';
import type { OrganizationDirectory } from '../organization/organization-directory.service.ts';
import type { RedisSessions } from './redis-sessions.ts';

export interface SessionUpkeepDeps {
  readonly store: RedisSessions;
  readonly accounts: Pick<AccountDirectory, 'byId'>;
  readonly organizations: Pick<OrganizationDirectory, 'descendantIds'>;
}

export const expired = (): DomainError =>
  new DomainError('UNAUTHENTICATED', 'Your session has expired. Please sign in again.');

/** Sessions move to other ids while they are gone through; then the rest has its turn again. */
const MAX_ROUNDS = 20;

/** Keeps sessions true to what their accounts are by now. */
export function createSessionUpkeep({ store, accounts, organizations }: SessionUpkeepDeps) {
  async function actorOf(account: Account, active: ActiveRole | null): Promise<SessionActor> {
    const administers = active?.role === 'ADMIN' ? active.membership?.organizationId : undefined;
    return accountActor(account, active, administers ? await organizations.descendantIds(administers) : []);
  }

  /**
   * Whether whoever is behind support mode may still act as the account, by what they are now: the session that waits
   * says that. Throws: DomainError UNAUTHENTICATED when it has ended, FORBIDDEN.
   */
  async function assertSupported({ impersonation }: SessionRecord, target: Account): Promise<void> {
    const waiting = impersonation && (await store.read(impersonation.parentSessionKey));
    if (!waiting?.actor.accountId) throw expired();
    const { accountId, activeRole, scope } = waiting.actor;
    const { organizationIds } = scope;
    assertMayImpersonate({ accountId, activeRole, organizationIds, alreadyImpersonating: false }, target);
  }

  /** What the session says of its account by now; null when it must end. */
  async function upToDate(record: SessionRecord, account: Account | null): Promise<SessionRecord | null> {
    const active = account && stillActive(account, record.actor);
    if (!active) return null;
    if (record.impersonation) {
      const refusal = await assertSupported(record, account).catch((error: unknown) => error);
      if (refusal instanceof DomainError) return null;
      if (refusal) throw refusal;
    }
    const { impersonator } = record.actor;
    return { ...record, actor: { ...(await actorOf(account, active)), impersonator, sessionId: record.id } };
  }

  /** Ends a session and what hangs on it: support mode and the session that waits behind it. False when it was gone. */
  async function endWhole({ id, actor, impersonation }: SessionRecord): Promise<boolean> {
    const bound = impersonation
      ? [impersonation.parentSessionKey]
      : (await store.listByAccount(actor.accountId ?? ''))
          .filter((other) => other.impersonation?.parentSessionKey === id)
          .map((acting) => acting.id);
    const wasThere = await store.end(id);
    for (const other of bound) await store.end(other);
    return wasThere;
  }

  /**
   * False when a session got another id or other facts meanwhile. The sessions are read before the account: what is
   * written over them is never older than they are.
   */
  async function refreshOnce(accountId: string): Promise<boolean> {
    const records = (await store.listByAccount(accountId)).filter(({ actor }) => actor.kind === 'account');
    let settled = true;
    // The own ones first: what support mode may do is read from the one that waits behind it.
    for (const record of records.sort((a, b) => Number(a.impersonation !== null) - Number(b.impersonation !== null))) {
      const next = await upToDate(record, await accounts.byId(record.actor.accountId ?? ''));
      const done = next ? await store.rewrite(record, next) : await endWhole(record);
      settled &&= done;
    }
    return settled;
  }

  async function untilSettled(round: () => Promise<boolean>): Promise<void> {
    for (let rounds = 0; rounds < MAX_ROUNDS; rounds += 1) if (await round()) return;
    throw new Error('sessions change faster than they can be brought up to date');
  }

  return {
    actorOf,
    assertSupported,
    endWhole,
    /**
     * Brings the sessions of accounts up to date after a change of membership, role or organization tree, and those
     * in which they are behind support mode. A session whose role is no longer held ends; so does support mode that
     * could not begin any more.
     */
    async refresh(accountIds: readonly string[]): Promise<void> {
      for (const accountId of new Set(accountIds)) await untilSettled(() => refreshOnce(accountId));
    },
    /** Ends every session of an account but one, and the support mode that it started; returns how many. */
    async endAll(accountId: string, exceptId: string | null): Promise<number> {
      let ended = 0;
      await untilSettled(async () => {
        const others = (await store.listByAccount(accountId)).filter(({ id }) => id !== exceptId);
        for (const record of others) if (await endWhole(record)) ended += 1;
        return others.length === 0;
      });
      return ended;
    },
  };
}

/** The role in which the session goes on; null when it was taken away. */
export function stillActive(account: Account, actor: SessionActor): ActiveRole | null {
  if (account.disabledAt || !actor.activeRole) return null;
  try {
    return assumeRole(account, actor.activeRole, actor.membershipId);
  } catch {
    return null;
  }
}

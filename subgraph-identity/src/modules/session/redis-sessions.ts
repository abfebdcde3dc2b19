import type { RealtimeMessage, SessionRecord } from '@platform/contracts';
import { newSessionToken, type SessionStore, sessionKey } from '@platform/service-kit';
import type { Redis } from 'ioredis';

export interface IssuedSession {
  /** The opaque value of the cookie; only its hash is stored. */
  readonly token: string;
  readonly record: SessionRecord;
}

const PREFIX = 'session:';
const listOf = (accountId: string): string => `account-sessions:${accountId}`;

/**
 * Sessions by id, over the store that the gateway reads. The id is the hash of the cookie's value, the same that the
 * store's key holds, so that knowing an id opens nothing.
 */
export function createRedisSessions(
  store: SessionStore,
  redis: Redis,
  publish: (message: RealtimeMessage) => Promise<void>,
) {
  async function put(record: Omit<SessionRecord, 'id'>): Promise<IssuedSession> {
    const token = newSessionToken();
    const key = sessionKey(token);
    const id = key.slice(PREFIX.length);
    const named = { ...record, id, actor: { ...record.actor, sessionId: id } };
    await store.write(token, named);
    return { token, record: named };
  }
  return {
    issue: put,
    /** Ends a session and issues another in its place; null when the old one had ended: it must not come back to life. */
    async reissue(oldId: string, record: Omit<SessionRecord, 'id'>): Promise<IssuedSession | null> {
      if ((await redis.del(PREFIX + oldId)) === 0) return null;
      const { accountId } = record.actor;
      if (accountId) await redis.srem(listOf(accountId), PREFIX + oldId);
      const issued = await put(record);
      if (accountId) await publish({ type: 'sessionEnded', accountId, sessionId: oldId });
      return issued;
    },
    read: async (id: string): Promise<SessionRecord | null> => (await store.readByKey(PREFIX + id))?.record ?? null,
    /** Rewrites a session that still exists; false when it has ended meanwhile. */
    rewrite: (record: SessionRecord): Promise<boolean> => store.replace(PREFIX + record.id, record),
    end: (id: string): Promise<void> => store.end(PREFIX + id),
    /** Sessions that stand for the account, and those of support mode that it started. */
    listByAccount: async (accountId: string): Promise<SessionRecord[]> =>
      (await store.list(accountId)).map(({ record }) => record),
  };
}
export type RedisSessions = ReturnType<typeof createRedisSessions>;

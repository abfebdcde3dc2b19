import type { RealtimeMessage, SessionRecord } from '@platform/contracts';
import { newSessionToken, type SessionStore, sessionKey } from '@platform/service-kit';

export interface IssuedSession {
  /** The opaque value of the cookie; only its hash is stored. */
  readonly token: string;
  readonly record: SessionRecord;
}

const PREFIX = 'session:';
/** Somebody else's change comes in between once or twice; that often is an endless loop. */
const MAX_TRIES = 20;

type Unnamed = Omit<SessionRecord, 'id'>;
type Change<Result> = (current: SessionRecord) => Result | Promise<Result>;

/** The record under the id that the key of a new token gives it. */
function named(record: Unnamed): { token: string; record: SessionRecord } {
  const token = newSessionToken();
  const id = sessionKey(token).slice(PREFIX.length);
  return { token, record: { ...record, id, actor: { ...record.actor, sessionId: id } } };
}

/**
 * Sessions by id, over the store that the gateway reads. The id is the hash of the cookie's value, the same that the
 * store's key holds, so that knowing an id opens nothing. Every change is written over what it was made from: one that
 * came in between, such as a role that was taken away, is not lost but makes the change be asked for again.
 */
export function createRedisSessions(store: SessionStore, publish: (message: RealtimeMessage) => Promise<void>) {
  const read = async (id: string): Promise<SessionRecord | null> =>
    (await store.readByKey(PREFIX + id))?.record ?? null;
  const rewrite = (before: SessionRecord, after: SessionRecord): Promise<boolean> =>
    store.replace({ key: PREFIX + before.id, record: before }, after);

  /** Null when the session has ended: it must not come back to life. */
  async function overwrite<Result>(id: string, attempt: Change<Result | null>): Promise<Result | null> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const current = await read(id);
      if (!current) return null;
      const result = await attempt(current);
      if (result !== null) return result;
    }
    throw new Error('a session changed as often as it was written');
  }

  return {
    async issue(record: Unnamed): Promise<IssuedSession> {
      const issued = named(record);
      await store.write(issued.token, issued.record);
      return issued;
    },
    /** The one session is what the request made of the other, which it ends. */
    leaveTo: (endedId: string, heirId: string, requestKey: string): Promise<void> =>
      store.leaveTo(PREFIX + endedId, PREFIX + heirId, requestKey),
    read,
    /** Puts the session under another id; null when it had ended. The request's key finds it for its repetition. */
    async reissue(
      oldId: string,
      change: Change<Unnamed>,
      requestKey: string | null = null,
    ): Promise<IssuedSession | null> {
      const issued = await overwrite(oldId, async (current) => {
        const next = named({ ...(await change(current)), issuedFor: requestKey ?? undefined });
        const session = { key: PREFIX + oldId, record: current };
        const moved = await store.move(session, next.token, next.record, requestKey);
        return moved ? next : null;
      });
      const accountId = issued?.record.actor.accountId;
      if (accountId) await publish({ type: 'sessionEnded', accountId, sessionId: oldId });
      return issued;
    },
    /** Changes a session in place; false when it had ended. */
    async update(id: string, change: Change<SessionRecord>): Promise<boolean> {
      const written = await overwrite(id, async (current) => (await rewrite(current, await change(current))) || null);
      return written ?? false;
    },
    /** One try: false when the session has changed or ended since it was read. */
    rewrite,
    /** False when there was none. */
    end: async (id: string): Promise<boolean> => (await store.end(PREFIX + id)) > 0,
    /** Sessions that stand for the account, and those of support mode that it started, as they are at one moment. */
    listByAccount: async (accountId: string): Promise<SessionRecord[]> =>
      (await store.list(accountId)).map(({ record }) => record),
  };
}
export type RedisSessions = ReturnType<typeof createRedisSessions>;

import type { SessionRecord } from '@platform/contracts';

export interface IssuedSession {
  /** The opaque value of the cookie; only its hash is stored. */
  readonly token: string;
  readonly record: SessionRecord;
}

/** Sessions in the cache, by id. An id is the hash of the cookie's value, so knowing it opens nothing. */
export interface SessionStore {
  issue(record: Omit<SessionRecord, 'id'>): Promise<IssuedSession>;
  /** Issues a new session and ends the old one in the same step. */
  reissue(oldId: string, record: Omit<SessionRecord, 'id'>): Promise<IssuedSession>;
  read(id: string): Promise<SessionRecord | null>;
  /** Rewrites a session that still exists; false when it has ended meanwhile. */
  rewrite(record: SessionRecord): Promise<boolean>;
  remove(id: string): Promise<boolean>;
  listByAccount(accountId: string): Promise<SessionRecord[]>;
}

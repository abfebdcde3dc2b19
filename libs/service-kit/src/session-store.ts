import { createHash, randomBytes } from 'node:crypto';
import {
  type OrganizationAccess,
  organizationAccessSchema,
  realtimeChannel,
  SESSION_ABSOLUTE_MS,
  SESSION_IDLE_MS,
  type SessionRecord,
  sessionRecordSchema,
} from '@platform/contracts';
import type { Redis } from 'ioredis';

/** 256 random bits; only its hash is stored, so a copy of Redis opens no session. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

export function sessionKey(token: string): string {
  return `session:${createHash('sha256').update(token).digest('hex')}`;
}

const accessKey = (organizationId: string): string => `organization-access:${organizationId}`;
const accountKey = (accountId: string): string => `account-sessions:${accountId}`;

/** Session and its organization's access record in one round trip, though the second key is only known from the first. */
const READ = `
local raw = redis.call('GET', KEYS[1])
if not raw then return {false, false} end
local organization = cjson.decode(raw)['actor']['organizationId']
if organization == cjson.null then return {raw, false} end
return {raw, redis.call('GET', 'organization-access:' .. organization)}`;

/** Writes only over what was read: a rotation or a role change in between wins. */
const REPLACE = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

/**
 * Gives a session another key, over what was read: at any moment its owners' lists name one of the two. The last two
 * values say where a repetition of the request finds it, and how long.
 */
const MOVE = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[5] ~= '' then redis.call('SET', ARGV[5], KEYS[2], 'PX', ARGV[6]) end
redis.call('DEL', KEYS[1])
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
for i = 3, #KEYS do
  redis.call('SREM', KEYS[i], KEYS[1])
  redis.call('SADD', KEYS[i], KEYS[2])
  redis.call('PEXPIRE', KEYS[i], ARGV[4])
end
return 1`;

/** An account's sessions at one moment, without those that have ended. */
const LIST = `
local found = {}
for _, key in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  local raw = redis.call('GET', key)
  if raw then
    found[#found + 1] = key
    found[#found + 1] = raw
  else
    redis.call('SREM', KEYS[1], key)
  end
end
return found`;

/** A browser repeats what got no answer within a second, a gateway's deadline later at most. */
const HEIR_MS = 2 * 60_000;
/** One for each try that got no answer. */
const MAX_HEIRS = 5;

/** Only the very request that ended a session names its heir: its cookie alone does not. */
const heirKey = (endedKey: string, requestKey: string): string =>
  `session-heir:${createHash('sha256')
    .update(JSON.stringify([endedKey, requestKey]))
    .digest('hex')}`;

/** Writes unless a reading that began later has written already; of two writers the one that read last stays. */
const WRITE_ACCESS = `
local before = redis.call('GET', KEYS[1])
if before and tonumber(cjson.decode(before)['reading'] or 0) > tonumber(ARGV[2]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1])
return 1`;

/** When each account's owner last did something. */
const ACTIVITY_KEY = 'account-activity';
/** Counts readings of organizations, over all processes. */
const READINGS_KEY = 'organization-access-readings';

/** An activity stamp is this old at most; without it every click would be a write. */
const TOUCH_INTERVAL_MS = 10_000;

export interface StoredSession {
  readonly key: string;
  readonly record: SessionRecord;
}

export interface FoundSession extends StoredSession {
  /** Null when the organization's record is not in Redis; identity can say it. */
  readonly access: OrganizationAccess | null;
}

export interface SessionStore {
  /** Null for an unknown, idle or outlived session. Rejects when Redis does not answer. */
  read(token: string): Promise<FoundSession | null>;
  readByKey(key: string): Promise<FoundSession | null>;
  /** Writes a new or changed session under its token. */
  write(token: string, record: SessionRecord): Promise<void>;
  /** Changes a session in place, over what was read; false when it has changed or ended meanwhile. */
  replace(session: StoredSession, after: SessionRecord): Promise<boolean>;
  /** The same under another token; a repetition of the request finds it by `heir`. */
  move(session: StoredSession, token: string, after: SessionRecord, requestKey: string | null): Promise<boolean>;
  /** The session of one token is what the request made of that of another, which it ended. */
  leaveTo(endedKey: string, heir: string, requestKey: string): Promise<void>;
  /**
   * What a request made of the session of this token, for the same request again: whoever lost its answer has the old
   * token only. Null for any other request, and a little later.
   */
  heir(token: string, requestKey: string): Promise<FoundSession | null>;
  /** Notes a person's own action, so that the session does not end as idle. */
  touch(session: StoredSession): Promise<void>;
  /** Ends sessions and tells open sockets at once. Resolves to how many there were. */
  end(...keys: readonly string[]): Promise<number>;
  endAll(accountId: string, except?: string): Promise<number>;
  list(accountId: string): Promise<StoredSession[]>;
  readOrganizationAccess(organizationId: string): Promise<OrganizationAccess | null>;
  /** The number of a reading that is about to begin: taken before the organization is read from the database. */
  beginAccessReading(): Promise<number>;
  /** False when a later reading was written already: that one stays. */
  writeOrganizationAccess(access: OrganizationAccess, reading: number): Promise<boolean>;
  /** When the owner of each account last did something in a session; null where that is not known. */
  lastActivityOf(accountIds: readonly string[]): Promise<(Date | null)[]>;
}

interface ScriptedRedis extends Redis {
  readSession(key: string): Promise<[string | null, string | null]>;
  replaceSession(key: string, before: string, after: string, ttlMs: number): Promise<number>;
  moveSession(keys: number, ...keysAndValues: (string | number)[]): Promise<number>;
  listSessions(key: string): Promise<string[]>;
  writeAccess(key: string, record: string, reading: number): Promise<number>;
}

/** How long a record may stay: until it is idle or outlived, whichever comes first. */
function remainingMs(record: SessionRecord, nowMs: number): number {
  const idleEnd = Date.parse(record.lastActivityAt) + SESSION_IDLE_MS;
  return Math.min(idleEnd, Date.parse(record.absoluteExpiresAt)) - nowMs;
}

/** Whose lists name a session: what ends those of the person behind support mode must end support mode too. */
const ownersOf = ({ actor: { accountId, impersonator } }: SessionRecord): string[] =>
  [accountId, impersonator?.accountId].filter((id) => id !== null && id !== undefined);

const parseAccess = (raw: string | null): OrganizationAccess | null =>
  raw === null ? null : organizationAccessSchema.parse(JSON.parse(raw));

export function createSessionStore(redis: Redis, clock: () => number = Date.now): SessionStore {
  redis.defineCommand('readSession', { numberOfKeys: 1, lua: READ });
  redis.defineCommand('replaceSession', { numberOfKeys: 1, lua: REPLACE });
  redis.defineCommand('moveSession', { lua: MOVE });
  redis.defineCommand('listSessions', { numberOfKeys: 1, lua: LIST });
  redis.defineCommand('writeAccess', { numberOfKeys: 1, lua: WRITE_ACCESS });
  const scripted = redis as ScriptedRedis;
  /** The text that a record was read from, for writing over it. */
  const rawOf = new WeakMap<SessionRecord, string>();

  /** Null when it is idle or outlived. */
  const parse = (raw: string): SessionRecord | null => {
    const record = sessionRecordSchema.parse(JSON.parse(raw));
    if (remainingMs(record, clock()) <= 0) return null;
    rawOf.set(record, raw);
    return record;
  };
  const textOf = (record: SessionRecord): string => {
    const raw = rawOf.get(record);
    if (raw === undefined) throw new Error('a session is written over what this store has read');
    return raw;
  };
  const readByKey = async (key: string): Promise<FoundSession | null> => {
    const [raw, access] = await scripted.readSession(key);
    const record = raw === null ? null : parse(raw);
    return record && { key, record, access: parseAccess(access) };
  };
  const put = async (key: string, record: SessionRecord): Promise<void> => {
    const ttl = remainingMs(record, clock());
    if (ttl <= 0) return;
    const commands = redis.multi().set(key, JSON.stringify(record), 'PX', ttl);
    for (const owner of ownersOf(record)) {
      commands.sadd(accountKey(owner), key).pexpire(accountKey(owner), SESSION_ABSOLUTE_MS);
    }
    await commands.exec();
  };
  const end = async (...keys: readonly string[]): Promise<number> => {
    let ended = 0;
    for (const key of keys) {
      const raw = await redis.get(key);
      if ((await redis.del(key)) === 0 || raw === null) continue;
      ended += 1;
      const record = sessionRecordSchema.parse(JSON.parse(raw));
      for (const owner of ownersOf(record)) await redis.srem(accountKey(owner), key);
      const { accountId } = record.actor;
      if (!accountId) continue;
      const message = { type: 'sessionEnded', accountId, sessionId: record.id } as const;
      await redis.publish(realtimeChannel(message), JSON.stringify(message));
    }
    return ended;
  };
  const list = async (accountId: string): Promise<StoredSession[]> => {
    const keysAndTexts = await scripted.listSessions(accountKey(accountId));
    const found: StoredSession[] = [];
    for (let index = 0; index + 1 < keysAndTexts.length; index += 2) {
      const record = parse(keysAndTexts[index + 1] ?? '');
      if (record) found.push({ key: keysAndTexts[index] ?? '', record });
    }
    return found;
  };
  return {
    read: (token) => readByKey(sessionKey(token)),
    readByKey,
    write: (token, record) => put(sessionKey(token), record),
    async replace({ key, record }, after) {
      const ttl = remainingMs(after, clock());
      return ttl > 0 && (await scripted.replaceSession(key, textOf(record), JSON.stringify(after), ttl)) === 1;
    },
    async move({ key, record }, token, after, requestKey) {
      const ttl = remainingMs(after, clock());
      if (ttl <= 0) return false;
      const keys = [key, sessionKey(token), ...new Set([...ownersOf(record), ...ownersOf(after)].map(accountKey))];
      const heir = requestKey === null ? '' : heirKey(key, requestKey);
      const values = [textOf(record), JSON.stringify(after), ttl, SESSION_ABSOLUTE_MS, heir, HEIR_MS];
      return (await scripted.moveSession(keys.length, ...keys, ...values)) === 1;
    },
    async leaveTo(endedKey, heir, requestKey) {
      await redis.set(heirKey(endedKey, requestKey), heir, 'PX', HEIR_MS);
    },
    async heir(token, requestKey) {
      let key: string | null = sessionKey(token);
      for (let tries = 0; key && tries < MAX_HEIRS; tries += 1) {
        key = await redis.get(heirKey(key, requestKey));
        const found = key && (await readByKey(key));
        if (found) return found;
      }
      return null;
    },
    async touch({ key, record }) {
      const now = clock();
      const before = rawOf.get(record);
      if (before === undefined || now - Date.parse(record.lastActivityAt) < TOUCH_INTERVAL_MS) return;
      const after: SessionRecord = { ...record, lastActivityAt: new Date(now).toISOString() };
      await scripted.replaceSession(key, before, JSON.stringify(after), remainingMs(after, now));
      const { kind, accountId, impersonator } = record.actor;
      // Support mode is not the person's own doing.
      if (kind === 'account' && accountId && !impersonator) await redis.hset(ACTIVITY_KEY, accountId, now);
    },
    end,
    async endAll(accountId, except) {
      const keys = (await redis.smembers(accountKey(accountId))).filter((key) => key !== except);
      await end(...keys);
      return keys.length;
    },
    list,
    readOrganizationAccess: async (organizationId) => parseAccess(await redis.get(accessKey(organizationId))),
    beginAccessReading: () => redis.incr(READINGS_KEY),
    async writeOrganizationAccess(access, reading) {
      const record = JSON.stringify({ ...organizationAccessSchema.parse(access), reading });
      return (await scripted.writeAccess(accessKey(access.organizationId), record, reading)) === 1;
    },
    async lastActivityOf(accountIds) {
      if (accountIds.length === 0) return [];
      const found = await redis.hmget(ACTIVITY_KEY, ...accountIds);
      return found.map((ms) => (ms === null ? null : new Date(Number(ms))));
    },
  };
}

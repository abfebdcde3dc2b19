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

export interface FoundSession {
  readonly key: string;
  readonly record: SessionRecord;
  /** Null when the organization's record is not in Redis; identity can say it. */
  readonly access: OrganizationAccess | null;
}

export interface SessionStore {
  /** Null for an unknown, idle or outlived session. Rejects when Redis does not answer. */
  read(token: string): Promise<FoundSession | null>;
  readByKey(key: string): Promise<FoundSession | null>;
  /** Writes a new or changed session under its token. */
  write(token: string, record: SessionRecord): Promise<void>;
  /** Changes a session in place by its key; false when it is gone. */
  replace(key: string, record: SessionRecord): Promise<boolean>;
  /** Notes a person's own action, so that the session does not end as idle. */
  touch(session: FoundSession): Promise<void>;
  /** Ends sessions and tells open sockets at once. */
  end(...keys: readonly string[]): Promise<void>;
  endAll(accountId: string, except?: string): Promise<number>;
  list(accountId: string): Promise<FoundSession[]>;
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
  redis.defineCommand('writeAccess', { numberOfKeys: 1, lua: WRITE_ACCESS });
  const scripted = redis as ScriptedRedis;
  /** The text that a record was read from, for `replace`. */
  const rawOf = new WeakMap<SessionRecord, string>();

  const readByKey = async (key: string): Promise<FoundSession | null> => {
    const [raw, access] = await scripted.readSession(key);
    if (raw === null) return null;
    const record = sessionRecordSchema.parse(JSON.parse(raw));
    if (remainingMs(record, clock()) <= 0) return null;
    rawOf.set(record, raw);
    return { key, record, access: parseAccess(access) };
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
  const end = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) {
      const raw = await redis.get(key);
      await redis.del(key);
      if (raw === null) continue;
      const record = sessionRecordSchema.parse(JSON.parse(raw));
      for (const owner of ownersOf(record)) await redis.srem(accountKey(owner), key);
      const { accountId } = record.actor;
      if (!accountId) continue;
      const message = { type: 'sessionEnded', accountId, sessionId: record.id } as const;
      await redis.publish(realtimeChannel(message), JSON.stringify(message));
    }
  };
  const list = async (accountId: string): Promise<FoundSession[]> => {
    const keys = await redis.smembers(accountKey(accountId));
    const found = await Promise.all(keys.map(async (key) => ({ key, session: await readByKey(key) })));
    const gone = found.filter(({ session }) => !session).map(({ key }) => key);
    if (gone.length > 0) await redis.srem(accountKey(accountId), ...gone);
    return found.flatMap(({ session }) => session ?? []);
  };
  return {
    read: (token) => readByKey(sessionKey(token)),
    readByKey,
    write: (token, record) => put(sessionKey(token), record),
    async replace(key, record) {
      const ttl = remainingMs(record, clock());
      if (ttl <= 0) return false;
      return (await redis.set(key, JSON.stringify(record), 'PX', ttl, 'XX')) === 'OK';
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

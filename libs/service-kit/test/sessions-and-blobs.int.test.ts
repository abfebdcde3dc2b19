import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { anonymousActor, SESSION_IDLE_MS, type SessionRecord } from '@platform/contracts';
import { newId } from '@platform/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  connectRedis,
  createFolderBlobStore,
  createLogger,
  createSessionStore,
  findChromium,
  newSessionToken,
  sessionKey,
} from '../src/index.ts';

const log = createLogger('test', 'silent');
const redis = connectRedis(process.env['REDIS_URL'] ?? '', log);
let now = Date.now();
const store = createSessionStore(redis, () => now);
afterAll(() => redis.disconnect());

function record(changes: Partial<SessionRecord> = {}, accountId = newId()): SessionRecord {
  const { requestId, settings, organizationDisabled, pagesPerToken, timeZone, ...nobody } = anonymousActor('');
  return {
    id: newId(),
    actor: { ...nobody, kind: 'account', accountId },
    createdAt: new Date(now).toISOString(),
    lastActivityAt: new Date(now).toISOString(),
    absoluteExpiresAt: new Date(now + 12 * 3_600_000).toISOString(),
    userAgent: '',
    ipAddress: '',
    verified: true,
    impersonation: null,
    ...changes,
  };
}

describe('the session store', () => {
  it('finds a session by its token only, and keeps empty lists as lists', async () => {
    const token = newSessionToken();
    const session = record();
    await store.write(token, session);
    expect((await store.read(token))?.record).toEqual(session);
    expect(await store.read(newSessionToken())).toBeNull();
    expect((await redis.keys('*')).some((key) => key.includes(token))).toBe(false);
  });

  it('reads the organization in the same round trip', async () => {
    const organizationId = newId();
    const token = newSessionToken();
    const session = record();
    await store.write(token, { ...session, actor: { ...session.actor, organizationId } });
    expect((await store.read(token))?.access).toBeNull();
    const access = {
      organizationId,
      settings: { advisorCanGenerateReport: true },
      disabled: false,
      timeZone: 'America/New_York',
      pagesPerToken: 10,
      parentId: null,
      childIds: [],
      flags: {},
    };
    await store.writeOrganizationAccess(access, await store.beginAccessReading());
    expect((await store.read(token))?.access).toEqual(access);
  });

  it('keeps what was read last of an organization, whoever writes last', async () => {
    const access = (disabled: boolean) => ({
      organizationId,
      settings: {},
      disabled,
      timeZone: 'America/New_York',
      pagesPerToken: 10,
      parentId: null,
      childIds: [],
      flags: {},
    });
    const organizationId = newId();
    const [slow, quick] = [await store.beginAccessReading(), await store.beginAccessReading()];
    expect(await store.writeOrganizationAccess(access(true), quick)).toBe(true);
    expect(await store.writeOrganizationAccess(access(false), slow)).toBe(false);
    expect(await store.readOrganizationAccess(organizationId)).toEqual(access(true));
    expect(await store.writeOrganizationAccess(access(false), await store.beginAccessReading())).toBe(true);
    expect(await store.readOrganizationAccess(organizationId)).toEqual(access(false));
  });

  it('knows when an account was last active by its own sessions, not by support mode', async () => {
    const [own, acted] = [newSessionToken(), newSessionToken()];
    const session = record();
    const impersonator = { accountId: newId(), name: 'Sam Okoro', emailAddress: 'sam@example.com' };
    const accounts = [newId(), newId(), newId()] as const;
    await store.write(own, { ...session, actor: { ...session.actor, accountId: accounts[0] } });
    await store.write(acted, { ...session, actor: { ...session.actor, accountId: accounts[1], impersonator } });
    const start = now;
    now = start + 5 * 60_000;
    for (const token of [own, acted]) {
      const found = await store.read(token);
      if (found) await store.touch(found);
    }
    expect(await store.lastActivityOf(accounts)).toEqual([new Date(now), null, null]);
    expect(await store.lastActivityOf([])).toEqual([]);
    now = start;
  });

  it('ends a session that nobody used, but not one that somebody uses', async () => {
    const [idle, used] = [newSessionToken(), newSessionToken()];
    await store.write(idle, record());
    await store.write(used, record());
    const start = now;
    now = start + SESSION_IDLE_MS - 60_000;
    const found = await store.read(used);
    if (found) await store.touch(found);
    now = start + SESSION_IDLE_MS + 1_000;
    expect(await store.read(idle)).toBeNull();
    expect(await store.read(used)).not.toBeNull();
    now = start;
  });

  it('does not bring a session back that ended while its activity was noted', async () => {
    const token = newSessionToken();
    await store.write(token, record({ lastActivityAt: new Date(now - 60_000).toISOString() }));
    const found = await store.read(token);
    await store.end(sessionKey(token));
    if (found) await store.touch(found);
    expect(await store.read(token)).toBeNull();
  });

  it('writes a session over what was read only: a change in between is kept, and an end stays an end', async () => {
    const accountId = newId();
    const [token, other] = [newSessionToken(), newSessionToken()];
    await store.write(token, record({ userAgent: 'first' }, accountId));
    const [early, late] = [await store.read(token), await store.read(token)];
    if (!early || !late) throw new Error('no session');
    expect(await store.replace(early, { ...early.record, userAgent: 'second' })).toBe(true);
    expect(await store.replace(late, { ...late.record, userAgent: 'stale' })).toBe(false);
    expect(await store.move(late, other, { ...late.record, userAgent: 'stale' }, null)).toBe(false);
    expect((await store.read(token))?.record.userAgent).toBe('second');
    const current = await store.read(token);
    if (!current) throw new Error('no session');
    expect(await store.move(current, other, { ...current.record, userAgent: 'moved' }, null)).toBe(true);
    expect(await store.read(token)).toBeNull();
    expect((await store.list(accountId)).map(({ key, record: { userAgent } }) => [key, userAgent])).toEqual([
      [sessionKey(other), 'moved'],
    ]);
    const last = await store.read(other);
    expect(await store.end(sessionKey(other), sessionKey(token))).toBe(1);
    expect(last && (await store.replace(last, last.record))).toBe(false);
    expect(last && (await store.move(last, token, last.record, null))).toBe(false);
    expect(await store.list(accountId)).toEqual([]);
  });

  it('leads the request that moved a session to it by the old token, and no other request', async () => {
    const [old, next, last] = [newSessionToken(), newSessionToken(), newSessionToken()];
    await store.write(old, record());
    const move = async (from: string, to: string): Promise<void> => {
      const found = await store.read(from);
      expect(found && (await store.move(found, to, found.record, 'the-request'))).toBe(true);
    };
    await move(old, next);
    expect((await store.heir(old, 'the-request'))?.key).toBe(sessionKey(next));
    expect(await store.heir(old, 'another-request')).toBeNull();
    expect(await store.heir(newSessionToken(), 'the-request')).toBeNull();
    await move(next, last);
    expect((await store.heir(old, 'the-request'))?.key).toBe(sessionKey(last));
    await store.end(sessionKey(last));
    expect(await store.heir(old, 'the-request')).toBeNull();
  });

  it('lists the sessions of an account and ends all but one', async () => {
    const accountId = newId();
    const tokens = [newSessionToken(), newSessionToken(), newSessionToken()];
    for (const token of tokens) await store.write(token, record({}, accountId));
    expect(await store.list(accountId)).toHaveLength(3);
    expect(await store.endAll(accountId, sessionKey(tokens[0] ?? ''))).toBe(2);
    expect((await store.list(accountId)).map(({ key }) => key)).toEqual([sessionKey(tokens[0] ?? '')]);
  });
});

describe('the blob folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'blobs-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('gives back what was put, whole or in part, until it is deleted', async () => {
    const blobs = createFolderBlobStore(folder);
    const { key, byteSize, sha256 } = await blobs.put(Readable.from([Buffer.from('hello '), Buffer.from('world')]));
    expect([byteSize, sha256]).toEqual([11, 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9']);
    expect(await text(await blobs.get(key))).toBe('hello world');
    expect(await text(await blobs.get(key, { start: 6, end: 10 }))).toBe('world');
    expect(await blobs.stat(key)).toEqual({ byteSize: 11 });
    await blobs.delete(key);
    expect(await blobs.stat(key)).toBeNull();
    await expect(blobs.get(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leaves nothing of a put that failed', async () => {
    const blobs = createFolderBlobStore(folder);
    const broken = new Readable({
      read() {
        this.push('half');
        this.destroy(new Error('connection lost'));
      },
    });
    await expect(blobs.put(broken)).rejects.toThrow('connection lost');
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(files.filter((file) => file.isFile())).toEqual([]);
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'ab/..', ''])('knows no key like "%s"', async (key) => {
    const blobs = createFolderBlobStore(folder);
    await expect(blobs.get(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await blobs.stat(key)).toBeNull();
  });
});

describe('the browser', () => {
  it('is the one that CHROMIUM_PATH names, and a wrong name is said', async () => {
    expect((await findChromium({ CHROMIUM_PATH: process.execPath })).executablePath).toBe(process.execPath);
    await expect(findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow(/CHROMIUM_PATH/);
  });
});

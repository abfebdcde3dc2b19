import { newId } from '@platform/kernel';
import { connectMongo, createLogger, purposeKey } from '@platform/service-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditFacts, PLATFORM_CHAIN } from '../src/domain/audit/audit-entry.ts';
import { createAuditKeys } from '../src/domain/audit/audit-keys.ts';
import { defineAuditModels, NEWEST_FIRST } from '../src/modules/audit/audit.model.ts';
import { type AuditTrail, createAuditTrail } from '../src/modules/audit/audit-trail.service.ts';

const log = createLogger('test', 'silent');
const mongo = connectMongo(process.env['MONGODB_URL'] ?? '', `audit-${newId().slice(0, 8)}`, log);
const models = defineAuditModels(mongo);
const keys = createAuditKeys(purposeKey('a secret of this test alone', 'audit'));
const clock = { ms: Date.parse('2026-03-01T12:00:00Z') };

/** What another process, or this one after a restart, knows of the trail: the database. */
const process_ = (): AuditTrail => createAuditTrail(models, { keys, log, now: () => new Date(clock.ms) });
const facts = (organizationId: string | null, change: Partial<AuditFacts> = {}): AuditFacts => ({
  action: 'sign-in.succeeded',
  outcome: 'SUCCEEDED',
  accountId: 'a1',
  impersonatorId: null,
  organizationId,
  subjectId: null,
  ipAddress: '203.0.113.7',
  userAgent: 'test',
  requestId: newId(),
  details: {},
  ...change,
});
async function chainOf(length: number, trail = process_()): Promise<string> {
  const chain = newId();
  for (let n = 0; n < length; n += 1) await trail.append(facts(chain));
  await trail.state(chain); // waits for the head
  return chain;
}

beforeAll(() => Promise.all([models.entries.init(), models.heads.init()]));
afterAll(() => mongo.close());

describe('lines for people', () => {
  it('a visit that is longer than a page is one line on one page, and pages are of lines', async () => {
    const trail = process_();
    const chain = newId();
    const support = { impersonatorId: 'sam', action: 'impersonation.viewed' } as const;
    const add = async (change: Partial<AuditFacts>) => {
      clock.ms += 1_000;
      return trail.append(facts(chain, change));
    };
    for (let n = 0; n < 3; n += 1) await add({});
    for (let n = 0; n < 12; n += 1) await add({ ...support, details: { operations: `estate${n}` } });
    const requestId = newId();
    await add({ impersonatorId: 'sam', action: 'impersonation.action', outcome: 'STARTED', requestId });
    await add({ impersonatorId: 'sam', action: 'impersonation.action', outcome: 'SUCCEEDED', requestId });
    const pages = await Promise.all([0, 2, 4].map((skip) => trail.lines({ chains: [chain], skip, limit: 2 })));
    const told = pages.map(({ entries, totalCount }) => [
      totalCount,
      ...entries.map(({ action, foldedCount }) => `${action} ${foldedCount + 1}`),
    ]);
    expect(told).toEqual([
      [5, 'impersonation.action 2', 'impersonation.viewed 12'],
      [5, 'sign-in.succeeded 1', 'sign-in.succeeded 1'],
      [5, 'sign-in.succeeded 1'],
    ]);
    expect(pages[0]?.entries[1]?.folded.map(({ details }) => details['operations'])).toEqual(
      Array.from({ length: 11 }, (_, at) => `estate${10 - at}`),
    );
  });
});

describe('a row that is taken out of the trail', () => {
  it('at its end stays noticed, however often another process goes on writing', async () => {
    const chain = await chainOf(5);
    await models.entries.deleteOne({ _id: `${chain}:5` });
    const other = process_();
    expect(await other.state(chain)).toMatchObject({ brokenAt: { sequence: 5, reason: 'END' } });
    for (let n = 0; n < 3; n += 1) {
      await other.append(facts(chain));
      expect((await other.state(chain)).brokenAt?.sequence).toBe(5);
    }
    const third = process_();
    await third.append(facts(chain));
    expect(await third.firstBreak(chain)).toBe(5);
  });

  it.each([
    ['is set back with a false seal', { sequence: 4, seal: 'f'.repeat(64) }],
    ['is set back as one from before sealing', { sequence: 4, keyId: null, seal: null }],
    ['is taken away', null],
  ])('at its end stays noticed when its head %s', async (_how, head) => {
    const chain = await chainOf(5);
    const fourth = await models.entries.findById(`${chain}:4`).lean();
    await models.entries.deleteOne({ _id: `${chain}:5` });
    if (head) await models.heads.updateOne({ _id: chain }, { $set: { ...head, hash: fourth?.hash ?? '' } });
    else await models.heads.deleteOne({ _id: chain });
    for (let n = 0; n < 3; n += 1) {
      const other = process_();
      await other.append(facts(chain));
      expect(await other.firstBreak(chain)).not.toBeNull();
    }
  });

  it('with all the others and the head is noticed, also when the chain begins anew', async () => {
    const chain = await chainOf(3);
    await Promise.all([models.entries.deleteMany({ chain }), models.heads.deleteOne({ _id: chain })]);
    const other = process_();
    expect((await other.state(chain)).brokenAt).toEqual({ sequence: 1, reason: 'BEGINNING' });
    await other.append(facts(chain));
    expect((await other.state(chain)).brokenAt).toEqual({ sequence: 1, reason: 'BEGINNING' });
    expect((await other.state(PLATFORM_CHAIN)).brokenAt).toBeNull();
  });
});

describe('the trail', () => {
  it('holds together when several processes write at once', async () => {
    const chain = newId();
    const writers = Array.from({ length: 4 }, process_);
    await Promise.all(Array.from({ length: 80 }, (_, n) => writers[n % 4]?.append(facts(chain))));
    for (const writer of writers) expect(await writer.firstBreak(chain)).toBeNull();
    expect(await models.entries.countDocuments({ chain })).toBe(80);
    expect(await models.entries.countDocuments({ action: 'trail.begun', subjectId: chain })).toBeGreaterThan(0);
  });

  it('has the head of every chain in its place when its process has ended, also after a burst', async () => {
    const chains = [newId(), newId()];
    const trail = process_();
    await Promise.all(chains.flatMap((chain) => Array.from({ length: 15 }, () => trail.append(facts(chain)))));
    await trail.close();
    for (const chain of [...chains, PLATFORM_CHAIN]) {
      const [head, newest] = await Promise.all([
        models.heads.findById(chain).lean(),
        models.entries.findOne({ chain }).sort({ sequence: -1 }).lean(),
      ]);
      expect(head).toMatchObject({ sequence: newest?.sequence, hash: newest?.hash });
    }
  });

  it('is read to its end in portions, and one check serves everybody who asks meanwhile', async () => {
    const chain = await chainOf(1_203);
    const trail = process_();
    const [one, two] = [trail.state(chain), trail.state(chain)];
    expect(two).toBe(one);
    expect(await one).toMatchObject({ brokenAt: null, entryCount: 1_203, unsealedThrough: null });
  }, 60_000);

  it('is found by person, subject, action, outcome, time and words, newest first and page by page without a gap', async () => {
    const chain = newId();
    const trail = process_();
    const began = clock.ms;
    for (let n = 0; n < 12; n += 1) {
      clock.ms += n % 3 === 0 ? 60_000 : 0; // three to a moment
      await trail.append(
        facts(chain, {
          accountId: n % 2 ? 'a1' : 'a2',
          impersonatorId: n === 4 ? 'support' : null,
          subjectId: n === 6 ? 'a1' : null,
          action: n === 5 ? 'account.locked' : 'sign-in.succeeded',
          outcome: n === 5 ? 'REFUSED' : 'SUCCEEDED',
          details: n === 7 ? { emailAddress: 'Ida@Example.com' } : {},
        }),
      );
    }
    const found = async (filter: Partial<Parameters<AuditTrail['list']>[0]>) =>
      (await trail.list({ chains: [chain], skip: 0, limit: 50, ...filter })).entries.map(({ sequence }) => sequence);
    expect(await found({})).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const pages = await Promise.all([0, 5, 10].map((skip) => found({ skip, limit: 5 })));
    expect(pages.flat()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(await found({ accountId: 'a1' })).toEqual([12, 10, 8, 6, 4, 2]);
    expect(await found({ personId: 'a1' })).toEqual([12, 10, 8, 7, 6, 4, 2]);
    expect(await found({ personId: 'support' })).toEqual([5]);
    expect(await found({ subjectId: 'a1' })).toEqual([7]);
    expect(await found({ actions: ['account.locked'] })).toEqual([6]);
    expect(await found({ outcomes: ['REFUSED'] })).toEqual([6]);
    expect(await found({ searchTerm: 'ida@example' })).toEqual([8]);
    expect(await found({ searchTerm: 'nothing', searchedIds: ['support'] })).toEqual([5]);
    const minute = (n: number) => new Date(began + n * 60_000);
    expect(await found({ from: minute(2), until: minute(4) })).toEqual([9, 8, 7, 6, 5, 4]);
    expect((await trail.list({ chains: [chain], outcomes: ['SUCCEEDED'], skip: 0, limit: 1 })).totalCount).toBe(11);
  });

  it.each([
    ['of one organization', ['chain']],
    ['of every organization', []],
    ['of one person', ['chain', 'accountId']],
    ['of one supporter', ['chain', 'impersonatorId']],
    ['about one subject', ['chain', 'subjectId']],
    ['of one kind', ['chain', 'action']],
  ])('%s is in an index in the order of the list, so that nothing is sorted in memory', async (_what, fields) => {
    const wanted = [...fields.map((field) => [field, 1]), ...Object.entries(NEWEST_FIRST)];
    const indexes = models.entries.schema.indexes().map(([index]) => Object.entries(index));
    expect(indexes).toContainEqual(wanted);
  });
});

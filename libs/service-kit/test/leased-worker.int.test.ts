import { newId } from '@platform/kernel';
import { Schema } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  aggregatePlugin,
  connectMongo,
  createLeasedWorker,
  createLogger,
  type Failure,
  FRESH_LEASE,
  type LeasedDocument,
  type LeasedWork,
  type LeasedWorker,
  leaseFields,
  pingMongo,
} from '../src/index.ts';

interface Job extends LeasedDocument {
  status: 'WAITING' | 'DONE' | 'FAILED';
  version: number;
  createdAt: Date;
}

const log = createLogger('test', process.env['TEST_LOG_LEVEL'] ?? 'silent');
const connection = connectMongo(process.env['MONGODB_URL'] ?? '', `lease-${newId().slice(0, 8)}`, log);
const schema = new Schema<Job>({
  _id: String,
  organizationId: String,
  status: String,
  createdAt: Date,
  ...leaseFields,
} as never);
schema.plugin(aggregatePlugin as never);
const jobs = connection.model<Job>('Job', schema);
const timing = { leaseMs: 1_000, renewMs: 200, pollMs: 50, pausesMs: [50, 100, 400], outagePausesMs: [50, 100] };

let workers: LeasedWorker[] = [];
beforeAll(async () => {
  await vi.waitFor(() => pingMongo(connection), { timeout: 30_000 });
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  await jobs.deleteMany({});
});
afterAll(() => connection.close());

async function add(organizationId = 'o1', changes: Partial<Job> = {}): Promise<string> {
  const _id = newId();
  const job = {
    _id,
    organizationId,
    status: 'WAITING' as const,
    version: 1,
    createdAt: new Date(),
    ...FRESH_LEASE,
    ...changes,
  };
  await jobs.create(job);
  return _id;
}
const read = (id: string) => jobs.findById(id).lean<Job>();
const ends = (id: string, status: Job['status']) =>
  vi.waitFor(async () => expect((await read(id))?.status).toBe(status), { timeout: 30_000, interval: 20 });

async function startWorker(
  run: (work: LeasedWork<Job>) => Promise<void>,
  options: { failure?: Failure; concurrency?: number; maxAttempts?: number; renewMs?: number } = {},
): Promise<LeasedWorker> {
  const worker = createLeasedWorker<Job>({
    model: jobs,
    name: 'job',
    waiting: { status: 'WAITING' },
    concurrency: options.concurrency ?? 1,
    maxAttempts: options.maxAttempts ?? 3,
    run,
    failureOf: () => options.failure ?? 'fault',
    giveUp: async ({ finish }) => void (await finish({ status: 'FAILED' })),
    nudgeRelay: () => undefined,
    log,
    timing: { ...timing, renewMs: options.renewMs ?? timing.renewMs },
  });
  workers.push(worker);
  await worker.start();
  return worker;
}
const done = async ({ finish }: LeasedWork<Job>): Promise<void> => void (await finish({ status: 'DONE' }));

describe('a leased worker', () => {
  it('does what waits, once, though two of them run', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => add()));
    const seen: string[] = [];
    const note = async (work: LeasedWork<Job>): Promise<void> => {
      seen.push(work.document._id);
      await done(work);
    };
    await Promise.all([startWorker(note, { concurrency: 2 }), startWorker(note, { concurrency: 2 })]);
    for (const id of ids) await ends(id, 'DONE');
    expect(seen.toSorted()).toEqual(ids.toSorted());
  });

  it('tries a fault again after pauses that grow, and gives up after the last', async () => {
    const tries: number[] = [];
    const id = await add();
    await startWorker(async () => {
      tries.push(Date.now());
      throw new Error('a fault');
    });
    await ends(id, 'FAILED');
    expect(tries).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = tries;
    expect(second - first).toBeGreaterThanOrEqual(50);
    expect(third - second).toBeGreaterThanOrEqual(100);
  });

  it('waits out an outage, however many tries it takes', async () => {
    let tries = 0;
    const id = await add();
    const run = async (work: LeasedWork<Job>): Promise<void> => {
      tries += 1;
      if (tries < 6) throw new Error('away');
      await done(work);
    };
    await startWorker(run, { failure: 'outage', maxAttempts: 2 });
    await ends(id, 'DONE');
    expect(await read(id)).toMatchObject({ attempts: 1, outages: 5, lease: null });
  });

  it('asks once only where trying again would say the same', async () => {
    let tries = 0;
    const id = await add();
    const run = async (): Promise<void> => {
      tries += 1;
      throw new Error('damaged');
    };
    await startWorker(run, { failure: 'final' });
    await ends(id, 'FAILED');
    expect(tries).toBe(1);
  });

  it('takes over what a killed worker left, and gives up on what kills its workers', async () => {
    const lease = { workerId: 'killed', until: new Date(Date.now() - 1) };
    const [left, deadly] = [await add('o1', { lease, attempts: 1 }), await add('o1', { lease, attempts: 3 })];
    await startWorker(done);
    await ends(left, 'DONE');
    await ends(deadly, 'FAILED');
  });

  it('does not begin a second time what it works on, when a store that was away let the lease run out', async () => {
    const begun: string[] = [];
    const gate = Promise.withResolvers<void>();
    const id = await add();
    await startWorker(
      async (work) => {
        begun.push(work.document._id);
        if (work.document._id === id) await gate.promise;
        await done(work);
      },
      { concurrency: 3, renewMs: 60_000 },
    );
    await vi.waitFor(() => expect(begun).toEqual([id]), { timeout: 30_000 });
    await jobs.updateOne({ _id: id }, { $set: { 'lease.until': new Date(0) } });
    const later = await add('o2');
    await ends(later, 'DONE');
    expect(begun).toEqual([id, later]);
    gate.resolve();
    await ends(id, 'DONE');
  });

  it('holds its lease while it works, and changes nothing once it is lost', async () => {
    const id = await add();
    let written: boolean | undefined;
    await startWorker(async ({ signal, finish }) => {
      await new Promise((lost) => signal.addEventListener('abort', lost));
      written = await finish({ status: 'DONE' });
    });
    await vi.waitFor(async () => expect((await read(id))?.lease).not.toBeNull(), { timeout: 30_000 });
    await jobs.updateOne(
      { _id: id },
      { $set: { lease: { workerId: 'another', until: new Date(Date.now() + 60_000) } } },
    );
    await vi.waitFor(() => expect(written).toBe(false), { timeout: 30_000 });
    expect((await read(id))?.status).toBe('WAITING');
  });

  it('lets nobody wait for twenty files of one organization, and begins no more than it may at once', async () => {
    const large = await Promise.all(Array.from({ length: 20 }, () => add('large')));
    const order: string[] = [];
    let [underWay, most] = [0, 0];
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await startWorker(
      async (work) => {
        order.push(work.document.organizationId);
        underWay += 1;
        most = Math.max(most, underWay);
        // The first file of the large organization takes until the small one's was read.
        if (order.length === 1) await arrived;
        await done(work);
        underWay -= 1;
      },
      { concurrency: 2 },
    );
    await vi.waitFor(() => expect(order).toEqual(['large']), { timeout: 30_000 });
    const small = await add('small');
    await ends(small, 'DONE');
    expect(order).toEqual(['large', 'small']);
    arrive();
    for (const id of large) await ends(id, 'DONE');
    expect(most).toBe(2);
  });

  it('gives back what it holds when the service stops, as if it had not begun', async () => {
    const id = await add();
    const worker = await startWorker(
      ({ signal }) => new Promise((_done, stop) => signal.addEventListener('abort', () => stop(signal.reason))),
    );
    await vi.waitFor(async () => expect((await read(id))?.attempts).toBe(1), { timeout: 30_000 });
    await worker.stop();
    expect(await read(id)).toMatchObject({ lease: null, attempts: 0, status: 'WAITING' });
  });

  it('begins nothing any more that it takes up while the service stops', async () => {
    const id = await add();
    const begun: string[] = [];
    const worker = await startWorker(async ({ document }) => {
      begun.push(document._id);
      await new Promise(() => undefined);
    });
    await worker.stop();
    expect(await read(id)).toMatchObject({ lease: null, attempts: 0, status: 'WAITING' });
    expect(begun).toEqual([]);
  });
});

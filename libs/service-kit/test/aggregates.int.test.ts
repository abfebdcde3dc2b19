import { EMPTY_SCOPE } from '@platform/contracts';
import { type DomainEvent, defineEvent } from '@platform/contracts/events';
import { newId } from '@platform/kernel';
import { Schema } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  aggregatePlugin,
  changeAggregate,
  connectMongo,
  createAggregate,
  createConsumer,
  createKafkaBroker,
  createLogger,
  createMetrics,
  createOutboxRelay,
  deleteAggregate,
  onEvent,
  outboxEvent,
  paginate,
  pingMongo,
  scopeFilter,
} from '../src/index.ts';

const log = createLogger('test', process.env['TEST_LOG_LEVEL'] ?? 'silent');
const run = newId().slice(0, 8);
const moved = defineEvent(
  'estate.test-moved.v1',
  z.object({ estateId: z.string(), step: z.number() }),
  ({ estateId }) => estateId,
  { estateId: 'e', step: 1 },
);

interface Walker {
  _id: string;
  organizationId: string;
  steps: number;
  version: number;
}
const walkerSchema = new Schema<Walker>({ _id: String, organizationId: String, steps: Number });
walkerSchema.plugin(aggregatePlugin as never);

const connection = connectMongo(process.env['MONGODB_URL'] ?? '', `kit-${run}`, log);
const walkers = connection.model<Walker>('Walker', walkerSchema);
const topics = ['estate'];
const broker = createKafkaBroker({
  clientId: `kit-${run}`,
  brokers: (process.env['KAFKA_BROKERS'] ?? '').split(','),
  log,
  topics,
});
const scope = scopeFilter({ ...EMPTY_SCOPE, organizationIds: ['o1'] }, { organizationField: 'organizationId' });
const event = (estateId: string, step: number) => outboxEvent(moved, { estateId, step }, { actor: null });
const start = (id = newId()) => createAggregate(walkers, { _id: id, organizationId: 'o1', steps: 0 });
const waitingEvents = async (id: string): Promise<number> =>
  ((await walkers.collection.findOne({ _id: id } as never)) as { outbox?: unknown[] } | null)?.outbox?.length ?? 0;

beforeAll(async () => {
  await vi.waitFor(() => pingMongo(connection), { timeout: 30_000 });
});
afterAll(async () => {
  await broker.close();
  await connection.dropDatabase();
  await connection.close();
});

describe('an aggregate', () => {
  it('changes with its event and its version in one write', async () => {
    const id = newId();
    await start(id);
    const { document } = await changeAggregate(walkers, {
      id,
      scope,
      version: 1,
      update: { $inc: { steps: 2 } },
      events: [event(id, 2)],
    });
    expect(document).toMatchObject({ steps: 2, version: 2 });
    expect(document).not.toHaveProperty('outbox');
    expect(await waitingEvents(id)).toBe(1);
  });

  it('refuses a stale version and changes nothing', async () => {
    const id = newId();
    await start(id);
    await changeAggregate(walkers, { id, scope, version: 1, update: { $inc: { steps: 1 } } });
    await expect(
      changeAggregate(walkers, { id, scope, version: 1, update: { $inc: { steps: 1 } } }),
    ).rejects.toMatchObject({ code: 'STALE_VERSION', field: 'version' });
    expect(await walkers.findById(id).lean()).toMatchObject({ steps: 1, version: 2 });
  });

  it('out of scope answers as one that does not exist', async () => {
    const id = newId();
    await start(id);
    const foreign = scopeFilter({ ...EMPTY_SCOPE, organizationIds: ['o2'] }, { organizationField: 'organizationId' });
    for (const change of [
      { id, scope: foreign },
      { id: newId(), scope },
    ]) {
      await expect(changeAggregate(walkers, { ...change, update: { $inc: { steps: 1 } } })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'Not found',
      });
    }
  });

  it('applies a repeated event or mutation once, also when they come at the same time', async () => {
    const id = newId();
    await start(id);
    const repeat = (key: { handledEvent: string } | { idempotencyKey: string }) =>
      Promise.all(
        Array.from({ length: 10 }, () =>
          changeAggregate(walkers, { id, scope, update: { $inc: { steps: 1 } }, events: [event(id, 1)], ...key }),
        ),
      );
    const outcomes = [
      ...(await repeat({ handledEvent: 'event-1' })),
      ...(await repeat({ idempotencyKey: 'key-1' })),
    ].map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(2);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(18);
    expect(await walkers.findById(id).lean()).toMatchObject({ steps: 2 });
    expect(await waitingEvents(id)).toBe(2);
  });

  it('is not overdrawn by changes at the same time', async () => {
    const id = newId();
    await start(id);
    const changes = await Promise.all(
      Array.from({ length: 20 }, () =>
        changeAggregate(walkers, { id, scope, only: { steps: { $lt: 5 } }, update: { $inc: { steps: 1 } } }),
      ),
    );
    expect(changes.filter(({ outcome }) => outcome === 'applied')).toHaveLength(5);
    expect((await walkers.findById(id).lean())?.steps).toBe(5);
  });

  it('created twice with one id exists once', async () => {
    const id = newId();
    const outcomes = await Promise.all([start(id), start(id)]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['applied', 'repeated']);
  });

  it('that is deleted is gone for readers while its event waits', async () => {
    const id = newId();
    await start(id);
    await deleteAggregate(walkers, { id, scope, events: [event(id, 0)] });
    expect(await walkers.findById(id).lean()).toBeNull();
    expect(await waitingEvents(id)).toBe(1);
    await expect(changeAggregate(walkers, { id, scope, update: { $inc: { steps: 1 } } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('answers the repetition of its deletion, of a change and of its creation as it did first, and nothing else', async () => {
    const id = newId();
    await start(id);
    const change = { id, scope, update: { $inc: { steps: 1 } }, idempotencyKey: 'the change' };
    await changeAggregate(walkers, change);
    const deletion = { id, scope, idempotencyKey: 'the deletion', events: [event(id, 0)] };
    const first = await deleteAggregate(walkers, deletion);
    expect(await deleteAggregate(walkers, deletion)).toEqual({ ...first, outcome: 'repeated' });
    expect((await changeAggregate(walkers, change)).outcome).toBe('repeated');
    expect((await createAggregate(walkers, { _id: id, organizationId: 'o1', steps: 0 })).outcome).toBe('repeated');
    const other = { ...deletion, idempotencyKey: 'another' };
    await expect(deleteAggregate(walkers, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const foreign = { ...deletion, scope: { organizationId: 'elsewhere' } };
    await expect(deleteAggregate(walkers, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await walkers.findById(id).lean()).toBeNull();
  });

  it('is listed page by page in a stable order', async () => {
    await Promise.all(
      Array.from({ length: 5 }, () => createAggregate(walkers, { _id: newId(), organizationId: 'paged', steps: 1 })),
    );
    const list = (page: number) =>
      paginate(walkers, { organizationId: 'paged' }, { sort: { steps: 1 }, pagination: { page, perPage: 2 } });
    const pages = await Promise.all([list(1), list(2), list(3)]);
    expect(new Set(pages.flatMap(({ collection }) => collection.map(({ _id }) => _id))).size).toBe(5);
    expect(pages[2]?.metadata).toEqual({ totalCount: 5, totalPages: 3, currentPage: 3, limitValue: 2 });
  });

  it('refuses a filter with a name it does not know', async () => {
    await expect(walkers.find({ organisationId: 'o1' } as never).exec()).rejects.toThrow(/strict/i);
  });
});

describe('relay and consumer', () => {
  it('bring every event once, in order, and empty the outbox; a bad message is parked and holds nothing up', async () => {
    const id = newId();
    const seen: number[] = [];
    const parked: string[] = [];
    const relay = createOutboxRelay({
      connection,
      models: [walkers],
      broker,
      log,
      metrics: createMetrics('kit'),
      pollMs: 50,
    });
    const consumer = createConsumer({
      broker,
      groupId: `kit-${run}`,
      log,
      retryDelaysMs: [10],
      handlers: [
        onEvent(moved, async ({ payload }: DomainEvent<{ estateId: string; step: number }>) => {
          if (payload.estateId !== id) return;
          if (payload.step === 3) throw new Error('always fails');
          seen.push(payload.step);
        }),
      ],
    });
    const deadLetters = broker.consume({
      groupId: `kit-dead-${run}`,
      topics: ['estate.dead-letter'],
      handle: async ({ headers, value }) =>
        void (headers?.['x-group'] === `kit-${run}` && parked.push(`${headers['x-reason']} | ${value.slice(0, 20)}`)),
    });
    await start(id);
    await broker.publish('estate', [{ key: id, value: 'not json' }]);
    for (let step = 1; step <= 10; step += 1)
      await changeAggregate(walkers, { id, scope, update: { $inc: { steps: 1 } }, events: [event(id, step)] });
    await relay.start();
    await consumer.start();
    await vi.waitFor(() => expect(seen.at(-1)).toBe(10), { timeout: 30_000, interval: 100 });
    expect(seen).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10]);
    await vi.waitFor(
      () => expect(parked.map((text) => text.split(' |')[0]).sort()).toEqual(['Error: always fails', 'not an event']),
      { timeout: 30_000 },
    );
    await vi.waitFor(async () => expect(await waitingEvents(id)).toBe(0), { timeout: 30_000 });
    expect((await walkers.findById(id).lean())?.version).toBe(11);
    await Promise.all([relay.stop(), consumer.stop(), deadLetters.stop()]);
  }, 40_000);

  it('remove a deleted document once its last event is out and its deletion is repeated no more', async () => {
    const id = newId();
    await start(id);
    await deleteAggregate(walkers, { id, scope, events: [event(id, 0)] });
    const kept = createOutboxRelay({ connection, models: [walkers], broker, log, pollMs: 20 });
    await kept.start();
    await vi.waitFor(async () => expect(await waitingEvents(id)).toBe(0), { timeout: 30_000 });
    await kept.stop();
    expect(await walkers.collection.countDocuments({ _id: id } as never)).toBe(1);
    const relay = createOutboxRelay({ connection, models: [walkers], broker, log, pollMs: 20, keepDeletedMs: 0 });
    await relay.start();
    await vi.waitFor(async () => expect(await walkers.collection.countDocuments({ _id: id } as never)).toBe(0), {
      timeout: 30_000,
    });
    await relay.stop();
  });

  it('keep events while the broker is away, and count how long', async () => {
    const id = newId();
    await createAggregate(walkers, { _id: id, organizationId: 'o1', steps: 0 }, [event(id, 1)]);
    const metrics = createMetrics('kit');
    let away = true;
    const published: string[] = [];
    const flaky = {
      ...broker,
      publish: async (_topic: string, messages: readonly { key: string }[]) => {
        if (away) throw new Error('no broker');
        published.push(...messages.map(({ key }) => key));
      },
    };
    const relay = createOutboxRelay({ connection, models: [walkers], broker: flaky, log, metrics, pollMs: 20 });
    await relay.start();
    await vi.waitFor(
      async () => expect((await metrics.oldestUnsentSeconds.get()).values[0]?.value).toBeGreaterThan(0),
      { timeout: 30_000 },
    );
    expect(await waitingEvents(id)).toBe(1);
    away = false;
    relay.nudge();
    await vi.waitFor(async () => expect(await waitingEvents(id)).toBe(0), { timeout: 30_000 });
    expect(published).toContain(id);
    await relay.stop();
  });
});

import type { AnyBulkWriteOperation, Connection, Model } from 'mongoose';
import type { Broker } from './broker.ts';
import { createLease } from './lease.ts';
import type { Logger } from './logging.ts';
import type { Metrics } from './metrics.ts';
import type { OutboxEvent } from './outbox.ts';
import type { Worker } from './service.ts';
import { traced } from './tracing.ts';

export interface OutboxRelay extends Worker {
  /** "There is something to publish": called after a write with events, so that it need not wait for the next poll. */
  nudge(): void;
}

export interface OutboxRelayOptions {
  readonly connection: Connection;
  // biome-ignore lint/suspicious/noExplicitAny: models of every shape that have the aggregate plugin
  readonly models: readonly Model<any>[];
  readonly broker: Broker;
  readonly log: Logger;
  readonly metrics?: Metrics;
  readonly pollMs?: number;
  /** How long a deleted document stays to answer a repetition of its deletion. */
  readonly keepDeletedMs?: number;
}

const POLL_MS = 500;
/** A browser repeats within a minute; a person who comes back to an open page within the hour. */
const KEEP_DELETED_MS = 60 * 60_000;
const REMOVE_EVERY_MS = 60_000;
const BATCH_DOCUMENTS = 200;
const FAILURE_DELAYS_MS = [200, 500, 1_000];
/**
 * One relay of a subgraph publishes at a time, else two would mix the order of a key. Short: a killed one is soon
 * replaced; one that stalls longer can only cause repeats.
 */
const LEASE_MS = 3_000;

interface WaitingDocument {
  _id: string;
  outbox: OutboxEvent[];
}

/** Publishes in the order of writing, topic by topic, then takes out exactly what the broker has acknowledged. */
async function drainOnce(
  models: OutboxRelayOptions['models'],
  broker: Broker,
): Promise<{ sent: number; oldest: Date | null; more: boolean }> {
  const waiting = await Promise.all(
    models.map(async (model) => ({
      model,
      documents: await model
        .find({ 'outbox.id': { $exists: true } })
        .setOptions({ withTombstones: true })
        .select({ _id: 1, outbox: 1 })
        .sort({ 'outbox.occurredAt': 1 })
        .limit(BATCH_DOCUMENTS)
        .lean<WaitingDocument[]>(),
    })),
  );
  const events = waiting.flatMap(({ documents }) => documents.flatMap((document) => document.outbox));
  // Stable, so events of one document and one moment keep their order.
  events.sort((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime());
  for (const [topic, ofTopic] of Map.groupBy(events, (event) => event.topic)) {
    const messages = ofTopic.map(({ key, envelope }) => ({ key, value: JSON.stringify(envelope) }));
    // Several are of no trace alone; whoever handles one goes on with its own.
    const parent = ofTopic.length === 1 ? ofTopic[0]?.envelope.traceparent : null;
    const details = { kind: 'producer', parent, attributes: { events: messages.length } } as const;
    await traced(`publish ${topic}`, details, () => broker.publish(topic, messages));
  }
  for (const { model, documents } of waiting) {
    if (documents.length === 0) continue;
    const pulls = documents.map(({ _id, outbox }) => ({
      updateOne: { filter: { _id }, update: { $pull: { outbox: { id: { $in: outbox.map(({ id }) => id) } } } } },
    }));
    // The driver's own collection: neither version, timestamps nor hooks take part in the relay's bookkeeping.
    await model.collection.bulkWrite(pulls as unknown as AnyBulkWriteOperation[] as never);
  }
  const oldest = events[0]?.occurredAt ?? null;
  return { sent: events.length, oldest, more: waiting.some(({ documents }) => documents.length === BATCH_DOCUMENTS) };
}

/** Deleted documents whose events are told and whose deletion is repeated no more. */
async function removeDeleted(models: OutboxRelayOptions['models'], over: object): Promise<void> {
  const told = { $or: [{ outbox: { $size: 0 } }, { outbox: { $exists: false } }] };
  for (const model of models) await model.collection.deleteMany({ tombstone: true, $and: [told, over] } as never);
}

export function createOutboxRelay({
  connection,
  models,
  broker,
  log,
  metrics,
  pollMs = POLL_MS,
  keepDeletedMs = KEEP_DELETED_MS,
}: OutboxRelayOptions): OutboxRelay {
  const lease = createLease(connection, { collection: 'outbox_leases', id: 'relay', lastsMs: LEASE_MS });
  let wake = Promise.withResolvers<void>();
  let stopped = true;
  let ended: Promise<void> = Promise.resolve();
  let oldestSince: number | null = null;
  metrics?.oldestUnsentSeconds.set(0);

  const rest = async (ms: number): Promise<void> => {
    const timer = setTimeout(() => wake.resolve(), ms);
    await wake.promise;
    clearTimeout(timer);
    wake = Promise.withResolvers<void>();
  };
  const reportAge = (): void =>
    metrics?.oldestUnsentSeconds.set(oldestSince === null ? 0 : (Date.now() - oldestSince) / 1000);
  const noteOldest = async (): Promise<void> => {
    const firsts = await Promise.all(
      models.map((model) =>
        model
          .findOne({ 'outbox.id': { $exists: true } })
          .setOptions({ withTombstones: true })
          .select({ outbox: 1 })
          .lean<WaitingDocument>(),
      ),
    );
    const times = firsts.flatMap((document) => document?.outbox.map(({ occurredAt }) => occurredAt.getTime()) ?? []);
    oldestSince = times.length > 0 ? Math.min(...times) : null;
  };
  let removedAt = 0;
  const drain = async () => {
    if (!(await lease.take())) return null;
    const result = await drainOnce(models, broker);
    if (Date.now() - removedAt >= Math.min(REMOVE_EVERY_MS, keepDeletedMs)) {
      // Those of an earlier release have no time: they are older than this process.
      if (removedAt === 0) await removeDeleted(models, { tombstonedAt: { $exists: false } });
      await removeDeleted(models, { tombstonedAt: { $lte: new Date(Date.now() - keepDeletedMs) } });
      removedAt = Date.now();
    }
    return result;
  };
  const loop = async (): Promise<void> => {
    for (let failures = 0; !stopped; ) {
      try {
        const result = await drain();
        failures = 0;
        oldestSince = null;
        reportAge();
        if (!result?.more) await rest(pollMs);
      } catch (error) {
        const delay = FAILURE_DELAYS_MS[Math.min(failures, FAILURE_DELAYS_MS.length - 1)] ?? POLL_MS;
        failures += 1;
        log.warn({ err: error, failures }, 'events wait in the outbox');
        await noteOldest().catch(() => undefined);
        reportAge();
        if (!stopped) await rest(delay);
      }
    }
    await lease.release().catch(() => undefined);
  };
  return {
    async start() {
      stopped = false;
      ended = loop();
    },
    async stop() {
      stopped = true;
      wake.resolve();
      await ended;
    },
    nudge: () => wake.resolve(),
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { AnyBulkWriteOperation, Connection, Model } from 'mongoose';
import { foreignValues } from './foreign-values.ts';
import type { Progress } from './health.ts';
import { createLease, type Lease } from './lease.ts';
import type { Logger } from './logging.ts';
import { pingMongo } from './mongo.ts';
import { isOutage } from './outage.ts';
import { historyOf, newerWords, type SchemaHistory, type StoredDocument, schemaVersionOf } from './schema-history.ts';

export interface MigrationOptions {
  readonly connection: Connection;
  readonly log: Logger;
  /** Gives up waiting for the store or for another instance. */
  readonly signal?: AbortSignal | undefined;
  /** After each batch. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

const BATCH_DOCUMENTS = 100;
/** Longer than a batch takes; a killed instance keeps the next one waiting for no longer. */
const LEASE_MS = 10_000;
const POLL_MS = 200;
/** Passes over a collection whose documents others change meanwhile. */
const MOST_PASSES = 20;

interface Work {
  readonly connection: Connection;
  readonly model: Model<unknown>;
  readonly history: SchemaHistory;
  readonly current: number;
}

/** Documents without a version are of the first one. */
const behind = (current: number): object => ({
  $or: [{ schemaVersion: { $exists: false } }, { schemaVersion: { $lt: current } }],
});

/** Resolves when the store answers; it may start after the service. */
async function storeAnswers(connection: Connection, signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const answers = await pingMongo(connection).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await pause(POLL_MS, undefined, { signal });
  }
}

/** Throws, in words, when a later release has been here. */
async function refuseNewer({ model, current }: Work): Promise<void> {
  const newer = (await model.collection.findOne({ schemaVersion: { $gt: current } } as never, {
    projection: { schemaVersion: 1 },
  })) as { schemaVersion: number } | null;
  if (newer) throw new Error(newerWords(model.collection.name, newer.schemaVersion, current));
}

/** The document after the steps it has not had yet. */
function broughtForward({ model, history }: Work, document: StoredDocument): StoredDocument {
  const { schemaVersion = 1, _id } = document as { schemaVersion?: number; _id?: unknown };
  return history.slice(schemaVersion - 1).reduce((before, { says, change }) => {
    try {
      return change(before);
    } catch (error) {
      const words = `${model.collection.name} ${String(_id)} could not be brought forward ("${says}")`;
      throw new Error(`${words}: ${(error as Error).message}`, { cause: error });
    }
  }, document);
}

/** Only what has changed is written, and only over what was read: another instance's write in between wins. */
function writeOf(before: StoredDocument, after: StoredDocument, current: number): AnyBulkWriteOperation {
  const { _id, schemaVersion = { $exists: false }, version } = before;
  const changed = Object.entries(after).filter(([key, value]) => !isDeepStrictEqual(value, before[key]));
  const gone = Object.keys(before).filter((key) => !(key in after));
  const update = {
    $set: { ...Object.fromEntries(changed), schemaVersion: current },
    ...(gone.length > 0 && { $unset: Object.fromEntries(gone.map((key) => [key, ''])) }),
  };
  const filter = { _id, schemaVersion, ...(version !== undefined && { version }) };
  return { updateOne: { filter, update } } as AnyBulkWriteOperation;
}

/** They stay as they are, and so does every write that leaves them: somebody decides what they were to say. */
function nameForeignValues({ model }: Work, document: StoredDocument, log: Logger): void {
  for (const { field, value } of foreignValues(model.schema, document)) {
    const found = { collection: model.collection.name, id: document['_id'], field, value };
    log.error(found, 'a stored value is none of its enumeration');
  }
}

async function migrateBatch(work: Work, documents: readonly StoredDocument[], log: Logger): Promise<void> {
  const { model, connection, history, current } = work;
  const pairs = documents.map((before) => ({ before, after: broughtForward(work, before) }));
  for (const { after } of pairs) nameForeignValues(work, after, log);
  for (const [index, { beside }] of history.entries()) {
    const due = pairs.filter(({ before }) => ((before['schemaVersion'] as number | undefined) ?? 1) <= index + 1);
    // What a later step does too is done there, for these as well.
    const isLast = history.findLastIndex((step) => step.beside === beside) === index;
    if (beside && isLast && due.length > 0)
      await beside(
        due.map(({ after }) => after),
        connection,
      );
  }
  const writes = pairs.map(({ before, after }) => writeOf(before, after, current));
  // The driver's own collection: neither casts nor hooks of the present form fit documents of an older one.
  await model.collection.bulkWrite(writes as never, { ordered: false });
}

/** One pass over what is behind; false when there was nothing. */
async function pass(work: Work, lease: Lease, log: Logger, onBatch: (documents: number) => void): Promise<boolean> {
  let batch: StoredDocument[] = [];
  let found = false;
  const flush = async (): Promise<void> => {
    if (!(await lease.take())) throw new Error('another instance has taken the migration over');
    await migrateBatch(work, batch, log);
    onBatch(batch.length);
    batch = [];
  };
  for await (const document of work.model.collection.find(behind(work.current) as never).batchSize(BATCH_DOCUMENTS)) {
    found = true;
    batch.push(document as StoredDocument);
    if (batch.length === BATCH_DOCUMENTS) await flush();
  }
  if (batch.length > 0) await flush();
  return found;
}

async function migrateCollection(work: Work, lease: Lease, { log, onProgress }: MigrationOptions): Promise<void> {
  const { model, history, current } = work;
  const { name } = model.collection;
  const total = await model.collection.countDocuments(behind(current) as never);
  let done = 0;
  const onBatch = (documents: number): void => {
    done += documents;
    onProgress?.({ says: `the stored "${name}" are brought to the form of this release`, done, total });
  };
  for (let passes = 0; await pass(work, lease, log, onBatch); passes += 1) {
    if (passes === MOST_PASSES) throw new Error(`"${name}" still holds documents of older versions`);
  }
  log.info(
    { collection: name, schemaVersion: current, steps: history.map(({ says }) => says) },
    'data brought forward',
  );
}

/** All that is due, as far as the store answers. */
async function migrateDue(works: readonly Work[], options: MigrationOptions): Promise<void> {
  const { connection, signal } = options;
  for (const work of works) await refuseNewer(work);
  const lease = createLease(connection, { collection: 'migration_leases', id: 'migrations', lastsMs: LEASE_MS });
  const waiting = async (): Promise<Work[]> => {
    const withSteps = works.filter(({ history }) => history.length > 0);
    const found = await Promise.all(
      withSteps.map(({ model, current }) =>
        model.collection.findOne(behind(current) as never, { projection: { _id: 1 } }),
      ),
    );
    return withSteps.filter((_work, index) => found[index]);
  };
  for (let due = await waiting(); due.length > 0; due = await waiting()) {
    if (!(await lease.take())) {
      await pause(POLL_MS, undefined, { signal });
      continue;
    }
    try {
      for (const work of due) await migrateCollection(work, lease, options);
    } finally {
      await lease.release();
    }
  }
}

/**
 * Brings every stored document of a subgraph to the form of this release, at its start and before its first request.
 * Each document carries its own version, so what was done stays done when it is interrupted. Of several instances that
 * start at once one works and the others wait; a store that is away meanwhile is waited for. Throws, in words, for data of a later release and for a step that fails.
 */
export async function migrateStore(options: MigrationOptions): Promise<void> {
  const { connection, log, signal } = options;
  const works = Object.values(connection.models).map((model): Work => {
    const history = historyOf(model as Model<unknown>);
    return { connection, model: model as Model<unknown>, history, current: schemaVersionOf(history) };
  });
  for (;;) {
    await storeAnswers(connection, signal);
    try {
      return await migrateDue(works, options);
    } catch (error) {
      if (!isOutage(error)) throw error;
      log.warn({ err: error }, 'the store went away while data was brought forward; it goes on when the store is back');
      await pause(POLL_MS, undefined, { signal });
    }
  }
}

import type { AbstractionStatus } from '@platform/contracts';
import { abstractionCompletedV1, abstractionFailedV1, abstractionProgressedV1 } from '@platform/contracts/events';
import { isDomainError, newId } from '@platform/kernel';
import {
  type BlobStore,
  changeAggregate,
  type createRealtime,
  derivedId,
  type Logger,
  type OutboxEvent,
  type OutboxRelay,
  outboxEvent,
  type Worker,
} from '@platform/service-kit';
import {
  type AbstractionRecord,
  MAX_ATTEMPTS,
  type PreprocessingIssue,
  RUNNABLE,
} from '../../domain/abstraction/abstraction.ts';
import type { DocumentReading, ModelSettings, ReadingProgress } from '../../reader/index.ts';
import { reviewValuesOf } from '../../views/abstraction/review-values.ts';
import { readInThread } from '../../workers/reader-pool.ts';
import type { AbstractionModel } from './abstraction.model.ts';

export interface AbstractionWorkerDeps {
  readonly model: AbstractionModel;
  readonly blobs: BlobStore;
  readonly realtime: ReturnType<typeof createRealtime>;
  readonly relay: OutboxRelay;
  readonly log: Logger;
  readonly readerModel: ModelSettings | null;
  readonly concurrency: number;
  readonly timeoutMs: number;
}

export interface AbstractionWorker extends Worker {
  /** There may be something to read. */
  nudge(): void;
}

/** A killed worker is replaced after this; a living one renews in time. */
const LEASE_MS = 15_000;
const RENEW_MS = 5_000;
const POLL_MS = 2_000;

const STATUS_OF: Readonly<Record<ReadingProgress['stage'], AbstractionStatus>> = {
  INTAKE: 'PREPROCESSING',
  TEXT: 'PREPROCESSING',
  OCR: 'PREPROCESSING',
  EXTRACTING: 'ABSTRACTING',
  DONE: 'ABSTRACTING',
};

function stageText({ stage, page, pageCount }: ReadingProgress): string {
  const where = page && pageCount ? ` page ${page} of ${pageCount}` : '';
  if (stage === 'OCR') return `Recognizing text on${where || ' the pages'}`;
  if (stage === 'EXTRACTING') return 'Finding values';
  return `Reading${where}`;
}

const referenceOf = (record: AbstractionRecord) => ({
  abstractionId: record._id,
  estateId: record.estateId,
  organizationId: record.organizationId,
  estateUploadId: record.estateUploadId ?? '',
});

/**
 * Reads what is runnable, one lease at a time. A reading whose worker was killed is read again from its file; its
 * outcome and the event that tells it are one write, so it happens once however often it is tried.
 */
export function createAbstractionWorker(deps: AbstractionWorkerDeps): AbstractionWorker {
  const { model, blobs, realtime, relay, log, readerModel, concurrency, timeoutMs } = deps;
  const workerId = newId();
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let busy = 0;
  let running: Promise<unknown>[] = [];

  const claim = async (): Promise<AbstractionRecord | null> => {
    const now = new Date();
    const free = { $or: [{ lease: null }, { 'lease.until': { $lt: now } }] };
    return model
      .findOneAndUpdate(
        { $and: [{ status: { $in: [...RUNNABLE] } }, free] } as never,
        { $set: { lease: { workerId, until: new Date(now.getTime() + LEASE_MS) } }, $inc: { attempts: 1 } } as never,
        { sort: { createdAt: 1 }, returnDocument: 'after' },
      )
      .lean<AbstractionRecord>();
  };
  /** Conditional on the lease: whoever lost it (a pause, a cancellation) changes nothing any more. */
  const mine = { 'lease.workerId': workerId, status: { $in: [...RUNNABLE] } };
  const finish = async (record: AbstractionRecord, set: Record<string, unknown>, event: OutboxEvent): Promise<void> => {
    const { outcome } = await changeAggregate(model, {
      id: record._id,
      scope: {},
      only: mine as never,
      update: { $set: { ...set, lease: null, stage: null } },
      events: [event],
    });
    if (outcome === 'applied') relay.nudge();
  };

  async function tell(
    record: AbstractionRecord,
    status: AbstractionStatus,
    percent: number,
    stage: string,
    message: string | null = null,
  ) {
    await realtime.publish({ type: 'abstractionProgress', ...referenceOf(record), status, percent, stage, message });
  }

  async function progress(
    record: AbstractionRecord,
    said: ReadingProgress,
    before: { status: AbstractionStatus },
  ): Promise<void> {
    const status = STATUS_OF[said.stage];
    const percent = Math.round(said.fraction * 100);
    const stage = stageText(said);
    const events =
      status === before.status
        ? []
        : [outboxEvent(abstractionProgressedV1, { ...referenceOf(record), status, percent, stage }, { actor: null })];
    before.status = status;
    const { outcome } = await changeAggregate(model, {
      id: record._id,
      scope: {},
      only: mine as never,
      update: { $set: { status, percent, stage } },
      events,
    });
    if (outcome !== 'applied') return;
    if (events.length > 0) relay.nudge();
    await tell(record, status, percent, stage);
  }

  async function fail(
    record: AbstractionRecord,
    errorType: string,
    message: string,
    fileErrors: PreprocessingIssue[] = [],
  ): Promise<void> {
    const payload = { ...referenceOf(record), errorType, message, cancelled: false };
    const event = outboxEvent(abstractionFailedV1, payload, {
      actor: null,
      id: derivedId('abstraction-failed', record._id),
    });
    await finish(record, { status: 'ERRORED', error: message, fileErrors }, event);
    await tell(record, 'ERRORED', 100, '', message);
  }

  async function complete(record: AbstractionRecord, reading: DocumentReading): Promise<void> {
    const { values, possibleIssues, unusable } = reviewValuesOf(reading);
    if (unusable) return fail(record, unusable.errorType, unusable.message, [unusable]);
    const payload = {
      ...referenceOf(record),
      values: [...values],
      possibleIssues: [...possibleIssues],
      pageCount: reading.pageCount,
      readAt: new Date().toISOString(),
    };
    const event = outboxEvent(abstractionCompletedV1, payload, {
      actor: null,
      id: derivedId('abstraction-completed', record._id),
    });
    const warnings = possibleIssues.map(({ kind, detail, page }) => ({ errorType: kind, message: detail, page }));
    await finish(record, { status: 'COMPLETED', percent: 100, pageCount: reading.pageCount, warnings }, event);
    await tell(record, 'COMPLETED', 100, '');
  }

  async function read(record: AbstractionRecord): Promise<void> {
    if (record.attempts > MAX_ATTEMPTS) {
      return fail(
        record,
        'READING_STOPPED',
        'Reading this file stopped our reader several times. Please send it to support.',
      );
    }
    if (!record.file) return fail(record, 'FILE_MISSING', 'The uploaded file is not there any more.');
    const lost = new AbortController();
    const renew = setInterval(() => {
      model
        .updateOne({ _id: record._id, ...mine } as never, { $set: { 'lease.until': new Date(Date.now() + LEASE_MS) } })
        .then(({ matchedCount }) => matchedCount === 0 && lost.abort(new Error('the lease is gone')))
        .catch((error: Error) => log.warn({ err: error }, 'a lease was not renewed'));
    }, RENEW_MS);
    const said = { status: record.status };
    let order: Promise<void> = Promise.resolve();
    try {
      const bytes = new Uint8Array(Buffer.concat(await (await blobs.get(record.file.blobKey)).toArray()));
      const reading = await readInThread(bytes, {
        fileName: record.file.filename,
        model: readerModel,
        timeoutMs,
        signal: AbortSignal.any([stop.signal, lost.signal]),
        onProgress: (now) => {
          order = order
            .then(() => progress(record, now, said))
            .catch((error: Error) => log.warn({ err: error }, 'progress was not noted'));
        },
      });
      await order;
      await complete(record, reading);
    } catch (error) {
      await order;
      if (stop.signal.aborted || lost.signal.aborted) return;
      if (!isDomainError(error)) throw error;
      await fail(
        record,
        error.code,
        error.code === 'NOT_FOUND' ? 'The uploaded file is not there any more.' : error.message,
      );
    } finally {
      clearInterval(renew);
    }
  }

  async function work(): Promise<void> {
    while (!stop.signal.aborted && busy < concurrency) {
      busy += 1;
      const record = await claim().catch((error: Error) => {
        log.warn({ err: error }, 'no reading could be claimed');
        return null;
      });
      if (!record) {
        busy -= 1;
        return;
      }
      const job = read(record)
        .catch((error: Error) =>
          log.error({ err: error, abstractionId: record._id }, 'a reading failed and will be tried again'),
        )
        .finally(() => {
          busy -= 1;
          running = running.filter((other) => other !== job);
          if (!stop.signal.aborted) void work();
        });
      running.push(job);
    }
  }

  return {
    nudge: () => void work(),
    async start() {
      timer = setInterval(() => void work(), POLL_MS);
      void work();
    },
    async stop() {
      clearInterval(timer);
      stop.abort(new Error('the service is stopping'));
      await Promise.allSettled(running);
      await model.updateMany({ 'lease.workerId': workerId } as never, { $set: { lease: null } }).catch(() => undefined);
    },
  };
}

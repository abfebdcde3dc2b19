import { arrayBuffer } from 'node:stream/consumers';
import type { AbstractionStatus } from '@platform/contracts';
import { abstractionCompletedV1, abstractionFailedV1, abstractionProgressedV1 } from '@platform/contracts/events';
import { isDomainError } from '@platform/kernel';
import {
  type BlobStore,
  createLeasedWorker,
  derivedId,
  isOutage,
  type LeasedWork,
  type LeasedWorker,
  type Logger,
  type OutboxRelay,
  outboxEvent,
} from '@platform/service-kit';
import {
  type AbstractionRecord,
  endedAs,
  endOf,
  MAX_ATTEMPTS,
  type PreprocessingIssue,
  RUNNABLE,
  readingTimeMs,
} from '../../domain/abstraction/abstraction.ts';
import {
  type DocumentReading,
  type ModelSettings,
  papersOf,
  type ReadingProgress,
  readApart,
} from '../../reader/index.ts';
import { reviewValuesOf } from '../../views/abstraction/review-values.ts';
import type { AbstractionModel } from './abstraction.model.ts';
import { referenceOf } from './read-again.ts';

export interface AbstractionWorkerDeps {
  readonly model: AbstractionModel;
  readonly blobs: BlobStore;
  readonly relay: OutboxRelay;
  readonly log: Logger;
  /** Whom a reading of an organization asks beside the rules; null where it asks nobody. */
  readonly readerModel: (organizationId: string) => Promise<ModelSettings | null>;
  readonly concurrency: number;
  /** No reading takes longer, however many pages it has. */
  readonly timeoutMs: number;
}

type Work = LeasedWork<AbstractionRecord>;

const STATUS_OF: Readonly<Record<ReadingProgress['stage'], AbstractionStatus>> = {
  INTAKE: 'PREPROCESSING',
  TEXT: 'PREPROCESSING',
  OCR: 'PREPROCESSING',
  EXTRACTING: 'ABSTRACTING',
  ASKING: 'ABSTRACTING',
  DONE: 'ABSTRACTING',
};
/** Often enough to be watched; each is a write and an event. */
const TELL_EVERY_MS = 1_000;
const GONE = 'The uploaded file is not there any more. Please upload it again.';
const STOPPED = 'Reading this file stopped our reader several times. Please send it to support.';

function stageText({ stage, page, pageCount, part, partCount }: ReadingProgress): string {
  const where = page && pageCount ? ` page ${page} of ${pageCount}` : '';
  if (stage === 'OCR') return `Recognizing text on${where || ' the pages'}`;
  if (stage === 'EXTRACTING') return 'Finding values';
  if (stage === 'ASKING') return `Asking the language model: part ${part} of ${partCount}`;
  return `Reading${where}`;
}

/** Notes how far a reading is; the estate hears of it by events and tells it to the screens. */
function progressOf({ document, change }: Work, log: Logger) {
  let status = document.status;
  let toldAt = 0;
  let order: Promise<unknown> = Promise.resolve();
  return {
    note(said: ReadingProgress): void {
      const next = STATUS_OF[said.stage];
      if (next === status && Date.now() - toldAt < TELL_EVERY_MS) return;
      status = next;
      toldAt = Date.now();
      const set = { status: next, percent: Math.round(said.fraction * 100), stage: stageText(said) };
      const event = outboxEvent(abstractionProgressedV1, { ...referenceOf(document), ...set }, { actor: null });
      order = order
        .then(() => change(set, [event]))
        .catch((error: Error) => log.warn({ err: error }, 'progress was not noted'));
    },
    settled: (): Promise<unknown> => order,
  };
}

async function fail(
  { document, finish }: Work,
  errorType: string,
  message: string,
  fileErrors: PreprocessingIssue[] = [],
): Promise<void> {
  const payload = { ...referenceOf(document), errorType, message, cancelled: false };
  const id = derivedId('abstraction-failed', ...endOf(document));
  const event = outboxEvent(abstractionFailedV1, payload, { actor: null, id });
  await finish({ status: endedAs(document, 'ERRORED'), error: message, stage: null, fileErrors }, [event]);
}

async function complete(work: Work, reading: DocumentReading): Promise<void> {
  const { document, finish } = work;
  const { values, possibleIssues, unusable } = reviewValuesOf(reading);
  if (unusable) return fail(work, unusable.errorType, unusable.message, [unusable]);
  const { pageCount } = reading;
  const told = { values: [...values], possibleIssues: [...possibleIssues], pageCount };
  const payload = { ...referenceOf(document), ...told, readAt: new Date().toISOString() };
  const id = derivedId('abstraction-completed', ...endOf(document));
  const event = outboxEvent(abstractionCompletedV1, payload, { actor: null, id });
  const warnings = possibleIssues.map(({ kind, detail, page }) => ({ errorType: kind, message: detail, page }));
  const languageModel = reading.model ?? null;
  const compared = { papers: papersOf(reading), warnings, languageModel };
  await finish({ status: 'COMPLETED', percent: 100, stage: null, error: null, pageCount, ...compared }, [event]);
}

/** Reads what is runnable. A reading whose worker was killed is read again from its file. */
export function createAbstractionWorker(deps: AbstractionWorkerDeps): LeasedWorker {
  const { model, blobs, relay, log, readerModel, concurrency, timeoutMs } = deps;

  /** A key that cannot be opened any more costs the model, not the reading. */
  const modelOf = (organizationId: string): Promise<ModelSettings | null> =>
    readerModel(organizationId).catch((err: Error) => {
      if (isOutage(err)) throw err;
      log.error({ err, organizationId }, 'the language model of an organization is not asked');
      return null;
    });

  async function read(work: Work): Promise<void> {
    const { document, signal } = work;
    const { file, intake, pageCount } = document;
    if (!file) return fail(work, 'FILE_MISSING', GONE);
    const progress = progressOf(work, log);
    try {
      const bytes = new Uint8Array(await arrayBuffer(await blobs.get(file.blobKey)));
      const reading = await readApart(bytes, {
        fileName: file.filename,
        model: await modelOf(document.organizationId),
        takenAs: intake?.kind,
        limits: intake?.limits,
        timeoutMs: Math.min(
          timeoutMs,
          readingTimeMs({ pageCount, byteSize: file.byteSize, kind: intake?.kind ?? null }),
        ),
        signal,
        onProgress: progress.note,
        onStopped: (err) => log.warn({ err, abstractionId: document._id }, 'a reading was stopped'),
      });
      await progress.settled();
      if (reading.model) log.info({ abstractionId: document._id, ...reading.model }, 'a language model was asked');
      await complete(work, reading);
    } finally {
      await progress.settled();
    }
  }

  return createLeasedWorker<AbstractionRecord>({
    model,
    name: 'reading',
    waiting: { status: { $in: [...RUNNABLE] } },
    concurrency,
    maxAttempts: MAX_ATTEMPTS,
    run: read,
    failureOf: (error) => (isDomainError(error) ? 'final' : isOutage(error) ? 'outage' : 'fault'),
    giveUp: (work, error) =>
      isDomainError(error)
        ? fail(work, error.code, error.code === 'NOT_FOUND' ? GONE : error.message)
        : fail(work, 'READING_STOPPED', STOPPED),
    nudgeRelay: relay.nudge,
    log,
  });
}

import type { RealtimeMessage } from '@platform/contracts';
import {
  abstractionAskedAgainV1,
  abstractionCompletedV1,
  abstractionFailedV1,
  abstractionProgressedV1,
  type DomainEvent,
  tokensRefusedV1,
  tokensReservedV1,
} from '@platform/contracts/events';
import type { IntakeLimits } from '@platform/document-intake';
import { derivedId, type EventHandler, onEvent } from '@platform/service-kit';
import type { z } from 'zod';
import { begunAgain, endedWithout, readAnew } from '../../domain/upload/read-again.ts';
import { CAN_BE_READ, type EstateUpload, IS_BEING_READ, isReadAgain } from '../../domain/upload/upload.ts';
import type { DecidedValuesService } from '../estate/decided-values.service.ts';
import { ASKED, readingRequest } from './reading-request.ts';
import type { UploadChange, UploadRepository } from './upload.repository.ts';

export interface AbstractionConsumerDeps {
  /** Both built for the whole database: an event is a fact, not a request. */
  readonly uploads: UploadRepository;
  readonly decidedValues: DecidedValuesService;
  readonly publish: (message: RealtimeMessage) => Promise<void>;
  /** What a document may be to be read. */
  readonly limits: IntakeLimits;
  readonly now: () => Date;
}

type Payload<Definition extends { payload: z.ZodType }> = z.infer<Definition['payload']>;
type Progress = Extract<RealtimeMessage, { type: 'abstractionProgress' }>;

/** Applies what identity and the reader tell about a reading. Each event counts once, by its id, in the same write. */
export function createAbstractionHandlers({
  uploads,
  decidedValues,
  publish,
  limits,
  now,
}: AbstractionConsumerDeps): EventHandler[] {
  async function apply(
    event: DomainEvent,
    abstractionId: string,
    change: Omit<UploadChange, 'handledEvent' | 'only'>,
    told: Pick<Progress, 'status' | 'percent' | 'stage' | 'message'>,
  ): Promise<void> {
    const upload = await uploads.findByAbstraction(abstractionId);
    // Deleted, or asked for again in the meantime: the fact is about a reading that nobody waits for.
    if (!upload) return;
    const only = { abstractionId, ...(isReadAgain(upload) ? { isReadAgain: true } : { statuses: IS_BEING_READ }) };
    const { outcome, document } = await uploads.change(upload.id, { ...change, only, handledEvent: event.id });
    if (outcome === 'applied') await tell(document, told);
  }

  async function tell(
    upload: EstateUpload,
    told: Pick<Progress, 'status' | 'percent' | 'stage' | 'message'>,
  ): Promise<void> {
    const { estateId, id, abstractionId } = upload;
    if (abstractionId)
      await publish({ type: 'abstractionProgress', estateId, abstractionId, estateUploadId: id, ...told });
  }

  async function reserved(event: DomainEvent<Payload<typeof tokensReservedV1>>): Promise<void> {
    const { referenceId, quotaType, amount } = event.payload;
    if (quotaType !== 'DOC_ABSTRACTION_TOKENS') return;
    const upload = await uploads.findByAbstraction(referenceId);
    if (!upload) return;
    // The reader may have been faster than the broker: its progress is not set back.
    const waiting = upload.status === 'RESERVING_TOKENS';
    const stage = waiting ? 'Waiting for the reader' : upload.stage;
    await apply(
      event,
      referenceId,
      { set: { status: 'READING', tokensNeeded: amount, stage } },
      { status: 'STARTED', percent: upload.percent, stage: stage ?? '', message: null },
    );
  }

  async function refused(event: DomainEvent<Payload<typeof tokensRefusedV1>>): Promise<void> {
    const { referenceId, quotaType, amount, reason } = event.payload;
    if (quotaType !== 'DOC_ABSTRACTION_TOKENS') return;
    await apply(
      event,
      referenceId,
      { set: { status: 'TOKENS_REFUSED', statusMessage: reason, tokensNeeded: amount, percent: 0, stage: null } },
      { status: 'ERRORED', percent: 0, stage: '', message: reason },
    );
  }

  async function progressed(event: DomainEvent<Payload<typeof abstractionProgressedV1>>): Promise<void> {
    const { abstractionId, status, stage } = event.payload;
    const upload = await uploads.findByAbstraction(abstractionId);
    if (!upload) return;
    if (upload.status === 'READ' && status === 'REPROCESS') return readingBegunAgain(event, upload);
    const percent = Math.round(Math.max(upload.percent, Math.min(99, event.payload.percent)));
    const set = isReadAgain(upload) ? { percent, stage } : { status: 'READING' as const, percent, stage };
    await apply(event, abstractionId, { set }, { status, percent, stage, message: null });
  }

  /** Its values stay to be reviewed until the new ones are there. */
  async function readingBegunAgain(
    { id, occurredAt, payload: { abstractionId, stage } }: DomainEvent<Payload<typeof abstractionProgressedV1>>,
    upload: EstateUpload,
  ): Promise<void> {
    const set = { readAgain: begunAgain(occurredAt), percent: 0, stage };
    const only = { abstractionId, statuses: ['READ'] } as const;
    const { outcome, document } = await uploads.change(upload.id, { set, only, handledEvent: id });
    if (outcome === 'applied') await tell(document, { status: 'REPROCESS', percent: 0, stage, message: null });
  }

  async function completed(event: DomainEvent<Payload<typeof abstractionCompletedV1>>): Promise<void> {
    const { abstractionId, estateId, values, possibleIssues, readAt } = event.payload;
    const upload = await uploads.findByAbstraction(abstractionId);
    if (!upload) return;
    const decided = await decidedValues.valuesOf(estateId, upload.id);
    const anew = readAnew(upload.values, values, decided);
    const again = upload.readAgain ?? (upload.values.length > 0 ? begunAgain(readAt) : null);
    const set = {
      status: 'READ',
      statusMessage: null,
      percent: 100,
      stage: null,
      values: anew.values,
      possibleIssues,
      readAgain: again && { ...again, endedAt: readAt, problem: null, differences: anew.differences },
      // What is read otherwise now has nobody looked at.
      ...(anew.differences.length > 0 && { reviewFinishedAt: null }),
    } as const;
    await apply(event, abstractionId, { set }, { status: 'COMPLETED', percent: 100, stage: '', message: null });
  }

  async function failed(event: DomainEvent<Payload<typeof abstractionFailedV1>>): Promise<void> {
    const { abstractionId, message, cancelled } = event.payload;
    const upload = await uploads.findByAbstraction(abstractionId);
    if (!upload) return;
    const status = cancelled ? 'CANCELLED' : 'FAILED';
    const set = isReadAgain(upload)
      ? { percent: 100, stage: null, readAgain: endedWithout(upload.readAgain, event.occurredAt, message) }
      : ({ status, statusMessage: message, stage: null } as const);
    const told = cancelled ? 'CANCELLED' : 'ERRORED';
    await apply(event, abstractionId, { set }, { status: told, percent: 0, stage: '', message });
  }

  /** Tokens of a reading that failed were given back: it is asked for as if the file had never been read. */
  async function askedAgain(event: DomainEvent<Payload<typeof abstractionAskedAgainV1>>): Promise<void> {
    const { abstractionId: before, requestedBy } = event.payload;
    const upload = await uploads.findByAbstraction(before);
    if (!upload) return;
    const abstractionId = derivedId('abstraction', before, event.id);
    const request = readingRequest({ upload, abstractionId, limits, requestedBy }, { actor: null, now: now() });
    const only = { abstractionId: before, statuses: CAN_BE_READ };
    const change = { set: { ...ASKED, abstractionId }, only, events: [request], handledEvent: event.id };
    const { outcome, document } = await uploads.change(upload.id, change);
    if (outcome === 'applied')
      await tell(document, { status: 'CREATED', percent: 0, stage: document.stage ?? '', message: null });
  }

  return [
    onEvent(tokensReservedV1, reserved),
    onEvent(tokensRefusedV1, refused),
    onEvent(abstractionProgressedV1, progressed),
    onEvent(abstractionCompletedV1, completed),
    onEvent(abstractionFailedV1, failed),
    onEvent(abstractionAskedAgainV1, askedAgain),
  ];
}

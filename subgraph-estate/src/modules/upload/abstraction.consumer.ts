import type { RealtimeMessage } from '@platform/contracts';
import {
  abstractionCompletedV1,
  abstractionFailedV1,
  abstractionProgressedV1,
  type DomainEvent,
  tokensRefusedV1,
  tokensReservedV1,
} from '@platform/contracts/events';
import { type EventHandler, onEvent } from '@platform/service-kit';
import type { z } from 'zod';
import { type EstateUpload, IS_BEING_READ } from '../../domain/upload/upload.ts';
import type { DecidedValuesService } from '../estate/decided-values.service.ts';
import type { UploadChange, UploadRepository } from './upload.repository.ts';

export interface AbstractionConsumerDeps {
  /** Both built for the whole database: an event is a fact, not a request. */
  readonly uploads: UploadRepository;
  readonly decidedValues: DecidedValuesService;
  readonly publish: (message: RealtimeMessage) => Promise<void>;
}

type Payload<Definition extends { payload: z.ZodType }> = z.infer<Definition['payload']>;
type Progress = Extract<RealtimeMessage, { type: 'abstractionProgress' }>;

/** Applies what identity and the reader tell about a reading. Each event counts once, by its id, in the same write. */
export function createAbstractionHandlers({
  uploads,
  decidedValues,
  publish,
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
    const only = { abstractionId, statuses: IS_BEING_READ };
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
    const percent = Math.round(Math.max(upload.percent, Math.min(99, event.payload.percent)));
    await apply(
      event,
      abstractionId,
      { set: { status: 'READING', percent, stage } },
      { status, percent, stage, message: null },
    );
  }

  async function completed(event: DomainEvent<Payload<typeof abstractionCompletedV1>>): Promise<void> {
    const { abstractionId, estateId, values, possibleIssues } = event.payload;
    const upload = await uploads.findByAbstraction(abstractionId);
    if (!upload) return;
    const decided = await decidedValues.pathsOf(estateId, upload.id);
    // What a person has decided stays as it was read then; a second reading never writes over it.
    const kept = upload.values.filter(({ path }) => decided.has(path));
    const next = [...kept, ...values.filter(({ path }) => !kept.some((value) => value.path === path))];
    const set = {
      status: 'READ',
      statusMessage: null,
      percent: 100,
      stage: null,
      values: next,
      possibleIssues,
    } as const;
    await apply(event, abstractionId, { set }, { status: 'COMPLETED', percent: 100, stage: '', message: null });
  }

  async function failed(event: DomainEvent<Payload<typeof abstractionFailedV1>>): Promise<void> {
    const { abstractionId, message, cancelled } = event.payload;
    const set = { status: cancelled ? 'CANCELLED' : 'FAILED', statusMessage: message, stage: null } as const;
    await apply(
      event,
      abstractionId,
      { set },
      { status: cancelled ? 'CANCELLED' : 'ERRORED', percent: 0, stage: '', message },
    );
  }

  return [
    onEvent(tokensReservedV1, reserved),
    onEvent(tokensRefusedV1, refused),
    onEvent(abstractionProgressedV1, progressed),
    onEvent(abstractionCompletedV1, completed),
    onEvent(abstractionFailedV1, failed),
  ];
}

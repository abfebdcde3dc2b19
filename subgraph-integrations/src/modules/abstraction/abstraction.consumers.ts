import {
  abstractionCancelledV1,
  abstractionFailedV1,
  abstractionRequestedV1,
  abstractionRequestedV2,
  abstractionRerunV1,
  type IntakeVerdict,
  tokensRefusedV1,
  tokensReservedV1,
  tokensReturnedV1,
  tokensSettledV1,
} from '@platform/contracts/events';
import {
  changeAggregate,
  createAggregate,
  derivedId,
  type EventHandler,
  onEvent,
  outboxEvent,
} from '@platform/service-kit';
import type { z } from 'zod';
import { type AbstractionRecord, isRead, MAY_CANCEL, newAbstraction } from '../../domain/abstraction/abstraction.ts';
import type { AbstractionModel } from './abstraction.model.ts';
import { readAgain } from './read-again.ts';

interface Deps {
  readonly model: AbstractionModel;
  readonly wake: () => void;
}

type Request = Omit<z.infer<typeof abstractionRequestedV2.payload>, 'intake'>;

const EVERYTHING = {};
const TOKENS = 'DOC_ABSTRACTION_TOKENS';

/** Request and reservation make the reading runnable together, in whichever order they come. */
export function abstractionConsumers({ model, wake }: Deps): EventHandler[] {
  const ensure = (id: string, estateId: string, organizationId: string) =>
    createAggregate<AbstractionRecord>(model, newAbstraction(id, estateId, organizationId));
  const start = async (id: string): Promise<void> => {
    await model.updateOne({ _id: id, status: 'CREATED', file: { $ne: null }, 'payment.status': 'PENDING' } as never, {
      $set: { status: 'STARTED', stage: 'Waiting for a reader' },
    });
    wake();
  };
  const request = async (
    eventId: string,
    { abstractionId, estateId, organizationId, estateUploadId, file, requestedBy }: Request,
    pageCount: number,
    intake: IntakeVerdict | null,
  ): Promise<void> => {
    await ensure(abstractionId, estateId, organizationId);
    await changeAggregate(model, {
      id: abstractionId,
      scope: EVERYTHING,
      update: { $set: { estateUploadId, file, pageCount, intake, requestedBy } },
      handledEvent: eventId,
    });
    await start(abstractionId);
  };
  const pay = (referenceId: string, eventId: string, set: Record<string, unknown>) =>
    model.updateOne(
      { _id: referenceId, payment: { $ne: null }, handledEvents: { $ne: eventId } } as never,
      { $set: set, $push: { handledEvents: { $each: [eventId], $slice: -200 } } } as never,
    );

  return [
    onEvent(abstractionRequestedV1, ({ id, payload }) => request(id, payload, payload.pageCount, null)),
    onEvent(abstractionRequestedV2, ({ id, payload }) =>
      request(id, payload, payload.intake.pageCount, payload.intake),
    ),
    onEvent(tokensReservedV1, async ({ id, payload }) => {
      if (payload.quotaType !== TOKENS) return;
      await ensure(payload.referenceId, payload.estateId, payload.organizationId);
      await changeAggregate(model, {
        id: payload.referenceId,
        scope: EVERYTHING,
        update: { $set: { payment: { status: 'PENDING', tokens: payload.amount, paidAt: null, refundedAt: null } } },
        handledEvent: id,
      });
      await start(payload.referenceId);
    }),
    onEvent(tokensRefusedV1, async ({ id, payload }) => {
      if (payload.quotaType !== TOKENS) return;
      await ensure(payload.referenceId, payload.estateId, payload.organizationId);
      await changeAggregate(model, {
        id: payload.referenceId,
        scope: EVERYTHING,
        update: {
          $set: {
            status: 'ERRORED',
            error: payload.reason,
            payment: { status: 'FAILED', tokens: payload.amount, paidAt: null, refundedAt: null },
          },
        },
        handledEvent: id,
      });
    }),
    onEvent(tokensSettledV1, async ({ id, occurredAt, payload }) => {
      if (payload.quotaType !== TOKENS) return;
      await pay(payload.referenceId, id, { 'payment.status': 'COMPLETED', 'payment.paidAt': new Date(occurredAt) });
    }),
    onEvent(tokensReturnedV1, async ({ id, occurredAt, payload }) => {
      if (payload.quotaType !== TOKENS) return;
      await pay(payload.referenceId, id, { 'payment.status': 'FAILED', 'payment.refundedAt': new Date(occurredAt) });
    }),
    onEvent(abstractionRerunV1, async ({ id, payload }) => {
      const found = await model.findById(payload.abstractionId).lean<AbstractionRecord>();
      if (!found) return;
      const change = { ...readAgain(found, null), id: found._id, scope: EVERYTHING, handledEvent: id };
      const { outcome } = await changeAggregate<AbstractionRecord>(model, change);
      if (outcome === 'applied') wake();
    }),
    onEvent(abstractionCancelledV1, async ({ id, payload }) => {
      const { abstractionId, estateId, organizationId } = payload;
      await ensure(abstractionId, estateId, organizationId);
      const found = await model.findById(abstractionId).lean<AbstractionRecord>();
      if (found && isRead(found)) {
        // Nobody waits for it: its file was deleted after it was read.
        const update = { $set: { status: 'COMPLETED_WITH_DOCUMENT_DELETED' } };
        await changeAggregate(model, { id: abstractionId, scope: EVERYTHING, update, handledEvent: id });
        return;
      }
      await changeAggregate(model, {
        id: abstractionId,
        scope: EVERYTHING,
        only: { status: { $in: [...MAY_CANCEL] } } as never,
        update: { $set: { status: 'CANCELLED', lease: null } },
        events: [
          outboxEvent(
            abstractionFailedV1,
            {
              abstractionId,
              estateId,
              organizationId,
              estateUploadId: found?.estateUploadId ?? '',
              errorType: 'CANCELLED',
              message: 'Reading was cancelled.',
              cancelled: true,
            },
            { actor: null, id: derivedId('abstraction-cancelled', abstractionId, id) },
          ),
        ],
        handledEvent: id,
      });
      wake();
    }),
  ];
}

import type { Actor } from '@platform/contracts';
import { abstractionAskedAgainV1, abstractionProgressedV1 } from '@platform/contracts/events';
import { FRESH_LEASE, outboxEvent } from '@platform/service-kit';
import type { AbstractionRecord } from '../../domain/abstraction/abstraction.ts';

export const referenceOf = (record: AbstractionRecord) => ({
  abstractionId: record._id,
  estateId: record.estateId,
  organizationId: record.organizationId,
  estateUploadId: record.estateUploadId ?? '',
});

/** The change by which a worker takes up once more what was read to its end; the estate hears of it by its progress. */
export function readAgain(record: AbstractionRecord, actor: Actor | null) {
  const set = { status: 'REPROCESS', percent: 0, stage: 'Waiting to be read again' } as const;
  return {
    only: { status: { $in: ['COMPLETED', 'UPDATED'] } } as never,
    update: { $set: { ...set, ...FRESH_LEASE, error: null }, $inc: { rereads: 1 } },
    events: [outboxEvent(abstractionProgressedV1, { ...referenceOf(record), ...set }, { actor })],
  };
}

/** The estate asks for what failed or was cancelled as for a file that was never read. */
export function askAnew(record: AbstractionRecord, actor: Actor) {
  const payload = { ...referenceOf(record), requestedBy: actor.accountId ?? '' };
  return {
    only: { status: { $in: ['ERRORED', 'CANCELLED'] } } as never,
    update: {},
    events: [outboxEvent(abstractionAskedAgainV1, payload, { actor })],
  };
}

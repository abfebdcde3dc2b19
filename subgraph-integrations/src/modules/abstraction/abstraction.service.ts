import type { Actor } from '@platform/contracts';
import { abstractionFailedV1 } from '@platform/contracts/events';
import { derivedId, notFound, outboxEvent, type PaginationInput } from '@platform/service-kit';
import {
  type AbstractionRecord,
  isRead,
  MAY_CANCEL,
  mayReprocess,
  uploadsOf,
} from '../../domain/abstraction/abstraction.ts';
import type { AbstractionRepository } from './abstraction.repository.ts';

interface Deps {
  readonly abstractions: AbstractionRepository;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
  /** Tells the worker and the relay that there is something to do. */
  readonly wake: () => void;
}

interface Answer {
  readonly status: AbstractionRecord['status'] | null;
  readonly message: string;
}

/** What people do to a reading that is under way or has failed. */
export function createAbstractionService({ abstractions, actor, idempotencyKey, wake }: Deps) {
  const reachable = async (id: string): Promise<AbstractionRecord> => {
    const found = await abstractions.byId(id);
    if (!found) throw notFound('The abstraction');
    return found;
  };
  return {
    byIds: (ids: readonly string[]): Promise<AbstractionRecord[]> => abstractions.byIds(ids),
    byEstates: (estateIds: readonly string[]): Promise<AbstractionRecord[]> => abstractions.byEstates(estateIds),
    byUploads: (uploadIds: readonly string[]): Promise<AbstractionRecord[]> => abstractions.byUploads(uploadIds),
    /** Null for one that is not read to its end, or out of reach. */
    async results(id: string): Promise<AbstractionRecord | null> {
      const found = await abstractions.byId(id);
      return found && isRead(found) ? found : null;
    },
    /** Uploads of an estate that have a reading, the newest reading first. */
    async filesRead(estateId: string): Promise<{ id: string }[]> {
      return uploadsOf(await abstractions.byEstates([estateId])).map((id) => ({ id }));
    },
    /** Readings of an estate that tokens were taken for. */
    payments: (estateId: string, pagination: PaginationInput | null | undefined) =>
      abstractions.payments(estateId, pagination),
    /** Throws DomainError FORBIDDEN, NOT_FOUND. A reading that has ended stays as it is, and the message says so. */
    async cancel(id: string): Promise<Answer> {
      const found = await reachable(id);
      const event = outboxEvent(
        abstractionFailedV1,
        {
          abstractionId: id,
          estateId: found.estateId,
          organizationId: found.organizationId,
          estateUploadId: found.estateUploadId ?? '',
          errorType: 'CANCELLED',
          message: 'Reading was cancelled.',
          cancelled: true,
        },
        { actor, id: derivedId('abstraction-cancelled', id, String(found.attempts)) },
      );
      const { outcome, document } = await abstractions.change(id, {
        only: { status: { $in: [...MAY_CANCEL] } } as never,
        update: { $set: { status: 'CANCELLED', lease: null, stage: null } },
        events: [event],
        idempotencyKey,
      });
      if (outcome === 'refused')
        return { status: document.status, message: 'This document is not being read any more.' };
      wake();
      return { status: 'CANCELLED', message: 'Reading was cancelled; its tokens are given back.' };
    },
    /**
     * Reads again what failed on our side. Its tokens were given back, so a failed or cancelled reading is asked for
     * again at its upload, which reserves them anew; here only a reading that still holds tokens goes on.
     */
    async reprocess(id: string): Promise<Answer> {
      const found = await reachable(id);
      if (!mayReprocess(found.status))
        return { status: found.status, message: 'Only a reading that failed can be read again.' };
      return { status: found.status, message: 'Its tokens were given back. Ask for it again at the uploaded file.' };
    },
  };
}
export type AbstractionService = ReturnType<typeof createAbstractionService>;

import type { Actor } from '@platform/contracts';
import { abstractionFailedV1 } from '@platform/contracts/events';
import { derivedId, notFound, outboxEvent, type PaginationInput } from '@platform/service-kit';
import {
  type AbstractionRecord,
  endedAs,
  endOf,
  isRead,
  MAY_CANCEL,
  type ReadingFeedback,
  reprocessing,
  uploadsOf,
  withFeedback,
} from '../../domain/abstraction/abstraction.ts';
import { withSetAside } from '../../domain/abstraction/set-aside.ts';
import type { AbstractionRepository } from './abstraction.repository.ts';
import { askAnew, readAgain, referenceOf } from './read-again.ts';

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

const READ_AGAIN = 'This document is read again. It takes no tokens, and what you have decided stays.';
const ASKED_ANEW = 'This document is read again. Its tokens are taken anew.';
const STOPPED_AGAIN = 'Reading again was stopped; what was read before stays.';

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
    /** Throws: DomainError NOT_FOUND. A reading that has ended stays as it is, and the message says so. */
    async cancel(id: string): Promise<Answer> {
      const found = await reachable(id);
      const again = found.rereads > 0;
      const event = outboxEvent(
        abstractionFailedV1,
        { ...referenceOf(found), errorType: 'CANCELLED', message: 'Reading was cancelled.', cancelled: true },
        { actor, id: derivedId('abstraction-cancelled', ...endOf(found), String(found.attempts)) },
      );
      const status = endedAs(found, 'CANCELLED');
      const { outcome, document } = await abstractions.change(id, {
        only: { status: { $in: [...MAY_CANCEL] } } as never,
        update: { $set: { status, lease: null, stage: null } },
        events: [event],
        idempotencyKey,
      });
      if (outcome === 'refused')
        return { status: document.status, message: 'This document is not being read any more.' };
      wake();
      return { status, message: again ? STOPPED_AGAIN : 'Reading was cancelled; its tokens are given back.' };
    },
    /**
     * Reads again: with the reader of today and without new tokens what was read before; what failed or was cancelled
     * had its tokens given back, so the estate asks for it anew. Throws: DomainError NOT_FOUND.
     */
    async reprocess(id: string): Promise<Answer> {
      const found = await reachable(id);
      const how = reprocessing(found.status);
      const anew = how === 'ASK_AGAIN';
      const { outcome, document } = await abstractions.change(id, {
        ...(anew ? askAnew(found, actor) : readAgain(found, actor)),
        idempotencyKey,
      });
      if (outcome === 'refused') return { status: document.status, message: 'This document is being read.' };
      wake();
      return { status: document.status, message: anew ? ASKED_ANEW : READ_AGAIN };
    },
    /**
     * Leaves a point about a file as it is; no reason brings it back. Kept with the newest reading of the file, which is
     * the one that says it. Throws: DomainError NOT_FOUND, REQUIRED, TOO_LONG, TOO_MANY.
     */
    async setIssueAside(estateUploadId: string, issueId: string, reason: string | null): Promise<void> {
      const found = (await abstractions.byUploads([estateUploadId])).filter(isRead).at(-1);
      if (!found) throw notFound('The file');
      const setAside = withSetAside(found.setAside, { issueId, reason, byName: actor.name, at: new Date() });
      await abstractions.change(found._id, { update: { $set: { setAside } }, version: found.version, idempotencyKey });
    },
    /** What somebody thinks of a value, or of all of it. Throws: DomainError NOT_FOUND, TOO_LONG, REQUIRED, TOO_MANY. */
    async feedback(id: string, said: Pick<ReadingFeedback, 'key' | 'isPositive' | 'message'>): Promise<void> {
      const found = await reachable(id);
      const at = new Date();
      const feedback = withFeedback(found.feedback, { ...said, accountId: actor.accountId ?? '', at });
      await abstractions.change(id, { update: { $set: { feedback } }, version: found.version, idempotencyKey });
    },
  };
}
export type AbstractionService = ReturnType<typeof createAbstractionService>;

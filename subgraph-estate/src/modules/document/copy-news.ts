import type { Actor } from '@platform/contracts';
import { copyNewsV1 } from '@platform/contracts/events';
import { type OutboxEvent, outboxEvent } from '@platform/service-kit';
import { type CopyRequest, newsOfCopy, toldOfCopy } from '../../domain/document/copy-request.ts';
import type { Estate } from '../../domain/estate/estate.ts';

/** The event that tells people of a step of a request for a copy, written with the step. */
export const createCopyNews =
  (actor: Actor, now: () => Date) =>
  (estate: Estate, before: CopyRequest | null, after: CopyRequest): OutboxEvent[] => {
    const news = newsOfCopy(before, after);
    const accountIds = news ? toldOfCopy(news, after, estate, actor.accountId) : [];
    if (!news || accountIds.length === 0) return [];
    const { id: estateId, organizationId, displayName } = estate;
    const payload = {
      news,
      requestId: after.id,
      version: after.version,
      estateId,
      organizationId,
      displayName,
      documentName: after.instrumentName,
      byName: news === 'COPY_ASKED' ? after.requestedByName : after.answeredByName,
      accountIds,
    };
    return [outboxEvent(copyNewsV1, payload, { actor, now: now() })];
  };

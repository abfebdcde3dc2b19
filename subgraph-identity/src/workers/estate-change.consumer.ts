import { changeText } from '@platform/contracts/change-words';
import type { changeRecordedV1, DomainEvent } from '@platform/contracts/events';
import type { z } from 'zod';
import type { AuditTrail } from '../modules/audit/audit-trail.service.ts';

type ChangeRecorded = DomainEvent<z.infer<(typeof changeRecordedV1)['payload']>>;

/**
 * What somebody has changed in an estate is on the trail of its organization, by the names of things and fields; their
 * values are in the history of the estate, for those who may see it. What the platform does by itself is not.
 */
export const createEstateChangeConsumer =
  (audit: Pick<AuditTrail, 'appendOnce'>) =>
  async ({ actor, payload }: ChangeRecorded): Promise<void> => {
    const { id, estateId, organizationId, actorId, supportName, things, leftOut } = payload;
    if (!actorId) return;
    await audit.appendOnce({
      action: 'client.changed',
      outcome: 'SUCCEEDED',
      accountId: actorId,
      impersonatorId: actor?.impersonatorId ?? null,
      organizationId,
      subjectId: estateId,
      ipAddress: null,
      userAgent: null,
      requestId: null,
      details: { ...(supportName && { by: supportName }), changed: changeText(things, leftOut), eventId: id },
    });
  };

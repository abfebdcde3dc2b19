import type { Actor } from '@platform/contracts';
import { estateChangedV1 } from '@platform/contracts/events';
import { type OutboxEvent, outboxEvent } from '@platform/service-kit';
import type { Estate } from '../../domain/estate/estate.ts';

interface Circumstances {
  readonly deleted?: boolean;
  /** Of a request that changes many clients. */
  readonly requestId?: string | undefined;
}

/** Tells the other subgraphs what changed, at the version that the write makes. */
export function estateChanged(
  estate: Estate,
  version: number,
  actor: Actor,
  now: Date,
  { deleted = false, requestId }: Circumstances = {},
): OutboxEvent {
  const { id, organizationId, displayName, advisorId, calculated } = estate;
  const payload = {
    estateId: id,
    organizationId,
    displayName,
    advisorId,
    version,
    ultraEligible: calculated.ultraEligible,
    deleted,
    archived: estate.archived !== null,
    sharedAccountIds: estate.sharedOwnerships.map(({ accountId }) => accountId),
    personIds: estate.people.map((person) => person.id),
    ...(requestId && { requestId }),
  };
  return outboxEvent(estateChangedV1, payload, { actor, now });
}

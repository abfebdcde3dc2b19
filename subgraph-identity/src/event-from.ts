import type { Actor } from '@platform/contracts';
import type { DomainEvent, EventDefinition } from '@platform/contracts/events';
import { newId } from '@platform/kernel';
import type { z } from 'zod';

/** An event to put into an outbox. What a service does for itself has no actor. */
export function eventFrom<Payload extends z.ZodType>(
  definition: EventDefinition<string, Payload>,
  payload: z.infer<Payload>,
  actor: Actor | null,
  at: Date,
): DomainEvent<z.infer<Payload>> {
  return {
    id: newId(),
    type: definition.type,
    occurredAt: at.toISOString(),
    actor: actor?.accountId
      ? {
          accountId: actor.accountId,
          organizationId: actor.organizationId,
          impersonatorId: actor.impersonator?.accountId ?? null,
        }
      : null,
    traceparent: null,
    payload,
  };
}

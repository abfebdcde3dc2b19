import { type DomainEvent, estateChangedV1 } from '@platform/contracts/events';
import type { EstateMarks } from '@platform/service-kit';
import { type EventHandler, onEvent } from '@platform/service-kit';
import type { EstateRepository } from './estate.repository.ts';

/**
 * An estate's own event writes its rows again: whatever ended the service between the estate and its rows, they are
 * there when the event has been handled.
 */
export function createRowHandlers(
  estates: Pick<EstateRepository, 'refreshRows'>,
  markParts: (estateId: string, marks: EstateMarks) => Promise<void>,
): EventHandler[] {
  return [
    onEvent(estateChangedV1, async ({ payload }: DomainEvent<{ estateId: string; version: number }>) => {
      const now = await estates.refreshRows(payload.estateId, payload.version);
      if (now) await markParts(payload.estateId, now);
    }),
  ];
}

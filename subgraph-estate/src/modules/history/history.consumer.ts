import { changeRecordedV1, type DomainEvent } from '@platform/contracts/events';
import { type EventHandler, onEvent } from '@platform/service-kit';
import type { EstateChange } from '../../domain/history/estate-change.ts';
import type { EstateChangeRepository } from './estate-change.repository.ts';

/** A change is kept by its own event: whatever ended the service between the write and its record, it is there then. */
export function createHistoryHandlers(changes: Pick<EstateChangeRepository, 'keep'>): EventHandler[] {
  return [
    onEvent(changeRecordedV1, async ({ payload }: DomainEvent<EstateChange>) => {
      await changes.keep(payload);
    }),
  ];
}

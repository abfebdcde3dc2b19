import type { Actor } from '@platform/contracts';
import { changeRecordedV1 } from '@platform/contracts/events';
import { derivedId, type OutboxEvent, outboxEvent } from '@platform/service-kit';
import type { EstateChange } from '../../domain/history/estate-change.ts';
import type { Writing } from '../../views/history/change-record.ts';
import type { EstateChangeRepository } from './estate-change.repository.ts';

export type ChangeRecorder = ReturnType<typeof createChangeRecorder>;

/**
 * How a write is put on record: its event is part of the write, and the record is kept right after it, so that the next
 * reading of the history has it. What the one or the other brings is the same record, by its id, and kept once.
 */
export function createChangeRecorder(changes: Pick<EstateChangeRepository, 'keep'>, actor: Actor, now: () => Date) {
  return {
    /** The write of something that makes its `version`. */
    writing: (id: string, version: number): Writing => ({
      made: version,
      id: derivedId('estate-change', id, String(version)),
      actor,
      at: now().toISOString(),
    }),
    /** Nothing where a reader would see no difference. */
    events(change: EstateChange | null): OutboxEvent[] {
      if (!change) return [];
      const things = change.things.map(({ fields, ...thing }) => ({ ...thing, fields: [...fields] }));
      return [outboxEvent(changeRecordedV1, { ...change, things }, { actor, now: now() })];
    },
    /** After the write; the event makes up for a failure. */
    async keep(change: EstateChange | null): Promise<void> {
      if (change) await changes.keep(change).catch(() => undefined);
    },
  };
}

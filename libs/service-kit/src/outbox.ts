import type { Actor } from '@platform/contracts';
import type { DomainEvent, EventDefinition } from '@platform/contracts/events';
import { newId } from '@platform/kernel';
import { Schema } from 'mongoose';
import type { z } from 'zod';

/** An event as it waits in its aggregate's document. */
export interface OutboxEvent {
  readonly id: string;
  readonly topic: string;
  readonly key: string;
  readonly occurredAt: Date;
  readonly envelope: DomainEvent;
}

export interface EventSource {
  readonly actor: Actor | null;
  readonly traceparent?: string | null;
  /** Of the event to build; random unless a repeated cause must give the same event. */
  readonly id?: string;
  readonly now?: Date;
}

/** Builds an event ready for the outbox. Throws when the payload does not match its schema: that is a bug. */
export function outboxEvent<Payload extends z.ZodType>(
  definition: EventDefinition<string, Payload>,
  payload: z.input<Payload>,
  { actor, traceparent = null, id = newId(), now = new Date() }: EventSource,
): OutboxEvent {
  const checked = definition.payload.parse(payload);
  const by = actor?.accountId
    ? {
        accountId: actor.accountId,
        organizationId: actor.organizationId,
        impersonatorId: actor.impersonator?.accountId ?? null,
      }
    : null;
  return {
    id,
    topic: definition.topic,
    key: definition.key(checked),
    occurredAt: now,
    envelope: { id, type: definition.type, occurredAt: now.toISOString(), actor: by, traceparent, payload: checked },
  };
}

/** Ids remembered per document; an event or a retry comes back within minutes, not after this many others. */
export const REMEMBERED_IDS = 200;

const storedEvent = {
  _id: false,
  id: { type: String, required: true },
  topic: { type: String, required: true },
  key: { type: String, required: true },
  occurredAt: { type: Date, required: true },
  envelope: { type: Schema.Types.Mixed, required: true },
};

/**
 * Mongoose plugin for every aggregate: `outbox` (events to publish), `handledEvents` and `handledKeys` (what was
 * already applied), `version`, and `tombstone` (deleted, but events still wait). None of the arrays is ever selected;
 * tombstones are found by the relay only.
 */
export function aggregatePlugin(schema: Schema): void {
  schema.add({
    version: { type: Number, required: true, default: 1 },
    outbox: { type: [storedEvent], select: false, default: undefined },
    handledEvents: { type: [String], select: false, default: undefined },
    handledKeys: { type: [String], select: false, default: undefined },
    tombstone: { type: Boolean, select: false },
  });
  // For the relay: finds documents with something to publish; sparse, so nearly empty.
  schema.index({ 'outbox.id': 1 }, { sparse: true });
  const hooks = [
    'find',
    'findOne',
    'countDocuments',
    'findOneAndUpdate',
    'updateOne',
    'updateMany',
    'distinct',
  ] as const;
  for (const hook of hooks) {
    schema.pre(hook, function hideTombstones() {
      if (this.getOptions()['withTombstones'] !== true) this.where({ tombstone: { $ne: true } });
    });
  }
}

import type { Actor } from '@platform/contracts';
import type { DomainEvent, EventDefinition } from '@platform/contracts/events';
import { newId } from '@platform/kernel';
import type { Schema } from 'mongoose';
import type { z } from 'zod';
import { instant, list, open, orNull, part, text } from './stored-part.ts';
import { currentTraceparent } from './tracing.ts';

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
  { actor, traceparent = currentTraceparent(), id = newId(), now = new Date() }: EventSource,
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

const storedEvent = part<OutboxEvent>({
  id: text,
  topic: text,
  key: text,
  occurredAt: instant,
  envelope: part<DomainEvent>({
    id: text,
    type: text,
    occurredAt: text,
    actor: orNull(
      part<NonNullable<DomainEvent['actor']>>({
        accountId: text,
        organizationId: orNull(text),
        impersonatorId: orNull(text),
      }),
    ),
    traceparent: orNull(text),
    // Of as many shapes as there are events; `outboxEvent` has checked it against its own.
    payload: open,
  }),
});

/**
 * Mongoose plugin for every aggregate: `outbox` (events to publish), `handledEvents` and `handledKeys` (what was
 * already applied), `version`, and `tombstone` (deleted; kept until its events are told and a repetition of the deletion
 * is over). None of the arrays is ever selected; tombstones are found by the relay and by repetitions only.
 */
export function aggregatePlugin(schema: Schema): void {
  schema.add({
    version: { type: Number, required: true, default: 1 },
    outbox: { ...list(storedEvent), required: false, select: false },
    handledEvents: { type: [String], select: false, default: undefined },
    handledKeys: { type: [String], select: false, default: undefined },
    tombstone: { type: Boolean, select: false },
    tombstonedAt: { type: Date, select: false },
  });
  // For the relay: finds documents with something to publish; sparse, so nearly empty.
  schema.index({ 'outbox.id': 1 }, { sparse: true });
  // For the relay: deleted documents whose time is over.
  schema.index({ tombstonedAt: 1 }, { sparse: true });
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

import { z } from 'zod';

export const TOPICS = ['identity', 'estate', 'reports', 'integrations'] as const;
export type Topic = (typeof TOPICS)[number];

/** Who caused an event; null when a service acted for itself. */
export const eventActorSchema = z.object({
  accountId: z.string(),
  organizationId: z.string().nullable(),
  impersonatorId: z.string().nullable(),
});

export interface EventDefinition<Type extends string = string, Payload extends z.ZodType = z.ZodType> {
  readonly type: Type;
  readonly topic: Topic;
  readonly payload: Payload;
  /** Messages of one key stay in order: the estate, else the organization. */
  key(payload: z.infer<Payload>): string;
  readonly example: z.infer<Payload>;
}

export interface DomainEvent<Payload = unknown> {
  readonly id: string;
  readonly type: string;
  readonly occurredAt: string;
  readonly actor: z.infer<typeof eventActorSchema> | null;
  readonly traceparent: string | null;
  readonly payload: Payload;
}

/** Past tense with a version: `estate.abstraction-requested.v1`. The topic is the part before the first dot. */
export function defineEvent<const Type extends `${Topic}.${string}.v${number}`, Payload extends z.ZodType>(
  type: Type,
  payload: Payload,
  key: (payload: z.infer<Payload>) => string,
  example: z.infer<Payload>,
): EventDefinition<Type, Payload> {
  return { type, topic: type.slice(0, type.indexOf('.')) as Topic, payload, key, example };
}

/** The whole message on the wire, checked by producer and consumer alike. */
export function envelopeSchema<Payload extends z.ZodType>(definition: EventDefinition<string, Payload>) {
  return z.object({
    id: z.string().min(1),
    type: z.literal(definition.type),
    occurredAt: z.iso.datetime(),
    actor: eventActorSchema.nullable(),
    traceparent: z.string().nullable(),
    payload: definition.payload,
  });
}

import type { DomainEvent, EventDefinition } from '@platform/contracts/events';
import { envelopeSchema } from '@platform/contracts/events';
import { isDomainError } from '@platform/kernel';
import { z } from 'zod';
import { type Broker, type Delivery, deadLetterOf } from './broker.ts';
import type { Logger } from './logging.ts';
import { isOutage } from './outage.ts';
import type { Worker } from './service.ts';
import { traced } from './tracing.ts';

export interface EventContext {
  readonly log: Logger;
  /** Call it within long work. */
  heartbeat(): Promise<void>;
}

export interface EventHandler {
  readonly definition: EventDefinition;
  handle(event: DomainEvent, context: EventContext): Promise<void>;
}

/** Ties a handler to an event; the payload is checked against the contract before the handler sees it. */
export function onEvent<Payload extends z.ZodType>(
  definition: EventDefinition<string, Payload>,
  handle: (event: DomainEvent<z.infer<Payload>>, context: EventContext) => Promise<void>,
): EventHandler {
  return {
    definition: definition as unknown as EventDefinition,
    handle: (event, context) => handle(event as DomainEvent<z.infer<Payload>>, context),
  };
}

export interface ConsumerOptions {
  readonly broker: Broker;
  /** One group for each service and job: `reports-estate-changes`. */
  readonly groupId: string;
  readonly handlers: readonly EventHandler[];
  readonly log: Logger;
  /** Waits between the attempts; after the last one the message is parked. */
  readonly retryDelaysMs?: readonly number[];
}

const RETRY_DELAYS_MS = [100, 500, 2_000, 5_000];
const OUTAGE_DELAY_MS = 1_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A consumer of one group. An event without a handler here is passed over; one that does not match its contract, or
 * still fails after the retries, is parked in `<topic>.dead-letter` with the reason; an outage is waited out.
 */
export function createConsumer({
  broker,
  groupId,
  handlers,
  log,
  retryDelaysMs = RETRY_DELAYS_MS,
}: ConsumerOptions): Worker {
  const byType = new Map(handlers.map((handler) => [handler.definition.type, handler]));
  const topics = [...new Set(handlers.map((handler) => handler.definition.topic))];
  let subscription: { stop(): Promise<void> } | null = null;
  let stopping = false;

  const park = async (delivery: Delivery, reason: string): Promise<void> => {
    const { topic, partition, offset, key, value, headers } = delivery;
    log.error({ topic, partition, offset, groupId, reason }, 'message parked');
    const origin = { 'x-group': groupId, 'x-topic': topic, 'x-partition': String(partition), 'x-offset': offset };
    const parkedHeaders = {
      ...headers,
      ...origin,
      'x-reason': reason.slice(0, 1_000),
      'x-parked-at': new Date().toISOString(),
    };
    await broker.publish(deadLetterOf(topic), [{ key, value, headers: parkedHeaders }]);
  };
  const attempt = async (handler: EventHandler, event: DomainEvent, delivery: Delivery): Promise<void> => {
    const { type, traceparent: parent } = event;
    const details = { kind: 'consumer', parent, attributes: { group: groupId, event: event.id } } as const;
    const eventLog = log.child({ eventId: event.id, eventType: event.type });
    for (let failures = 0; ; ) {
      if (stopping) throw new Error('the consumer is stopping'); // the offset stays, the message comes again
      try {
        await traced(`handle ${type}`, details, () =>
          handler.handle(event, { log: eventLog, heartbeat: delivery.heartbeat }),
        );
        return;
      } catch (error) {
        const outage = isOutage(error);
        const delay = outage ? OUTAGE_DELAY_MS : retryDelaysMs[failures];
        if (!outage) failures += 1;
        if (delay === undefined || isDomainError(error)) {
          return park(delivery, error instanceof Error ? `${error.name}: ${error.message}` : String(error));
        }
        eventLog.warn({ err: error, failures }, 'event failed, will be tried again');
        await pause(delay);
      }
    }
  };
  const handle = async (delivery: Delivery): Promise<void> => {
    const message = parseJson(delivery.value);
    const type = z.object({ type: z.string() }).safeParse(message);
    if (!type.success) return park(delivery, 'not an event');
    const handler = byType.get(type.data.type);
    if (!handler) return;
    const event = envelopeSchema(handler.definition).safeParse(message);
    if (!event.success) return park(delivery, z.prettifyError(event.error));
    await attempt(handler, event.data, delivery);
  };
  return {
    async start() {
      stopping = false;
      subscription = broker.consume({ groupId, topics, handle });
    },
    async stop() {
      stopping = true;
      await subscription?.stop();
    },
  };
}

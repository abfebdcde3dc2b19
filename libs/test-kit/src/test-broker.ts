import { type Broker, createKafkaBroker, createLogger } from '@platform/service-kit';
import { vi } from 'vitest';

/**
 * The broker of the tests, silent. As the outbox of a service it goes on publishing where the broker is not ready: one
 * that has just made a topic refuses for a moment to lead it, for longer on a busy machine than its client tries.
 */
export function testBroker(topics: readonly string[]): Broker {
  const broker = createKafkaBroker({
    clientId: 'test',
    brokers: (process.env['KAFKA_BROKERS'] ?? '').split(','),
    log: createLogger('test', 'silent'),
    topics,
  });
  const publish: Broker['publish'] = (topic, messages) =>
    vi.waitFor(() => broker.publish(topic, messages), { timeout: 60_000, interval: 200 });
  return { ...broker, publish };
}

/**
 * Takes what a topic tells, each event once: a broker may deliver one again, as every consumer of ours knows, and a test
 * that counts events counts what was told.
 */
export function eachOnce<Event>(told: Event[]): (delivery: { readonly value: string }) => Promise<void> {
  const known = new Set<string>();
  return async ({ value }) => {
    const event = JSON.parse(value) as Event & { readonly id: string };
    if (known.has(event.id)) return;
    known.add(event.id);
    told.push(event);
  };
}

import { EventEmitter } from 'node:events';
import { type DomainEvent, estateChangedV1 } from '@platform/contracts/events';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ConsumeOptions } from '../src/broker.ts';
import { createConsumer, onEvent } from '../src/consumers.ts';
import { createLogger } from '../src/logging.ts';
import { outboxEvent } from '../src/outbox.ts';
import {
  currentTraceparent,
  startTracing,
  stopTracing,
  type TraceSpan,
  traced,
  traceRequests,
  traceStore,
} from '../src/tracing.ts';

interface Line {
  readonly msg: string;
  readonly trace: string;
  readonly span: string;
  readonly within: string | null;
}

const quiet = createLogger('test', 'silent');

describe('with tracing off', () => {
  it('work is done as it is, and nothing is told', async () => {
    await startTracing({ TRACING: 'off', LOG_LEVEL: 'info' }, 'test');
    const noted = (span: TraceSpan) => {
      span.note({ some: 'thing' });
      return Promise.resolve(currentTraceparent());
    };
    expect(await traced('anything', {}, noted)).toBeNull();
  });
});

describe('with tracing on', () => {
  const spans: Line[] = [];
  const store = new EventEmitter();
  const apps: FastifyInstance[] = [];
  beforeAll(async () => {
    const log = createLogger('test', 'info', { write: (line) => void spans.push(JSON.parse(line) as Line) });
    await startTracing({ TRACING: 'console', LOG_LEVEL: 'info' }, 'test', log);
    traceStore(store as never);
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await stopTracing();
  });

  /** Answers a POST to /graphql with what `work` does. */
  async function serving(work: () => Promise<unknown>): Promise<string> {
    const app = Fastify();
    apps.push(app as never);
    traceRequests(app as never, ({ routeOptions }) => routeOptions.url === '/graphql');
    app.post('/graphql', async () => (await work()) ?? {});
    return `${await app.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
  }
  const post = async (url: string): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(url, { method: 'POST', headers, body: '{"a":1}' })).json();
  };
  const storeAsked = async (): Promise<void> => {
    store.emit('commandStarted', {
      requestId: 7,
      commandName: 'find',
      databaseName: 'd',
      command: { find: 'estates' },
    });
    store.emit('commandSucceeded', { requestId: 7 });
  };
  /** The event as its consumer gets it. */
  async function handled(envelope: unknown, work: (event: DomainEvent) => Promise<void>): Promise<void> {
    const deliver: ConsumeOptions['handle'][] = [];
    const broker = {
      publish: async () => {},
      consume: ({ handle }: ConsumeOptions) => {
        deliver.push(handle);
        return { stop: async () => {} };
      },
      ping: async () => {},
      close: async () => {},
    };
    const consumer = createConsumer({ broker, groupId: 'g', handlers: [onEvent(estateChangedV1, work)], log: quiet });
    await consumer.start();
    const message = { topic: 't', partition: 0, offset: '1', key: 'k', value: JSON.stringify(envelope) };
    await deliver[0]?.({ ...message, heartbeat: async () => {} });
    await consumer.stop();
  }
  const named = (name: string): Line[] => spans.filter(({ msg }) => msg === `span: ${name}`);

  it('a request, what it asks elsewhere, what that asks of the store and who hears of it later are one trace', async () => {
    const subgraph = await serving(async () => {
      await storeAsked();
      return outboxEvent(estateChangedV1, estateChangedV1.example, { actor: null }).envelope;
    });
    const gateway = await serving(() => traced('fetch estate', { kind: 'client' }, () => post(subgraph)));
    const envelope = await post(gateway);
    await handled(envelope, async () => storeAsked());

    const [inner, outer] = named('POST /graphql');
    const [fetched] = named('fetch estate');
    const [handling] = named(`handle ${estateChangedV1.type}`);
    const [asked, askedLater] = named('store find estates');
    expect([
      outer?.within,
      fetched?.within,
      inner?.within,
      asked?.within,
      handling?.within,
      askedLater?.within,
    ]).toEqual([null, outer?.span, fetched?.span, inner?.span, inner?.span, handling?.span]);
    expect(new Set(spans.map(({ trace }) => trace)).size).toBe(1);
  });

  it('what fails says so, and its error is thrown on', async () => {
    await expect(traced('failing', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(named('failing')).toMatchObject([{ failed: true }]);
  });

  it('what the store asks of itself is part of nothing', async () => {
    const before = spans.length;
    await storeAsked();
    expect(spans).toHaveLength(before);
  });
});

it('sends what it has to a collector, at the latest when the service ends', async () => {
  const collector = Fastify();
  const sent: { readonly url: string; readonly body: unknown }[] = [];
  collector.post('/v1/traces', async ({ url, body }) => {
    sent.push({ url, body });
    return {};
  });
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', await collector.listen({ port: 0, host: '127.0.0.1' }));
  await startTracing({ TRACING: 'otlp', LOG_LEVEL: 'silent' }, 'test', quiet);
  const traceparent = await traced('find a household', { attributes: { rows: 3 } }, async () => currentTraceparent());
  await stopTracing();
  await collector.close();
  vi.unstubAllEnvs();

  const [, traceId, spanId] = traceparent?.split('-') ?? [];
  const [{ body } = { body: null }] = sent;
  expect(sent).toHaveLength(1);
  expect(body).toMatchObject({
    resourceSpans: [{ scopeSpans: [{ spans: [{ traceId, spanId, name: 'find a household' }] }] }],
  });
});

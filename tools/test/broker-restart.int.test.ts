import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Infrastructure, startInfrastructure } from '@platform/infra';
import { type Broker, createKafkaBroker, createLogger } from '@platform/service-kit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const TOPIC = 'restart';
/** Longer than anything here may take: whoever waits for a dead member's session to end fails. */
const SESSION_MS = 100_000;

let dataDir: string;
let infrastructure: Infrastructure;
let broker: Broker;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'broker-restart-'));
  const env = { ...process.env, MONGODB_URL: '', KAFKA_BROKERS: '', REDIS_URL: '' };
  infrastructure = await startInfrastructure({ dataDir, env });
  broker = createKafkaBroker({
    clientId: 'restart-test',
    brokers: [infrastructure.kafkaBrokers],
    log: createLogger('test', 'silent'),
    topics: [TOPIC],
    sessionTimeoutMs: SESSION_MS,
  });
});
afterAll(async () => {
  await broker?.close();
  await infrastructure?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('a consumer whose broker was killed reads on without waiting for its own earlier session', async () => {
  const read: string[] = [];
  broker.consume({ groupId: 'restart-test', topics: [TOPIC], handle: async ({ value }) => void read.push(value) });
  await broker.publish(TOPIC, [{ key: 'k', value: 'before' }]);
  await vi.waitFor(() => expect(read).toEqual(['before']), { timeout: 30_000 });
  process.kill(infrastructure.pids().jvm ?? 0, 'SIGKILL');
  await vi.waitFor(() => broker.publish(TOPIC, [{ key: 'k', value: 'after' }]), { timeout: 60_000, interval: 500 });
  await vi.waitFor(() => expect(read).toContain('after'), { timeout: 50_000 });
}, 180_000);

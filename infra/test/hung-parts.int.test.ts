import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Infrastructure, startInfrastructure } from '../src/index.ts';

const OWN = { ...process.env, MONGODB_URL: '', KAFKA_BROKERS: '', REDIS_URL: '' };
const QUICK = { everyMs: 200, failures: 2 };

/** A stopped process takes connections and never answers: nothing ends it but who notices. */
describe('a part of the embedded infrastructure that hangs', { timeout: 120_000 }, () => {
  let dataDir: string;
  let infrastructure: Infrastructure;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'infra-hung-'));
    infrastructure = await startInfrastructure({ dataDir, env: OWN, liveness: { jvm: QUICK, redis: QUICK } });
  });
  afterAll(async () => {
    await infrastructure.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it.each(['redis', 'jvm'] as const)('is ended and started again: %s', async (part) => {
    await infrastructure.check();
    const before = infrastructure.pids()[part] ?? 0;
    process.kill(before, 'SIGSTOP');
    await vi.waitFor(
      () => {
        const { [part]: now } = infrastructure.pids();
        expect(now !== undefined && now !== before).toBe(true);
      },
      { timeout: 60_000, interval: 100 },
    );
    await vi.waitFor(() => infrastructure.check(), { timeout: 60_000, interval: 200 });
  });
});

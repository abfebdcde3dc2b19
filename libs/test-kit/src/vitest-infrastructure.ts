import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInfrastructure } from '@platform/infra';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    mongodbUrl: string;
    kafkaBrokers: string;
    redisUrl: string;
    /** Nobody but this run's tests uses the cache. */
    cacheIsOwn: boolean;
  }
}

/**
 * Vitest's global set-up: one store, broker and cache for all integration tests of a run, in a folder that is removed
 * afterwards. MONGODB_URL, KAFKA_BROKERS and REDIS_URL are set for the tests; those that were set before are used.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platform-infrastructure-'));
  const infrastructure = await startInfrastructure({
    dataDir,
    log: (line) => console.error(`[infrastructure] ${line}`),
  });
  const before = { ...process.env };
  project.provide('cacheIsOwn', !before['REDIS_URL']);
  process.env['MONGODB_URL'] = infrastructure.mongodbUrl;
  process.env['KAFKA_BROKERS'] = infrastructure.kafkaBrokers;
  process.env['REDIS_URL'] = infrastructure.redisUrl;
  project.provide('mongodbUrl', infrastructure.mongodbUrl);
  project.provide('kafkaBrokers', infrastructure.kafkaBrokers);
  project.provide('redisUrl', infrastructure.redisUrl);
  return async () => {
    await infrastructure.stop();
    for (const name of ['MONGODB_URL', 'KAFKA_BROKERS', 'REDIS_URL']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
    await rm(dataDir, { recursive: true, force: true });
  };
}

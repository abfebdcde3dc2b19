import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startInfrastructure } from '../src/index.ts';
import { ended } from './processes.ts';

const HOLDER = fileURLToPath(new URL('holder.ts', import.meta.url));

/** Each starts a broker and a store, one of them twice, beside whatever else the machine does. */
describe('what is left of the embedded infrastructure', { timeout: 120_000 }, () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'infra-left-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  async function hold() {
    const env = { ...process.env, MONGODB_URL: '', KAFKA_BROKERS: '', REDIS_URL: '' };
    const holder = spawn(process.execPath, [HOLDER, dataDir], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const pids = await new Promise<{ jvm: number; redis: number }>((resolve, reject) => {
      createInterface({ input: holder.stdout }).once('line', (line) => resolve(JSON.parse(line)));
      holder.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    });
    return { holder, pids };
  }

  it('is nothing after Ctrl-C', async () => {
    const { holder, pids } = await hold();
    holder.kill('SIGINT');
    await Promise.all([ended(holder.pid), ended(pids.jvm), ended(pids.redis)]);
    expect(existsSync(join(dataDir, 'run', 'infrastructure.json'))).toBe(false);
  });

  it('is nothing after the process that started it was killed, and its folder can be used again', async () => {
    const { holder, pids } = await hold();
    holder.kill('SIGKILL');
    const env = { ...process.env, MONGODB_URL: '', KAFKA_BROKERS: '', REDIS_URL: '' };
    await ended(holder.pid);
    const again = await startInfrastructure({ dataDir, env });
    await Promise.all([ended(pids.jvm), ended(pids.redis)]);
    await again.stop();
  });

  it('is no Redis after the JVM was killed together with the process that started it', async () => {
    const { holder, pids } = await hold();
    holder.kill('SIGKILL');
    process.kill(pids.jvm, 'SIGKILL');
    await Promise.all([ended(pids.jvm), ended(pids.redis)]);
  });
});

it('says what to install when there is no Java', async () => {
  const { prepareLauncher } = await import('../src/java-launcher.ts');
  await expect(prepareLauncher({ JAVA_HOME: '/nowhere', PATH: '/nowhere' }, () => undefined)).rejects.toThrow(
    /Java 17 or later is needed and was not found.*apt-get install openjdk-17/,
  );
});

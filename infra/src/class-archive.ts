import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { checkInfrastructure } from './health.ts';
import { type JavaLauncher, javaArguments } from './java-command.ts';
import { freePorts } from './ports.ts';

const LIMIT_MS = 120_000;

/**
 * Runs the launcher once on a folder that is thrown away, asks each part a question, and keeps the classes that were
 * needed as the JVM has them in memory: a start then costs a third of the processor's time.
 */
export async function archiveClasses(launcher: JavaLauncher, file: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-classes-'));
  const written = join(dataDir, 'classes.jsa');
  const [mongodb = 0, kafka = 0, controller = 0, redis = 0] = await freePorts(4);
  const child = spawn(launcher.java, [`-XX:ArchiveClassesAtExit=${written}`, ...javaArguments(launcher)], {
    env: {
      ...process.env,
      EMBEDDED_DATA_DIR: dataDir,
      EMBEDDED_MONGODB_PORT: String(mongodb),
      EMBEDDED_KAFKA_PORT: String(kafka),
      EMBEDDED_KAFKA_CONTROLLER_PORT: String(controller),
      EMBEDDED_REDIS_PORT: String(redis),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const limit = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
  const ended = once(child, 'exit');
  try {
    const isReady = await Promise.race([
      ended.then(() => false),
      new Promise<boolean>((resolve) => {
        createInterface({ input: child.stdout }).on('line', (line) => {
          if (line.startsWith('{"event":"ready"')) resolve(true);
        });
      }),
    ]);
    if (!isReady) throw new Error('the launcher ended before it was ready');
    await checkInfrastructure({
      mongodbUrl: `mongodb://127.0.0.1:${mongodb}`,
      kafkaBrokers: `127.0.0.1:${kafka}`,
      redisUrl: `redis://127.0.0.1:${redis}`,
    });
    child.stdin.end();
    await ended;
    await rename(written, file);
  } finally {
    clearTimeout(limit);
    child.kill('SIGKILL');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

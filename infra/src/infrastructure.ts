import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { missingRoom } from './disk-room.ts';
import { type FolderHold, holdFolder } from './folder-hold.mjs';
import { checkInfrastructure, mongodbAnswers, redisAnswers } from './health.ts';
import { prepareLauncher } from './java-launcher.ts';
import { type LauncherLiveness, type LauncherProcess, superviseLauncher } from './launcher-process.ts';
import { freePorts } from './ports.ts';
import { removeRuntimeState, writeRuntimeState } from './runtime-file.ts';
import { markStarted, requireWholeData } from './whole-data.ts';

export interface InfrastructureOptions {
  /** Everything that must survive a restart is below this folder. */
  dataDir: string;
  /** MONGODB_URL, KAFKA_BROKERS and REDIS_URL each replace a part. Default: this process's environment. */
  env?: NodeJS.ProcessEnv;
  log?: (line: string) => void;
  /** The caller's own hold on the folder; without one it is held from here on. */
  hold?: FolderHold;
  liveness?: LauncherLiveness;
}

export interface Infrastructure {
  readonly mongodbUrl: string;
  readonly kafkaBrokers: string;
  readonly redisUrl: string;
  /** Process ids of what runs here now; a part that is elsewhere, or down for a moment, has none. */
  pids(): { jvm: number | undefined; redis: number | undefined };
  /** Stops a part in order and resolves when it answers again. */
  restart(part: 'jvm' | 'redis'): Promise<void>;
  /** Resolves when all three answer, waiting for a restart that is under way, else throws. */
  check(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * MongoDB, Kafka and Redis for this machine: each from its address in the environment, else from the embedded
 * launcher on a free port of 127.0.0.1. What dies is started again on the same port; what is stopped leaves nothing
 * running, and neither does a killed caller.
 */
export async function startInfrastructure({
  dataDir,
  env = process.env,
  log = () => undefined,
  liveness,
  hold,
}: InfrastructureOptions): Promise<Infrastructure> {
  const folder = resolve(dataDir);
  const [mongodb = 0, kafka = 0, controller = 0, redis = 0] = await freePorts(4);
  const urls = {
    mongodbUrl: env['MONGODB_URL'] || `mongodb://127.0.0.1:${mongodb}`,
    kafkaBrokers: env['KAFKA_BROKERS'] || `127.0.0.1:${kafka}`,
    redisUrl: env['REDIS_URL'] || `redis://127.0.0.1:${redis}`,
  };
  const settings = {
    ...(!env['MONGODB_URL'] && { EMBEDDED_MONGODB_PORT: String(mongodb) }),
    ...(!env['KAFKA_BROKERS'] && {
      EMBEDDED_KAFKA_PORT: String(kafka),
      EMBEDDED_KAFKA_CONTROLLER_PORT: String(controller),
    }),
    ...(!env['REDIS_URL'] && { EMBEDDED_REDIS_PORT: String(redis) }),
  };
  const embedded =
    Object.keys(settings).length > 0
      ? await startEmbedded({ folder, env, settings, urls, log, liveness, hold })
      : undefined;
  try {
    await checkInfrastructure(urls);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  return {
    ...urls,
    pids: () => embedded?.pids() ?? { jvm: undefined, redis: undefined },
    async restart(part) {
      if (!embedded) throw new Error('The infrastructure is not embedded, so it cannot be restarted from here');
      await embedded.restart(part);
    },
    async check() {
      await embedded?.whenUp();
      await checkInfrastructure(urls);
    },
    async stop() {
      await embedded?.stop();
    },
  };
}

/** A broker that finds less ends at once, and the whole JVM with it; the store takes no write below this either. */
const RESTART_NEEDS_BYTES = 16 * 1024 * 1024;
/** Of one question whether a part is alive. */
const ANSWER_LIMIT_MS = 3_000;

interface EmbeddedOptions {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly settings: Readonly<Record<string, string>>;
  readonly urls: { mongodbUrl: string; kafkaBrokers: string; redisUrl: string };
  readonly log: (line: string) => void;
  readonly liveness: LauncherLiveness | undefined;
  readonly hold: FolderHold | undefined;
}

async function startEmbedded(options: EmbeddedOptions): Promise<LauncherProcess> {
  const { folder } = options;
  await mkdir(folder, { recursive: true });
  const hold = options.hold ?? (await holdFolder(folder));
  const release = () => {
    if (!options.hold) hold.release();
  };
  try {
    const supervised = await startHeld(options, hold);
    return {
      ...supervised,
      async stop() {
        await supervised.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function startHeld(options: EmbeddedOptions, hold: FolderHold): Promise<LauncherProcess> {
  const { folder, env, settings, urls, log, liveness } = options;
  await requireWholeData(folder, settings);
  const launcher = await prepareLauncher(env, log);
  let written = Promise.resolve();
  const supervised = await superviseLauncher({
    launcher,
    holdFd: hold.partsFd,
    settings: { ...settings, EMBEDDED_DATA_DIR: join(folder, 'infrastructure') },
    log,
    liveness,
    missing: () => missingRoom(folder, RESTART_NEEDS_BYTES),
    answers: {
      ...(settings['EMBEDDED_MONGODB_PORT'] && { jvm: () => mongodbAnswers(urls.mongodbUrl, ANSWER_LIMIT_MS) }),
      ...(settings['EMBEDDED_REDIS_PORT'] && { redis: () => redisAnswers(urls.redisUrl, ANSWER_LIMIT_MS) }),
    },
    onChange: (pids) => {
      written = written
        .then(() => writeRuntimeState(folder, { supervisorPid: process.pid, ...urls, pids }))
        .catch((error: Error) => log(`cannot write the runtime file: ${error.message}`));
    },
  });
  await markStarted(folder);
  return {
    ...supervised,
    async stop() {
      await supervised.stop();
      await written;
      await removeRuntimeState(folder);
    },
  };
}

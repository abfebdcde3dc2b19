import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is running on a data folder now. Whether anything is, folder-hold.mjs says: this file may be a killed start's. */
export interface RuntimeState {
  supervisorPid: number;
  mongodbUrl: string;
  kafkaBrokers: string;
  redisUrl: string;
  pids: { jvm?: number | undefined; redis?: number | undefined };
}

const fileOf = (dataDir: string) => join(dataDir, 'run', 'infrastructure.json');

/** Written beside and moved into place, so that a reader never sees half a file. */
export async function writeRuntimeState(dataDir: string, state: RuntimeState): Promise<void> {
  const file = fileOf(dataDir);
  await mkdir(join(dataDir, 'run'), { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`);
  await rename(`${file}.new`, file);
}

export async function removeRuntimeState(dataDir: string): Promise<void> {
  await rm(fileOf(dataDir), { force: true });
}

const isId = (value: unknown): boolean => value === undefined || Number.isSafeInteger(value);

function isRuntimeState(value: unknown): value is RuntimeState {
  if (typeof value !== 'object' || value === null) return false;
  const { supervisorPid, mongodbUrl, kafkaBrokers, redisUrl, pids } = value as Partial<Record<string, unknown>>;
  if (typeof pids !== 'object' || pids === null || !Number.isSafeInteger(supervisorPid)) return false;
  const { jvm, redis } = pids as Partial<Record<string, unknown>>;
  return isId(jvm) && isId(redis) && [mongodbUrl, kafkaBrokers, redisUrl].every((text) => typeof text === 'string');
}

/** Undefined where it is absent, cut by a machine that lost its power, or anything else: it tells, and decides nothing. */
export async function readRuntimeState(dataDir: string): Promise<RuntimeState | undefined> {
  try {
    const found: unknown = JSON.parse(await readFile(fileOf(dataDir), 'utf8'));
    return isRuntimeState(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const OLD_JVM_LIMIT_MS = 12_000;

/** What is running on a data folder now; the file is gone when nothing is. */
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

export async function readRuntimeState(dataDir: string): Promise<RuntimeState | undefined> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as RuntimeState);
}

/**
 * Refuses a folder that another start is using. A supervisor that was killed leaves a JVM that is still closing its
 * files: that one is waited for.
 */
export async function requireUnusedFolder(dataDir: string): Promise<void> {
  const state = await readRuntimeState(dataDir);
  if (!state) return;
  const { jvm } = state.pids;
  if (jvm !== undefined && isAlive(jvm) && isAlive(state.supervisorPid)) {
    throw new Error(`${dataDir} is in use by process ${state.supervisorPid}. Stop it, or choose another DATA_DIR.`);
  }
  const giveUpAt = Date.now() + OLD_JVM_LIMIT_MS;
  while (jvm !== undefined && isAlive(jvm)) {
    if (Date.now() > giveUpAt)
      throw new Error(`${dataDir} is still in use by process ${jvm}, left from an earlier start.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

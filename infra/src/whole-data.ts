import { existsSync } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MARK = 'started-before';
const COPY = 'Put it back from a copy of the data folder, or begin empty with `npm run reset`.';

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => undefined,
  );

/** A folder that has been started once has all of its files: from then on a missing one is lost data, not a first start. */
export async function markStarted(dataDir: string): Promise<void> {
  await writeFile(join(dataDir, 'infrastructure', MARK), '');
}

/** Earlier releases have left no mark; then what a first start leaves behind tells. */
async function hasStarted(dataDir: string): Promise<boolean> {
  if (existsSync(join(dataDir, 'infrastructure', MARK)) || existsSync(join(dataDir, 'remotes.json'))) return true;
  const kafka = await readdir(join(dataDir, 'infrastructure', 'kafka')).catch(() => []);
  return kafka.some((name) => /-\d+$/.test(name) && !name.startsWith('__'));
}

/** Throws, with the file and what to do, where a part would begin anew beside data of the others. */
export async function requireWholeData(dataDir: string, settings: Readonly<Record<string, string>>): Promise<void> {
  if (!(await hasStarted(dataDir))) return;
  const infrastructure = join(dataDir, 'infrastructure');
  const wanted = [
    {
      setting: 'EMBEDDED_MONGODB_PORT',
      folder: 'mongodb',
      file: 'store.mv',
      holds: 'every account, estate and report',
    },
    { setting: 'EMBEDDED_KAFKA_PORT', folder: 'kafka', file: 'meta.properties', holds: 'the identity of the broker' },
  ];
  for (const { setting, folder, file, holds } of wanted) {
    const path = join(infrastructure, folder, file);
    // A part whose folder was never made has been elsewhere until now.
    if (!settings[setting] || !existsSync(join(infrastructure, folder))) continue;
    const size = await sizeOf(path);
    if (size) continue;
    throw new Error(`${path} is ${size === 0 ? 'empty' : 'missing'}. It holds ${holds}. ${COPY}`);
  }
}

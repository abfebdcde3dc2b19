import { closeSync, openSync, readdirSync, readFileSync, readSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['run', 'run/holders', 'logs', 'secrets', 'blobs', 'infrastructure', 'infrastructure/kafka'];
const SECRET = 'secrets/actor-token-secret';
/** What a service takes for a key. */
const SECRET_MIN_LENGTH = 32;
const REMOTES = 'remotes.json';
/** Written anew by each start, whatever stands in it. */
const RUNTIME = 'run/infrastructure.json';
/** Length of a batch stands after its offset (8 bytes), its format after that and the epoch of its writer (4 and 4). */
const LENGTH_AT = 8;
const FORMAT_AT = 16;
const FORMAT = 2;
const HEAD_BYTES = FORMAT_AT + 1;
/** Of a batch without the offset and length before it: none is shorter. */
const SHORTEST_BATCH = 49;

const NOTHING_CHANGED = 'Nothing of the data was changed.';

function kindOf(path: string): Stats | null {
  try {
    return statSync(path);
  } catch (error) {
    // ENOTDIR: a part of the path is a file, which is told of that part.
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

function headOf(file: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    return head.subarray(0, readSync(handle, head, 0, HEAD_BYTES, 0));
  } finally {
    closeSync(handle);
  }
}

/** Whether a log of the broker begins with a batch of messages. What a broken-off write left at its end it mends itself. */
function beginsWithBatch(file: string): boolean {
  const head = headOf(file);
  if (head.length < HEAD_BYTES || head.every((byte) => byte === 0)) return true;
  return (
    head.readBigInt64BE(0) >= 0n && head.readInt32BE(LENGTH_AT) >= SHORTEST_BATCH && head.readInt8(FORMAT_AT) === FORMAT
  );
}

function damagedLog(kafka: string): string | undefined {
  const topics = readdirSync(kafka, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return topics
    .flatMap(({ name }) => readdirSync(join(kafka, name)).map((file) => join(kafka, name, file)))
    .filter((file) => file.endsWith('.log') && statSync(file).isFile())
    .find((file) => !beginsWithBatch(file));
}

/**
 * What would end a start in the middle, and a broker that cannot read one log puts the others aside first. Throws: Error
 * that names the file and says what to do; nothing has been changed then.
 */
export function checkDataFolder(dataDir: string): void {
  for (const folder of FOLDERS.map((name) => join(dataDir, name))) {
    if (kindOf(folder)?.isDirectory() === false)
      throw new Error(`${folder} is a file where a folder is needed. Move it away and start again. ${NOTHING_CHANGED}`);
  }
  for (const file of [SECRET, REMOTES, RUNTIME, `${RUNTIME}.new`].map((name) => join(dataDir, name))) {
    if (kindOf(file)?.isDirectory())
      throw new Error(`${file} is a folder where a file is needed. Move it away and start again. ${NOTHING_CHANGED}`);
  }
  const secret = join(dataDir, SECRET);
  if (kindOf(secret) && readFileSync(secret, 'utf8').trim().length < SECRET_MIN_LENGTH)
    throw new Error(
      `${secret} is empty or cut: the key of sessions and links stood there. Put it back from a copy, or delete it: a new ` +
        `one is made then, and links that were sent before end. ${NOTHING_CHANGED}`,
    );
  const remotes = join(dataDir, REMOTES);
  if (kindOf(remotes)) {
    try {
      JSON.parse(readFileSync(remotes, 'utf8'));
    } catch {
      throw new Error(
        `${remotes} cannot be read as JSON. Put it right or delete it: it is written anew at the next start, for the ` +
          `newest pages. ${NOTHING_CHANGED}`,
      );
    }
  }
  const kafka = join(dataDir, 'infrastructure', 'kafka');
  const damaged = kindOf(kafka) ? damagedLog(kafka) : undefined;
  if (damaged !== undefined)
    throw new Error(
      `${damaged} is damaged: it does not begin with a message. Put the data folder back from a copy. Without one, move ` +
        `the folder that holds this file away: events in it that no service has handled yet are lost. ${NOTHING_CHANGED}`,
    );
}

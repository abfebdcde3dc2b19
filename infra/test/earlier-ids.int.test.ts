import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Infrastructure, startInfrastructure } from '../src/index.ts';
import { seededRandom } from './random.ts';

const EMBEDDED = join(import.meta.dirname, '../embedded/target');
const { below, pick } = seededRandom(11);
/** Of every length on both sides of what is written short, and with letters that are not. */
const id = (): string => {
  const letters = Array.from({ length: pick([1, 2, 5, 36, 126, 127, 128, 129, 300]) }, () =>
    pick(['a', 'b', 'Z', '-', '0', '9', below(20) === 0 ? pick(['é', '😀', '\u0000']) : 'x']),
  );
  return `${letters.join('')}${below(1e6)}`;
};
const ids = (count: number): string[] => [...new Set(Array.from({ length: count }, id))];

interface Doc {
  readonly _id: string | mongo.BSON.ObjectId;
  readonly n: number;
  readonly org: string;
}

let dataDir: string;
let infrastructure: Infrastructure;
let connection: Connection;
const documents = () => connection.collection<Doc>('documents');

async function start(): Promise<void> {
  infrastructure = await startInfrastructure({ dataDir, env: { ...process.env, MONGODB_URL: '' } });
  connection = await mongoose.createConnection(infrastructure.mongodbUrl, { dbName: 'earlier' }).asPromise();
}
async function stop(): Promise<void> {
  await connection.close();
  await infrastructure.stop();
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'infra-earlier-'));
  await start();
}, 240_000);
afterAll(async () => {
  await stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('ids that an earlier release has written are found, changed and refused a second time, beside new ones', async () => {
  const earlier: Doc['_id'][] = [...ids(150), new mongoose.mongo.ObjectId()];
  await documents().createIndex({ org: 1, n: 1 });
  await documents().insertMany(earlier.map((_id, n) => ({ _id, n, org: 'o' })));
  await stop();
  const jars = (await readFile(join(EMBEDDED, 'classpath.txt'), 'utf8')).trim();
  const java = process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin/java') : 'java';
  const program = join(import.meta.dirname, 'EarlierIds.java');
  const file = join(dataDir, 'infrastructure/mongodb/store.mv');
  const written = execFileSync(java, ['-cp', jars, program, file, 'earlier.documents']);
  expect(Number(String(written))).toBe(earlier.length);

  await start();
  const later = ids(150).filter((one) => !earlier.includes(one));
  await documents().insertMany(later.map((_id, place) => ({ _id, n: 10_000 + place, org: 'o' })));
  for (const [place, _id] of [...earlier, ...later].entries()) {
    const { matchedCount } = await documents().updateOne({ _id }, { $set: { n: 20_000 + place } });
    expect(matchedCount).toBe(1);
    await expect(documents().insertOne({ _id, n: 0, org: 'o' })).rejects.toMatchObject({ code: 11_000 });
  }
  await documents().deleteMany({ _id: { $in: earlier.slice(0, 80) } });
  expect(await documents().countDocuments({ org: 'o', n: { $gte: 20_000 } })).toBe(earlier.length + later.length - 80);
  expect(await documents().findOne({ _id: earlier[0] as string })).toBeNull();
}, 240_000);

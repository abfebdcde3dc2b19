import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Infrastructure, startInfrastructure } from '../src/index.ts';

const EMBEDDED = join(import.meta.dirname, '../embedded/target');
const JAVA = 'java';
const FEW = 80;
const MANY = 3_000;

let dataDir: string;
let infrastructure: Infrastructure;
let connection: Connection;

async function start(env: Record<string, string> = {}): Promise<void> {
  infrastructure = await startInfrastructure({ dataDir, env: { ...process.env, MONGODB_URL: '', ...env } });
  connection = await mongoose.createConnection(infrastructure.mongodbUrl, { dbName: 'damaged' }).asPromise();
}
async function stop(): Promise<void> {
  await connection.close();
  await infrastructure.stop();
}
async function damage(index: string, places: number): Promise<void> {
  const jars = (await readFile(join(EMBEDDED, 'classpath.txt'), 'utf8')).trim();
  const file = join(dataDir, 'infrastructure/mongodb/store.mv');
  const classpath = [join(EMBEDDED, 'classes'), jars].join(delimiter);
  const program = join(import.meta.dirname, 'DamagedIndex.java');
  const java = process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin/java') : JAVA;
  execFileSync(java, ['-cp', classpath, program, file, index, String(places)]);
}
const counted = (name: string, filter: object) => connection.collection(name).countDocuments(filter);

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'infra-damaged-'));
  await start();
  for (const [name, count] of [
    ['few', FEW],
    ['many', MANY],
  ] as const) {
    const all = connection.collection(name);
    await all.insertMany(Array.from({ length: count }, (_, n) => ({ org: 'o', n, words: [`w${n}`, `x${n}`] })));
    await all.createIndex({ org: 1, n: 1 });
    await all.createIndex({ org: 1, words: 1 });
  }
  await stop();
}, 240_000);
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

it('an index that lacks places is made anew at the start', async () => {
  await damage('few.org_1_n_1', 1);
  await damage('few.org_1_words_1', 1);
  await damage('many.org_1_words_1', MANY / 2);
  await start();
  expect(await counted('few', { org: 'o', n: { $gte: 0 } })).toBe(FEW);
  expect(await counted('few', { org: 'o', words: /^w/ })).toBe(FEW);
  expect(await counted('many', { org: 'o', words: /^w/ })).toBe(MANY);
  await stop();
}, 240_000);

it('one place among thousands is found where the start was asked to look at all', async () => {
  await damage('many.org_1_words_1', 1);
  await start({ CHECK_INDEXES: 'all' });
  const found = [await counted('many', { org: 'o', words: /^w/ }), await counted('many', { org: 'o', words: /^x/ })];
  expect(found).toEqual([MANY, MANY]);
  await stop();
}, 240_000);

import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Infrastructure, startInfrastructure } from '../src/index.ts';

let dataDir: string;
let infrastructure: Infrastructure | undefined;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'infra-first-'));
});
afterAll(async () => {
  await infrastructure?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('a partial index that makes its collection is kept as it was asked for, so that no start makes it anew', async () => {
  infrastructure = await startInfrastructure({ dataDir, env: { ...process.env, MONGODB_URL: '' } });
  const connection = await mongoose.createConnection(infrastructure.mongodbUrl, { dbName: 'first' }).asPromise();
  const papers = connection.collection('papers');
  await papers.createIndex({ org: 1, words: 1 }, { partialFilterExpression: { 'paper.id': { $exists: true } } });
  await papers.insertMany([
    { org: 'o', words: ['a'], paper: { id: 1 } },
    { org: 'o', words: ['b'] },
  ]);
  await connection.close();
  await infrastructure.stop();
  infrastructure = undefined;
  const jars = (await readFile(join(import.meta.dirname, '../embedded/target/classpath.txt'), 'utf8')).trim();
  const java = process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin/java') : 'java';
  const program = join(import.meta.dirname, 'IndexStates.java');
  const file = join(dataDir, 'infrastructure/mongodb/store.mv');
  const states = String(execFileSync(java, ['-cp', jars, program, file]))
    .split('\n')
    .filter(Boolean);
  expect(states).toEqual([expect.stringContaining('{"paper.id" : {"$exists" : true}}')]);
}, 240_000);

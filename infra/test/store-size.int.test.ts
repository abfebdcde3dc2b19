import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startInfrastructure } from '../src/index.ts';

const MEGABYTE = 1024 * 1024;
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'infra-size-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('the store’s file shrinks again after documents were written over and over, and loses none of them', async () => {
  const infrastructure = await startInfrastructure({ dataDir, env: { ...process.env, MONGODB_URL: '' } });
  const connection = await mongoose.createConnection(infrastructure.mongodbUrl, { dbName: 'size' }).asPromise();
  const all = connection.collection<{ _id: string; text: string }>('texts');
  const size = async () => (await stat(join(dataDir, 'infrastructure', 'mongodb', 'store.mv'))).size / MEGABYTE;
  for (let round = 0; round < 12 || (await size()) < 40; round += 1) {
    for (let n = 0; n < 40; n += 1) {
      await all.updateOne({ _id: `t${n}` }, { $set: { text: `${round}`.padEnd(100_000, '.') } }, { upsert: true });
    }
  }
  // Four megabytes of documents; below the least size that is worth the work it may stay.
  await expect.poll(size, { timeout: 90_000, interval: 500 }).toBeLessThan(20);
  expect(await all.countDocuments({})).toBe(40);
  expect(new Set((await all.find().toArray()).map(({ text }) => text.length))).toEqual(new Set([100_000]));
  await connection.close();
  await infrastructure.stop();
}, 180_000);

import mongoose from 'mongoose';
import { afterAll, expect, it } from 'vitest';

const connections = await Promise.all(
  Array.from({ length: 4 }, () =>
    mongoose.createConnection(process.env['MONGODB_URL'] ?? '', { dbName: 'new-collections' }).asPromise(),
  ),
);
afterAll(() => Promise.all(connections.map((connection) => connection.close())));

it('a collection may be made by several services and written to by others at once', async () => {
  const failures: string[] = [];
  const taken = async (work: Promise<unknown>): Promise<void> => {
    await work.catch((error: Error) => {
      if (!/already exists/.test(error.message)) failures.push(error.message);
    });
  };
  for (let round = 0; round < 60; round += 1) {
    const name = `made-${round}`;
    await Promise.all(
      connections.flatMap(({ db }, index) => [
        taken(db?.createCollection(name) ?? Promise.reject(new Error('not connected'))),
        taken(
          db
            ?.collection<{ _id: string }>(name)
            .updateOne({ _id: `d${index}` }, { $setOnInsert: { round } }, { upsert: true }) ?? Promise.resolve(),
        ),
        taken(db?.collection(name).createIndex({ round: 1 }) ?? Promise.resolve()),
      ]),
    );
    expect([failures, await connections[0]?.db?.collection(name).countDocuments()]).toEqual([[], connections.length]);
  }
});

it('whoever lists the databases meanwhile opens none of them a second time', async () => {
  const [writer, reader] = connections;
  const things = writer?.db?.collection('listed');
  if (!things || !reader?.db) throw new Error('not connected');
  const admin = reader.db.admin();
  let writing = true;
  const listing = (async () => {
    while (writing)
      expect((await admin.listDatabases()).databases.map(({ name }) => name)).toContain('new-collections');
  })();
  const BATCH = 2_000;
  const words = Array.from({ length: 40 }, (_, n) => `word ${n}`);
  const fields = ['n', 'words', 'a', 'b', 'c', 'd', 'e'];
  await Promise.all(fields.map((field) => things.createIndex({ org: 1, [field]: 1 })));
  for (let batch = 0; batch < 6; batch += 1) {
    await things.insertMany(Array.from({ length: BATCH }, (_, n) => ({ org: 'o', n: batch * BATCH + n, words })));
  }
  writing = false;
  await listing;
  expect(await things.countDocuments({ org: 'o', n: { $gte: 0 } })).toBe(6 * BATCH);
  expect(await things.countDocuments({ org: 'o', words: 'word 7' })).toBe(6 * BATCH);
}, 120_000);

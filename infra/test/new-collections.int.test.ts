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

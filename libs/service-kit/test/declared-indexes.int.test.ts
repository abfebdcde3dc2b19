import { newId } from '@platform/kernel';
import { type Connection, Schema } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepDeclaredIndexes } from '../src/declared-indexes.ts';
import { connectMongo, createLogger } from '../src/index.ts';

const log = createLogger('test', 'silent');
let connection: Connection;
beforeAll(() => {
  connection = connectMongo(process.env['MONGODB_URL'] ?? '', `indexes-${newId().slice(0, 8)}`, log);
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

it('what an earlier release has indexed is dropped, what models declare stays or is made, others are left alone', async () => {
  await connection.asPromise();
  const things = connection.collection('things');
  const others = connection.collection('others');
  for (let n = 0; n < 20; n += 1) await things.insertOne({ org: 'o', n, was: n, paper: n % 2 ? { id: n } : null });
  await things.createIndex({ was: 1 });
  await things.createIndex({ org: 1, n: 1 });
  // Of all documents then, of a part of them now.
  await things.createIndex({ 'paper.id': 1 });
  await others.createIndex({ was: 1 });

  const schema = new Schema({ org: String, n: Number, paper: new Schema({ id: Number }, { _id: false }) });
  schema.index({ org: 1, n: 1 });
  schema.index({ 'paper.id': 1 }, { partialFilterExpression: { 'paper.id': { $exists: true } } });
  schema.index({ n: 1 }, { unique: true });
  connection.model('Thing', schema, 'things');
  const names = async (of: typeof things) => (await of.listIndexes().toArray()).map(({ name }) => name).toSorted();

  for (let start = 0; start < 2; start += 1) {
    await keepDeclaredIndexes(connection, log);
    expect(await names(things)).toEqual(['_id_', 'n_1', 'org_1_n_1', 'paper.id_1']);
  }
  const papers = (await things.listIndexes().toArray()).find(({ name }) => name === 'paper.id_1');
  expect(papers).toMatchObject({ partialFilterExpression: { 'paper.id': { $exists: true } } });
  expect(await names(others)).toEqual(['_id_', 'was_1']);
  await expect(things.insertOne({ org: 'o', n: 3 })).rejects.toThrow(/duplicate/i);
  expect(await things.countDocuments({ was: { $gte: 10 } })).toBe(10);
  expect(await things.countDocuments({ 'paper.id': { $exists: true } })).toBe(10);
});

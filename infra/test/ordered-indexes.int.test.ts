import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Infrastructure, startInfrastructure } from '../src/index.ts';
import { seededRandom } from './random.ts';

interface Doc {
  readonly _id: string;
  readonly [field: string]: unknown;
}
type Filter = mongo.Filter<Doc>;

/** A twin without an index is what a scan finds. */
const PLAIN = 'plain';
const INDEXED = 'indexed';
const INDEXES: readonly [keys: Record<string, 1 | -1>, options?: mongo.CreateIndexesOptions][] = [
  [{ org: 1, name: 1, _id: 1 }],
  [{ org: 1, 'money.cents': -1, _id: -1 }],
  [{ org: 1, words: 1 }],
  [{ org: 1, 'parts.on': 1 }],
  [{ 'parts.on': 1, org: 1 }],
  [{ mixed: 1, _id: 1 }],
  [{ org: 1, mixed: -1 }],
  [{ flag: 1, at: 1, _id: 1 }],
  [
    { org: 1, at: 1, _id: 1 },
    { partialFilterExpression: { 'paper.id': { $exists: true } }, name: 'papers' },
  ],
];

describe('the indexes of the embedded store', { timeout: 180_000 }, () => {
  let dataDir: string;
  let infrastructure: Infrastructure;
  let connection: Connection;
  const { chance, pick, below } = seededRandom(7);

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'infra-index-'));
    // Only a store of its own, for it is killed.
    infrastructure = await startInfrastructure({ dataDir, env: { ...process.env, MONGODB_URL: '' } });
    connection = await mongoose.createConnection(infrastructure.mongodbUrl, { dbName: 'indexes' }).asPromise();
  });
  afterAll(async () => {
    await connection?.close();
    await infrastructure?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const of = (name: string) => connection.collection<Doc>(name);

  const word = () =>
    pick(['', 'a', 'ab', 'abc', 'Ab', 'b', 'ba', 'é', '\u0000', 'a\u0000b', '\uffff', '😀', 'a b', 'a.c']);
  const number = () => pick([0, -0, 1, -1, 0.5, -2.5, 1e9, 2 ** 40, -(2 ** 40), 2 ** 53, 1e300, -1e300]);
  const scalar = () =>
    pick([
      null,
      true,
      false,
      word(),
      word(),
      number(),
      number(),
      new Date(below(1000) - 500),
      new mongoose.Types.ObjectId(`${below(4)}`.padStart(24, '0')),
    ]);
  const anything = () => (chance(0.7) ? scalar() : pick([[], [scalar(), scalar()], { a: 1 }, [[{ c: 1 }], { b: 2 }]]));
  const some = <Value>(likely: number, field: string, make: () => Value) => (chance(likely) ? { [field]: make() } : {});
  const fields = () => ({
    org: pick(['o1', 'o2', 'o3']),
    ...some(0.9, 'name', word),
    ...some(0.8, 'money', () => ({ ...some(0.9, 'cents', number) })),
    ...some(0.8, 'words', () => Array.from({ length: below(4) }, word)),
    ...some(0.8, 'parts', () => Array.from({ length: below(3) }, () => some(0.8, 'on', word))),
    ...some(0.8, 'mixed', anything),
    flag: pick([true, false]),
    at: below(20),
    ...some(0.5, 'paper', () => pick([null, { id: word() }])),
  });

  const condition = (): Filter =>
    pick<() => Filter>([
      () => ({ org: pick(['o1', 'o2', 'o9']) }),
      () => ({ org: { $in: pick([['o1'], ['o1', 'o2'], ['o3', 'o9', 'o1'], []]) } }),
      () => ({ name: word() }),
      () => ({ name: { $gte: word(), $lt: word() } }),
      () => ({ name: new RegExp(pick(['^a', '^ab?', '^a b', 'b', '^A', '^a\\.c', '^(a|b)', '^'])) }),
      () => ({ 'money.cents': pick<unknown>([null, number(), { $gt: number() }, { $lte: number() }, { $ne: null }]) }),
      () => ({
        words: pick<unknown>([
          word(),
          { $in: [word(), word()] },
          /^a/,
          { $ne: word() },
          null,
          { $gt: word(), $lt: word() },
        ]),
      }),
      () => ({
        'parts.on': pick<unknown>([word(), null, { $exists: true }, { $lt: word() }, { $gte: word(), $lte: word() }]),
      }),
      () => ({
        mixed: pick<unknown>([
          scalar(),
          { $in: [scalar(), scalar()] },
          { $gte: number() },
          { $lt: word() },
          { $exists: false },
        ]),
      }),
      () => ({ flag: pick([true, false]) }),
      () => ({ at: { $gte: below(20), $lt: below(20) } }),
      () => ({ 'paper.id': { $exists: true } }),
      () => ({ $or: [{ at: below(20) }, { name: word() }] }),
    ])();
  const filter = (): Filter => {
    const parts = Array.from({ length: 1 + below(3) }, condition);
    return chance(0.5) ? { $and: parts } : (Object.assign({}, ...parts) as Filter);
  };
  const order = (): Record<string, 1 | -1> => {
    const way = pick([1, -1] as const);
    const by = pick(['name', 'money.cents', 'at', 'org', 'flag', '_id']);
    return by === '_id' ? { _id: way } : { [by]: way, _id: pick([way, 1]) };
  };

  async function expectSame(rounds: number) {
    for (let round = 0; round < rounds; round += 1) {
      const where = filter();
      const page = chance(0.5) ? { skip: below(40), limit: 1 + below(30) } : {};
      const sort = order();
      const shape = chance(0.3) ? { projection: { _id: 1 } } : {};
      const [found, counted] = await Promise.all([
        Promise.all(
          [PLAIN, INDEXED].map((name) =>
            of(name)
              .find(where, { sort, ...page, ...shape })
              .toArray(),
          ),
        ),
        Promise.all([PLAIN, INDEXED].map((name) => of(name).countDocuments(where))),
      ]);
      const asked = JSON.stringify({ where, sort, page }, (_key, value) =>
        value instanceof RegExp ? `${value}` : value,
      );
      const [byScan = [], byIndex = []] = found;
      const ids = (documents: Doc[]) => documents.map(({ _id }) => _id).join(' ');
      expect([asked, counted[1], ids(byIndex)]).toEqual([asked, counted[0], ids(byScan)]);
      expect(byIndex).toEqual(byScan);
    }
  }

  async function change(times: number) {
    for (let time = 0; time < times; time += 1) {
      const _id = `d${below(400)}`;
      const values = fields();
      const where = filter();
      const added = word();
      for (const name of [PLAIN, INDEXED]) {
        const all = of(name);
        await [
          () => all.replaceOne({ _id }, values, { upsert: true }),
          () => all.updateOne({ _id }, { $set: values }),
          () => all.deleteOne({ _id }),
          () => all.updateMany({ _id: { $gt: _id }, ...where }, { $set: { at: values.at } }),
          () => all.updateOne({ _id, words: { $type: 'array' } } as Filter, { $push: { words: added } } as never),
          () =>
            all
              .findOneAndUpdate({ _id }, { $unset: { name: '' }, $inc: { 'money.more': 1 } } as never)
              .catch(() => null),
        ][time % 6]?.();
      }
    }
  }

  it('find what a scan finds, in its order and number, while documents come, change and go', async () => {
    for (let n = 0; n < 300; n += 1) {
      const made = { _id: `d${n}`, ...fields() };
      await Promise.all([PLAIN, INDEXED].map((name) => of(name).insertOne(made as never)));
    }
    // Some are made over documents that are there, the others before the changes.
    for (const [keys, options] of INDEXES) await of(INDEXED).createIndex(keys, options);
    await expectSame(300);
    await change(180);
    await expectSame(300);
  });

  it('are there after a kill in the middle of writes', async () => {
    let writing = true;
    const writes = (async () => {
      for (let n = 0; writing; n += 1) {
        await of(INDEXED)
          .updateOne({ _id: `k${n % 50}` }, { $set: { ...fields(), org: 'kill' } }, { upsert: true })
          .catch(() => undefined);
      }
    })();
    try {
      await vi.waitFor(async () => expect(await of(INDEXED).countDocuments({ org: 'kill' })).toBe(50), 60_000);
      process.kill(infrastructure.pids().jvm ?? 0, 'SIGKILL');
    } finally {
      // Over a closed connection it would fail at once, for ever, and leave no turn for anything else.
      writing = false;
      await writes;
    }
    await vi.waitFor(() => connection.db?.command({ ping: 1 }), { timeout: 60_000, interval: 200 });
    const byIndex = await of(INDEXED)
      .find({ org: 'kill' }, { sort: { name: 1, _id: 1 } })
      .toArray();
    const byId = await of(INDEXED)
      .find({ _id: { $gte: 'k', $lt: 'l' } })
      .toArray();
    expect(byIndex.map(({ _id }) => _id).toSorted()).toEqual(byId.map(({ _id }) => _id).toSorted());
    await of(INDEXED).deleteMany({ org: 'kill' });
    await expectSame(100);
  });

  it('read what they return, not the collection', async () => {
    const many = of('many');
    await many.insertMany(
      Array.from({ length: 3_000 }, (_, n) => ({
        _id: `m${n}`,
        org: `o${n % 3}`,
        name: `n${n}`,
        ends: [`x${n % 7}`, `${n}`],
      })),
    );
    await many.createIndex({ org: 1, name: 1, _id: 1 });
    await many.createIndex({ org: 1, ends: 1 });
    const reads = async (work: () => Promise<unknown>): Promise<number> => {
      const scanned = async () =>
        (await connection.db?.admin().serverStatus())?.['metrics'].queryExecutor.scannedObjects as number;
      const before = await scanned();
      await work();
      return (await scanned()) - before;
    };
    const sort = { name: 1, _id: 1 } as const;
    expect(await reads(() => many.find({ $and: [{ org: { $in: ['o1'] } }, {}] }, { sort, limit: 20 }).toArray())).toBe(
      20,
    );
    expect(await reads(() => many.find({ org: { $in: ['o1', 'o2'] } }, { sort, limit: 20 }).toArray())).toBe(20);
    expect(
      await reads(() => many.find({ org: 'o1' }, { sort: { name: -1, _id: -1 }, skip: 900, limit: 20 }).toArray()),
    ).toBe(20);
    expect(await reads(() => many.countDocuments({ org: 'o1' }))).toBe(0);
    expect(await reads(() => many.countDocuments({ org: 'o1', ends: /^x3/ }))).toBe(0);
    expect(await reads(() => many.find({ org: 'o1', ends: '1234' }).toArray())).toBe(1);
    // What one index does not answer another one does: in the order of names, past those with an end.
    const held = { $and: [{ org: { $in: ['o1'] } }, { ends: /^x3/ }] };
    expect(await reads(() => many.find(held, { sort, skip: 40, limit: 20 }).toArray())).toBe(20);
    expect(await reads(() => many.countDocuments({ org: 'o1', $and: [{ ends: /^x/ }, { ends: /^12/ }] }))).toBe(0);
    expect(
      await reads(() =>
        many.find({ org: 'o1', $and: [{ ends: /^x/ }, { ends: /^12/ }] }, { sort, limit: 5 }).toArray(),
      ),
    ).toBe(5);
    expect(await reads(() => many.find(held, { sort, limit: 50, projection: { _id: 1 } }).toArray())).toBe(0);
    expect(
      await reads(() =>
        many.aggregate([{ $match: { org: 'o1', ends: '1234' } }, { $group: { _id: '$org' } }]).toArray(),
      ),
    ).toBe(1);
  });
});

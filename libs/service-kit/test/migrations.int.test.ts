import { connect, createServer, type Socket } from 'node:net';
import { newId } from '@platform/kernel';
import { type Connection, Schema } from 'mongoose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  connectMongo,
  createLogger,
  type Logger,
  list,
  migrateStore,
  oneOf,
  part,
  pingMongo,
  type SchemaHistory,
  type SchemaStep,
  type StoredDocument,
  schemaHistoryPlugin,
  storedSchema,
  text,
} from '../src/index.ts';

const log = createLogger('test', 'silent');
const opened: Connection[] = [];

interface Walker {
  _id: string;
  name: string;
  steps: number;
  shoes?: string;
}

/** A release's view of one database: the same collection with the forms that the release knows. */
async function release(database: string, history: SchemaHistory, storeUrl = process.env['MONGODB_URL'] ?? '') {
  const connection = connectMongo(storeUrl, database, log);
  opened.push(connection);
  const schema = new Schema<Walker>(
    { _id: String, name: String, steps: Number, shoes: String },
    { collection: 'walkers', versionKey: false },
  );
  schema.plugin(schemaHistoryPlugin as never, history as never);
  const walkers = connection.model<Walker>('Walker', schema);
  await vi.waitFor(() => pingMongo(connection), { timeout: 30_000 });
  const stored = () => walkers.collection.find({}).sort({ _id: 1 }).toArray() as Promise<unknown[]>;
  return { connection, walkers, stored, migrate: () => migrateStore({ connection, log }) };
}

/** A way to the store that can be cut. */
async function cuttableStore() {
  const store = new URL(process.env['MONGODB_URL'] ?? '');
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(store.port), store.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(store);
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return { url: url.href, cut, close: () => server.close() };
}

/** What a release from before schema versions has left. */
async function oldWalkers(database: string, count: number) {
  const { walkers } = await release(database, []);
  const documents = Array.from({ length: count }, (_, index) => ({
    _id: `w${String(index).padStart(3, '0')}`,
    name: 'Ann Lee',
    steps: index,
  }));
  await walkers.collection.insertMany(documents as never);
}

const withShoes: SchemaStep = {
  says: 'every walker has shoes',
  change: (document) => ({ ...document, shoes: 'none' }),
};
const withoutSteps: SchemaStep = {
  says: 'steps are no longer kept',
  change: ({ steps: _steps, ...rest }) => rest,
};

afterEach(async () => {
  for (const connection of opened.splice(0)) await connection.close();
});

describe('stored data of an earlier release', () => {
  it('is brought through every step it has not had, and what it had is not touched again', async () => {
    const database = `forward-${newId().slice(0, 8)}`;
    await oldWalkers(database, 3);
    const second = await release(database, [withShoes]);
    await second.migrate();
    await second.walkers.create({ _id: 'w900', name: 'New', steps: 1, shoes: 'own' });
    const third = await release(database, [withShoes, withoutSteps]);
    await third.migrate();
    await third.migrate();
    expect(await third.stored()).toEqual([
      ...[0, 1, 2].map((n) => ({ _id: `w00${n}`, name: 'Ann Lee', shoes: 'none', schemaVersion: 3 })),
      { _id: 'w900', name: 'New', shoes: 'own', schemaVersion: 3 },
    ]);
  });

  it('says after each batch how far it is, so that whoever waits sees that it moves', async () => {
    const database = `migrations-${newId()}`;
    await oldWalkers(database, 250);
    const { connection } = await release(database, [{ says: 'nothing else', change: (walker) => walker }]);
    const said: [done: number, total: number][] = [];
    await migrateStore({ connection, log, onProgress: ({ done, total }) => said.push([done, total]) });
    expect(said).toEqual([
      [100, 250],
      [200, 250],
      [250, 250],
    ]);
  });

  it('is waited for when the store goes away in the middle', async () => {
    const database = `away-${newId().slice(0, 8)}`;
    await oldWalkers(database, 3);
    const way = await cuttableStore();
    let cuts = 0;
    const cutOnce: SchemaStep = {
      ...withShoes,
      change(document) {
        if (cuts++ === 0) way.cut();
        return withShoes.change(document);
      },
    };
    const next = await release(database, [cutOnce], way.url);
    await next.migrate();
    expect(cuts).toBeGreaterThan(1);
    const { stored } = await release(database, [withShoes]);
    expect(await stored()).toEqual(
      [0, 1, 2].map((steps) => ({ _id: `w00${steps}`, name: 'Ann Lee', steps, shoes: 'none', schemaVersion: 2 })),
    );
    way.close();
  });

  it('goes on where an interruption left it, and says which document could not be changed', async () => {
    const database = `resume-${newId().slice(0, 8)}`;
    await oldWalkers(database, 250);
    const seen: string[] = [];
    const step = (broken: string | null): SchemaStep => ({
      says: 'every walker has shoes',
      change(document) {
        if (document['_id'] === broken) throw new Error('the power went out');
        seen.push(String(document['_id']));
        return { ...document, shoes: 'none' };
      },
    });
    const first = await release(database, [step('w150')]);
    await expect(first.migrate()).rejects.toThrow(
      'walkers w150 could not be brought forward ("every walker has shoes"): the power went out',
    );
    const done = (await first.stored()).filter((walker) => (walker as { shoes?: string }).shoes).length;
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(250);
    seen.length = 0;
    const second = await release(database, [step(null)]);
    await second.migrate();
    expect(seen).toHaveLength(250 - done);
    expect(new Set((await second.stored()).map((walker) => (walker as { shoes?: string }).shoes))).toEqual(
      new Set(['none']),
    );
  });

  it('is changed by one of several instances that start at once; the others wait for it', async () => {
    const database = `together-${newId().slice(0, 8)}`;
    await oldWalkers(database, 250);
    const changed: string[] = [];
    const beside = vi.fn(async (_documents: readonly StoredDocument[]) => undefined);
    const counted: SchemaStep = {
      ...withShoes,
      change(document) {
        changed.push(String(document['_id']));
        return withShoes.change(document);
      },
      beside,
    };
    const instances = await Promise.all([1, 2, 3].map(() => release(database, [counted])));
    await Promise.all(instances.map(({ migrate }) => migrate()));
    expect(changed).toHaveLength(250);
    expect(new Set(changed).size).toBe(250);
    expect(beside.mock.calls.flatMap(([documents]) => documents)).toHaveLength(250);
    for (const { stored } of instances) expect(await stored()).toHaveLength(250);
  });

  it('keeps what another release writes while its document is being changed', async () => {
    const database = `meanwhile-${newId().slice(0, 8)}`;
    const before = await release(database, []);
    await before.walkers.collection.insertOne({ _id: 'w1', name: 'Ann Lee', version: 1 } as never);
    const slow: SchemaStep = {
      says: 'a name in capitals',
      change: (document) => ({ ...document, shoes: String(document['name']).toUpperCase() }),
      async beside(documents) {
        if (documents[0]?.['name'] !== 'Ann Lee') return;
        await before.walkers.collection.updateOne({ _id: 'w1' } as never, { $set: { name: 'Bo', version: 2 } });
      },
    };
    const next = await release(database, [slow]);
    await next.migrate();
    expect(await next.stored()).toEqual([{ _id: 'w1', name: 'Bo', shoes: 'BO', version: 2, schemaVersion: 2 }]);
  });

  it('is refused in words when a later release has written it, at the start and in every reading', async () => {
    const database = `newer-${newId().slice(0, 8)}`;
    const later = await release(database, [withShoes, withoutSteps]);
    await later.walkers.create({ _id: 'w1', name: 'Ann Lee', steps: 1 });
    const earlier = await release(database, [withShoes]);
    const words =
      'The stored "walkers" hold a document of version 3; this release knows versions up to 2. ' +
      'It was written by a later release: start that one, or restore the data from before it.';
    await expect(earlier.migrate()).rejects.toThrow(words);
    await expect(earlier.walkers.findOne({ _id: 'w1' }).lean()).rejects.toThrow(words);
    await expect(earlier.walkers.find({}).lean()).rejects.toThrow(words);
  });

  it('does not show its version to readers', async () => {
    const { walkers } = await release(`hidden-${newId().slice(0, 8)}`, [withShoes]);
    await walkers.create({ _id: 'w1', name: 'Ann Lee', steps: 1 });
    expect(await walkers.findOne({ _id: 'w1' }).lean()).toEqual({ _id: 'w1', name: 'Ann Lee', steps: 1 });
    const updated = await walkers
      .findOneAndUpdate({ _id: 'w1' }, { $set: { steps: 2 } }, { returnDocument: 'after' })
      .lean();
    expect(updated).toEqual({ _id: 'w1', name: 'Ann Lee', steps: 2 });
  });

  it('names what is none of its enumeration, and does not refuse a write that leaves it as it is', async () => {
    interface Shop {
      readonly _id: string;
      readonly name: string;
      readonly kind: 'SHOES';
      readonly shelves: readonly { readonly of: 'LEFT' | 'RIGHT' }[];
    }
    const connection = connectMongo(process.env['MONGODB_URL'] ?? '', `old-${newId().slice(0, 8)}`, log);
    opened.push(connection);
    const shelf = part<Shop['shelves'][number]>({ of: oneOf(['LEFT', 'RIGHT']) });
    const schema = storedSchema<Shop>({ _id: text, name: text, kind: oneOf(['SHOES']), shelves: list(shelf) });
    schema.plugin(schemaHistoryPlugin as never, [{ says: 'kinds are few', change: (shop: object) => shop }] as never);
    const shops = connection.model<Shop>('Shop', schema, 'shops');
    await vi.waitFor(() => pingMongo(connection), { timeout: 30_000 });
    const old = { _id: 's', name: 'Corner', kind: 'HATS', shelves: [{ of: 'LEFT' }, { of: 'TOP' }] };
    await shops.collection.insertOne(old as never);

    const said: object[] = [];
    const error = ((found: object) => said.push(found)) as Logger['error'];
    await migrateStore({ connection, log: Object.assign(Object.create(log) as Logger, { error }) });
    const of = { collection: 'shops', id: 's' };
    expect(said).toEqual([
      { ...of, field: 'kind', value: 'HATS' },
      { ...of, field: 'shelves.1.of', value: 'TOP' },
    ]);

    const write = (set: object) => shops.updateOne({ _id: 's' }, { $set: set } as never);
    await write({ name: 'Corner shop', kind: 'HATS', shelves: old.shelves });
    expect(await shops.findById('s').lean()).toMatchObject({ name: 'Corner shop', kind: 'HATS' });
    await expect(write({ kind: 'GLOVES' })).rejects.toThrow(/GLOVES/);
    await expect(write({ kind: 'HATS', shelves: [{ of: 'HATS' }] })).rejects.toThrow(/HATS/);
    await expect(write({ kind: 'HATS', name: null })).rejects.toThrow(/name/);
    await write({ kind: 'SHOES', shelves: [] });
  });

  it('needs a history for every model of a connection', async () => {
    const { connection, migrate } = await release(`missing-${newId().slice(0, 8)}`, []);
    connection.model('Forgotten', new Schema({ _id: String }));
    await expect(migrate()).rejects.toThrow('the model Forgotten has no schema history (schemaHistoryPlugin)');
  });
});

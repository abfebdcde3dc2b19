import { EMPTY_SCOPE, type Scope } from '@platform/contracts';
import { newId } from '@platform/kernel';
import { Schema } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  connectMongo,
  createEstateBoundCollection,
  createLogger,
  type EstateBound,
  estateBoundPlugin,
  migrateStore,
  pingMongo,
} from '../src/index.ts';

interface Note extends EstateBound {
  readonly text: string;
}
const schema = new Schema<Note>({ text: { type: String, required: true } } as never, {
  collection: 'notes',
  versionKey: false,
});
schema.plugin(estateBoundPlugin as never, [] as never);

const log = createLogger('test', 'silent');
const connection = connectMongo(process.env['MONGODB_URL'] ?? '', `bound-${newId().slice(0, 8)}`, log);
const model = connection.model<Note>('Note', schema);
const notes = (scope: Partial<Scope>) => createEstateBoundCollection(model, { ...EMPTY_SCOPE, ...scope });
const note = (estateId: string, organizationId: string) => ({
  _id: newId(),
  estateId,
  organizationId,
  version: 1,
  text: 'called',
});
const listing = { sort: { text: 1 }, pagination: null } as const;

beforeAll(() => vi.waitFor(() => pingMongo(connection), { timeout: 30_000 }));
afterAll(() => connection.close());

describe('a collection tied to estates', () => {
  it('is read and written within the reach of organization or estate; what is foreign is not there', async () => {
    const firm = notes({ organizationIds: ['o1'] });
    const guest = notes({ estateIds: ['e1'] });
    const stranger = notes({ organizationIds: ['o2'] });
    const [own, other] = [note('e1', 'o1'), note('e2', 'o1')];
    await firm.insert(own);
    await firm.insert(other);
    expect((await firm.list(listing)).metadata.totalCount).toBe(2);
    expect((await guest.byIds([own._id, other._id])).map(({ _id }) => _id)).toEqual([own._id]);
    expect(await guest.byEstates(['e2'])).toEqual([]);
    for (const nobody of [stranger, notes({})]) {
      expect((await nobody.list(listing)).metadata.totalCount).toBe(0);
      expect(await nobody.byIds([own._id])).toEqual([]);
      await expect(nobody.change(own._id, { update: { $set: { text: 'x' } } })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(nobody.remove(own._id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(nobody.insert(note('e1', 'o1'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await firm.byIds([own._id]))[0]).toMatchObject({ text: 'called', version: 1 });
  });

  it('never moves to another estate or organization', async () => {
    const firm = notes({ organizationIds: ['o1', 'o2'] });
    const own = note('e1', 'o1');
    await firm.insert(own);
    const update = { $set: { organizationId: 'o2', estateId: 'e9', text: 'moved' } };
    const { document } = await firm.change(own._id, { version: 1, update });
    expect(document).toMatchObject({ organizationId: 'o1', estateId: 'e1', text: 'moved', version: 2 });
  });

  it('is brought forward at start like every stored noun', async () => {
    await expect(migrateStore({ connection, log })).resolves.toBeUndefined();
  });
});

import type { Model } from 'mongoose';
import { expect, it } from 'vitest';
import { createOrderedReads } from './ordered-reads.ts';

interface Row {
  readonly _id: string;
  readonly name: string;
}

const ROWS: readonly (Row & { readonly of: string })[] = [
  { _id: '1', name: 'Alden', of: 'firm' },
  { _id: '2', name: 'Byrne', of: 'given' },
  { _id: '3', name: 'Castellan', of: 'firm' },
];

/** A collection that answers nothing before it is told to, and knows what it was asked until then. */
function heldCollection() {
  const asked: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const partOf = ({ $and: [part] }: { $and: [{ of: string }] }) => ROWS.filter(({ of }) => of === part.of);
  const find = (filter: never) => {
    asked.push('rows');
    const query = {
      sort: () => query,
      skip: () => query,
      limit: () => query,
      select: () => query,
      lean: () => released.then(() => partOf(filter).map(({ of: _of, ...row }) => row)),
    };
    return query;
  };
  const countDocuments = async (filter: never): Promise<number> => {
    asked.push('count');
    await released;
    return partOf(filter).length;
  };
  return { model: { find, countDocuments } as unknown as Model<Row>, asked, release };
}

it('the first page of two parts is read in one step: nothing of it waits for anything else', async () => {
  const { model, asked, release } = heldCollection();
  const reads = createOrderedReads(model, [{ of: 'firm' }, { of: 'given' }]);
  const page = reads.page({}, { sort: { name: 1 }, pagination: { page: 1, perPage: 20 } });
  expect(asked.toSorted()).toEqual(['count', 'count', 'rows', 'rows']);
  release();
  const { collection, metadata } = await page;
  expect(collection.map(({ name }) => name)).toEqual(['Alden', 'Byrne', 'Castellan']);
  expect(metadata.totalCount).toBe(3);
  expect(asked).toHaveLength(4);
});

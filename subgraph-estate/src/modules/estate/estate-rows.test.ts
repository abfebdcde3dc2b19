import { castellan } from '@platform/test-kit/builders';
import { describe, expect, it } from 'vitest';
import { sampleEstate } from '../../seed/sample-estate.ts';
import { listedItems } from '../../views/rows/listed-item.ts';
import type { RowModels } from './estate-rows.model.ts';
import { writeRows } from './estate-rows.ts';

const estate = { ...sampleEstate(castellan, '2026-11-21T00:00:00.000Z'), version: 2 };
const itemKeys = listedItems(estate).map(({ key }) => key);

/** A store that answers each write of an estate's lists only when the other one has come too. */
function store(known: readonly string[]) {
  const written: string[] = [];
  const both = Promise.withResolvers<void>();
  const write = (what: string) => async (): Promise<void> => {
    written.push(what);
    if (written.length === 2) both.resolve();
    await both.promise;
  };
  const found = { select: () => ({ lean: async () => [{ _id: estate.id, version: 1, itemKeys: known }] }) };
  const models = {
    rows: { find: () => found, bulkWrite: write('row') },
    items: { bulkWrite: write('items'), deleteMany: write('gone') },
  };
  return { models: models as unknown as RowModels, written };
}

describe('writeRows', () => {
  it('writes the row and its items at once, and notes no keys that are noted already', async () => {
    const { models, written } = store(itemKeys);
    await writeRows(models, [estate]);
    expect(written.toSorted()).toEqual(['items', 'row']);
  });

  it('takes away what the estate has no longer, then notes the keys of what it has', async () => {
    const { models, written } = store([...itemKeys, 'gone']);
    await writeRows(models, [estate]);
    expect(written.slice(2)).toEqual(['gone', 'row']);
  });
});

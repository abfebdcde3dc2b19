import { EMPTY_SCOPE } from '@platform/contracts';
import { castellan } from '@platform/test-kit/builders';
import type { Model } from 'mongoose';
import { expect, it } from 'vitest';
import { sampleEstate } from '../../seed/sample-estate.ts';
import { createEstateRepository } from './estate.repository.ts';
import { type EstateRecord, toRecord } from './estate-record.ts';

const estate = sampleEstate(castellan, '2026-11-21T00:00:00.000Z');

/** A store that has the estate in this version, and its row in another one. */
function store(version: number, rowVersion: number) {
  const written: unknown[] = [];
  const record = { ...toRecord(estate), _id: estate.id, version };
  const answer = (found: unknown) => {
    const query = { setOptions: () => query, select: () => query, lean: async () => found };
    return query;
  };
  const rows = {
    find: () => answer([{ _id: estate.id, version: rowVersion, itemKeys: [] }]),
    bulkWrite: async (writes: unknown[]) => void written.push(...writes),
    updateOne: async () => undefined,
  };
  const items = { bulkWrite: async () => undefined, deleteMany: async () => undefined };
  const connection = {
    models: { EstateRow: rows, ListedItem: items, EstateSums: { updateOne: async () => undefined } },
  };
  const model = { db: connection, findOneAndUpdate: () => answer(null), findOne: () => answer(record) };
  return { model: model as unknown as Model<EstateRecord>, written };
}

it('a change over an older version than there is puts the lists right, so that reading again helps', async () => {
  const { model, written } = store(3, 2);
  const estates = createEstateRepository(model, { ...EMPTY_SCOPE, everything: true });
  await expect(estates.save({ ...estate, version: 3 }, 2, { events: [], idempotencyKey: null })).rejects.toMatchObject({
    code: 'STALE_VERSION',
  });
  expect(JSON.stringify(written)).toContain('"version":3');
});

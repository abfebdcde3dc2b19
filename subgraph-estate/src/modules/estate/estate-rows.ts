import { isDeepStrictEqual } from 'node:util';
import { newId } from '@platform/kernel';
import type { Estate } from '../../domain/estate/estate.ts';
import { estateRow, sumsPartOf } from '../../views/rows/estate-row.ts';
import { listedItems } from '../../views/rows/listed-item.ts';
import type { EstateRowRecord, RowModels } from './estate-rows.model.ts';
import { defineSumsModel } from './estate-sums.model.ts';

type Known = Pick<EstateRowRecord, '_id' | 'version' | 'itemKeys'> & {
  readonly calculated?: Pick<EstateRowRecord['calculated'], 'asOf'>;
};

/** Figures follow without a change of the estate: of one version the row of a later day stays. */
function isOlder({ version, calculated }: Estate, row: Known | undefined): boolean {
  if (!row || row.version !== version) return (row?.version ?? 0) > version;
  return (row.calculated?.asOf ?? '') > (calculated.asOf ?? '');
}
/** The same as a condition of the write: between the reading of a row and its write somebody else may have written it. */
const notOlder = ({ version, calculated: { asOf } }: Estate) => ({
  $or: [
    { version: { $lt: version } },
    { version, 'calculated.asOf': null },
    ...(asOf === null ? [] : [{ version, 'calculated.asOf': { $lte: asOf } }]),
  ],
});

/** Every write finds its document by `_id` alone, which is what each store finds at once. */
async function writeEstateRows({ rows }: RowModels, estates: readonly Estate[], known: ReadonlyMap<string, Known>) {
  const writes = estates.map((estate) => {
    const { id, ...shown } = estateRow(estate);
    const mark = newId();
    const row = { ...shown, sumsDue: mark, findingsDue: mark };
    return known.has(id)
      ? { updateOne: { filter: { _id: id, ...notOlder(estate) }, update: { $set: row } } }
      : // Whoever was faster has written this version or a later one.
        { updateOne: { filter: { _id: id }, update: { $setOnInsert: row }, upsert: true } };
  });
  await rows.bulkWrite(writes as never, { ordered: false });
}

/**
 * Writes what lists and search show of estates. Safe to repeat and in any order: neither an earlier version nor figures of
 * an earlier day take the place of later ones, and an estate's own event repeats what an interruption between estate and rows has left out.
 * The keys of its items are noted last, so that a repetition still knows what is no longer of the estate.
 */
export async function writeRows(models: RowModels, estates: readonly Estate[]): Promise<void> {
  const { rows, items } = models;
  const found = await rows
    .find({ _id: { $in: estates.map(({ id }) => id) } })
    .select({ version: 1, itemKeys: 1, 'calculated.asOf': 1 })
    .lean<Known[]>();
  const known = new Map(found.map((row) => [row._id, row]));
  const due = estates.filter((estate) => !isOlder(estate, known.get(estate.id)));
  if (due.length === 0) return;
  const listed = due.map((estate) => ({ id: estate.id, items: listedItems(estate) }));
  const itemWrites = listed.flatMap((one) =>
    one.items.map(({ key, ...item }) => ({
      updateOne: { filter: { _id: key }, update: { $set: item }, upsert: true },
    })),
  );
  // Whoever made the change waits for both, and neither needs the other.
  await Promise.all([writeEstateRows(models, due, known), items.bulkWrite(itemWrites as never, { ordered: false })]);
  const kept = new Set(listed.flatMap((one) => one.items.map(({ key }) => key)));
  const gone = due.flatMap(({ id }) => known.get(id)?.itemKeys ?? []).filter((key) => !kept.has(key));
  if (gone.length > 0) await items.deleteMany({ _id: { $in: gone } });
  const notes = listed.flatMap(({ id, items: own }) => {
    const itemKeys = own.map(({ key }) => key);
    if (isDeepStrictEqual(known.get(id)?.itemKeys, itemKeys)) return [];
    return [{ updateOne: { filter: { _id: id }, update: { $set: { itemKeys } } } }];
  });
  if (notes.length === 0) return;
  await rows.bulkWrite(notes as never, { ordered: false });
}

/**
 * Takes an estate out of lists, search and sums. Safe to repeat. The part of the sums that it was in is added up again:
 * another row of it says so, and where there is none the part is gone.
 */
export async function removeRows({ rows, items }: RowModels, estate: Pick<Estate, 'id' | 'organizationId'>) {
  const { id, organizationId } = estate;
  await rows.deleteOne({ _id: id } as never);
  await items.deleteMany({ estateId: id } as never);
  const part = { organizationId, sumsPart: sumsPartOf(id) };
  const told = await rows.updateOne(part as never, { $set: { sumsDue: newId() } } as never);
  if (told.matchedCount === 0) await defineSumsModel(rows.db).deleteOne(part as never);
}

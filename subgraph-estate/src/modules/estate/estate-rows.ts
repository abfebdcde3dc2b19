import { isDuplicateKey } from '@platform/service-kit';
import type { Estate } from '../../domain/estate/estate.ts';
import { estateRow } from '../../views/rows/estate-row.ts';
import { listedItems } from '../../views/rows/listed-item.ts';
import type { RowModels } from './estate-rows.model.ts';

/** False when the row of a later version is there already. */
async function writeRow({ rows }: RowModels, estate: Estate): Promise<boolean> {
  const { id, ...row } = estateRow(estate);
  try {
    const notLater = { _id: id, version: { $lte: estate.version } };
    await rows.updateOne(notLater, { $set: row }, { upsert: true, runValidators: true });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/**
 * Writes what lists and search show of an estate. Safe to repeat and in any order: an earlier version never takes the
 * place of a later one, and the estate's own event repeats what an interruption between estate and rows has left out.
 */
export async function writeRows(models: RowModels, estate: Estate): Promise<void> {
  if (!(await writeRow(models, estate))) return;
  const items = listedItems(estate);
  const keys = items.map(({ key }) => key);
  await models.items.bulkWrite(
    items.map(({ key, ...item }) => ({
      updateOne: { filter: { _id: key }, update: { $set: item }, upsert: true },
    })) as never,
    { ordered: false },
  );
  await models.items.deleteMany({ estateId: estate.id, _id: { $nin: keys } });
}

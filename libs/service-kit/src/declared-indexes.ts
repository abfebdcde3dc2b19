import type { Connection, Model } from 'mongoose';
import type { Logger } from './logging.ts';

/** Of every collection, whoever made it. */
const OF_IDS = '_id_';

interface StoredIndex {
  readonly name?: string;
  readonly key: Readonly<Record<string, unknown>>;
  readonly partialFilterExpression?: unknown;
  readonly unique?: boolean;
  readonly sparse?: boolean;
}

const shapeOf = ({ key, partialFilterExpression, unique, sparse }: StoredIndex): string =>
  JSON.stringify([Object.entries(key), partialFilterExpression ?? null, unique === true, sparse === true]);

/** As drivers name an index that was given no name. */
const nameOf = ({ name, key }: StoredIndex): string =>
  name ??
  Object.entries(key)
    .map((field) => field.join('_'))
    .join('_');

async function storedIndexes({ collection }: Model<unknown>): Promise<StoredIndex[]> {
  const isNoCollection = (error: { code?: number }): boolean => error.code === 26;
  return collection
    .listIndexes()
    .toArray()
    .catch((error: { code?: number }) => {
      if (isNoCollection(error)) return [];
      throw error;
    });
}

async function keepDeclared(model: Model<unknown>, log: Logger): Promise<void> {
  // What is declared first, so that no list is without an index meanwhile.
  const inItsWay = await model.init().then(
    () => false,
    () => true,
  );
  const given = model.schema.indexes().map(([key, options]) => ({ ...options, key }) as unknown as StoredIndex);
  const declared = new Map(given.map((index) => [nameOf(index), shapeOf(index)]));
  for (const index of await storedIndexes(model)) {
    const name = nameOf(index);
    const isAnother = inItsWay && declared.get(name) !== shapeOf(index);
    if (name === OF_IDS || (declared.has(name) && !isAnother)) continue;
    await model.collection.dropIndex(name);
    log.info({ collection: model.collection.name, index: name }, 'an index that no model declares was dropped');
  }
  if (inItsWay) await model.createIndexes();
}

/**
 * Drops the indexes of earlier releases, which cost each write and serve nobody, from the collections that have a model;
 * also one whose name a model gives to another index now.
 */
export async function keepDeclaredIndexes(connection: Connection, log: Logger): Promise<void> {
  for (const model of Object.values(connection.models)) await keepDeclared(model as Model<unknown>, log);
}

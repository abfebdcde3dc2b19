import DataLoader from 'dataloader';

export type Loader<Value> = DataLoader<string, Value>;

/**
 * A loader for one request: ids asked for in one tick are read at once. `read` already carries the actor's scope, so
 * what it does not return is null: absent and foreign alike.
 */
export function createLoader<Item>(
  read: (ids: readonly string[]) => Promise<readonly Item[]>,
  idOf: (item: Item) => string,
): DataLoader<string, Item | null> {
  return new DataLoader(async (ids) => {
    const found = new Map((await read(ids)).map((item) => [idOf(item), item]));
    return ids.map((id) => found.get(id) ?? null);
  });
}

/** The same for many items of each key (reports of an estate). */
export function createGroupLoader<Item>(
  read: (keys: readonly string[]) => Promise<readonly Item[]>,
  keyOf: (item: Item) => string,
): DataLoader<string, Item[]> {
  return new DataLoader(async (keys) => {
    const found = Map.groupBy(await read(keys), keyOf);
    return keys.map((key) => found.get(key) ?? []);
  });
}

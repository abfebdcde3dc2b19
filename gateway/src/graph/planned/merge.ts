import { isJson, type Json, own, put } from './json.ts';
import type { SupergraphTypes } from './supergraph-types.ts';

export type Merge = (target: Json, source: Json) => void;

function mergeLists(target: unknown[], source: readonly unknown[], merge: Merge): void {
  for (const [index, item] of source.entries()) {
    const known = target[index];
    if (isJson(known) && isJson(item)) merge(known, item);
    else if (Array.isArray(known) && Array.isArray(item) && known.length === item.length)
      mergeLists(known, item, merge);
    else if (known === null || known === undefined) target[index] = item;
  }
}

/**
 * Puts into what is known what another subgraph says of the same: parts of `source` become parts of `target`. Whatever
 * comes first, a value stays where another subgraph has none.
 */
export function createMerge({ isObject }: Pick<SupergraphTypes, 'isObject'>): Merge {
  const merge: Merge = (target, source) => {
    for (const key of Object.keys(source)) {
      const value = source[key];
      const known = own(target, key);
      if (known === undefined || known === null) put(target, key, value);
      else if (value === null || value === undefined) continue;
      else if (isJson(known) && isJson(value)) merge(known, value);
      else if (Array.isArray(known) && Array.isArray(value) && known.length === value.length)
        mergeLists(known, value, merge);
      // A subgraph that knows the interface alone says its name; the type that it really is stays.
      else if (key === '__typename' && isObject(known as string) && !isObject(value as string)) continue;
      else put(target, key, value);
    }
  };
  return merge;
}

/** What several places are given must not become one: each is filled on its own. */
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isJson(value)) return value;
  const copy: Json = {};
  for (const key of Object.keys(value)) put(copy, key, copyOf(value[key]));
  return copy;
}

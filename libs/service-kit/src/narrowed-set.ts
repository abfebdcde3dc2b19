import type { Schema } from 'mongoose';
import { isSurelyAsWritten } from './plain-check.ts';

/** More of a list are written as the whole of it. */
const MOST_PLACES = 50;

type Fields = Readonly<Record<string, unknown>>;

/** The items of a list that are others now, by their places; null where the list is longer or shorter, or many are. */
function changedPlaces(name: string, before: unknown, after: unknown): Fields | null {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return null;
  const places = after.flatMap((item, at) => (item === before[at] ? [] : [[`${name}.${at}`, item] as const]));
  return places.length <= MOST_PLACES ? Object.fromEntries(places) : null;
}

/**
 * What an update sets so that a stored document that reads `before` reads `after`: nothing of the fields that are the
 * same object, and of the lists that are named only the items that changed. For a write over the version that `before`
 * was read in and no other: of a list that is another meanwhile, a place is another thing.
 */
export function narrowedSet(
  schema: Pick<Schema, 'paths'>,
  before: object,
  after: object,
  lists: readonly string[],
): Fields {
  const known = before as Fields;
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) => {
      if (value === known[name]) return [];
      const places = lists.includes(name) ? changedPlaces(name, known[name], value) : null;
      const isSure = places && isSurelyAsWritten(schema, places);
      return isSure ? Object.entries(places) : [[name, value]];
    }),
  );
}

import type { Estate } from '../estate/estate.ts';

/** Things as somebody has put them; those that nobody has moved keep the place between them that they have by themselves. */
export function inDocumentOrder<Thing extends { readonly id: string }>(
  { documentOrder }: Pick<Estate, 'documentOrder'>,
  things: readonly Thing[],
): Thing[] {
  const placeOf = new Map(documentOrder.map((id, place) => [id, place]));
  const moved = things.filter(({ id }) => placeOf.has(id));
  const next = moved.toSorted((a, b) => (placeOf.get(a.id) ?? 0) - (placeOf.get(b.id) ?? 0))[Symbol.iterator]();
  return things.map((thing) => (placeOf.has(thing.id) ? (next.next().value ?? thing) : thing));
}

/**
 * The documents in the order that is asked for, of `ids` as they stand now: those it names share the places that they
 * had, and nothing else moves. What is wrong with it is told, and then nothing is moved.
 */
export function documentsReordered(
  estate: Estate,
  standing: readonly string[],
  ids: readonly string[],
): { readonly estate: Estate; readonly errors: string[] } {
  const known = new Set(standing);
  const errors = [
    ...(ids.some((id) => !known.has(id)) ? ['Something in this order is not among the documents any more.'] : []),
    ...(new Set(ids).size < ids.length ? ['Something stands in this order twice.'] : []),
  ];
  if (errors.length > 0) return { estate, errors };
  const moved = new Set(ids);
  const next = ids[Symbol.iterator]();
  const documentOrder = standing.map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
  return { estate: { ...estate, documentOrder }, errors };
}

import type { Estate } from '../estate/estate.ts';

type Ordered = Pick<Estate, 'balanceSheetOrder'>;

/** Rows as somebody has put them; those nobody has moved follow in the order in which they came. */
export function inOrder<Row extends { readonly id: string }>(
  { balanceSheetOrder }: Ordered,
  rows: readonly Row[],
): Row[] {
  if (balanceSheetOrder.length === 0) return [...rows];
  const placeOf = new Map(balanceSheetOrder.map((id, place) => [id, place]));
  const last = balanceSheetOrder.length;
  return rows.toSorted((a, b) => (placeOf.get(a.id) ?? last) - (placeOf.get(b.id) ?? last));
}

const rowIds = ({ assets, assetAccounts, entities, liabilities }: Estate): string[] =>
  [...assets, ...assetAccounts, ...entities, ...liabilities].map(({ id }) => id);

/**
 * The rows in the order that is asked for, which names some of them or all: those it names share the places that they
 * had, and nothing else moves. What is wrong with it is told, and then nothing is moved.
 */
export function reordered(
  estate: Estate,
  ids: readonly string[],
): { readonly estate: Estate; readonly errors: string[] } {
  const all = inOrder(
    estate,
    rowIds(estate).map((id) => ({ id })),
  ).map(({ id }) => id);
  const known = new Set(all);
  const errors = [
    ...(ids.some((id) => !known.has(id)) ? ['Something in this order is not on the balance sheet any more.'] : []),
    ...(new Set(ids).size < ids.length ? ['Something stands in this order twice.'] : []),
  ];
  if (errors.length > 0) return { estate, errors };
  const moved = new Set(ids);
  const next = ids[Symbol.iterator]();
  const order = all.map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
  return { estate: { ...estate, balanceSheetOrder: order }, errors };
}

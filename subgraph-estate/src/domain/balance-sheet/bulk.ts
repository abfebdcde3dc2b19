import { DomainError } from '@platform/kernel';
import type { Estate } from '../estate/estate.ts';
import { usesOfAsset, withHoldingBack, withoutHolding } from './removal.ts';

/** Holdings that one request may change together. */
export const MOST_AT_ONCE = 500;

/** Throws: DomainError NOTHING_CHOSEN, TOO_MANY, NOT_FOUND, each of which leaves everything as it is. */
export function checkChosen(known: readonly string[], ids: readonly string[]): void {
  if (ids.length === 0) throw new DomainError('NOTHING_CHOSEN', 'Choose what to change first.', { field: 'ids' });
  if (ids.length > MOST_AT_ONCE)
    throw new DomainError('TOO_MANY', `At most ${MOST_AT_ONCE} can be changed at once.`, { field: 'ids' });
  const there = new Set(known);
  if (ids.some((id) => !there.has(id)))
    throw new DomainError('NOT_FOUND', 'One of these is not on the balance sheet any more. Nothing was changed.', {
      field: 'ids',
    });
}

/** Assets last: property may go together with the mortgage on it, and with the account that it is in. */
const assetsLast = ({ assets }: Estate, ids: readonly string[]): string[] => {
  const owned = new Set(assets.map(({ id }) => id));
  return [...ids.filter((id) => !owned.has(id)), ...ids.filter((id) => owned.has(id))];
};

/**
 * All of these off the balance sheet, or none of them.
 * Throws: DomainError ASSET_IN_USE, naming what is in the way of which.
 */
export function withoutHoldings(estate: Estate, chosen: readonly string[]): Estate {
  const ids = [...new Set(chosen)];
  checkChosen(
    [...estate.assets, ...estate.assetAccounts, ...estate.liabilities].map(({ id }) => id),
    ids,
  );
  const going = new Set(ids);
  const staying = <Thing extends { readonly id: string }>(things: readonly Thing[]): Thing[] =>
    things.filter(({ id }) => !going.has(id));
  const left = {
    ...estate,
    liabilities: staying(estate.liabilities),
    assetAccounts: staying(estate.assetAccounts),
  };
  const held = estate.assets.flatMap(({ id, name }) => {
    const uses = going.has(id) ? usesOfAsset(left, id) : [];
    return uses.length > 0 ? [`${name} is named in ${uses.join(', ')}.`] : [];
  });
  if (held.length > 0)
    throw new DomainError('ASSET_IN_USE', `${held.join(' ')} Change that first. Nothing was removed.`, {
      field: 'ids',
    });
  return assetsLast(estate, ids).reduce((current, id) => withoutHolding(current, id, ids.length), estate);
}

/** All of these back, or none of them. Throws: DomainError NOT_FOUND, as for one. */
export function withHoldingsBack(estate: Estate, chosen: readonly string[]): Estate {
  const ids = [...new Set(chosen)];
  if (ids.length === 0) throw new DomainError('NOTHING_CHOSEN', 'Choose what to bring back first.', { field: 'ids' });
  return ids.reduce((current, id) => withHoldingBack(current, id), estate);
}

import { DomainError } from '@platform/kernel';
import type { Estate } from '../estate/estate.ts';
import { usesOfAsset, withHoldingsBack, withRemovals } from './removal.ts';

/** Holdings that one request may change together; as many as there are may go together, as an import came. */
export const MOST_AT_ONCE = 500;

/** Throws: DomainError NOTHING_CHOSEN, TOO_MANY, NOT_FOUND, each of which leaves everything as it is. */
export function checkChosen(known: readonly string[], ids: readonly string[], most = MOST_AT_ONCE): void {
  if (ids.length === 0) throw new DomainError('NOTHING_CHOSEN', 'Choose what to change first.', { field: 'ids' });
  if (ids.length > most)
    throw new DomainError('TOO_MANY', `At most ${most.toLocaleString('en-US')} can be changed at once.`, {
      field: 'ids',
    });
  const there = new Set(known);
  if (ids.some((id) => !there.has(id)))
    throw new DomainError('NOT_FOUND', 'One of these is not on the balance sheet any more. Nothing was changed.', {
      field: 'ids',
    });
}

/**
 * All of these off the balance sheet, or none of them.
 * Throws: DomainError ASSET_IN_USE, naming what is in the way of which.
 */
export function withoutHoldings(estate: Estate, chosen: readonly string[]): Estate {
  const ids = [...new Set(chosen)];
  checkChosen(
    [...estate.assets, ...estate.assetAccounts, ...estate.liabilities].map(({ id }) => id),
    ids,
    Number.POSITIVE_INFINITY,
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
  // Assets last, as they come back: property may go together with the mortgage on it, and with the account that it is in.
  const gone = <Thing extends { readonly id: string }>(things: readonly Thing[]): Thing[] =>
    things.filter(({ id }) => going.has(id));
  return withRemovals({ ...left, assets: staying(estate.assets) }, [
    ...gone(estate.liabilities).map((liability) => ({ liability })),
    ...gone(estate.assetAccounts).map((account) => ({ account })),
    ...gone(estate.assets).map((asset) => ({ asset })),
  ]);
}

/** All of these back, or none of them. Throws: DomainError NOTHING_CHOSEN, NOT_FOUND, as for one. */
export function withChosenBack(estate: Estate, chosen: readonly string[]): Estate {
  if (chosen.length === 0)
    throw new DomainError('NOTHING_CHOSEN', 'Choose what to bring back first.', { field: 'ids' });
  return withHoldingsBack(estate, [...new Set(chosen)]);
}

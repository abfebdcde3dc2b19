import type { Step } from '@platform/estate-engine';
import { DomainError } from '@platform/kernel';
import type { Estate } from '../estate/estate.ts';
import type { RemovedHolding } from './holding.ts';

/** The last removals that can be taken back. */
const KEPT_REMOVALS = 20;

const names = (steps: readonly Step[], assetId: string): boolean => steps.some((step) => step.assetId === assetId);

function instrumentsWith({ trusts, documents }: Pick<Estate, 'trusts' | 'documents'>, assetId: string): string[] {
  return [
    ...trusts.filter(({ terms }) => terms.some(({ steps }) => names(steps, assetId))),
    ...documents.filter(({ will }) => will && names(will.steps, assetId)),
  ].map(({ name }) => name);
}

/** What names an asset: debts that it secures, gifts of it, and earlier texts that undoing a reading would bring back. */
export function usesOfAsset(estate: Estate, id: string): string[] {
  const debts = estate.liabilities.filter(({ securedByAssetId }) => securedByAssetId === id).map(({ name }) => name);
  const texts = [estate, ...estate.readingUndo].flatMap((part) => instrumentsWith(part, id));
  return [...new Set([...debts, ...texts])];
}

/**
 * The balance sheet without an asset or a debt, which is kept so that the removal can be undone.
 * Throws: DomainError ASSET_IN_USE for an asset that a debt or a gift names.
 */
export function withoutHolding(estate: Estate, id: string): Estate {
  const asset = estate.assets.find((known) => known.id === id) ?? null;
  const liability = estate.liabilities.find((known) => known.id === id) ?? null;
  const uses = asset ? usesOfAsset(estate, id) : [];
  if (uses.length > 0)
    throw new DomainError('ASSET_IN_USE', `This asset is named in ${uses.join(', ')}. Change that first.`, {
      field: 'id',
    });
  return {
    ...estate,
    assets: estate.assets.filter((known) => known !== asset),
    liabilities: estate.liabilities.filter((known) => known !== liability),
    removedHoldings: [...estate.removedHoldings, { asset, liability }].slice(-KEPT_REMOVALS),
  };
}

const isOf = ({ asset, liability }: RemovedHolding, id: string): boolean => (asset ?? liability)?.id === id;

/**
 * The holding back as it was, where it stood last.
 * Throws: DomainError NOT_FOUND for one that was never removed, or too long ago; UNKNOWN_REFERENCE, by the estate's own
 * check, where its owner is gone meanwhile.
 */
export function withHoldingBack(estate: Estate, id: string): Estate {
  const removal = estate.removedHoldings.find((one) => isOf(one, id));
  if (!removal) throw new DomainError('NOT_FOUND', 'This removal can no longer be undone.', { field: 'id' });
  const { asset, liability } = removal;
  return {
    ...estate,
    assets: asset ? [...estate.assets, asset] : estate.assets,
    liabilities: liability ? [...estate.liabilities, liability] : estate.liabilities,
    removedHoldings: estate.removedHoldings.filter((one) => one !== removal),
  };
}

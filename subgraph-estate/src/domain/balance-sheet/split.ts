import { divide, PERCENT_UNIT } from '@platform/estate-engine';
import { DomainError } from '@platform/kernel';
import { heldBy } from '../entity/entity-facts.ts';
import { type Estate, partyName } from '../estate/estate.ts';
import type { EstateAsset } from './holding.ts';
import { usesOfAsset, withoutHolding } from './removal.ts';

export interface SplitPart {
  readonly ownerId: string;
  readonly percent: number;
}

/** As near to the whole as the engine takes for it (CONVENTIONS C2). */
const TOLERANCE = 0.010001;

function refuse(code: string, message: string, field: string): never {
  throw new DomainError(code, message, { field });
}

/** Throws: DomainError TOO_FEW, OUT_OF_RANGE, SHARES_NOT_WHOLE, NOT_DIVISIBLE, ASSET_IN_USE. */
function checkSplit(estate: Estate, asset: EstateAsset, parts: readonly SplitPart[]): void {
  if (asset.assetType === 'RETIREMENT' || asset.assetType === 'LIFE_INSURANCE')
    refuse('NOT_DIVISIBLE', `${asset.name} stays whole: accounts for retirement and policies are not split.`, 'id');
  if (parts.length < 2) refuse('TOO_FEW', 'Say at least two parts.', 'parts');
  if (new Set(parts.map(({ ownerId }) => ownerId)).size < parts.length)
    refuse('DUPLICATE_OWNER', 'Each owner is named once, with the whole share.', 'parts');
  if (parts.some(({ percent }) => !(percent > 0 && percent <= 100)))
    refuse('OUT_OF_RANGE', 'A share is a percentage above 0 and up to 100.', 'parts');
  const sum = parts.reduce((total, { percent }) => total + percent, 0);
  if (Math.abs(sum - 100) > TOLERANCE)
    refuse('SHARES_NOT_WHOLE', `The parts come to ${Number(sum.toFixed(5))}%, not to the whole.`, 'parts');
  const uses = usesOfAsset(estate, asset.id);
  if (uses.length > 0)
    refuse(
      'ASSET_IN_USE',
      `This asset is named in ${uses.join(', ')}, which could not say which part. Change that first.`,
      'id',
    );
}

/** Each part on a line of its own, with its cents; who was to receive the whole receives what stays a person's. */
function partsOf(
  estate: Estate,
  asset: EstateAsset,
  parts: readonly SplitPart[],
  nextId: (at: number) => string,
): EstateAsset[] {
  const weights = parts.map(({ percent }) => Math.round(percent * PERCENT_UNIT));
  const balances = divide(asset.balanceCents, weights);
  const costs = asset.costBasisCents === null ? null : divide(asset.costBasisCents, weights);
  const isPersons = (id: string): boolean => estate.people.some((person) => person.id === id);
  return parts.map(({ ownerId, percent }, at) =>
    heldBy(estate.entities, {
      ...asset,
      id: nextId(at),
      name: `${Number(percent.toFixed(2))}% of ${asset.name}, ${partyName(estate, ownerId) ?? 'somebody'}`,
      balanceCents: balances[at] ?? 0,
      costBasisCents: costs?.[at] ?? null,
      owners: [{ id: ownerId }],
      titling: null,
      contributions: [],
      beneficiaries: isPersons(ownerId) ? asset.beneficiaries : [],
    }),
  );
}

/**
 * An asset as several, each of one owner, whose cents come to those of the whole; the whole is kept, so that the split
 * can be undone. Throws: DomainError as above.
 */
export function withAssetSplit(
  estate: Estate,
  id: string,
  parts: readonly SplitPart[],
  nextId: (at: number) => string,
): Estate {
  const asset = estate.assets.find((known) => known.id === id);
  if (!asset) refuse('OUT_OF_RANGE', 'A debt is not split: change its borrowers.', 'id');
  checkSplit(estate, asset, parts);
  const split = partsOf(estate, asset, parts, nextId);
  const at = estate.assets.indexOf(asset);
  const without = withoutHolding(estate, id);
  const removal = without.removedHoldings.at(-1);
  return {
    ...without,
    assets: [...estate.assets.slice(0, at), ...split, ...estate.assets.slice(at + 1)],
    removedHoldings: [...without.removedHoldings.slice(0, -1), ...(removal ? [{ ...removal, parts: split }] : [])],
  };
}

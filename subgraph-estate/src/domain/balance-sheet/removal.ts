import { MOST_HOLDINGS } from '@platform/contracts/list-lengths';
import type { Step } from '@platform/estate-engine';
import { DomainError } from '@platform/kernel';
import { stepsOf } from '../document/document.ts';
import type { Estate } from '../estate/estate.ts';
import type { RemovedHolding } from './holding.ts';

/** The last removals that can be taken back; of more that go together, all. */
const KEPT_REMOVALS = 20;

const names = (steps: readonly Step[], assetId: string): boolean => steps.some((step) => step.assetId === assetId);

function instrumentsWith({ trusts, documents }: Pick<Estate, 'trusts' | 'documents'>, assetId: string): string[] {
  return [
    ...trusts.filter(({ terms }) => terms.some(({ steps }) => names(steps, assetId))),
    ...documents.filter((document) => names(stepsOf(document), assetId)),
  ].map(({ name }) => name);
}

/** What names an asset by itself: debts that it secures, gifts of it, and earlier texts that undoing a reading would bring back. */
export function textsThatName(estate: Estate, id: string): string[] {
  const debts = estate.liabilities.filter(({ securedByAssetId }) => securedByAssetId === id).map(({ name }) => name);
  const texts = [estate, ...estate.readingUndo].flatMap((part) => instrumentsWith(part, id));
  return [...new Set([...debts, ...texts])];
}

/** What names an asset, by itself or as part of an account. */
export function usesOfAsset(estate: Estate, id: string): string[] {
  const accounts = estate.assetAccounts.filter(({ holds }) => holds.some(({ assetId }) => assetId === id));
  return [...new Set([...textsThatName(estate, id), ...accounts.map(({ name }) => name)])];
}

/** What would be nobody's without an entity: what it holds and owes, and its shares of other entities. */
export function usesOfEntity({ assets, liabilities, entities }: Estate, id: string): string[] {
  const holdings = [...assets, ...liabilities].filter(({ owners }) => owners.some((owner) => owner.id === id));
  const shared = entities.filter(({ shares }) => shares.some(({ ownerId }) => ownerId === id));
  return [...holdings, ...shared].map(({ name }) => name);
}

const NOTHING: RemovedHolding = {
  asset: null,
  liability: null,
  entity: null,
  charity: null,
  account: null,
  trust: null,
  document: null,
  parts: [],
};

/** With what goes in one change kept, so that all of it can be brought back. */
export const withRemovals = (estate: Estate, removals: readonly Partial<RemovedHolding>[]): Estate => ({
  ...estate,
  removedHoldings: [...estate.removedHoldings, ...removals.map((removal) => ({ ...NOTHING, ...removal }))].slice(
    -Math.max(KEPT_REMOVALS, removals.length),
  ),
});
/** Makes room for many that come: together with what could be brought back they would be more than a document holds. */
export const withRoomFor = (estate: Estate, coming: number): Estate => {
  const kept = MOST_HOLDINGS - estate.assets.length - estate.liabilities.length - coming;
  return { ...estate, removedHoldings: estate.removedHoldings.slice(-Math.max(KEPT_REMOVALS, kept)) };
};
const withRemoval = (estate: Estate, removal: Partial<RemovedHolding>): Estate => withRemovals(estate, [removal]);

const without = <Thing extends { readonly id: string }>(things: readonly Thing[], id: string): Thing[] =>
  things.filter((known) => known.id !== id);

/**
 * The balance sheet without an asset, an account or a debt, which is kept so that the removal can be undone.
 * Throws: DomainError ASSET_IN_USE for an asset that a debt or a gift names.
 */
export function withoutHolding(estate: Estate, id: string): Estate {
  const asset = estate.assets.find((known) => known.id === id) ?? null;
  const liability = estate.liabilities.find((known) => known.id === id) ?? null;
  const account = estate.assetAccounts.find((known) => known.id === id) ?? null;
  const uses = asset ? usesOfAsset(estate, id) : [];
  if (uses.length > 0)
    throw new DomainError('ASSET_IN_USE', `This asset is named in ${uses.join(', ')}. Change that first.`, {
      field: 'id',
    });
  const rest = {
    ...estate,
    assets: without(estate.assets, id),
    liabilities: without(estate.liabilities, id),
    assetAccounts: without(estate.assetAccounts, id),
  };
  return withRemoval(rest, { asset, liability, account });
}

/** Names of a list that a sentence can hold: `Lake house, Savings, Loan and 2 more`. */
function inSentence(uses: readonly string[]): string {
  const more = uses.length > 3 ? ` and ${uses.length - 3} more` : '';
  return `${uses.slice(0, 3).join(', ')}${more}`;
}

/** The estate without an entity. Throws: DomainError ENTITY_IN_USE, naming what would be nobody's. */
export function withoutEntity(estate: Estate, id: string): Estate {
  const entity = estate.entities.find((known) => known.id === id);
  if (!entity) return estate;
  const uses = usesOfEntity(estate, id);
  if (uses.length > 0)
    throw new DomainError(
      'ENTITY_IN_USE',
      `${entity.name} still owns or owes ${inSentence(uses)}. Give that to somebody else first.`,
      { field: 'id' },
    );
  return withRemoval({ ...estate, entities: without(estate.entities, id) }, { entity });
}

/** The estate without a charity, which nothing names any more. */
export function withoutCharity(estate: Estate, id: string): Estate {
  const charity = estate.charities.find((known) => known.id === id);
  return charity ? withRemoval({ ...estate, charities: without(estate.charities, id) }, { charity }) : estate;
}

/** The estate without a trust, which nothing names any more. */
export function withoutTrust(estate: Estate, id: string): Estate {
  const trust = estate.trusts.find((known) => known.id === id);
  return trust ? withRemoval({ ...estate, trusts: without(estate.trusts, id) }, { trust }) : estate;
}

/** The estate without a document, which nothing is attached to any more. */
export function withoutDocument(estate: Estate, id: string): Estate {
  const document = estate.documents.find((known) => known.id === id);
  return document ? withRemoval({ ...estate, documents: without(estate.documents, id) }, { document }) : estate;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The estate without the parts of an asset, as it is whole again.
 * Throws: DomainError PARTS_CHANGED where one of them is another thing since, or something names it.
 */
function withoutParts(estate: Estate, parts: RemovedHolding['parts']): Estate {
  for (const part of parts) {
    const now = estate.assets.find(({ id }) => id === part.id);
    if (same(now, part) && usesOfAsset(estate, part.id).length === 0) continue;
    throw new DomainError('PARTS_CHANGED', `${part.name} was changed since, so the split is not undone.`, {
      field: 'id',
    });
  }
  const ids = new Set(parts.map(({ id }) => id));
  return { ...estate, assets: estate.assets.filter(({ id }) => !ids.has(id)) };
}

const idOf = ({ asset, liability, entity, charity, account, trust, document }: RemovedHolding): string =>
  (asset ?? liability ?? entity ?? charity ?? account ?? trust ?? document)?.id ?? '';

/**
 * What was taken off back as it was, where it stood last, in this order; all of it or nothing.
 * Throws: DomainError NOT_FOUND for what was never removed, or too long ago; PARTS_CHANGED. Where its owner is gone
 * meanwhile, or somebody whom it names, the estate's own checks refuse it.
 */
export function withHoldingsBack(estate: Estate, ids: readonly string[]): Estate {
  const known = new Map(estate.removedHoldings.toReversed().map((removal) => [idOf(removal), removal]));
  const removals = ids.map((id) => {
    const removal = known.get(id);
    if (!removal) throw new DomainError('NOT_FOUND', 'This removal can no longer be undone.', { field: 'id' });
    return removal;
  });
  const splits = removals.filter(({ parts }) => parts.length > 0);
  const rest = splits.reduce((current, { parts }) => withoutParts(current, parts), estate);
  const back = new Set(removals);
  return {
    ...rest,
    assets: [...rest.assets, ...removals.flatMap(({ asset }) => asset ?? [])],
    liabilities: [...rest.liabilities, ...removals.flatMap(({ liability }) => liability ?? [])],
    entities: [...rest.entities, ...removals.flatMap(({ entity }) => entity ?? [])],
    assetAccounts: [...rest.assetAccounts, ...removals.flatMap(({ account }) => account ?? [])],
    charities: [...rest.charities, ...removals.flatMap(({ charity }) => charity ?? [])],
    trusts: [...rest.trusts, ...removals.flatMap(({ trust }) => trust ?? [])],
    documents: [...rest.documents, ...removals.flatMap(({ document }) => document ?? [])],
    removedHoldings: estate.removedHoldings.filter((one) => !back.has(one)),
  };
}
export const withHoldingBack = (estate: Estate, id: string): Estate => withHoldingsBack(estate, [id]);

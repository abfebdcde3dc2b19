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

const withRemoval = (estate: Estate, removal: Partial<RemovedHolding>, together = 1): Estate => ({
  ...estate,
  removedHoldings: [...estate.removedHoldings, { ...NOTHING, ...removal }].slice(-Math.max(KEPT_REMOVALS, together)),
});

const without = <Thing extends { readonly id: string }>(things: readonly Thing[], id: string): Thing[] =>
  things.filter((known) => known.id !== id);

/**
 * The balance sheet without an asset, an account or a debt, which is kept so that the removal can be undone.
 * `together` says how many go in one change, all of which can be brought back.
 * Throws: DomainError ASSET_IN_USE for an asset that a debt or a gift names.
 */
export function withoutHolding(estate: Estate, id: string, together = 1): Estate {
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
  return withRemoval(rest, { asset, liability, account }, together);
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

const isOf = ({ asset, liability, entity, charity, account, trust, document }: RemovedHolding, id: string): boolean =>
  (asset ?? liability ?? entity ?? charity ?? account ?? trust ?? document)?.id === id;

/**
 * What was taken off back as it was, where it stood last.
 * Throws: DomainError NOT_FOUND for what was never removed, or too long ago; PARTS_CHANGED. Where its owner is gone
 * meanwhile, or somebody whom it names, the estate's own checks refuse it.
 */
export function withHoldingBack(estate: Estate, id: string): Estate {
  const removal = estate.removedHoldings.find((one) => isOf(one, id));
  if (!removal) throw new DomainError('NOT_FOUND', 'This removal can no longer be undone.', { field: 'id' });
  const { asset, liability, entity, charity, account, trust, document, parts } = removal;
  const rest = withoutParts(estate, parts);
  return {
    ...rest,
    assets: asset ? [...rest.assets, asset] : rest.assets,
    liabilities: liability ? [...estate.liabilities, liability] : estate.liabilities,
    entities: entity ? [...estate.entities, entity] : estate.entities,
    assetAccounts: account ? [...estate.assetAccounts, account] : estate.assetAccounts,
    charities: charity ? [...estate.charities, charity] : estate.charities,
    trusts: trust ? [...estate.trusts, trust] : estate.trusts,
    documents: document ? [...estate.documents, document] : estate.documents,
    removedHoldings: estate.removedHoldings.filter((one) => one !== removal),
  };
}

import { formatDate } from '@platform/kernel';
import { heldAssets } from '../balance-sheet/held.ts';
import type { EstateAsset, EstateLiability } from '../balance-sheet/holding.ts';
import { NO_ASSET, NO_LIABILITY } from '../balance-sheet/holding-facts.ts';
import { entityWorths, type Interest } from '../entity/interests.ts';
import type { Estate } from './estate.ts';

export interface Counted {
  readonly assets: readonly EstateAsset[];
  readonly liabilities: readonly EstateLiability[];
  /** Of the interests among them: which entity each is of. */
  readonly entityOf: ReadonlyMap<string, string>;
  /** Of what counts with a discount: which appraisal supports it, where one is on record. */
  readonly discountSourceOf: ReadonlyMap<string, string>;
}

const interestId = ({ entity, share }: Interest): string => `${entity.id}:${share.ownerId}`;

function interestName({ entity, share }: Interest): string {
  return share.percent >= 99.99 ? entity.name : `${Number(share.percent.toFixed(5))}% of ${entity.name}`;
}

/** The oldest day that a value of what the entity itself holds is of. */
function valuedOn(estate: Estate, entityId: string): string | null {
  const own = heldAssets(estate).filter(({ owners }) => owners[0]?.id === entityId);
  return own.flatMap(({ valuationDate }) => valuationDate ?? []).toSorted()[0] ?? null;
}

/** A value with a discount is recorded with its source and its day. */
function recordedSources(assets: readonly EstateAsset[]): Map<string, string> {
  return new Map(
    assets.flatMap(({ id, discountPercent, valuationSource, valuationDate }): [string, string][] => {
      if (discountPercent === null || valuationSource === null) return [];
      return [[id, valuationDate === null ? valuationSource : `${valuationSource}, ${formatDate(valuationDate)}`]];
    }),
  );
}

const last = new WeakMap<Estate, Counted>();

function counting(estate: Estate): Counted {
  const { entities, liabilities } = estate;
  const assets = heldAssets(estate);
  if (entities.length === 0)
    return { assets, liabilities, entityOf: new Map(), discountSourceOf: recordedSources(assets) };
  const ids = new Set(entities.map(({ id }) => id));
  const isTheirs = ({ owners }: Pick<EstateAsset, 'owners'>): boolean => ids.has(owners[0]?.id ?? '');
  // Another entity's interest is part of what that one comes to; an outsider's is nothing of this household.
  const interests = entityWorths(estate)
    .flatMap((worth) => worth.interests)
    .filter(({ share }) => share.ownerId !== null && !ids.has(share.ownerId));
  const isOwed = ({ amountCents }: Interest): boolean => amountCents < 0;
  const base = (interest: Interest) => ({
    id: interestId(interest),
    name: interestName(interest),
    balanceCents: Math.abs(interest.amountCents),
    owners: [{ id: interest.share.ownerId ?? '' }],
  });
  const own = assets.filter((asset) => !isTheirs(asset));
  const ownIds = new Set(own.map(({ id }) => id));
  return {
    assets: [
      ...own,
      ...interests
        .filter((interest) => !isOwed(interest))
        .map((interest): EstateAsset => {
          const valuationDate = valuedOn(estate, interest.entity.id);
          const { discountPercent } = interest.entity;
          return { ...NO_ASSET, ...base(interest), assetType: 'BUSINESS', valuationDate, discountPercent };
        }),
    ],
    liabilities: [
      ...liabilities
        .filter((debt) => !isTheirs(debt))
        .map((debt) => (ownIds.has(debt.securedByAssetId ?? '') ? debt : { ...debt, securedByAssetId: null })),
      ...interests
        .filter(isOwed)
        .map((interest): EstateLiability => ({ ...NO_LIABILITY, ...base(interest), liabilityType: 'OTHER_DEBT' })),
    ],
    entityOf: new Map(interests.map((interest) => [interestId(interest), interest.entity.id])),
    discountSourceOf: new Map([
      ...recordedSources(own),
      ...interests.flatMap((interest): [string, string][] => {
        const { discountSource } = interest.entity;
        return discountSource === null ? [] : [[interestId(interest), discountSource]];
      }),
    ]),
  };
}

/**
 * What counts as somebody's, as the engine is told and as every line of it is named: what people and trusts hold,
 * themselves or in accounts, and owe, and in place of what entities hold and owe, the interests of people and trusts in them. An interest
 * is personal property at its owner's home, whatever the entity holds.
 */
export function counted(estate: Estate): Counted {
  const known = last.get(estate);
  if (known) return known;
  const now = counting(estate);
  last.set(estate, now);
  return now;
}

interface ById {
  readonly assets: ReadonlyMap<string, EstateAsset>;
  readonly liabilities: ReadonlyMap<string, EstateLiability>;
}
const ids = new WeakMap<Counted, ById>();

/** Each line of thousands is named by one of them. */
function byId(of: Counted): ById {
  const known = ids.get(of);
  if (known) return known;
  const now = {
    assets: new Map(of.assets.map((asset) => [asset.id, asset])),
    liabilities: new Map(of.liabilities.map((debt) => [debt.id, debt])),
  };
  ids.set(of, now);
  return now;
}

export const countedAsset = (estate: Estate, id: string | undefined): EstateAsset | undefined =>
  id === undefined ? undefined : byId(counted(estate)).assets.get(id);
export const countedLiability = (estate: Estate, id: string): EstateLiability | undefined =>
  byId(counted(estate)).liabilities.get(id);

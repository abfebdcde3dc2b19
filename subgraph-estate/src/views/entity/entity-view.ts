import { type Cents, sumCents } from '@platform/kernel';
import { heldAssets } from '../../domain/balance-sheet/held.ts';
import type { EntityShare, EstateEntity } from '../../domain/entity/entity.ts';
import type { EntityFacts } from '../../domain/entity/entity-facts.ts';
import { type Interest, ultimateShares, worthOfEntity } from '../../domain/entity/interests.ts';
import type { EntityInput } from '../../schema.generated.ts';
import { assetView, liabilityView } from '../balance-sheet/holding-view.ts';
import type { AssetParent, EntityInterestParent, EntityParent, EntityShareParent } from '../parents.ts';

/** The graph's input in the domain's words. */
export const saidOfEntity = ({ shares, ...rest }: EntityInput): EntityFacts => ({
  ...rest,
  shares: shares?.map(({ ownerId, outsiderName, percentage }) => ({
    ownerId: ownerId ?? null,
    outsider: outsiderName ?? null,
    percent: percentage,
  })),
});

const interestsOf = ({ estate, entity }: EntityParent): readonly Interest[] =>
  worthOfEntity(estate, entity.id)?.interests ?? [];

export const entityShares = (parent: EntityParent): EntityShareParent[] =>
  interestsOf(parent).map(({ share, amountCents }) => ({ estate: parent.estate, share, amountCents }));

/** Whose it is in the end; an amount where nothing stands between. */
export function entityUltimateShares(parent: EntityParent): EntityShareParent[] {
  const { estate, entity } = parent;
  const isDirect = entity.shares.every(({ ownerId }) => !estate.entities.some(({ id }) => id === ownerId));
  const amountOf = ({ ownerId, outsider }: EntityShare): Cents | null =>
    interestsOf(parent).find(({ share }) => share.ownerId === ownerId && share.outsider === outsider)?.amountCents ??
    null;
  return ultimateShares(estate, entity).map((share) => ({
    estate,
    share,
    amountCents: isDirect ? amountOf(share) : null,
  }));
}

const owns = (entity: EstateEntity, owners: readonly { readonly id: string }[]): boolean => owners[0]?.id === entity.id;

export const entityAssets = ({ estate, entity }: EntityParent): AssetParent[] =>
  heldAssets(estate)
    .filter(({ owners }) => owns(entity, owners))
    .map((asset) => ({ estate, holding: assetView(asset) }));

export const entityLiabilities = ({ estate, entity }: EntityParent): AssetParent[] =>
  estate.liabilities
    .filter(({ owners }) => owns(entity, owners))
    .map((debt) => ({ estate, holding: liabilityView(debt) }));

/** What an entity has of others. */
export const entityInterests = ({ estate, entity }: EntityParent): EntityInterestParent[] =>
  estate.entities.flatMap((other) => {
    const own = interestsOf({ kind: 'entity', estate, entity: other }).filter(
      ({ share }) => share.ownerId === entity.id,
    );
    if (own.length === 0) return [];
    const percent = own.reduce((sum, { share }) => sum + share.percent, 0);
    return [{ estate, entity: other, percent, amountCents: sumCents(own.map(({ amountCents }) => amountCents)) }];
  });

export const entityNetCents = ({ estate, entity }: EntityParent): Cents =>
  worthOfEntity(estate, entity.id)?.netCents ?? 0;

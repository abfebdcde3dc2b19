import { isAffiliated } from '../../domain/entity/entity.ts';
import type {
  EntityInterestResolvers,
  EntityResolvers,
  EntityShareResolvers,
  MutationResolvers,
} from '../../schema.generated.ts';
import {
  entityAssets,
  entityInterests,
  entityLiabilities,
  entityNetCents,
  entityShares,
  entityUltimateShares,
  saidOfEntity,
} from '../../views/entity/entity-view.ts';
import { entityOf, shareOwnerOf } from '../../views/parents.ts';

export const entityMutations: Pick<
  MutationResolvers,
  'createEntity' | 'updateEntity' | 'deleteEntity' | 'restoreEntity'
> = {
  createEntity: async (_parent, { estateId, version, attributes }, { services }) => {
    const { estate, id } = await services.entities.create(estateId, version, saidOfEntity(attributes));
    return { ok: true, estate, entity: entityOf(estate, id) };
  },
  updateEntity: async (_parent, { id, version, attributes }, { services }) => {
    const estate = await services.entities.update(id, version, saidOfEntity(attributes));
    return { ok: true, estate, entity: entityOf(estate, id) };
  },
  deleteEntity: async (_parent, { id, version }, { services }) => ({
    ok: true,
    estate: await services.entities.remove(id, version),
    entity: null,
  }),
  restoreEntity: async (_parent, { estateId, id, version }, { services }) => {
    const estate = await services.entities.restore(estateId, id, version);
    return { ok: true, estate, entity: entityOf(estate, id) };
  },
};

export const Entity: EntityResolvers = {
  __resolveReference: async ({ id }, { loaders }) => {
    const estate = await loaders.holder.entities.load(id);
    return estate && entityOf(estate, id);
  },
  id: ({ entity }) => entity.id,
  estateId: ({ estate }) => estate.id,
  name: ({ entity }) => entity.name,
  entityType: ({ entity }) => entity.entityType,
  location: ({ entity }) => entity.location,
  shares: entityShares,
  ultimateShares: entityUltimateShares,
  assets: entityAssets,
  liabilities: entityLiabilities,
  interests: entityInterests,
  netValue: entityNetCents,
  discountPercent: ({ entity }) => entity.discountPercent,
  discountSource: ({ entity }) => entity.discountSource,
};

export const EntityShare: EntityShareResolvers = {
  owner: ({ estate, share }) => shareOwnerOf(estate, share.ownerId),
  outsiderName: ({ share }) => share.outsider,
  percentage: ({ share }) => share.percent,
  affiliated: ({ share }) => isAffiliated(share),
  amount: ({ amountCents }) => amountCents,
};

export const EntityInterest: EntityInterestResolvers = {
  entity: ({ estate, entity }) => ({ kind: 'entity', estate, entity }),
  percentage: ({ percent }) => percent,
  amount: ({ amountCents }) => amountCents,
};

import { projectionSetting, withProjection } from '../../domain/estate/projection.ts';
import type { EstateResolvers, MutationResolvers } from '../../schema.generated.ts';

export const projectionMutations: Pick<MutationResolvers, 'updateProjectionSetting'> = {
  updateProjectionSetting: async (_parent, { estateId, version, attributes }, { services, today }) => {
    const known = await services.estates.one(estateId);
    const estate = await services.estates.change(known, version, (current) =>
      withProjection(current, attributes, today),
    );
    return { ok: true, estate, projectionSetting: projectionSetting(estate, today) };
  },
};

export const estateProjection: Pick<EstateResolvers, 'projectionSetting'> = {
  projectionSetting: async (estate, _args, { loaders, today }) =>
    projectionSetting(await loaders.wholeEstate(estate), today),
};

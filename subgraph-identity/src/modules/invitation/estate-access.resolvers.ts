import type { MutationResolvers, QueryResolvers } from '../../schema.generated.ts';

export const estateAccessQueries: Pick<QueryResolvers, 'estateAccess'> = {
  estateAccess: (_parent, { estateId }, { services }) => services.estateAccess.list(estateId),
};

export const estateAccessMutations: Pick<MutationResolvers, 'revokeEstateAccess'> = {
  revokeEstateAccess: async (_parent, { estateId, id }, { services }) => {
    await services.estateAccess.revoke(estateId, id);
    return { ok: true };
  },
};

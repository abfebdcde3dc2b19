import type { MutationResolvers, QueryResolvers } from '../../schema.generated.ts';

export const historyQueries: Pick<QueryResolvers, 'estateHistory'> = {
  estateHistory: (_parent, { estateId, pagination }, { services }) => services.history.list(estateId, pagination),
};

export const historyMutations: Pick<MutationResolvers, 'undoEstateChange'> = {
  undoEstateChange: async (_parent, { id, version }, { services }) => ({
    ok: true,
    estate: await services.history.undo(id, version),
  }),
};

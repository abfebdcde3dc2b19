import type { MutationResolvers, OwnClientViewsResolvers, QueryResolvers } from '../../schema.generated.ts';

export const clientViewQueries: Pick<QueryResolvers, 'ownClientViews'> = {
  ownClientViews: (_parent, _args, { services }) => services.clientViews.read(),
};

export const clientViewMutations: Pick<MutationResolvers, 'updateOwnClientViews'> = {
  updateOwnClientViews: async (_parent, { input: { version, views } }, { services }) => ({
    ok: true,
    ownClientViews: await services.clientViews.update(version, views),
  }),
};

export const OwnClientViews: OwnClientViewsResolvers = {
  id: ({ _id }) => _id,
};

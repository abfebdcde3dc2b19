import type {
  EstateResolvers,
  MutationResolvers,
  QueryResolvers,
  SharedEstateOwnershipResolvers,
} from '../../schema.generated.ts';

export const sharedOwnershipQueries: Pick<QueryResolvers, 'sharedEstateOwnerships'> = {
  sharedEstateOwnerships: (_parent, { estateId, pagination }, { services }) =>
    services.sharedOwnerships.list(estateId, pagination),
};

export const sharedOwnershipMutations: Pick<
  MutationResolvers,
  'createSharedEstateOwnership' | 'deleteSharedEstateOwnership'
> = {
  createSharedEstateOwnership: async (_parent, { estateId, accountId }, { services }) => {
    const { estate, sharedEstateOwnership } = await services.sharedOwnerships.create(estateId, accountId);
    return { ok: true, estate, sharedEstateOwnership };
  },
  deleteSharedEstateOwnership: async (_parent, { id }, { services }) => ({
    ok: true,
    estate: await services.sharedOwnerships.remove(id),
    sharedEstateOwnership: null,
  }),
};

export const estateSharing: Pick<EstateResolvers, 'sharedEstateOwnerships' | 'mayShareOwnership'> = {
  sharedEstateOwnerships: (estate, _args, { services }) => services.sharedOwnerships.of(estate),
  mayShareOwnership: (estate, _args, { services }) => services.sharedOwnerships.mayChange(estate),
};

export const SharedEstateOwnership: SharedEstateOwnershipResolvers = {
  id: ({ shared }) => shared.id,
  estateId: ({ estate }) => estate.id,
  accountId: ({ shared }) => shared.accountId,
  account: ({ shared }) => ({ __typename: 'Account', id: shared.accountId }),
  name: ({ shared }) => shared.name,
  sharedAt: ({ shared }) => shared.sharedAt,
  sharedByName: ({ shared }) => shared.sharedByName,
  mayBeDeleted: (beside, _args, { services }) => services.sharedOwnerships.mayRemove(beside),
};

import type {
  EstateProfileGroupingResolvers,
  EstateResolvers,
  MutationResolvers,
  ProfileGroupResolvers,
  QueryResolvers,
} from '../../schema.generated.ts';

export const profileGroupQueries: Pick<QueryResolvers, 'profileGroups' | 'estateProfileGroupings'> = {
  profileGroups: (_parent, { pagination, ...query }, { services }) => services.profileGroups.list(query, pagination),
  estateProfileGroupings: (_parent, { pagination, ...of }, { services }) =>
    services.profileGroups.groupings(of, pagination),
};

export const profileGroupMutations: Pick<
  MutationResolvers,
  | 'createProfileGroup'
  | 'updateProfileGroup'
  | 'deleteProfileGroup'
  | 'restoreProfileGroup'
  | 'bulkAddEstateProfileGroupings'
  | 'bulkRemoveEstateProfileGroupings'
> = {
  createProfileGroup: async (_parent, { organizationId, name }, { services }) => ({
    ok: true,
    profileGroup: await services.profileGroups.create(organizationId, name),
  }),
  updateProfileGroup: async (_parent, { id, version, name }, { services }) => ({
    ok: true,
    profileGroup: await services.profileGroups.rename(id, version, name),
  }),
  deleteProfileGroup: async (_parent, { id, version }, { services }) => ({
    ok: true,
    profileGroup: await services.profileGroups.remove(id, version),
  }),
  restoreProfileGroup: async (_parent, { id }, { services }) => ({
    ok: true,
    profileGroup: await services.profileGroups.restore(id),
  }),
  bulkAddEstateProfileGroupings: async (_parent, { profileGroupId, estateIds }, { services }) => ({
    ok: true,
    profileGroup: await services.profileGroups.add(profileGroupId, estateIds),
  }),
  bulkRemoveEstateProfileGroupings: async (_parent, { profileGroupId, estateIds }, { services }) => ({
    ok: true,
    profileGroup: await services.profileGroups.take(profileGroupId, estateIds),
  }),
};

export const estateGroups: Pick<EstateResolvers, 'profileGroups'> = {
  profileGroups: async ({ id }, _args, { loaders }) => (await loaders.groupings.load(id)).map(({ group }) => group),
};

export const ProfileGroup: ProfileGroupResolvers = {
  clientsCount: (group, _args, { services }) => services.profileGroups.clientsCount(group),
};

export const EstateProfileGrouping: EstateProfileGroupingResolvers = {
  estate: ({ estateId }, _args, { loaders }) => loaders.summaryOf(estateId),
  profileGroupId: ({ group }) => group.id,
  profileGroup: ({ group }) => group,
};

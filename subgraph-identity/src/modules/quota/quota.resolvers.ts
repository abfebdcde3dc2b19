import type { QueryResolvers, QuotaResolvers } from '../../schema.generated.ts';

export const Quota: QuotaResolvers = {
  __resolveReference: async ({ id }, { loaders, services }) => {
    const [quota] = await services.quotas.byIds([id]);
    return quota && (await loaders.organization.load(quota.organizationId)) ? quota : null;
  },
  movements: ({ id }, asked, { actor, services }) => services.quotas.movements(id, asked, actor.scope),
};

export const quotaQueries: Pick<QueryResolvers, 'quotas'> = {
  quotas: async (_parent, { organizationId }, { loaders, services }) => {
    const { id } = await services.organizations.one(organizationId);
    return loaders.quotasByOrganization.load(id);
  },
};

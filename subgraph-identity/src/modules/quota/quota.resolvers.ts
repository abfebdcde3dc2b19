import { DomainError } from '@platform/kernel';
import type { QueryResolvers, QuotaResolvers } from '../../schema.generated.ts';

export const Quota: QuotaResolvers = {
  __resolveReference: async ({ id }, { loaders, services }) => {
    const [quota] = await services.quotas.byIds([id]);
    return quota && (await loaders.organization.load(quota.organizationId)) ? quota : null;
  },
  movements: ({ id }, asked, { actor, services }) => services.quotas.movements(id, asked, actor.scope),
};

export const quotaQueries: Pick<QueryResolvers, 'quotas'> = {
  quotas: async (_parent, { organizationId }, { loaders }) => {
    const organization = await loaders.organization.load(organizationId);
    if (!organization) throw new DomainError('NOT_FOUND', 'This organization does not exist.');
    return loaders.quotasByOrganization.load(organizationId);
  },
};

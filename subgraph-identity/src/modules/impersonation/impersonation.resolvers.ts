import { listPage, listResult } from '@platform/service-kit';
import { startingRole } from '../../domain/account/roles.ts';
import type { ImpersonationCandidateResolvers, QueryResolvers } from '../../schema.generated.ts';

/** An account, in the role and the organization that support mode would begin in. */
export const ImpersonationCandidate: ImpersonationCandidateResolvers = {
  role: (account) => startingRole(account)?.role ?? null,
  organizationName: async (account, _args, { loaders }) => {
    const organizationId = startingRole(account)?.membership?.organizationId;
    return organizationId ? ((await loaders.organization.load(organizationId))?.name ?? null) : null;
  },
};

export const impersonationQueries: Pick<QueryResolvers, 'impersonationCandidates'> = {
  impersonationCandidates: async (_parent, { pagination, ...query }, { actor, services }) => {
    const page = listPage(pagination);
    const found = await services.impersonation.candidates(actor, services.accounts, query, page);
    return listResult(pagination, found.accounts, found.totalCount);
  },
};

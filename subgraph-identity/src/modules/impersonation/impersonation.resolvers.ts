import { listPage, listResult } from '@platform/service-kit';
import { startingRole } from '../../domain/account/roles.ts';
import type { QueryResolvers } from '../../schema.generated.ts';

export const impersonationQueries: Pick<QueryResolvers, 'impersonationCandidates'> = {
  impersonationCandidates: async (_parent, { pagination, ...query }, { actor, loaders, services }) => {
    const page = listPage(pagination);
    const found = await services.impersonation.candidates(actor, services.accounts, query, page);
    const collection = await Promise.all(
      found.accounts.map(async (account) => {
        const active = startingRole(account);
        const organizationId = active?.membership?.organizationId;
        const organization = organizationId ? await loaders.organization.load(organizationId) : null;
        const { id, name, emailAddress } = account;
        return { id, name, emailAddress, role: active?.role ?? null, organizationName: organization?.name ?? null };
      }),
    );
    return listResult(pagination, collection, found.totalCount);
  },
};

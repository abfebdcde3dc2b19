import { pageMetadata } from '@platform/service-kit';
import type { QueryResolvers } from '../../schema.generated.ts';
import { search } from './search.service.ts';

export const searchQueries: Pick<QueryResolvers, 'search'> = {
  search: async (_parent, { needle, scope, perPage }, { services }) => {
    const { collection, totalCount, limit } = await search(services.estates, { needle, scope, perPage });
    return { collection, metadata: pageMetadata(totalCount, 1, limit) };
  },
};

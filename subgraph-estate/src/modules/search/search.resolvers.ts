import type { QueryResolvers } from '../../schema.generated.ts';
import { search } from './search.service.ts';

export const searchQueries: Pick<QueryResolvers, 'search'> = {
  search: async (_parent, { needle, scope, perPage }, { services }) =>
    search(services.lists, { needle, scope, perPage }),
};

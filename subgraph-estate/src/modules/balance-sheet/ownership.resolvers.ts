import type { QueryResolvers } from '../../schema.generated.ts';
import { ownershipData } from '../../views/balance-sheet/ownership-data.ts';

export const ownershipQueries: Pick<QueryResolvers, 'ownershipData'> = {
  ownershipData: async (_parent, { estateId }, { loaders, today }) => {
    const estate = await loaders.estate.load(estateId);
    return estate && ownershipData(estate, today);
  },
};

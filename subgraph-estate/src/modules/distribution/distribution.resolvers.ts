import type { QueryResolvers } from '../../schema.generated.ts';
import { waterfallDiagram } from '../../views/distribution/waterfall-diagram.ts';

export const distributionQueries: Pick<QueryResolvers, 'waterfallDiagram'> = {
  waterfallDiagram: async (_parent, { estateId, input }, { loaders, today }) => {
    const estate = await loaders.estate.load(estateId);
    return estate && waterfallDiagram(estate, today, input ?? {});
  },
};

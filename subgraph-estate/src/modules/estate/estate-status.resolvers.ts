import { documentsTogether } from '../../domain/document/documents-together.ts';
import { figuresAreStale } from '../../domain/estate/figures.ts';
import type { EstateStatusResolvers, QueryResolvers } from '../../schema.generated.ts';

export const estateStatusQueries: Pick<QueryResolvers, 'estateStatus' | 'sampleEstateIds'> = {
  estateStatus: (_parent, { estateId }, { loaders }) => loaders.summary.load(estateId),
  sampleEstateIds: async (_parent, _args, { services }) => services.lists.sampleIds(),
};

export const EstateStatus: EstateStatusResolvers = {
  estateId: ({ id }) => id,
  archivedAt: ({ archived }) => archived?.at ?? null,
  documentsStatus: async (estate, _args, { loaders }) => {
    const [papers, household, uploads] = await Promise.all([
      loaders.papersOf(estate),
      loaders.householdOf(estate),
      loaders.uploadsByEstate.load(estate.id),
    ]);
    return documentsTogether({ ...papers, ...household }, uploads);
  },
  calculatedAsOf: ({ calculated }) => calculated.asOf ?? null,
  calculationIsStale: ({ calculated }, _args, { today }) => figuresAreStale(calculated, today),
  calculationProblem: ({ calculated }) => calculated.problem,
};

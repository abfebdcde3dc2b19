import type {
  EstateOpportunityResolvers,
  EstateResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../schema.generated.ts';
import { placeIn } from '../../views/finance/place-in.ts';
import { descriptionOf, titleOf } from '../../views/opportunity/client-opportunities.ts';

export const opportunityQueries: Pick<QueryResolvers, 'opportunities' | 'estateOpportunities'> = {
  opportunities: (_parent, { association, filter, pagination }, { services }) =>
    services.opportunities.list(association ?? {}, filter ?? {}, pagination),
  estateOpportunities: (_parent, { estateId, filter, pagination }, { services }) =>
    services.opportunities.list({ estateId }, filter ?? {}, pagination),
};

export const opportunityMutations: Pick<
  MutationResolvers,
  | 'createOpportunity'
  | 'updateOpportunity'
  | 'deleteOpportunity'
  | 'reprioritizeOpportunity'
  | 'updateCustomOpportunities'
  | 'triggerOpportunitiesForEstate'
> = {
  createOpportunity: async (_parent, { estateId, attributes }, { services }) => ({
    ok: true,
    estateOpportunity: await services.opportunities.create(estateId, attributes),
  }),
  updateOpportunity: async (_parent, { id, version, attributes }, { services }) => ({
    ok: true,
    estateOpportunity: await services.opportunities.update(id, version, attributes),
  }),
  deleteOpportunity: async (_parent, { id, version }, { services }) => {
    await services.opportunities.remove(id, version);
    return { ok: true, estateOpportunity: null };
  },
  reprioritizeOpportunity: async (_parent, { id, version, priority }, { services }) => ({
    ok: true,
    estateOpportunity: await services.opportunities.reprioritize(id, version, priority),
  }),
  updateCustomOpportunities: async (_parent, { estateId, version, opportunities }, { services, loaders }) => {
    await services.opportunities.word(estateId, version, opportunities);
    return { ok: true, estate: await loaders.summaryOf(estateId) };
  },
  triggerOpportunitiesForEstate: async (_parent, { estateId }, { services, loaders }) => {
    await services.opportunities.lookFor(estateId);
    return { ok: true, estate: await loaders.summaryOf(estateId) };
  },
};

export const estateOpportunityLists: Pick<
  EstateResolvers,
  'estateOpportunities' | 'customOpportunities' | 'customOpportunitiesVersion'
> = {
  estateOpportunities: ({ id }, _args, { services, loaders }) =>
    services.opportunities.areShown ? loaders.opportunities.load(id) : null,
  customOpportunities: async ({ id }, _args, { services, loaders }) => {
    const [known, [wording]] = await Promise.all([
      loaders.opportunities.load(id),
      loaders.opportunityWordings.load(id),
    ]);
    return services.opportunities.forClient(known, wording);
  },
  customOpportunitiesVersion: async ({ id }, _args, { services, loaders }) => {
    const [wording] = services.opportunities.areShown ? await loaders.opportunityWordings.load(id) : [];
    return services.opportunities.versionOf(wording);
  },
};

export const EstateOpportunity: EstateOpportunityResolvers = {
  estate: ({ estateId }, _args, { loaders }) => loaders.summaryOf(estateId),
  title: titleOf,
  description: descriptionOf,
  priority: async ({ id, estateId }, _args, { loaders }) => placeIn(await loaders.opportunities.load(estateId), id),
};

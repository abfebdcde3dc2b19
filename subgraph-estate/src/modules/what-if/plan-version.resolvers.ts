import { isOlder } from '../../domain/what-if/what-if-snapshot.ts';
import type {
  EstateResolvers,
  MutationResolvers,
  PlanVersionResolvers,
  QueryResolvers,
} from '../../schema.generated.ts';

export const planVersionQueries: Pick<QueryResolvers, 'planVersion'> = {
  planVersion: (_parent, { id }, { services }) => services.planVersions.one(id),
};

export const planVersionMutations: Pick<
  MutationResolvers,
  'createPlanVersion' | 'updatePlanVersion' | 'deletePlanVersion'
> = {
  createPlanVersion: async (_parent, { estateId, attributes }, { services }) => ({
    ok: true,
    planVersion: await services.planVersions.create(estateId, attributes),
  }),
  updatePlanVersion: async (_parent, { id, version, attributes }, { services }) => ({
    ok: true,
    planVersion: await services.planVersions.update(id, version, attributes),
  }),
  deletePlanVersion: async (_parent, { id, version }, { services }) => {
    await services.planVersions.remove(id, version);
    return { ok: true, planVersion: null };
  },
};

export const estatePlanVersions: Pick<EstateResolvers, 'planVersions'> = {
  planVersions: ({ id }, _args, { services, loaders }) =>
    services.planVersions.areShown ? loaders.planVersions.load(id) : null,
};

export const PlanVersion: PlanVersionResolvers = {
  isOlder: async (version, _args, { loaders }) => isOlder(version, await loaders.summaryOf(version.estateId)),
  distributionCase: (version, _args, { services }) => services.planVersions.caseOf(version),
};

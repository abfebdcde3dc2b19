import type { RulesOf } from '@platform/service-kit';
import type { MutationResolvers, QueryResolvers } from '../schema.generated.ts';

/** The policy action of each query; reach (which estates) is the scope's part. */
const QUERY_RULES: RulesOf<QueryResolvers> = {
  documents: 'document:view',
  estate: 'estate:view',
  estateOverview: 'estate:list',
  estateUpload: 'document:view',
  estateUploads: 'document:view',
  // A client reads the estates granted to her here too: the scope decides which, the screen of all clients has its own action.
  estates: 'estate:view',
  organizationClients: 'estate:list',
  person: 'estate:view',
  search: 'search:run',
  trust: 'estate:view',
  trusts: 'estate:view',
};

const MUTATION_RULES: RulesOf<MutationResolvers> = {
  acceptHighConfidenceValues: 'abstraction:review',
  createAsset: 'estate:edit',
  createEstate: 'estate:create',
  createEstateUpload: 'document:upload',
  createPerson: 'estate:edit',
  deleteAsset: 'estate:edit',
  deleteEstateUpload: 'document:delete',
  deletePerson: 'estate:edit',
  finishReview: 'abstraction:review',
  requestAbstraction: 'abstraction:request',
  reviewExtractedValue: 'abstraction:review',
  updateAsset: 'estate:edit',
  updateEstate: 'estate:edit',
  updateFirstSpouseToDie: 'estate:edit',
  updatePerson: 'estate:edit',
};

export const OPERATION_RULES = { Query: QUERY_RULES, Mutation: MUTATION_RULES };

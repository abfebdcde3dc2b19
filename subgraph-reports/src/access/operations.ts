import type { RulesOf } from '@platform/service-kit';
import type { MutationResolvers, QueryResolvers } from '../schema.generated.ts';

const QUERY_RULES: RulesOf<QueryResolvers> = {
  ownReportSettings: 'report:create',
  report: 'report:view',
  reportBuilderConfig: 'report:create',
  reports: 'report:view',
};

const MUTATION_RULES: RulesOf<MutationResolvers> = {
  createReportWithPrefetch: 'report:create',
  deleteReport: 'report:delete',
  retryReport: 'report:create',
  updateOwnReportSettings: 'report:own-settings',
  updateReport: 'report:create',
};

export const OPERATION_RULES = { Query: QUERY_RULES, Mutation: MUTATION_RULES };

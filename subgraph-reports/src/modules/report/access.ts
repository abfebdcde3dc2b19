import type { Action } from '@platform/contracts/access';

/** Every operation of this subgraph with the action of the policy that it needs; a test fails for one without. */
export const OPERATION_POLICY: Readonly<Record<string, Action>> = {
  'Query.reports': 'report:view',
  'Query.report': 'report:view',
  'Query.reportBuilderConfig': 'report:create',
  'Query.ownReportSettings': 'report:create',
  'Mutation.createReportWithPrefetch': 'report:create',
  'Mutation.retryReport': 'report:create',
  'Mutation.updateReport': 'report:create',
  'Mutation.deleteReport': 'report:delete',
  'Mutation.updateOwnReportSettings': 'report:own-settings',
};

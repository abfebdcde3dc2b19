import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const MilestonesRouteQuery = graphql(`
  query MilestonesRoute($estateId: ID!) {
    estate(id: $estateId) {
      id
      version
      financialMilestones { id version kind milestone description year }
    }
  }
`);
export const CreateMilestoneMutation = graphql(`
  mutation CreateFinancialMilestone($estateId: ID!, $attributes: FinancialMilestoneInput!) {
    createFinancialMilestone(estateId: $estateId, attributes: $attributes) { ok financialMilestone { id version } }
  }
`);
export const UpdateMilestoneMutation = graphql(`
  mutation UpdateFinancialMilestone($id: ID!, $version: Int!, $attributes: FinancialMilestoneInput!) {
    updateFinancialMilestone(id: $id, version: $version, attributes: $attributes) {
      ok
      financialMilestone { id version kind milestone description year }
    }
  }
`);
export const DeleteMilestoneMutation = graphql(`
  mutation DeleteFinancialMilestone($id: ID!, $version: Int!) {
    deleteFinancialMilestone(id: $id, version: $version) { ok }
  }
`);

export type MilestonesEstate = NonNullable<ResultOf<typeof MilestonesRouteQuery>['estate']>;
export type Milestone = MilestonesEstate['financialMilestones'][number];

export interface MilestonesReload {
  readonly estate: MilestonesEstate;
  /** As they are saved now. */
  readonly reload: () => Promise<MilestonesEstate | null>;
}

import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const OpportunitiesQuery = graphql(`
  query Opportunities($estateId: ID!) {
    estate(id: $estateId) {
      id
      estateOpportunities {
        id version kind status title description notes isHidden manuallyArchived priority settledOn
      }
      customOpportunities { kind title description whyItsImportant whatToDo isHidden }
      customOpportunitiesVersion
    }
  }
`);
export const CreateOpportunityMutation = graphql(`
  mutation CreateOpportunity($estateId: ID!, $attributes: OpportunityInput!) {
    createOpportunity(estateId: $estateId, attributes: $attributes) { ok estateOpportunity { id version } }
  }
`);
export const UpdateOpportunityMutation = graphql(`
  mutation UpdateOpportunity($id: ID!, $version: Int!, $attributes: OpportunityInput!) {
    updateOpportunity(id: $id, version: $version, attributes: $attributes) { ok estateOpportunity { id version } }
  }
`);
export const DeleteOpportunityMutation = graphql(`
  mutation DeleteOpportunity($id: ID!, $version: Int!) { deleteOpportunity(id: $id, version: $version) { ok } }
`);
export const ReprioritizeOpportunityMutation = graphql(`
  mutation ReprioritizeOpportunity($id: ID!, $version: Int!, $priority: Int!) {
    reprioritizeOpportunity(id: $id, version: $version, priority: $priority) { ok estateOpportunity { id version } }
  }
`);
export const UpdateCustomOpportunitiesMutation = graphql(`
  mutation UpdateCustomOpportunities($estateId: ID!, $version: Int!, $opportunities: [CustomOpportunityInput!]!) {
    updateCustomOpportunities(estateId: $estateId, version: $version, opportunities: $opportunities) { ok }
  }
`);
export const LookForOpportunitiesMutation = graphql(`
  mutation LookForOpportunities($estateId: ID!) { triggerOpportunitiesForEstate(estateId: $estateId) { ok } }
`);

export type OpportunitiesEstate = NonNullable<ResultOf<typeof OpportunitiesQuery>['estate']>;
export type Opportunity = NonNullable<OpportunitiesEstate['estateOpportunities']>[number];
export type ClientWords = OpportunitiesEstate['customOpportunities'][number];

export interface OpportunitiesReload {
  readonly estate: OpportunitiesEstate;
  /** As it is saved now. */
  readonly reload: () => Promise<OpportunitiesEstate | null>;
}

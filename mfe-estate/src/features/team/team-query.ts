import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const TeamRouteQuery = graphql(`
  query TeamRoute($estateId: ID!) {
    estate(id: $estateId) {
      id
      version
      financialTeamMembers {
        id
        version
        name
        role
        company
        emailAddress
        phoneNumber
        integrationKinds
        displayOrder
      }
    }
  }
`);
export const CreateMemberMutation = graphql(`
  mutation CreateFinancialTeamMember($estateId: ID!, $attributes: FinancialTeamMemberInput!, $displayOrder: Int) {
    createFinancialTeamMember(estateId: $estateId, attributes: $attributes, displayOrder: $displayOrder) {
      ok
      financialTeamMember { id version }
    }
  }
`);
export const UpdateMemberMutation = graphql(`
  mutation UpdateFinancialTeamMember($id: ID!, $version: Int!, $attributes: FinancialTeamMemberInput!) {
    updateFinancialTeamMember(id: $id, version: $version, attributes: $attributes) {
      ok
      financialTeamMember { id version }
    }
  }
`);
export const MoveMemberMutation = graphql(`
  mutation UpdateFinancialTeamMemberOrder($id: ID!, $version: Int!, $displayOrder: Int!) {
    updateFinancialTeamMemberOrder(id: $id, version: $version, displayOrder: $displayOrder) {
      ok
      financialTeamMember { id version displayOrder }
    }
  }
`);
export const DeleteMemberMutation = graphql(`
  mutation DeleteFinancialTeamMember($id: ID!, $version: Int!) {
    deleteFinancialTeamMember(id: $id, version: $version) { ok }
  }
`);

export type TeamEstate = NonNullable<ResultOf<typeof TeamRouteQuery>['estate']>;
export type Member = TeamEstate['financialTeamMembers'][number];

export interface TeamReload {
  readonly estate: TeamEstate;
  /** As it is saved now. */
  readonly reload: () => Promise<TeamEstate | null>;
}

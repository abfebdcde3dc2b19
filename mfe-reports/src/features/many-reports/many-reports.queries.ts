import { graphql } from '../../gql/index.ts';

export const ManyReportsQuery = graphql(`
  query ManyReports {
    estates(pagination: { perPage: -1 }, sortBy: NAME, direction: ASC) { collection { id displayName } }
    ownReportSettings { id sections showToClient }
    organizationContent { id settings { allowsCustomReportTitles } }
  }
`);
export const CreateReportsMutation = graphql(`
  mutation CreateReports($estateIds: [ID!]!, $name: String!, $sections: [String!]!, $templateId: ID, $showToClient: Boolean) {
    createReports(estateIds: $estateIds, name: $name, sections: $sections, templateId: $templateId, showToClient: $showToClient) {
      ok
      batchId
      results { problem report { id } }
    }
  }
`);
export const SteerReportsMutation = graphql(`
  mutation SteerReports($ids: [ID!]!, $step: BatchStep!) {
    steerReports(ids: $ids, step: $step) { ok reports { id status statusMessage isHeld percent } }
  }
`);

/** A client that there is no report of, and why. */
export interface LeftClient {
  readonly name: string;
  readonly problem: string;
}

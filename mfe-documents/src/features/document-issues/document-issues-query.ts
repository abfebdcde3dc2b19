import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const DocumentIssuesQuery = graphql(`
  query DocumentIssues($estateId: ID!) {
    estate(id: $estateId) {
      id
      documentIssues {
        id
        kind
        detail
        page
        quote
        isOfSet
        setAside { reason byName at }
        estateUpload { id file { filename } trusts { id name } estateDocuments { id name } }
      }
    }
  }
`);
export const SetIssueAsideMutation = graphql(`
  mutation SetIssueAside($estateUploadId: ID!, $issueId: ID!, $reason: String) {
    setDocumentIssueAside(estateUploadId: $estateUploadId, issueId: $issueId, reason: $reason) { ok }
  }
`);
export type Issue = NonNullable<NonNullable<ResultOf<typeof DocumentIssuesQuery>['estate']>['documentIssues']>[number];

import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const CopyRequestsQuery = graphql(`
  query CopyRequests($estateId: ID, $pagination: PaginationInput) {
    documentCopyRequests(association: { estateId: $estateId }, pagination: $pagination) {
      collection {
        id
        version
        estateId
        documentName
        status
        shouldShowAlert
        noteBody
        requestedByName
        answeredByName
        isOwn
        createdAt
        estate { id displayName }
      }
      metadata { totalCount }
    }
  }
`);
export const CopyableQuery = graphql(`
  query Copyable($estateId: ID!) {
    estate(id: $estateId) {
      id
      estateDocuments { id name }
      trusts { id name createdUponDeath }
    }
  }
`);
export const AskForCopyMutation = graphql(`
  mutation AskForCopy($documentId: ID!, $noteBody: String) {
    createDocumentCopyRequest(documentId: $documentId, noteBody: $noteBody) { ok documentCopyRequest { id } }
  }
`);
export const AnswerCopyRequestMutation = graphql(`
  mutation AnswerCopyRequest($id: ID!, $version: Int!, $status: CopyRequestStatus!) {
    updateDocumentCopyRequest(id: $id, version: $version, status: $status) { ok documentCopyRequest { id version status } }
  }
`);

export type CopyRequest = ResultOf<typeof CopyRequestsQuery>['documentCopyRequests']['collection'][number];

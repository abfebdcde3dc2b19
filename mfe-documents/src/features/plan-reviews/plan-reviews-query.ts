import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const ReviewsQuery = graphql(`
  query Reviews($organizationId: ID, $filter: ReviewFilterInput, $sortBy: ReviewSort, $direction: SortDirection, $pagination: PaginationInput) {
    reviews(association: { organizationId: $organizationId }, filter: $filter, sortBy: $sortBy, direction: $direction, pagination: $pagination) {
      collection {
        id
        kind
        status
        dateRequested
        dueAt
        isLate
        updatedAt
        estate { id displayName }
        reviewer { id name }
        organization { id name }
      }
      metadata { totalCount }
    }
    organizationReviewStats(organizationId: $organizationId) {
      unassigned
      requested
      requestForInformation
      inProgress
      returnedToCustomer
      complete
      readyForReview
      late
    }
  }
`);
/** For whoever looks after all of them. */
export const ReviewedOrganizationsQuery = graphql(`
  query ReviewedOrganizations {
    organizations(pagination: { perPage: -1 }) { collection { id name } }
  }
`);
export type ListedReview = ResultOf<typeof ReviewsQuery>['reviews']['collection'][number];

export const ReviewQuery = graphql(`
  query PlanReview($id: ID!) {
    review(id: $id) {
      id
      version
      kind
      status
      nextStatuses
      isAbstractionByVanilla
      dateRequested
      requestedByName
      completedAt
      dueAt
      isLate
      quotaAllocation
      estateId
      estate { id displayName }
      reviewer { id name }
      advisor { id name }
      notes { id body byName createdAt }
      notesToAdvisor { id body }
      editableNotesToAdvisor { id body }
      adminChecklist { id text isDone doneByName doneAt }
      advisorChecklist { id text isDone doneByName doneAt }
      lawyerChecklist { id text isDone doneByName doneAt }
    }
  }
`);
export type PlanReview = NonNullable<ResultOf<typeof ReviewQuery>['review']>;

export const EstateReviewsQuery = graphql(`
  query EstateReviews($estateId: ID!, $withRfis: Boolean!) {
    estate(id: $estateId) {
      id
      reviewSummary(withRfis: $withRfis)
      reviews { id kind status dateRequested completedAt reviewer { id name } }
    }
  }
`);
export const RfisQuery = graphql(`
  query Rfis($estateId: ID!) {
    rfis(association: { estateId: $estateId }, pagination: { perPage: -1 }) {
      collection {
        id
        version
        documentId
        documentName
        isTrust
        documentType
        status
        kind
        noteText
        askedByName
        submittedAt
        answer
        answeredByName
        answerUpload { id file { filename } }
      }
      metadata { totalCount }
    }
  }
`);
export type Rfi = ResultOf<typeof RfisQuery>['rfis']['collection'][number];

export const AskableQuery = graphql(`
  query Askable($estateId: ID!) {
    estate(id: $estateId) {
      id
      estateDocuments { id name }
      trusts { id name createdUponDeath }
    }
  }
`);

/** Files that may answer a question, the newest first. */
export const AnsweringFilesQuery = graphql(`
  query AnsweringFiles($estateId: ID!) {
    estateUploads(estateId: $estateId, pagination: { perPage: -1 }) { collection { id createdAt file { filename } } }
    uploadLimits { maxBytes maxPages accept }
  }
`);

export const RequestReviewMutation = graphql(`
  mutation RequestReview($estateId: ID!, $attributes: ReviewRequestInput!) {
    requestReview(estateId: $estateId, attributes: $attributes) { ok review { id } }
  }
`);
export const UpdateReviewMutation = graphql(`
  mutation UpdateReview($id: ID!, $version: Int!, $attributes: ReviewInput!) {
    updateReview(id: $id, version: $version, attributes: $attributes) { ok review { id version status } }
  }
`);
export const WriteToAdvisorMutation = graphql(`
  mutation WriteToAdvisor($id: ID!, $version: Int!, $noteText: String!) {
    upsertReturnedToCustomerNote(reviewId: $id, version: $version, noteText: $noteText) { ok review { id version } }
  }
`);
export const TickMutation = graphql(`
  mutation TickReview($id: ID!, $version: Int!, $itemId: ID!, $isDone: Boolean!) {
    updateReviewChecklist(reviewId: $id, version: $version, itemId: $itemId, isDone: $isDone) { ok review { id version } }
  }
`);
export const WriteRfiMutation = graphql(`
  mutation WriteRfi($id: ID, $version: Int, $documentId: ID, $kind: RfiKind!, $noteText: String) {
    upsertRfi(id: $id, version: $version, documentId: $documentId, kind: $kind, noteText: $noteText) { ok rfi { id version } }
  }
`);
export const DeleteRfiMutation = graphql(`
  mutation DeleteRfi($id: ID!, $version: Int!) { deleteRfi(id: $id, version: $version) { ok } }
`);
export const SubmitRfiMutation = graphql(`
  mutation SubmitRfi($id: ID!, $version: Int!) { submitRfi(id: $id, version: $version) { ok rfi { id version status } } }
`);
export const AnswerRfiMutation = graphql(`
  mutation AnswerRfi($id: ID!, $version: Int!, $answer: String!, $estateUploadId: ID) {
    answerRfi(id: $id, version: $version, answer: $answer, estateUploadId: $estateUploadId) { ok rfi { id version status } }
  }
`);
export const CloseRfiMutation = graphql(`
  mutation CloseRfi($id: ID!, $version: Int!) { closeRfi(id: $id, version: $version) { ok rfi { id version status } } }
`);

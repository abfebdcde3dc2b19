import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const AuditLogsQuery = graphql(`
  query AuditLogs($organizationId: ID, $filter: AuditFilterInput, $folded: Boolean, $pagination: PaginationInput) {
    auditEntries(organizationId: $organizationId, filter: $filter, folded: $folded, pagination: $pagination) {
      collection {
        id
        sequence
        at
        action
        outcome
        account { id emailAddress }
        accountName
        impersonator { id }
        impersonatorName
        organizationId
        subjectId
        subjectName
        subjectEstate { id displayName }
        ipAddress
        userAgent
        requestId
        details
        folded { id subjectName subjectEstate { id displayName } details }
        foldedCount
      }
      metadata { totalCount }
    }
  }
`);
export type AuditEntry = ResultOf<typeof AuditLogsQuery>['auditEntries']['collection'][number];

export const AuditTrailStateQuery = graphql(`
  query AuditTrailState($organizationId: ID) {
    auditTrailState(organizationId: $organizationId) {
      intact
      brokenAt
      reason
      entryCount
      unsealedThrough
      newestSeal
      checkedAt
    }
  }
`);
export type AuditTrailState = ResultOf<typeof AuditTrailStateQuery>['auditTrailState'];

export const AuditPeopleQuery = graphql(`
  query AuditPeople($organizationId: ID!) {
    organizationTeam(organizationId: $organizationId, includeSubOrganizations: false, pagination: { perPage: 500 }) {
      collection { id name }
    }
  }
`);

import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const ReportLifeQuery = graphql(`
  query ReportLife($id: ID!) {
    report(id: $id) {
      id
      version
      estateId
      name
      subName
      status
      statusMessage
      percent
      isOlder
      changedSince
      isPreview
      showToClient
      pageCount
      compiledReport
      preparedBy
      estate { id displayName }
      revisions { at byName note }
      editions { number completedAt pageCount byteSize compiledReport changes }
    }
  }
`);
export type LivingReport = NonNullable<ResultOf<typeof ReportLifeQuery>['report']>;

/** The last changes of the estate; a report is not so old that its age is said by more. */
export const ChangesSinceQuery = graphql(`
  query ChangesSinceReport($estateId: ID!) {
    estateHistory(estateId: $estateId, pagination: { perPage: 25 }) {
      collection { id at actorName leftOut things { part thingId name action fields { field label } } }
      metadata { totalCount }
    }
  }
`);
export type EstateChange = ResultOf<typeof ChangesSinceQuery>['estateHistory']['collection'][number];

export const ReportLifeProgressSubscription = graphql(`
  subscription ReportLifeProgress($estateId: ID!) {
    reportProgress(estateId: $estateId) { reportId status percent message }
  }
`);
export const MakeAgainMutation = graphql(`
  mutation MakeReportAgain($id: ID!, $version: Int!) {
    generateReport(id: $id, version: $version) { ok report { id version status percent statusMessage } }
  }
`);
export const CancelReportMutation = graphql(`
  mutation CancelReport($id: ID!) {
    cancelReport(id: $id) { ok report { id version status percent statusMessage } }
  }
`);
export const RetryLivingReportMutation = graphql(`
  mutation RetryLivingReport($id: ID!) {
    retryReport(id: $id) { ok report { id version status percent statusMessage } }
  }
`);
export const AskForChangesMutation = graphql(`
  mutation AskForChanges($id: ID!, $version: Int!, $noteText: String!) {
    requestReportRevisions(id: $id, version: $version, noteText: $noteText) {
      ok
      report { id version status revisions { at byName note } }
    }
  }
`);
export const DeleteReportMutation = graphql(`
  mutation DeleteReport($id: ID!) {
    deleteReport(id: $id) { ok }
  }
`);
export const MakeFileMutation = graphql(`
  mutation MakeReportFile($input: PdfUtilInput!) {
    pdfUtil(input: $input) { ok link }
  }
`);

import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const FileRouteQuery = graphql(`
  query FileRoute($id: ID!) {
    estateUpload(id: $id) { id estateId version status summary originalSummary pageCount file { filename } }
  }
`);
export const FilePreviewQuery = graphql(`
  query FilePreview($id: ID!) {
    documentPreview(estateUploadId: $id) { estateUploadId filename mimetype url isCut blocks { kind level marker cells runs { text bold italic underline } } }
  }
`);
export const FileDownloadQuery = graphql(`
  query FileDownload($id: ID!) { fileDownloadUrl(estateUploadId: $id) }
`);
export const WriteSummaryMutation = graphql(`
  mutation WriteSummary($id: ID!, $version: Int!, $summary: String) {
    updateEstateUpload(id: $id, version: $version, attributes: { summary: $summary }) { ok estateUpload { id version summary } }
  }
`);
export const DeleteSummaryMutation = graphql(`
  mutation DeleteSummary($id: ID!, $version: Int!) {
    deleteEstateDocumentsSummary(id: $id, version: $version) { ok estateUpload { id version summary } }
  }
`);

export type PreviewBlock = NonNullable<ResultOf<typeof FilePreviewQuery>['documentPreview']['blocks']>[number];
export type ShownFile = NonNullable<ResultOf<typeof FileRouteQuery>['estateUpload']>;

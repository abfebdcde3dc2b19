import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const TemplateQuery = graphql(`
  query BalanceSheetTemplate($estateId: ID!) {
    balanceSheetTemplateDownload(estateId: $estateId) { filename mediaType content }
  }
`);

export const ImportMutation = graphql(`
  mutation ImportSpreadsheet($input: ClientSpreadsheetImportInput!) {
    createClientSpreadsheetImport(input: $input) {
      ok
      errorCount
      errors { tab rowName row column message }
      rows { id tab row name assetType isLiability balance valuationDate owners duplicate warnings }
      exampleCount
      createdIds
      estate { id version }
    }
  }
`);

export const UndoImportMutation = graphql(`
  mutation UndoImport($estateId: ID!, $version: Int!, $ids: [ID!]!) {
    bulkDeleteAssets(estateId: $estateId, version: $version, ids: $ids) { ok estate { id version } }
  }
`);

/** How far the workbook is that this person has sent; without the realtime channel the words alone say that it is read. */
export const ImportProgressSubscription = graphql(`
  subscription ImportProgress($estateId: ID!) {
    importProgress(estateId: $estateId) { stage done total }
  }
`);

export type RowsDone = ResultOf<typeof ImportProgressSubscription>['importProgress'];
export type Looked = ResultOf<typeof ImportMutation>['createClientSpreadsheetImport'];
export type ImportRow = Looked['rows'][number];
export type ImportError = Looked['errors'][number];

import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const StatementsQuery = graphql(`
  query Statements($estateId: ID!, $pagination: PaginationInput) {
    financialStatementReports(estateId: $estateId, pagination: $pagination) {
      collection { id name status statusMessage compiledReport createdAt pageCount metadata columns { type label } }
      metadata { totalCount }
    }
    summaryReports(estateId: $estateId, pagination: { perPage: 20 }) {
      collection { id reportName status statusMessage compiledReport createdAt pageCount }
      metadata { totalCount }
    }
  }
`);
export type Statement = ResultOf<typeof StatementsQuery>['financialStatementReports']['collection'][number];
export type Summary = ResultOf<typeof StatementsQuery>['summaryReports']['collection'][number];

export const DeleteStatementMutation = graphql(`
  mutation DeleteStatement($id: ID!) {
    deleteFinancialStatementReport(id: $id) { ok }
  }
`);
export const MakeSummaryMutation = graphql(`
  mutation MakeSummary($estateId: ID!) {
    generateSummaryReport(estateId: $estateId, reportType: ESTATE_DOCUMENTS) { ok summaryReport { id status } }
  }
`);
export const DeleteSummaryMutation = graphql(`
  mutation DeleteSummary($id: ID!) {
    deleteSummaryReport(id: $id) { ok }
  }
`);
export const StatementLinesQuery = graphql(`
  query StatementLinesToEdit($estateId: ID!, $columns: [PfsColumnInput!]!) {
    estate(id: $estateId) { id displayName }
    financialStatementBalanceSheets(estateId: $estateId) {
      asOf
      rows(columns: $columns) { id group label isLiability cells }
    }
  }
`);
export type Line = NonNullable<
  NonNullable<ResultOf<typeof StatementLinesQuery>['financialStatementBalanceSheets']>['rows']
>[number];

export const MakeStatementMutation = graphql(`
  mutation MakeStatement($estateId: ID!, $attributes: FinancialStatementInput!) {
    generateFinancialStatementReport(estateId: $estateId, attributes: $attributes) {
      ok
      financialStatementReport { id status }
    }
  }
`);

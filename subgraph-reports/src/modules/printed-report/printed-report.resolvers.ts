import { visiblePrinted } from '../../domain/printed-report/printed-report.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { columnView, metadataOf } from '../../views/report/statement-view.ts';

export const printedReportResolvers: Resolvers = {
  Query: {
    financialStatementReports: (_parent, { estateId, pagination }, { printed }) =>
      printed.list('STATEMENT', estateId, pagination),
    summaryReports: (_parent, { estateId, pagination }, { printed }) => printed.list('SUMMARY', estateId, pagination),
    financialStatementReport: async (_parent, { id }, { loaders, actor }) =>
      visiblePrinted(await loaders.printed.load(id), actor),
    summaryReport: async (_parent, { id }, { loaders, actor }) => visiblePrinted(await loaders.printed.load(id), actor),
    financialStatementBalanceSheets: (_parent, { estateId }, { service }) => service.keyOf(estateId),
  },
  Mutation: {
    generateFinancialStatementReport: async (_parent, { estateId, attributes }, { printed }) => ({
      ok: true,
      financialStatementReport: await printed.generateStatement(estateId, attributes),
    }),
    deleteFinancialStatementReport: async (_parent, { id }, { printed }) => ({
      ok: true,
      financialStatementReport: await printed.remove('STATEMENT', id),
    }),
    generateSummaryReport: async (_parent, { estateId, reportName }, { printed }) => ({
      ok: true,
      summaryReport: await printed.generateSummary(estateId, reportName),
    }),
    deleteSummaryReport: async (_parent, { id }, { printed }) => ({
      ok: true,
      summaryReport: await printed.remove('SUMMARY', id),
    }),
  },
  PersonalFinancialStatementReport: {
    id: ({ _id }) => _id,
    tenancyId: ({ organizationId }) => organizationId,
    balanceSheetRows: ({ rows }) => rows.map((row) => ({ ...row, cells: [...row.cells] })),
    columns: ({ columns }) => columns.map(columnView),
    metadata: (report) => metadataOf(report),
    estate: ({ estateId }) => ({ id: estateId }),
    compiledReport: ({ _id, blobKey, name }, _args, { links }) =>
      links.pdf(blobKey, { type: 'PersonalFinancialStatementReport', id: _id }, name),
  },
  SummaryReport: {
    id: ({ _id }) => _id,
    reportName: ({ name }) => name,
    reportType: ({ summaryType }) => summaryType ?? 'ESTATE_DOCUMENTS',
    estate: ({ estateId }) => ({ id: estateId }),
    compiledReport: ({ _id, blobKey, name }, _args, { links }) =>
      links.pdf(blobKey, { type: 'SummaryReport', id: _id }, name),
  },
  FinancialStatementBalanceSheet: {
    __resolveReference: ({ estateId }, { service }) => service.keyOf(estateId),
  },
};

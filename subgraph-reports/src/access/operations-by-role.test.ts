import { MEMBERSHIP_ROLES } from '@platform/contracts';
import { guardOperations, readTypeDefs } from '@platform/service-kit';
import { whoReaches } from '@platform/test-kit/operation-access';
import { describe, expect, it } from 'vitest';
import { resolvers } from '../resolvers.ts';

const ALL: readonly string[] = MEMBERSHIP_ROLES;
const MAKERS = ['ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN', 'REPORT_ADMIN'];
const READERS = [...MAKERS, 'ATTORNEY', 'CLIENT'];
const REVISERS = [...MAKERS, 'ATTORNEY'];
const CONTENT = ['ADMIN', 'SUPER_ADMIN', 'REPORT_ADMIN'];

/** Which roles reach which operation, and which type by its key, by hand and by role, where advisors may have reports made. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  Estate: ALL,
  Report: READERS,
  createReportWithPrefetch: MAKERS,
  deleteReport: MAKERS,
  ownReportSettings: MAKERS,
  report: READERS,
  reportBuilderConfig: MAKERS,
  reports: READERS,
  retryReport: MAKERS,
  updateOwnReportSettings: MAKERS,
  updateReport: MAKERS,
  PdfData: READERS,
  ReportPageData: READERS,
  FinancialStatementBalanceSheet: READERS,
  ReportBuilderConfig: MAKERS,
  cancelReport: MAKERS,
  createReports: MAKERS,
  steerReports: MAKERS,
  generateReport: MAKERS,
  pdfUtil: MAKERS,
  requestReportRevisions: REVISERS,
  createReportTemplate: MAKERS,
  updateReportTemplate: MAKERS,
  deleteReportTemplate: MAKERS,
  reportTemplates: MAKERS,
  organizationContent: MAKERS,
  customSlides: MAKERS,
  updateOrganizationContent: CONTENT,
  bulkApproveSlides: CONTENT,
  createDisclosure: CONTENT,
  updateDisclosure: CONTENT,
  createReportTitle: CONTENT,
  deleteReportTitle: CONTENT,
  updateReportSettings: CONTENT,
  upsertExecutiveSummarySetting: MAKERS,
  upsertOutsideEstateViewSetting: MAKERS,
  financialStatementReports: READERS,
  financialStatementReport: READERS,
  financialStatementBalanceSheets: READERS,
  summaryReports: READERS,
  summaryReport: READERS,
  generateFinancialStatementReport: MAKERS,
  deleteFinancialStatementReport: MAKERS,
  generateSummaryReport: MAKERS,
  deleteSummaryReport: MAKERS,
  pdfData: READERS,
  reportPageData: READERS,
};
const typeDefs = readTypeDefs(`${import.meta.dirname}/..`);
const reached = whoReaches(typeDefs, { advisorCanGenerateReport: true, enableReportTemplates: true });
const reachedWithout = whoReaches(typeDefs, { advisorCanGenerateReport: false, enableReportTemplates: true });
const WITHOUT_THE_SWITCH = new Set([
  'Estate',
  'Report',
  'deleteReport',
  'report',
  'reports',
  'PdfData',
  'ReportPageData',
  'FinancialStatementBalanceSheet',
  'requestReportRevisions',
  'updateOrganizationContent',
  'bulkApproveSlides',
  'createDisclosure',
  'updateDisclosure',
  'createReportTitle',
  'deleteReportTitle',
  'updateReportSettings',
  'financialStatementReports',
  'financialStatementReport',
  'financialStatementBalanceSheets',
  'summaryReports',
  'summaryReport',
  'pdfData',
  'reportPageData',
  'createReportTemplate',
  'updateReportTemplate',
  'deleteReportTemplate',
  'reportTemplates',
  'deleteFinancialStatementReport',
  'deleteSummaryReport',
]);

describe('operations and types with a key by role', () => {
  it('every one has a row, a rule and a resolver, and none is of one that is gone', () => {
    expect(Object.keys(reached).toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
    expect(() => guardOperations(resolvers, typeDefs)).not.toThrow();
  });
  it('R276: templates are nobody’s where they are switched off', () => {
    const off = whoReaches(typeDefs, { advisorCanGenerateReport: true, enableReportTemplates: false });
    for (const name of ['reportTemplates', 'createReportTemplate', 'updateReportTemplate', 'deleteReportTemplate'])
      expect(off[name]).toEqual([]);
  });
  it.each(Object.entries(EXPECTED))('%s is reached by exactly its roles, and by no visitor', (name, roles) => {
    expect(reached[name]?.toSorted()).toEqual(roles.toSorted());
    const others = WITHOUT_THE_SWITCH.has(name) ? roles : roles.filter((role) => role !== 'ADVISOR');
    expect(reachedWithout[name]?.toSorted()).toEqual(others.toSorted());
  });
});

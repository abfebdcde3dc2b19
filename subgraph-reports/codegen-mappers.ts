/** GraphQL type → the domain type that resolvers get as parent, as `./path#Type` from src/. */
export const mappers: Record<string, string> = {
  Report: './domain/report/report.ts#ReportRecord',
  ReportEdition: './views/report/report-view.ts#EditionView',
  ReportTemplate: './domain/report-template/report-template.ts#ReportTemplateRecord',
  OrganizationContent: './domain/report-content/report-content.ts#ReportContent',
  PersonalFinancialStatementReport: './domain/printed-report/printed-report.ts#PrintedReportRecord as StatementParent',
  SummaryReport: './domain/printed-report/printed-report.ts#PrintedReportRecord as SummaryParent',
  OwnReportSettings: './domain/own-report-settings/own-report-settings.ts#OwnReportSettingsRecord',
};

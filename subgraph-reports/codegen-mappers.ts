/** GraphQL type → the domain type that resolvers get as parent, as `./path#Type` from src/. */
export const mappers: Record<string, string> = {
  Report: './domain/report/report.ts#ReportRecord',
  OwnReportSettings: './domain/own-report-settings/own-report-settings.ts#OwnReportSettingsRecord',
};

/** GraphQL type → the domain type that resolvers get as parent, as `./path#Type` from src/. */
export const mappers: Record<string, string> = {
  Report: './modules/report/report.model.ts#ReportRecord',
  OwnReportSettings: './modules/own-report-settings/own-report-settings.model.ts#OwnReportSettingsRecord',
};

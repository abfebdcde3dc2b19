import { remoteRoutes } from '@platform/mfe-kit';
import { SCREENS } from './screens.ts';

const reports = () => import('./features/reports/reports.route.tsx').then((module) => module.ReportsRoute);
const newReport = () => import('./features/reports/new-report.route.tsx').then((module) => module.NewReportRoute);

export default remoteRoutes(SCREENS, {
  reports,
  'new-report': newReport,
  'estate-reports': reports,
  'estate-new-report': newReport,
  'many-reports': () =>
    import('./features/many-reports/many-reports.route.tsx').then((module) => module.ManyReportsRoute),
  'report-queue': () =>
    import('./features/many-reports/report-queue.route.tsx').then((module) => module.ReportQueueRoute),
  statements: () => import('./features/statements/statements.route.tsx').then((module) => module.StatementsRoute),
  'new-statement': () =>
    import('./features/statements/new-statement.route.tsx').then((module) => module.NewStatementRoute),
  'report-builder': () =>
    import('./features/report-builder/report-builder.route.tsx').then((module) => module.ReportBuilderRoute),
  'report-life': () => import('./features/report-life/report-life.route.tsx').then((module) => module.ReportLifeRoute),
  'report-templates': () => import('./features/templates/templates.route.tsx').then((module) => module.TemplatesRoute),
  'report-content': () => import('./features/content/content.route.tsx').then((module) => module.ContentRoute),
  'statement-page': () =>
    import('./features/statement-page/statement-page.route.tsx').then((module) => module.StatementPageRoute),
  'summary-page': () =>
    import('./features/summary-page/summary-page.route.tsx').then((module) => module.SummaryPageRoute),
  'report-page': () => import('./features/report-page/report-page.route.tsx').then((module) => module.ReportPageRoute),
});

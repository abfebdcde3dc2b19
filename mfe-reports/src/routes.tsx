import { Skeleton } from '@platform/ui-kit';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';

const ReportsRoute = lazy(() =>
  import('./features/reports/reports.route.tsx').then((m) => ({ default: m.ReportsRoute })),
);
const NewReportRoute = lazy(() =>
  import('./features/reports/new-report.route.tsx').then((m) => ({ default: m.NewReportRoute })),
);
const ReportPageRoute = lazy(() =>
  import('./features/report-page/report-page.route.tsx').then((m) => ({ default: m.ReportPageRoute })),
);
const NotFoundRoute = lazy(() =>
  import('./features/frame/not-found.route.tsx').then((m) => ({ default: m.NotFoundRoute })),
);

/** Reports, and the pages under /service that are printed to PDF. */
export default function ReportsRoutes() {
  return (
    <Suspense fallback={<Skeleton label="Loading" />}>
      <Routes>
        <Route path="reports" element={<ReportsRoute />} />
        <Route path="reports/new" element={<NewReportRoute />} />
        <Route path="estate/:estateId/reports" element={<ReportsRoute />} />
        <Route path="estate/:estateId/reports/new" element={<NewReportRoute />} />
        <Route path="service/reports/:reportId" element={<ReportPageRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Routes>
    </Suspense>
  );
}

import { Skeleton } from '@platform/ui-kit';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';

const OverviewRoute = lazy(() =>
  import('./features/overview/overview.route.tsx').then((m) => ({ default: m.OverviewRoute })),
);
const SettingsRoute = lazy(() =>
  import('./features/settings/settings.route.tsx').then((m) => ({ default: m.SettingsRoute })),
);
const MembersRoute = lazy(() =>
  import('./features/members/members.route.tsx').then((m) => ({ default: m.MembersRoute })),
);
const AdminsRoute = lazy(() => import('./features/members/admins.route.tsx').then((m) => ({ default: m.AdminsRoute })));
const SupportRoute = lazy(() =>
  import('./features/support/support.route.tsx').then((m) => ({ default: m.SupportRoute })),
);
const AuditLogsRoute = lazy(() =>
  import('./features/audit-logs/audit-logs.route.tsx').then((m) => ({ default: m.AuditLogsRoute })),
);
const NotYetRoute = lazy(() => import('./features/frame/not-yet.route.tsx').then((m) => ({ default: m.NotYetRoute })));
const FormBookRoute = lazy(() =>
  import('./features/form-book/form-book.route.tsx').then((m) => ({ default: m.FormBookRoute })),
);
const NotFoundRoute = lazy(() =>
  import('./features/frame/not-found.route.tsx').then((m) => ({ default: m.NotFoundRoute })),
);

/** The organization area. */
export default function AdminRoutes() {
  return (
    <Suspense fallback={<Skeleton label="Loading" />}>
      <Routes>
        <Route path="organization-overview/*" element={<OverviewRoute />} />
        <Route path="organization-settings" element={<SettingsRoute />} />
        <Route path="organizations/:organizationId/team-members" element={<MembersRoute />} />
        <Route path="organizations/:organizationId/admins" element={<AdminsRoute />} />
        <Route path="organizations/:organizationId/audit-logs" element={<AuditLogsRoute />} />
        <Route path="organizations/:organizationId/teams" element={<NotYetRoute area="teams" />} />
        <Route path="organizations/:organizationId/group-users" element={<NotYetRoute area="groupUsers" />} />
        <Route path="organizations/:organizationId/ad-integrations" element={<NotYetRoute area="directories" />} />
        <Route path="subscriptions/:organizationId/*" element={<NotYetRoute area="subscriptions" />} />
        <Route path="admin/support" element={<SupportRoute />} />
        <Route path="internal/forms" element={<FormBookRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Routes>
    </Suspense>
  );
}

import { remoteRoutes } from '@platform/mfe-kit';
import { SCREENS } from './screens.ts';

export default remoteRoutes(SCREENS, {
  organizations: () =>
    import('./features/organizations/organizations.route.tsx').then((module) => module.OrganizationsRoute),
  'organization-overview': () =>
    import('./features/overview/overview.route.tsx').then((module) => module.OverviewRoute),
  'organization-settings': () =>
    import('./features/settings/settings.route.tsx').then((module) => module.SettingsRoute),
  'team-members': () => import('./features/members/members.route.tsx').then((module) => module.MembersRoute),
  admins: () => import('./features/members/admins.route.tsx').then((module) => module.AdminsRoute),
  planners: () => import('./features/members/planners.route.tsx').then((module) => module.PlannersRoute),
  'audit-logs': () => import('./features/audit-logs/audit-logs.route.tsx').then((module) => module.AuditLogsRoute),
  support: () => import('./features/support/support.route.tsx').then((module) => module.SupportRoute),
  'form-elements': () => import('./features/form-book/form-book.route.tsx').then((module) => module.FormBookRoute),
});

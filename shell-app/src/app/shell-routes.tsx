import { remoteAreaOf, useSessionState } from '@platform/mfe-kit';
import { Route, Routes, useLocation } from 'react-router';
import { mayOpen } from '../session/route-permissions.ts';
import { lazyScreen } from './lazy-screen.ts';
import { AccessDenied, NotFoundRoute } from './message-pages.tsx';
import { RemoteSection } from './remote-section.tsx';

const SignIn = lazyScreen(() => import('../account/sign-in/sign-in.route.tsx'), 'SignInRoute');
const Dashboard = lazyScreen(() => import('../dashboard/dashboard.route.tsx'), 'DashboardRoute');
const ClientHome = lazyScreen(() => import('../dashboard/client-home.route.tsx'), 'ClientHomeRoute');
const Notifications = lazyScreen(() => import('../notifications/notifications.route.tsx'), 'NotificationsRoute');
const SignOut = lazyScreen(() => import('../account/sign-in/sign-out.route.tsx'), 'SignOutRoute');
const Profile = lazyScreen(() => import('../account/profile/profile.route.tsx'), 'ProfileRoute');
const ReportSettings = lazyScreen(
  () => import('../account/report-settings/report-settings.route.tsx'),
  'ReportSettingsRoute',
);
const DisabledOrganization = lazyScreen(
  () => import('../account/disabled-organization.route.tsx'),
  'DisabledOrganizationRoute',
);
const ForgotPassword = lazyScreen(() => import('../account/password/forgot-password.route.tsx'), 'ForgotPasswordRoute');
const ResetPassword = lazyScreen(() => import('../account/password/reset-password.route.tsx'), 'ResetPasswordRoute');
const SignUp = lazyScreen(() => import('../account/sign-up/sign-up.route.tsx'), 'SignUpRoute');
const Guest = lazyScreen(() => import('../account/sign-up/guest.route.tsx'), 'GuestRoute');
const RotatePassword = lazyScreen(() => import('../account/password/rotate-password.route.tsx'), 'RotatePasswordRoute');
const Security = lazyScreen(() => import('../account/security/security.route.tsx'), 'SecurityRoute');
const InviteExpired = lazyScreen(() => import('../account/sign-up/invite-expired.route.tsx'), 'InviteExpiredRoute');

function ForceException(): never {
  throw new Error('Raised on purpose by /force-exception');
}

/** The shell's own screens; every other address belongs to a remote or to nobody. */
export function ShellRoutes() {
  const { session } = useSessionState();
  const { pathname } = useLocation();
  if (session?.account && !mayOpen(session, pathname)) return <AccessDenied />;
  return (
    <Routes>
      <Route path="account/login" element={<SignIn />} />
      <Route path="auth/forgot-password" element={<ForgotPassword />} />
      <Route path="auth/reset-password/:token" element={<ResetPassword />} />
      <Route path="auth/guest/:token/:exp" element={<Guest />} />
      <Route path="account/verify/:organizationId/:token/create_client" element={<SignUp />} />
      <Route path="account/verify/:organizationId/:token/create_member" element={<SignUp />} />
      <Route path="account/logout" element={<SignOut />} />
      <Route path="account/edit/profile" element={<Profile />} />
      <Route path="account/rotate-password" element={<RotatePassword />} />
      <Route path="account/edit/security" element={<Security />} />
      <Route path="account/edit/report-settings" element={<ReportSettings />} />
      <Route path="disabled-organization" element={<DisabledOrganization />} />
      <Route path="invite-expired" element={<InviteExpired />} />
      {session?.account && (
        <>
          <Route path="/" element={session.account.activeRole === 'CLIENT' ? <ClientHome /> : <Dashboard />} />
          <Route path="dashboard/*" element={<Dashboard />} />
          <Route path="notifications" element={<Notifications />} />
          <Route path="force-exception" element={<ForceException />} />
        </>
      )}
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
}

function Elsewhere() {
  const { pathname } = useLocation();
  const area = remoteAreaOf(pathname);
  return area ? <RemoteSection key={area.name} area={area} /> : <NotFoundRoute />;
}

import { type FoundScreen, HomeLink, PageNotFound, PlacedScreen, useSession } from '@platform/mfe-kit';
import type { Registry } from '@platform/mfe-kit/host';
import { forgetRegistry, readRegistry } from '@platform/mfe-kit/host';
import { UnavailableState } from '@platform/ui-kit';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { OWN_SCREENS, type OwnScreenId } from '../screens.ts';
import { lazyScreen } from './lazy-screen.ts';
import { RemoteSection } from './remote-section.tsx';

const Dashboard = lazyScreen(() => import('../dashboard/dashboard.route.tsx'), 'DashboardRoute');
const ClientHome = lazyScreen(() => import('../dashboard/client-home.route.tsx'), 'ClientHomeRoute');
const SignUp = lazyScreen(() => import('../account/sign-up/sign-up.route.tsx'), 'SignUpRoute');

function Home() {
  const { account } = useSession();
  return account.activeRole === 'CLIENT' ? <ClientHome /> : <Dashboard />;
}

function ForceException(): never {
  throw new Error('Raised on purpose by /force-exception');
}

/** The page of each screen that the shell owns. */
const PAGES: Readonly<Record<OwnScreenId, ComponentType>> = {
  home: Home,
  dashboard: Dashboard,
  notifications: lazyScreen(() => import('../notifications/notifications.route.tsx'), 'NotificationsRoute'),
  profile: lazyScreen(() => import('../account/profile/profile.route.tsx'), 'ProfileRoute'),
  security: lazyScreen(() => import('../account/security/security.route.tsx'), 'SecurityRoute'),
  'report-settings': lazyScreen(
    () => import('../account/report-settings/report-settings.route.tsx'),
    'ReportSettingsRoute',
  ),
  'sign-out': lazyScreen(() => import('../account/sign-in/sign-out.route.tsx'), 'SignOutRoute'),
  'sign-in': lazyScreen(() => import('../account/sign-in/sign-in.route.tsx'), 'SignInRoute'),
  'forgot-password': lazyScreen(() => import('../account/password/forgot-password.route.tsx'), 'ForgotPasswordRoute'),
  'reset-password': lazyScreen(() => import('../account/password/reset-password.route.tsx'), 'ResetPasswordRoute'),
  guest: lazyScreen(() => import('../account/sign-up/guest.route.tsx'), 'GuestRoute'),
  'client-sign-up': SignUp,
  'member-sign-up': SignUp,
  'address-confirmed': lazyScreen(() => import('../account/address-confirmed.route.tsx'), 'AddressConfirmedRoute'),
  'rotate-password': lazyScreen(() => import('../account/password/rotate-password.route.tsx'), 'RotatePasswordRoute'),
  'invite-expired': lazyScreen(() => import('../account/sign-up/invite-expired.route.tsx'), 'InviteExpiredRoute'),
  'disabled-organization': lazyScreen(
    () => import('../account/disabled-organization.route.tsx'),
    'DisabledOrganizationRoute',
  ),
  'force-exception': ForceException,
};

interface ShellRoutesProps {
  /** Null: nothing is published at the address. */
  readonly found: FoundScreen | null;
  readonly registry: Registry;
}

/** The screen of the address in its place: the shell's own page, or the remote's that publishes it. */
export function ShellRoutes({ found, registry }: ShellRoutesProps) {
  if (!found) return registry.status === 'failed' || registry.incomplete ? <Unreadable /> : <PageNotFound />;
  const { remote } = found.screen;
  return (
    <PlacedScreen found={found}>{remote ? <RemoteSection key={remote.name} remote={remote} /> : OWN}</PlacedScreen>
  );
}

const OWN = (
  <Routes>
    {OWN_SCREENS.map(({ id, path }) => {
      const Element = PAGES[id];
      return <Route key={id} path={path} element={<Element />} />;
    })}
  </Routes>
);

/** Whether the address is a page cannot be said before it is known what is published. */
function Unreadable() {
  const retry = (): void => {
    forgetRegistry();
    readRegistry().catch(() => undefined);
  };
  return <UnavailableState name="This page" onRetry={retry} actions={<HomeLink />} />;
}

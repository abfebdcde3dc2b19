import { ErrorState, Page, Skeleton } from '@platform/ui-kit';
import { type ComponentType, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider, useLocation } from 'react-router';
import { SectionBoundary } from '../boundary/section-boundary.tsx';
import { createPlatformClient } from '../client/apollo-client.ts';
import { watchUserActivity } from '../client/user-activity.ts';
import { PlacedScreen } from '../frames/placed-screen.tsx';
import type { KnownScreen, PublishedScreens } from '../screens/screen.ts';
import { screenAt } from '../screens/screen-map.ts';
import { ScreensProvider } from '../screens/screens-context.tsx';
import { PlatformRoot } from '../session/platform-root.tsx';
import { useSessionState } from '../session/session-context.tsx';
import { StandaloneSignInForm } from './sign-in-form.tsx';

/** What the remote publishes, written by the build. */
declare const __SCREENS__: PublishedScreens;

export interface RemoteAppOptions {
  readonly routes: ComponentType;
  /** Where the page starts: "/clients". */
  readonly home: string;
}

/** A remote without the shell: the same providers, a plain sign-in, its own routes. For the remote's team. */
export function createRemoteApp({ routes, home }: RemoteAppOptions): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  watchUserActivity();
  const client = createPlatformClient({
    onSessionExpired: () => void client.refetchQueries({ include: ['CurrentSession'] }),
  });
  const page = (
    <PlatformRoot client={client}>
      <SignedIn home={home} routes={routes} />
    </PlatformRoot>
  );
  const router = createBrowserRouter([{ path: '*', element: page }]);
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

const { title, screens: published } = __SCREENS__;
const SCREENS: readonly KnownScreen[] = published.map((screen) => ({ ...screen, remote: { name: title, title } }));

function SignedIn({ home, routes: RemoteRoutes }: RemoteAppOptions) {
  const { session, loading, error, refetch } = useSessionState();
  const { pathname } = useLocation();
  if (loading) return <Skeleton label={`Loading ${title}`} />;
  if (error) {
    return (
      <Page>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  if (!session) return <StandaloneSignInForm />;
  if (pathname === '/') return <Navigate to={home} replace />;
  const found = screenAt(SCREENS, pathname);
  const section = (
    <SectionBoundary name={title} resetKey={pathname}>
      <Suspense fallback={<Skeleton label={`Loading ${title}`} />}>
        <RemoteRoutes />
      </Suspense>
    </SectionBoundary>
  );
  return (
    <ScreensProvider screens={SCREENS}>
      {found ? <PlacedScreen found={found}>{section}</PlacedScreen> : section}
    </ScreensProvider>
  );
}

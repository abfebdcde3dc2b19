import type { ApolloClient } from '@apollo/client';
import { PlatformRoot, reportError, ScreensProvider, screenAt, useSessionState } from '@platform/mfe-kit';
import { useRegistry } from '@platform/mfe-kit/host';
import { CrashState, ErrorState, Page } from '@platform/ui-kit';
import { Component, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { OWN_KNOWN_SCREENS } from '../screens.ts';
import { forgetSearchesOfOthers } from '../search/recent-searches.ts';
import { redirectFor } from '../session/route-guard.ts';
import { usePageOfOneIdentity } from '../session/same-identity.ts';
import { lazyScreen } from './lazy-screen.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { routesOf } from './remote-section.tsx';
import { useScheme, useSchemeOf } from './scheme.ts';
import { ShellRoutes } from './shell-routes.tsx';

// Top bar, menus and search are for people who are signed in.
const Frame = lazyScreen(() => import('./frame.tsx'), 'Frame');

/** Rendered for paper: always light. */
const PRINTED = /^\/service(\/|$)/;

/** Everything below the router: providers, guard, frame, routes. */
export function ShellRoot({ client }: { client: ApolloClient }) {
  const { pathname } = useLocation();
  const scheme = useScheme();
  return (
    <PlatformRoot client={client} scheme={PRINTED.test(pathname) ? 'light' : scheme}>
      <CrashBoundary>
        <Guarded />
      </CrashBoundary>
    </PlatformRoot>
  );
}

function Guarded() {
  const { session, loading, error, refetch } = useSessionState();
  const place = useLocation();
  const accountId = session?.account?.id ?? null;
  useSchemeOf(accountId);
  useEffect(() => {
    if (!loading && !error) forgetSearchesOfOthers(accountId);
  }, [loading, error, accountId]);
  const leaves = usePageOfOneIdentity(session, place.pathname);
  const registry = useRegistry();
  const screens = useMemo(() => [...OWN_KNOWN_SCREENS, ...registry.screens], [registry.screens]);
  const found = useMemo(() => screenAt(screens, place.pathname), [screens, place.pathname]);
  // The menu is made of what is published; a page for visitors has none and does not wait.
  const waits = registry.status === 'loading' && (Boolean(session?.account) || !found);
  const redirect = loading ? null : redirectFor(session, { ...place, screen: found?.screen ?? null });
  const remote = loading || redirect !== null ? undefined : found?.screen.remote?.name;
  // The remote is fetched beside the frame around it, not after it.
  useEffect(() => {
    if (remote !== undefined) routesOf(remote);
  }, [remote]);
  if (loading || leaves || waits) return <PageSkeleton />;
  if (error) {
    return (
      <Page>
        <ErrorState
          page
          title="The application cannot be reached"
          text="Nothing is lost. Check the connection, then try again."
          error={error}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  if (redirect !== null) return <Navigate to={redirect} replace />;
  const content = (
    <Suspense fallback={<PageSkeleton />}>
      <ShellRoutes found={found} registry={registry} />
    </Suspense>
  );
  const bare = !session?.account || found?.screen.frame === 'none';
  return (
    <ScreensProvider screens={screens}>
      {bare ? (
        content
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <Frame>{content}</Frame>
        </Suspense>
      )}
    </ScreensProvider>
  );
}

/** Last resort: the specification's error screen. Sections have boundaries of their own. */
class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, 'shell');
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashState /> : this.props.children;
  }
}

import type { ApolloClient } from '@apollo/client';
import { PlatformRoot, reportError, useSessionState } from '@platform/mfe-kit';
import { CrashState, ErrorState, Page } from '@platform/ui-kit';
import { Component, type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { redirectFor } from '../session/route-guard.ts';
import { usePageOfOneIdentity } from '../session/same-identity.ts';
import { lazyScreen } from './lazy-screen.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { useScheme, useSchemeOf } from './scheme.ts';
import { ShellRoutes } from './shell-routes.tsx';

// Top bar, menus and search are for people who are signed in.
const Frame = lazyScreen(() => import('./frame.tsx'), 'Frame');

/** Pages without the frame, also for people who are signed in. */
const BARE = /^\/(service|auth|invite-expired|disabled-organization|account\/(rotate-password|verify))(\/|$)/;

/** Rendered for paper: always light (DESIGN.md §3). */
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
  useSchemeOf(session?.account?.id ?? null);
  const leaves = usePageOfOneIdentity(session, place.pathname);
  if (loading || leaves) return <PageSkeleton />;
  if (error) {
    return (
      <Page>
        <ErrorState
          title="The application cannot be reached"
          text="Nothing is lost. Check the connection, then try again."
          error={error}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  const redirect = redirectFor(session, place);
  if (redirect) return <Navigate to={redirect} replace />;
  const bare = BARE.test(place.pathname);
  const content = (
    <Suspense fallback={<PageSkeleton />}>
      <ShellRoutes />
    </Suspense>
  );
  if (!session?.account || bare) return content;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Frame>{content}</Frame>
    </Suspense>
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

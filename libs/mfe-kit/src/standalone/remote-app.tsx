import { ErrorState, Page, Skeleton } from '@platform/ui-kit';
import { type ComponentType, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { SectionBoundary } from '../boundary/section-boundary.tsx';
import { createPlatformClient } from '../client/apollo-client.ts';
import { watchUserActivity } from '../client/user-activity.ts';
import { PlatformRoot } from '../session/platform-root.tsx';
import { useSessionState } from '../session/session-context.tsx';
import { StandaloneSignInForm } from './sign-in-form.tsx';

export interface RemoteAppOptions {
  /** For people, such as "Documents". */
  readonly title: string;
  readonly routes: ComponentType;
  /** Where the page starts: "/clients". */
  readonly home: string;
}

/** A remote without the shell: the same providers, a plain sign-in, its own routes. For the remote's team. */
export function createRemoteApp({ title, routes, home }: RemoteAppOptions): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  watchUserActivity();
  const client = createPlatformClient({
    onSessionExpired: () => void client.refetchQueries({ include: ['CurrentSession'] }),
  });
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <PlatformRoot client={client}>
          <SignedIn title={title} home={home} routes={routes} />
        </PlatformRoot>
      </BrowserRouter>
    </StrictMode>,
  );
}

function SignedIn({ title, home, routes: RemoteRoutes }: RemoteAppOptions) {
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
  return (
    <SectionBoundary name={title} resetKey={pathname}>
      <Suspense fallback={<Skeleton label={`Loading ${title}`} />}>
        <Routes>
          <Route path="/" element={<Navigate to={home} replace />} />
          <Route path="*" element={<RemoteRoutes />} />
        </Routes>
      </Suspense>
    </SectionBoundary>
  );
}

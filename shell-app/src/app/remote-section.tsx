import { type RemoteArea, type RemoteName, SectionBoundary } from '@platform/mfe-kit';
import { forgetRegistry, loadRoutes } from '@platform/mfe-kit/host';
import { LinkButton } from '@platform/ui-kit';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { PageSkeleton } from './page-skeleton.tsx';

const loaded = new Map<RemoteName, LazyExoticComponent<ComponentType>>();

function routesOf(name: RemoteName): LazyExoticComponent<ComponentType> {
  let routes = loaded.get(name);
  if (!routes) {
    routes = lazy(() => loadRoutes(name));
    loaded.set(name, routes);
  }
  return routes;
}

/** A remote's screens inside their boundary; each retry makes a new `lazy()`, because React keeps a rejected one. */
export function RemoteSection({ area }: { area: RemoteArea }) {
  const { pathname } = useLocation();
  const [, setAttempt] = useState(0);
  const RemoteRoutes = routesOf(area.name);
  return (
    <SectionBoundary
      name={area.title}
      resetKey={`${area.name}:${pathname}`}
      onRetry={() => {
        loaded.delete(area.name);
        forgetRegistry();
        setAttempt((attempt) => attempt + 1);
      }}
      actions={<LinkButton href="/dashboard">Go to Dashboard</LinkButton>}
    >
      <Suspense fallback={<PageSkeleton />}>
        <RemoteRoutes />
      </Suspense>
    </SectionBoundary>
  );
}

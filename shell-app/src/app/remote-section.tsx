import { HomeLink, type KnownScreen, type RemoteName, SectionBoundary } from '@platform/mfe-kit';
import { forgetRegistry, loadRoutes } from '@platform/mfe-kit/host';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { PageSkeleton } from './page-skeleton.tsx';

const loaded = new Map<RemoteName, LazyExoticComponent<ComponentType>>();

/** Begins to fetch a remote's routes; they are the same however often they are asked for. */
export function routesOf(name: RemoteName): LazyExoticComponent<ComponentType> {
  let routes = loaded.get(name);
  if (!routes) {
    const module = loadRoutes(name);
    module.catch(() => undefined);
    routes = lazy(() => module);
    loaded.set(name, routes);
  }
  return routes;
}

/** A remote's screens inside their boundary; each retry makes a new `lazy()`, because React keeps a rejected one. */
export function RemoteSection({ remote }: { remote: NonNullable<KnownScreen['remote']> }) {
  const { pathname } = useLocation();
  const [, setAttempt] = useState(0);
  const RemoteRoutes = routesOf(remote.name);
  return (
    <SectionBoundary
      name={remote.title}
      resetKey={`${remote.name}:${pathname}`}
      onRetry={() => {
        loaded.delete(remote.name);
        forgetRegistry();
        setAttempt((attempt) => attempt + 1);
      }}
      actions={<HomeLink />}
    >
      <Suspense fallback={<PageSkeleton />}>
        <RemoteRoutes />
      </Suspense>
    </SectionBoundary>
  );
}

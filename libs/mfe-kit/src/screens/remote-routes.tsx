import { Page, Skeleton } from '@platform/ui-kit';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { PageNotFound } from '../routing/page-not-found.tsx';
import type { Screen } from './screen.ts';

/** Fetches a page when it is wanted; two screens of one page name the same function. */
export type PageLoader = () => Promise<ComponentType>;

/**
 * What a remote exposes: a page for each screen that it publishes. A screen without a page does not compile. Who may
 * open it and what stands around it is the screen's own word, which the host keeps.
 */
export function remoteRoutes<Screens extends readonly Screen[]>(
  screens: Screens,
  pages: Readonly<Record<Screens[number]['id'], PageLoader>>,
): ComponentType {
  const lazyPages = new Map<PageLoader, LazyExoticComponent<ComponentType>>();
  const pageOf = (id: Screens[number]['id']): ComponentType => {
    const load = pages[id];
    const known = lazyPages.get(load) ?? lazy(async () => ({ default: await load() }));
    lazyPages.set(load, known);
    return known;
  };
  const routes = <RemotePages pages={screens.map(({ id, path }) => ({ path, Element: pageOf(id) }))} />;
  return () => routes;
}

interface RemotePagesProps {
  readonly pages: readonly { readonly path: string; readonly Element: ComponentType }[];
}

function RemotePages({ pages }: RemotePagesProps) {
  return (
    <Suspense fallback={<Skeleton label="Loading" />}>
      <Routes>
        {pages.map(({ path, Element }) => (
          <Route key={path} path={path} element={<Element />} />
        ))}
        <Route
          path="*"
          element={
            <Page>
              <PageNotFound homeHref="/" homeLabel="Go to Dashboard" />
            </Page>
          }
        />
      </Routes>
    </Suspense>
  );
}

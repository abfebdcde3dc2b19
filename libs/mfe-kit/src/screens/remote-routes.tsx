import { Skeleton } from '@platform/ui-kit';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { retryDelay } from '../client/retry.ts';
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
    const known = lazyPages.get(load) ?? lazyPage(load, () => lazyPages.delete(load));
    lazyPages.set(load, known);
    return known;
  };
  return () => <RemotePages pages={screens.map(({ id, path }) => ({ path, Element: pageOf(id) }))} />;
}

/**
 * Tried twice, as every request. React keeps a rejected `lazy()` for ever: it is forgotten, so that the boundary's
 * retry makes a new one.
 */
const lazyPage = (load: PageLoader, forget: () => void): LazyExoticComponent<ComponentType> =>
  lazy(async () => {
    try {
      const page = await load().catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, retryDelay()));
        return load();
      });
      return { default: page };
    } catch (error) {
      forget();
      throw error;
    }
  });

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
        <Route path="*" element={<PageNotFound />} />
      </Routes>
    </Suspense>
  );
}

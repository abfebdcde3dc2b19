import { Skeleton } from '@platform/ui-kit';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';

const ClientsRoute = lazy(() =>
  import('./features/clients/clients.route.tsx').then((m) => ({ default: m.ClientsRoute })),
);
const EstateRoute = lazy(() => import('./features/estate/estate.route.tsx').then((m) => ({ default: m.EstateRoute })));
const NotFoundRoute = lazy(() =>
  import('./features/estate/not-found.route.tsx').then((m) => ({ default: m.NotFoundRoute })),
);

/** Clients and everything of one estate but its documents and reports. */
export default function EstateRoutes() {
  return (
    <Suspense fallback={<Skeleton label="Loading" />}>
      <Routes>
        <Route path="clients" element={<ClientsRoute />} />
        <Route path="clients/new" element={<ClientsRoute adding />} />
        <Route path="estate/:estateId/*" element={<EstateRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Routes>
    </Suspense>
  );
}

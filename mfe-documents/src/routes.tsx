import { Skeleton } from '@platform/ui-kit';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';

const DocumentsRoute = lazy(() =>
  import('./features/documents/documents.route.tsx').then((m) => ({ default: m.DocumentsRoute })),
);
const UploadsRoute = lazy(() =>
  import('./features/uploads/uploads.route.tsx').then((m) => ({ default: m.UploadsRoute })),
);
const ReviewRoute = lazy(() => import('./features/review/review.route.tsx').then((m) => ({ default: m.ReviewRoute })));

/** Documents, uploads and the review of what was read. */
export default function DocumentsRoutes() {
  return (
    <Suspense fallback={<Skeleton label="Loading" />}>
      <Routes>
        <Route path="documents" element={<DocumentsRoute />} />
        <Route path="estate/:estateId/documents" element={<DocumentsRoute />} />
        <Route path="estate/:estateId/documents/upload" element={<UploadsRoute />} />
        <Route path="estate/:estateId/abstractions/:uploadId" element={<ReviewRoute />} />
      </Routes>
    </Suspense>
  );
}

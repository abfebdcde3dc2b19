import { Skeleton } from '@platform/ui-kit';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';

const DocumentsRoute = lazy(() =>
  import('./features/documents/documents.route.tsx').then((m) => ({ default: m.DocumentsRoute })),
);
const UploadsRoute = lazy(() =>
  import('./features/uploads/uploads.route.tsx').then((m) => ({ default: m.UploadsRoute })),
);
const ChooseClientRoute = lazy(() =>
  import('./features/uploads/choose-client.route.tsx').then((m) => ({ default: m.ChooseClientRoute })),
);
const NotesLibraryRoute = lazy(() =>
  import('./features/frame/notes-library.route.tsx').then((m) => ({ default: m.NotesLibraryRoute })),
);
const NotFoundRoute = lazy(() =>
  import('./features/frame/not-found.route.tsx').then((m) => ({ default: m.NotFoundRoute })),
);
const ReviewRoute = lazy(() => import('./features/review/review.route.tsx').then((m) => ({ default: m.ReviewRoute })));

/** Documents, uploads and the review of what was read. */
export default function DocumentsRoutes() {
  return (
    <Suspense fallback={<Skeleton label="Loading" />}>
      <Routes>
        <Route path="documents" element={<DocumentsRoute />} />
        <Route path="documents/upload" element={<ChooseClientRoute />} />
        <Route path="my-notes-library" element={<NotesLibraryRoute />} />
        <Route path="estate/:estateId/documents" element={<DocumentsRoute />} />
        <Route path="estate/:estateId/documents/upload" element={<UploadsRoute />} />
        <Route path="estate/:estateId/abstractions/:uploadId" element={<ReviewRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Routes>
    </Suspense>
  );
}

import { remoteRoutes } from '@platform/mfe-kit';
import { SCREENS } from './screens.ts';

const documents = () => import('./features/documents/documents.route.tsx').then((module) => module.DocumentsRoute);

const dispositions = () =>
  import('./features/dispositions/dispositions.route.tsx').then((module) => module.DispositionsRoute);

export default remoteRoutes(SCREENS, {
  documents,
  'choose-client': () =>
    import('./features/uploads/choose-client.route.tsx').then((module) => module.ChooseClientRoute),
  'estate-documents': documents,
  document: () => import('./features/document/document.route.tsx').then((module) => module.DocumentRoute),
  'document-dispositions': dispositions,
  'trust-dispositions': dispositions,
  'trust-notes': () => import('./features/provisions/trust-notes.route.tsx').then((module) => module.TrustNotesRoute),
  file: () => import('./features/file/file.route.tsx').then((module) => module.FileRoute),
  'plan-reviews': () =>
    import('./features/plan-reviews/plan-reviews.route.tsx').then((module) => module.PlanReviewsRoute),
  'plan-review': () => import('./features/plan-reviews/plan-review.route.tsx').then((module) => module.PlanReviewRoute),
  'notes-library': () => import('./features/library/library.route.tsx').then((module) => module.LibraryRoute),
  'provision-options': () =>
    import('./features/library/provision-options.route.tsx').then((module) => module.ProvisionOptionsRoute),
  'estate-upload': () => import('./features/uploads/uploads.route.tsx').then((module) => module.UploadsRoute),
  review: () => import('./features/review/review.route.tsx').then((module) => module.ReviewRoute),
});

import { PageNotFound } from '@platform/mfe-kit';
import { AdminFrame } from './admin-frame.tsx';

/** An address of the organization area that leads nowhere. */
export function NotFoundRoute() {
  return (
    <AdminFrame>
      <PageNotFound homeHref="/organization-overview" homeLabel="Organization overview" />
    </AdminFrame>
  );
}

import { useDocumentTitle } from '@platform/mfe-kit';
import { EmptyState, LinkButton } from '@platform/ui-kit';
import { AdminFrame } from './admin-frame.tsx';

/** An address of the organization area that leads nowhere. */
export function NotFoundRoute() {
  useDocumentTitle('Page not found');
  return (
    <AdminFrame>
      <EmptyState
        title="Page not found"
        text="There is nothing at this address."
        actions={
          <LinkButton primary href="/organization-overview">
            Organization overview
          </LinkButton>
        }
      />
    </AdminFrame>
  );
}

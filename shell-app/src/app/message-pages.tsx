import { useDocumentTitle } from '@platform/mfe-kit';
import { EmptyState, LinkButton, Page } from '@platform/ui-kit';
import { IconMapOff } from '@tabler/icons-react';

export function NotFoundRoute() {
  useDocumentTitle('Page not found');
  return (
    <Page>
      <EmptyState
        page
        tone="asset"
        icon={<IconMapOff size={24} stroke={1.6} />}
        title="Page not found"
        text="There is nothing at this address. It may have been moved, or the link is incomplete."
        actions={
          <LinkButton primary href="/">
            Go to Dashboard
          </LinkButton>
        }
      />
    </Page>
  );
}

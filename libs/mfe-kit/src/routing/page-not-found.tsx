import { EmptyState, Page } from '@platform/ui-kit';
import { IconMapOff } from '@tabler/icons-react';
import { useDocumentTitle } from './document-title.ts';
import { HomeLink } from './home-link.tsx';

/** An address that leads nowhere, and the way back. */
export function PageNotFound() {
  useDocumentTitle('Page not found');
  return (
    <Page>
      <EmptyState
        page
        icon={<IconMapOff size={24} stroke={1.6} />}
        tone="asset"
        title="Page not found"
        text="There is nothing at this address. It may have been moved, or the link is incomplete."
        actions={<HomeLink primary />}
      />
    </Page>
  );
}

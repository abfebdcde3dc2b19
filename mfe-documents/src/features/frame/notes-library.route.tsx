import { useDocumentTitle } from '@platform/mfe-kit';
import { EmptyState, LinkButton, Page, PageHead, Sheet } from '@platform/ui-kit';
import { IconClock } from '@tabler/icons-react';

/** URL: /my-notes-library. The menu names it; it is not built yet. */
export function NotesLibraryRoute() {
  useDocumentTitle('My Notes Library');
  return (
    <Page>
      <PageHead title="My Notes Library" />
      <Sheet>
        <EmptyState
          icon={<IconClock size={24} stroke={1.6} />}
          title="Not available yet"
          text="Notes cannot be kept in a library yet."
          actions={
            <LinkButton primary href="/documents">
              All documents
            </LinkButton>
          }
        />
      </Sheet>
    </Page>
  );
}

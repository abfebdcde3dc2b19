import { LibraryPage } from './library-page.tsx';

/** URL: /admin-provision-options. The notes that an organization offers to whoever writes on documents and trusts. */
export function ProvisionOptionsRoute() {
  return (
    <LibraryPage
      isOffered
      title="Provision options"
      summary="Notes that everybody of the organization can take for documents and trusts. What was taken stays where it is when a note is changed or withdrawn."
      empty={{
        title: 'Nothing is offered yet',
        text: 'A note that you add here can be taken by everybody of the organization who may change an estate.',
      }}
    />
  );
}

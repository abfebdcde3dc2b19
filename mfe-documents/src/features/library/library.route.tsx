import { LibraryPage } from './library-page.tsx';

/** URL: /my-notes-library. Notes that somebody keeps to write them on documents and trusts again. */
export function LibraryRoute() {
  return (
    <LibraryPage
      title="My Notes Library"
      summary="What you write on documents and trusts again and again, and what the organization offers."
      empty={{
        title: 'No notes yet',
        text: 'A note that you keep here can be taken for any document or trust that it is meant for.',
      }}
    />
  );
}

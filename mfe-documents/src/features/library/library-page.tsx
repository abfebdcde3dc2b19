import { useQuery } from '@apollo/client/react';
import { useDocumentTitle, useListParams } from '@platform/mfe-kit';
import { SearchedList } from '@platform/mfe-kit/list';
import { Button, Chip, EmptyState, lazyPart, Page, PageHead, Row } from '@platform/ui-kit';
import type { Column } from '@platform/ui-kit/data-table';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import css from './library.module.css';
import { meantFor } from './library.schema.ts';
import { type LibraryNote, LibraryQuery } from './library-query.ts';

// The form is fetched with the first note that is added or changed.
const LibraryDialog = lazyPart(() => import('./library-dialog.tsx'), 'LibraryDialog');

const columns = (onEdit: (note: LibraryNote) => void): readonly Column<LibraryNote>[] => [
  {
    id: 'note',
    header: 'Note',
    cell: ({ text, gstFlag, isForOrganization, isOwn, authorName }) => (
      <div className={css.note}>
        <p className={css.text}>{text}</p>
        <Row gap={6} wrap>
          {gstFlag && <Chip tone="tax">Generation-skipping</Chip>}
          {isForOrganization && <Chip>{isOwn ? 'Offered to the organization' : `Offered by ${authorName}`}</Chip>}
        </Row>
      </div>
    ),
  },
  { id: 'about', header: 'About', cell: ({ provisionCategory }) => provisionCategory.text },
  { id: 'for', header: 'Meant for', cell: meantFor },
  {
    id: 'change',
    header: '',
    cell: (note) =>
      note.mayChange && (
        <Button size="small" variant="ghost" aria-label={`Change: ${note.text}`} onClick={() => onEdit(note)}>
          Change
        </Button>
      ),
  },
];

interface LibraryPageProps {
  readonly title: string;
  readonly summary: string;
  /** What stands where there is no note yet. */
  readonly empty: { readonly title: string; readonly text: string };
  /** Only what the organization offers; a new note begins as one of these. */
  readonly isOffered?: boolean;
}

/** Notes that can be written on documents and trusts again: searched, added, changed, removed and brought back. */
export function LibraryPage({ title, summary, empty, isOffered = false }: LibraryPageProps) {
  useDocumentTitle(title);
  const list = useListParams();
  const { data, previousData, error, refetch } = useQuery(LibraryQuery, {
    variables: {
      filter: { searchTerm: list.search || null, isForOrganization: isOffered || null },
      pagination: { page: list.page, perPage: list.pageSize },
    },
    fetchPolicy: 'cache-and-network',
  });
  const [editing, setEditing] = useState<LibraryNote | 'new' | null>(null);
  const reload = async () => (await refetch()).data?.userLibraryNotes.collection ?? [];
  const add = (
    <Button primary icon={<IconPlus size={16} aria-hidden />} onClick={() => setEditing('new')}>
      Add a note
    </Button>
  );
  return (
    <Page>
      <PageHead title={title} summary={summary} actions={add} />
      <SearchedList
        noun="notes"
        list={list}
        shown={(data ?? previousData)?.userLibraryNotes}
        error={error}
        onRetry={() => void refetch()}
        columns={columns(setEditing)}
        rowId={({ id }) => id}
        label="Notes"
        notFound="No note found"
        empty={<EmptyState {...empty} />}
      />
      {editing && (
        <Suspense>
          <LibraryDialog
            key={editing === 'new' ? 'new' : editing.id}
            note={editing === 'new' ? null : editing}
            isOffered={isOffered}
            reload={reload}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </Page>
  );
}

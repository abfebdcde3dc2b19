import { usePermission } from '@platform/mfe-kit';
import { Button, Chip, lazyPart, Row, Sheet, Stack } from '@platform/ui-kit';
import { IconBooks, IconCopy, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import css from './provisions.module.css';
import type { Note, NotesReload } from './provisions-query.ts';

// Forms are fetched with the first note that is written or copied.
const NoteDialog = lazyPart(() => import('./note-dialog.tsx'), 'NoteDialog');
const LibraryNotesDialog = lazyPart(() => import('./library-notes-dialog.tsx'), 'LibraryNotesDialog');
const CopyDialog = lazyPart(() => import('./copy-dialog.tsx'), 'CopyDialog');

type Open = { readonly what: 'note'; readonly note: Note | null } | { readonly what: 'copy' | 'library' };

/** What a document or trust provides, in the words of whoever wrote it down. */
export function ProvisionNotes({ instrument, reload }: NotesReload) {
  const mayEdit = usePermission('estate:edit');
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const { provisionNotes } = instrument;
  const categories = [...new Map(provisionNotes.map(({ provisionCategory: one }) => [one.id, one.text]))];
  return (
    <Sheet
      title="Provision notes"
      aside={
        mayEdit && (
          <Row gap={8} wrap>
            <Button size="small" icon={<IconCopy size={16} aria-hidden />} onClick={() => setOpen({ what: 'copy' })}>
              Copy notes
            </Button>
            <Button
              size="small"
              icon={<IconBooks size={16} aria-hidden />}
              onClick={() => setOpen({ what: 'library' })}
            >
              From the library
            </Button>
            <Button
              size="small"
              icon={<IconPlus size={16} aria-hidden />}
              onClick={() => setOpen({ what: 'note', note: null })}
            >
              Write a note
            </Button>
          </Row>
        )
      }
    >
      {provisionNotes.length === 0 && <p>Nothing is noted yet.</p>}
      <Stack gap={20}>
        {categories.map(([id, text]) => (
          <section key={id} aria-label={text}>
            <h3 className={css.category}>{text}</h3>
            <ul className={css.notes}>
              {provisionNotes
                .filter(({ provisionCategory }) => provisionCategory.id === id)
                .map((note) => (
                  <NoteItem key={note.id} note={note} onEdit={mayEdit ? () => setOpen({ what: 'note', note }) : null} />
                ))}
            </ul>
          </section>
        ))}
      </Stack>
      {open && (
        <Suspense>
          {open.what === 'copy' && <CopyDialog instrument={instrument} reload={reload} onClose={close} />}
          {open.what === 'library' && <LibraryNotesDialog instrument={instrument} reload={reload} onClose={close} />}
          {open.what === 'note' && (
            <NoteDialog
              key={open.note?.id ?? 'new'}
              note={open.note}
              instrument={instrument}
              reload={reload}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </Sheet>
  );
}

function NoteItem({ note, onEdit }: { readonly note: Note; readonly onEdit: (() => void) | null }) {
  const { text, originalText, gstFlag } = note;
  return (
    <li className={css.note}>
      <div className={css.body}>
        <p className={css.text}>{text}</p>
        <Row gap={6} wrap>
          {gstFlag && <Chip tone="tax">Generation-skipping</Chip>}
          {text !== originalText && <Chip>Differs from the original</Chip>}
        </Row>
      </div>
      {onEdit && (
        <Button size="small" variant="ghost" aria-label={`Change: ${text}`} onClick={onEdit}>
          Change
        </Button>
      )}
    </li>
  );
}

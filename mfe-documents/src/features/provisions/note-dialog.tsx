import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { refreshed } from '@platform/mfe-kit';
import { useConflictGuard, type Versioned } from '@platform/mfe-kit/forms';
import { GuardedDialog, useRemoval } from '@platform/mfe-kit/guarded-dialog';
import { Button, notify } from '@platform/ui-kit';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  NOTE_ELEMENTS,
  NOTE_FIELDS,
  NOTE_LABELS,
  type NoteValues,
  noteSchema,
  noteValues,
  noteWords,
} from './provision.schema.ts';
import css from './provisions.module.css';
import { type Note, type NotesReload, UpdateNotesMutation, UpsertNotesMutation } from './provisions-query.ts';

interface NoteDialogProps extends NotesReload {
  /** null writes one. */
  readonly note: Note | null;
  readonly onClose: () => void;
}

/** Writes a note, changes one, restores it to what it was, or takes it off. Mounted while it is open. */
export function NoteDialog({ note, instrument, reload, onClose }: NoteDialogProps) {
  const { id, provisionNotesVersion: version } = instrument;
  const [upsert] = useMutation(UpsertNotesMutation);
  const [update] = useMutation(UpdateNotesMutation);
  const [opened] = useState<Versioned<NoteValues>>({ values: noteValues(note), version });
  const write = async (values: NoteValues, over: number): Promise<void> => {
    await upsert({ variables: { id, version: over, notes: [{ ...values, ...(note && { id: note.id }) }] } });
    await refreshed(reload);
    notify('The note is saved.');
  };
  const read = async (): Promise<Versioned<NoteValues> | null> => {
    const now = await reload();
    if (!now) return null;
    const saved = now.provisionNotes.find((one) => one.id === note?.id);
    if (note && !saved) return null;
    return { values: saved ? noteValues(saved) : opened.values, version: now.provisionNotesVersion };
  };
  const guard = useConflictGuard({ opened, read, write });
  const form = useForm<NoteValues>({
    resolver: zodResolver(noteSchema),
    mode: 'onTouched',
    defaultValues: opened.values,
  });
  const change = async (noteId: string, over: number, toBeDestroyed: boolean): Promise<number | undefined> => {
    const { data } = await update({ variables: { id, version: over, notes: [{ id: noteId, toBeDestroyed }] } });
    return data?.updateProvisionNotes.version;
  };
  const removal = useRemoval({
    estate: { version },
    guard,
    reload: async () => (await reload())?.provisionNotesVersion,
    onClose,
    from: 'the list of notes',
    thing: note && { id: note.id, name: 'The note' },
    take: (noteId, over) => change(noteId, over, true),
    giveBack: (noteId, over) => change(noteId, over, false),
    onFailed: (message) => form.setError('root', { message }),
  });
  const typed = useWatch({ control: form.control, name: 'noteText' });
  const restore = (): void =>
    form.setValue('noteText', note?.originalText ?? '', { shouldDirty: true, shouldValidate: true });
  return (
    <GuardedDialog
      name={note?.provisionCategory.text ?? null}
      noun="note"
      form={form}
      guard={guard}
      elements={NOTE_ELEMENTS}
      fields={NOTE_FIELDS}
      labelOf={(name) => NOTE_LABELS[name]}
      wordsOf={noteWords}
      removal={removal}
      isOld={version > opened.version}
      onClose={onClose}
    >
      {note && typed !== note.originalText && (
        <section className={css.original} aria-label="Original text">
          <h3>Original text</h3>
          <p className={css.text}>{note.originalText}</p>
          <Button size="small" onClick={restore}>
            Restore the original text
          </Button>
        </section>
      )}
    </GuardedDialog>
  );
}

import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { refreshed, usePermission } from '@platform/mfe-kit';
import { useConflictGuard, type Versioned } from '@platform/mfe-kit/forms';
import { GuardedDialog, useRemoval } from '@platform/mfe-kit/guarded-dialog';
import { notify } from '@platform/ui-kit';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  LIBRARY_FIELDS,
  LIBRARY_LABELS,
  type LibraryValues,
  libraryElements,
  libraryInput,
  libraryNoteSchema,
  libraryValues,
  libraryWords,
} from './library.schema.ts';
import {
  CreateLibraryNoteMutation,
  DeleteLibraryNoteMutation,
  type LibraryNote,
  RestoreLibraryNoteMutation,
  UpdateLibraryNoteMutation,
} from './library-query.ts';

interface LibraryDialogProps {
  /** null adds one. */
  readonly note: LibraryNote | null;
  /** Whether a new one begins as one that the organization offers. */
  readonly isOffered: boolean;
  /** The notes that are shown, as they are saved now. */
  readonly reload: () => Promise<readonly LibraryNote[]>;
  readonly onClose: () => void;
}

/** Adds a note to the library, changes one, or deletes it. Mounted while it is open. */
export function LibraryDialog({ note, isOffered, reload, onClose }: LibraryDialogProps) {
  const mayOffer = usePermission('organization:edit');
  const [create] = useMutation(CreateLibraryNoteMutation);
  const [update] = useMutation(UpdateLibraryNoteMutation);
  const [remove] = useMutation(DeleteLibraryNoteMutation);
  const [restore] = useMutation(RestoreLibraryNoteMutation);
  const version = note?.version ?? 1;
  const [opened] = useState<Versioned<LibraryValues>>({ values: libraryValues(note, isOffered), version });
  const write = async (values: LibraryValues, over: number): Promise<void> => {
    const attributes = libraryInput(values);
    if (note) await update({ variables: { id: note.id, version: over, attributes } });
    else await create({ variables: { attributes } });
    await refreshed(reload);
    notify(note ? 'The note is saved.' : 'The note is in the library.');
  };
  const read = async (): Promise<Versioned<LibraryValues> | null> => {
    const saved = (await reload()).find(({ id }) => id === note?.id);
    return saved ? { values: libraryValues(saved), version: saved.version } : null;
  };
  const guard = useConflictGuard({ opened, read, write });
  const form = useForm<LibraryValues>({
    resolver: zodResolver(libraryNoteSchema),
    mode: 'onTouched',
    defaultValues: opened.values,
  });
  const docLevel = useWatch({ control: form.control, name: 'docLevel' });
  const removal = useRemoval({
    estate: { version },
    guard,
    reload: async () => (await reload()).find(({ id }) => id === note?.id)?.version,
    onClose,
    from: 'the list of notes',
    thing: note && { id: note.id, name: 'The note' },
    take: async (id, over) => {
      await remove({ variables: { id, version: over } });
      return over + 1;
    },
    giveBack: (id) => restore({ variables: { id } }),
    onFailed: (message) => form.setError('root', { message }),
  });
  return (
    <GuardedDialog
      name={note?.provisionCategory.text ?? null}
      noun="note"
      form={form}
      guard={guard}
      elements={libraryElements({ docLevel }, mayOffer)}
      fields={LIBRARY_FIELDS}
      labelOf={(name) => LIBRARY_LABELS[name]}
      wordsOf={libraryWords}
      removal={removal}
      isOld={false}
      onClose={onClose}
    />
  );
}

import { useMutation } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { refreshed } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';
import type { ProvisionNoteInput } from '../../gql/graphql.ts';
import { type NotesReload, UpdateNotesMutation, UpsertNotesMutation } from './provisions-query.ts';

/** Writes notes that are taken from elsewhere, and takes them off again where somebody takes it back. */
export function useTakenNotes({ instrument, reload }: NotesReload) {
  const [upsert, { loading }] = useMutation(UpsertNotesMutation);
  const [update] = useMutation(UpdateNotesMutation);
  const { id, name, provisionNotesVersion, provisionNotes } = instrument;
  const undo = async (version: number, added: readonly string[]): Promise<void> => {
    const notes = added.map((noteId) => ({ id: noteId, toBeDestroyed: true }));
    try {
      await update({ variables: { id, version, notes } });
      notify('The notes are as they were.');
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    await refreshed(reload);
  };
  const take = async (notes: readonly ProvisionNoteInput[]): Promise<void> => {
    try {
      const { data } = await upsert({ variables: { id, version: provisionNotesVersion, notes: [...notes] } });
      const known = new Set(provisionNotes.map((note) => note.id));
      const saved = data?.upsertProvisionNotes;
      const added = (saved?.provisionNotes ?? []).map((note) => note.id).filter((one) => !known.has(one));
      notify({
        message: `${counted(notes.length, 'note')} added to ${name}.`,
        undo: () => void undo(saved?.version ?? provisionNotesVersion + 1, added),
      });
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    await refreshed(reload);
  };
  return { take, isBusy: loading };
}

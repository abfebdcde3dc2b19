import { useMutation } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';
import { type NotesReload, UpdateNotesMutation } from './provisions-query.ts';

interface Saved {
  readonly version: number;
  readonly provisionNotes: readonly { readonly id: string }[];
}

/** Shows notes that were taken from elsewhere, and takes them off again where somebody takes it back. */
export function useTakenNotes({ instrument, reload }: NotesReload) {
  const [update] = useMutation(UpdateNotesMutation);
  const known = new Set(instrument.provisionNotes.map(({ id }) => id));
  return async ({ version, provisionNotes }: Saved, count: number): Promise<void> => {
    const notes = provisionNotes.filter(({ id }) => !known.has(id)).map(({ id }) => ({ id, toBeDestroyed: true }));
    const undo = async (): Promise<void> => {
      try {
        await update({ variables: { id: instrument.id, version, notes } });
        notify('The notes are as they were.');
      } catch (error) {
        notify({ message: serverErrorText(error), tone: 'error' });
      }
      await reload();
    };
    await reload();
    notify({ message: `${counted(count, 'note')} added to ${instrument.name}.`, undo: () => void undo() });
  };
}

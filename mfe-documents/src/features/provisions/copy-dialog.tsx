import { useQuery } from '@apollo/client/react';
import { ChooseNotes } from './choose-notes.tsx';
import { NoteSourcesQuery, type NotesReload } from './provisions-query.ts';
import { useTakenNotes } from './taken-notes.ts';

/** Copies notes of other documents and trusts of the household. Mounted while it is open. */
export function CopyDialog({ instrument, reload, onClose }: NotesReload & { readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(NoteSourcesQuery, {
    variables: { id: instrument.id },
    fetchPolicy: 'network-only',
  });
  const { take, isBusy } = useTakenNotes({ instrument, reload });
  return (
    <ChooseNotes
      title={`Copy notes to ${instrument.name}`}
      verb="Copy"
      groups={data?.sourceNoteCopyOptions.map(({ id, name, provisionNotes: notes }) => ({ id, name, notes }))}
      isFailed={Boolean(error)}
      onRetry={() => void refetch()}
      empty="No other document or trust of this household has notes yet."
      isBusy={isBusy}
      onTake={(ids) => take(ids.map((copyOfId) => ({ copyOfId })))}
      onClose={onClose}
    />
  );
}

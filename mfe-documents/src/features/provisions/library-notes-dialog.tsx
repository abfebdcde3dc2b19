import { useQuery } from '@apollo/client/react';
import { usePermission } from '@platform/mfe-kit';
import { ChooseNotes, type NoteGroup } from './choose-notes.tsx';
import { LibraryNotesQuery, type NotesReload, OfferedNotesQuery } from './provisions-query.ts';
import { useTakenNotes } from './taken-notes.ts';

/** Takes notes of one's own library, and those that the organization offers. Mounted while it is open. */
export function LibraryNotesDialog({ instrument, reload, onClose }: NotesReload & { readonly onClose: () => void }) {
  const hasLibrary = usePermission('library:notes');
  const of = { variables: { id: instrument.id }, fetchPolicy: 'network-only' } as const;
  const offered = useQuery(OfferedNotesQuery, of);
  const library = useQuery(LibraryNotesQuery, { ...of, skip: !hasLibrary });
  const { take, isBusy } = useTakenNotes({ instrument, reload });
  const own = hasLibrary ? library.data?.userLibraryNotes.collection.filter(({ isOwn }) => isOwn) : [];
  const others = offered.data?.allowedOrganizationProvisions.filter(({ isOwn }) => !isOwn);
  const groups: NoteGroup[] | undefined = own &&
    others && [
      { id: 'own', name: 'My notes', notes: own },
      { id: 'organization', name: 'Notes of the organization', notes: others },
    ];
  const retry = (): void => {
    void offered.refetch();
    if (hasLibrary) void library.refetch();
  };
  return (
    <ChooseNotes
      title={`Take notes for ${instrument.name}`}
      verb="Take"
      groups={groups}
      isFailed={Boolean(offered.error ?? library.error)}
      onRetry={retry}
      empty="No note of a library is meant for this."
      isBusy={isBusy}
      onTake={(ids) => take(ids.map((fromCustomId) => ({ fromCustomId })))}
      onClose={onClose}
    />
  );
}

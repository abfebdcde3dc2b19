import { useMutation, useQuery } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Checkbox, Modal, notify, Row, SkeletonBar, SkeletonGroup, Stack } from '@platform/ui-kit';
import { useState } from 'react';
import css from './provisions.module.css';
import { type NoteSource, NoteSourcesQuery, type NotesReload, UpsertNotesMutation } from './provisions-query.ts';
import { useTakenNotes } from './taken-notes.ts';

/** Copies notes of other documents and trusts of the household. Mounted while it is open. */
export function CopyDialog({ instrument, reload, onClose }: NotesReload & { readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(NoteSourcesQuery, {
    variables: { id: instrument.id },
    fetchPolicy: 'network-only',
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [upsert, { loading }] = useMutation(UpsertNotesMutation);
  const taken = useTakenNotes({ instrument, reload });
  const sources = data?.sourceNoteCopyOptions;
  const toggle = (id: string): void => setChosen(chosen.symmetricDifference(new Set([id])));
  const copy = async (): Promise<void> => {
    const copies = (sources ?? [])
      .flatMap(({ provisionNotes }) => provisionNotes)
      .filter(({ id }) => chosen.has(id))
      .map(({ id }) => ({ copyOfId: id }));
    try {
      const { id, provisionNotesVersion: version } = instrument;
      const { data: done } = await upsert({ variables: { id, version, notes: copies } });
      onClose();
      if (done) await taken(done.upsertProvisionNotes, copies.length);
    } catch (failed) {
      notify({ message: serverErrorText(failed), tone: 'error' });
      await reload();
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Copy notes to ${instrument.name}`}
      width={620}
      footer={
        <Row gap={12} justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <Button primary disabled={chosen.size === 0} busy={loading} onClick={() => void copy()}>
            {chosen.size === 0 ? 'Copy notes' : `Copy ${counted(chosen.size, 'note')}`}
          </Button>
        </Row>
      }
    >
      {sources ? (
        <Sources sources={sources} chosen={chosen} onToggle={toggle} />
      ) : error ? (
        <Stack gap={12}>
          <p>The notes could not be read.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </Stack>
      ) : (
        <SkeletonGroup label="Loading notes">
          <SkeletonBar height={80} />
        </SkeletonGroup>
      )}
    </Modal>
  );
}

interface SourcesProps {
  readonly sources: readonly NoteSource[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

function Sources({ sources, chosen, onToggle }: SourcesProps) {
  if (sources.length === 0) return <p>No other document or trust of this household has notes yet.</p>;
  return (
    <Stack gap={20}>
      {sources.map(({ id, name, provisionNotes }) => (
        <fieldset key={id} className={css.source}>
          <legend>{name}</legend>
          {provisionNotes.map((note) => (
            <Checkbox
              key={note.id}
              label={<span className={css.text}>{note.text}</span>}
              hint={note.provisionCategory.text}
              checked={chosen.has(note.id)}
              onChange={() => onToggle(note.id)}
            />
          ))}
        </fieldset>
      ))}
    </Stack>
  );
}

import { useMutation } from '@apollo/client/react';
import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';
import { refreshed, usePermission } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, notify, Row, Sheet, Stack, TextArea } from '@platform/ui-kit';
import { useState } from 'react';
import css from './provisions.module.css';
import { WriteDiagramNoteMutation } from './provisions-query.ts';

interface DiagramNoteProps {
  readonly document: {
    readonly id: string;
    readonly provisionNotesVersion: number;
    readonly diagramNotes?: string | null;
  };
  readonly reload: () => Promise<unknown>;
}

/** What stands beside the estate diagram, with whatever a document is about. */
export function DiagramNote({ document: { id, provisionNotesVersion, diagramNotes }, reload }: DiagramNoteProps) {
  const mayEdit = usePermission('estate:edit');
  const [typed, setTyped] = useState<string | null>(null);
  const [write, { loading }] = useMutation(WriteDiagramNoteMutation);
  if (!mayEdit && !diagramNotes) return null;
  const put = async (text: string | null, version: number): Promise<number | null> => {
    try {
      const { data } = await write({ variables: { id, version, diagramNotes: text } });
      return data?.updateProvisionNotes.version ?? version + 1;
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
      return null;
    } finally {
      await refreshed(reload);
    }
  };
  const save = async (): Promise<void> => {
    const before = diagramNotes ?? null;
    const version = await put(typed?.trim() || null, provisionNotesVersion);
    if (version === null) return;
    setTyped(null);
    notify({ message: 'The note beside the diagram is saved.', undo: () => void put(before, version) });
  };
  return (
    <Sheet
      title="Beside the diagram"
      aside={
        mayEdit &&
        typed === null && (
          <Button size="small" onClick={() => setTyped(diagramNotes ?? '')}>
            {diagramNotes ? 'Change this note' : 'Write one'}
          </Button>
        )
      }
    >
      {typed === null ? (
        <p className={css.text}>{diagramNotes || 'Nothing stands beside the estate diagram of this document.'}</p>
      ) : (
        <Stack gap={12}>
          <TextArea
            label="Beside the diagram"
            value={typed}
            length={typed.length}
            maxLength={TEXT_LENGTHS.diagramNotes}
            rows={3}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Row gap={12}>
            <Button onClick={() => setTyped(null)}>Cancel</Button>
            <Button primary busy={loading} onClick={() => void save()}>
              Save this note
            </Button>
          </Row>
        </Stack>
      )}
    </Sheet>
  );
}

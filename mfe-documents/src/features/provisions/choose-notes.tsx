import { counted } from '@platform/kernel';
import { Button, Checkbox, Modal, Row, SkeletonBar, SkeletonGroup, Stack } from '@platform/ui-kit';
import { useState } from 'react';
import css from './provisions.module.css';

export interface NoteGroup {
  readonly id: string;
  readonly name: string;
  readonly notes: readonly {
    readonly id: string;
    readonly text: string;
    readonly provisionCategory: { readonly text: string };
  }[];
}

interface ChooseNotesProps {
  readonly title: string;
  /** "Copy" makes "Copy 2 notes". */
  readonly verb: string;
  /** Undefined while none have come. */
  readonly groups: readonly NoteGroup[] | undefined;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  /** Says that there is nothing to choose. */
  readonly empty: string;
  readonly isBusy: boolean;
  readonly onTake: (ids: readonly string[]) => Promise<void>;
  readonly onClose: () => void;
}

/** Notes of elsewhere, by where they are, to choose some of them. Mounted while it is open. */
export function ChooseNotes({ title, verb, isBusy, onTake, onClose, ...shown }: ChooseNotesProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void => setChosen(chosen.symmetricDifference(new Set([id])));
  const take = async (): Promise<void> => {
    await onTake([...chosen]);
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      width={620}
      footer={
        <Row gap={12} justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <Button primary disabled={chosen.size === 0} busy={isBusy} onClick={() => void take()}>
            {chosen.size === 0 ? `${verb} notes` : `${verb} ${counted(chosen.size, 'note')}`}
          </Button>
        </Row>
      }
    >
      <Groups {...shown} chosen={chosen} onToggle={toggle} />
    </Modal>
  );
}

interface GroupsProps extends Pick<ChooseNotesProps, 'groups' | 'isFailed' | 'onRetry' | 'empty'> {
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

function Groups({ groups, isFailed, onRetry, empty, chosen, onToggle }: GroupsProps) {
  if (!groups && isFailed)
    return (
      <Stack gap={12}>
        <p>The notes could not be read.</p>
        <Button onClick={onRetry}>Try again</Button>
      </Stack>
    );
  if (!groups)
    return (
      <SkeletonGroup label="Loading notes">
        <SkeletonBar height={80} />
      </SkeletonGroup>
    );
  const filled = groups.filter(({ notes }) => notes.length > 0);
  if (filled.length === 0) return <p>{empty}</p>;
  return (
    <Stack gap={20}>
      {filled.map(({ id, name, notes }) => (
        <fieldset key={id} className={css.source}>
          <legend>{name}</legend>
          {notes.map((note) => (
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

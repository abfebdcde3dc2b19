import { useMutation } from '@apollo/client/react';
import { refreshed } from '@platform/mfe-kit';
import { isStaleVersion, serverErrorText } from '@platform/mfe-kit/forms';
import { Button, initialsOf, Menu, Modal, Monogram, Note, notify, Row, Stack } from '@platform/ui-kit';
import { IconCamera } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { graphql } from '../../gql/index.ts';
import type { FamilyPerson } from './family-query.ts';
import css from './photo-menu.module.css';
import { smallPicture } from './small-picture.ts';

const UpdatePersonPhotoMutation = graphql(`
  mutation UpdatePersonPhoto($id: ID!, $version: Int!, $photo: Upload) {
    updatePersonPhoto(id: $id, version: $version, photo: $photo) { ok person { id photoUrl photoVersion } }
  }
`);
const ACCEPT = 'image/png,image/jpeg';

interface PhotoMenuProps {
  readonly person: FamilyPerson;
  /** Reads the family again, and with it what is saved of this person. */
  readonly reload: () => Promise<unknown>;
}

/** Gives somebody a picture in place of the initials, another one, or the initials back. */
export function PhotoMenu({ person, reload }: PhotoMenuProps) {
  const { id, name, photoUrl, photoVersion } = person;
  const [update, { loading }] = useMutation(UpdatePersonPhotoMutation);
  const [isPreparing, setPreparing] = useState(false);
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const send = async (photo: File | null): Promise<void> => {
    try {
      await update({ variables: { id, version: photoVersion, photo } });
      setOvertaken(null);
      await refreshed(reload);
      notify(photo ? `${name} has a photo.` : `The photo of ${name} is removed.`);
    } catch (error) {
      if (!isStaleVersion(error)) return notify({ message: serverErrorText(error), tone: 'error' });
      await refreshed(reload);
      setOvertaken({ mine: photo });
    }
  };
  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    setPreparing(true);
    await send(await smallPicture(chosen));
    setPreparing(false);
  };
  const choose = (): void => input.current?.click();
  const trigger = (
    <Button
      size="small"
      icon={<IconCamera size={16} stroke={1.6} />}
      busy={loading || isPreparing}
      onClick={photoUrl ? undefined : choose}
    >
      {photoUrl ? 'Photo' : 'Add photo'}
    </Button>
  );
  return (
    <>
      <input
        ref={input}
        className={css.file}
        type="file"
        accept={ACCEPT}
        tabIndex={-1}
        aria-label={`Photo of ${name}`}
        onChange={(event) => {
          const { files } = event.target;
          void take(files?.[0]);
          // The same file may be chosen again after a refusal.
          event.target.value = '';
        }}
      />
      {photoUrl ? (
        <Menu
          label={`Photo of ${name}`}
          trigger={trigger}
          items={[
            { id: 'change', label: 'Change photo', onSelect: choose },
            { id: 'remove', label: 'Remove photo', onSelect: () => void send(null) },
          ]}
        />
      ) : (
        trigger
      )}
      {overtaken && (
        <PhotoConflict
          person={person}
          mine={overtaken.mine}
          busy={loading}
          onReplace={() => void send(overtaken.mine)}
          onKeep={() => setOvertaken(null)}
        />
      )}
    </>
  );
}

/** What somebody wanted to save when another one already had; null: no photo. */
interface Overtaken {
  readonly mine: File | null;
}

interface PhotoConflictProps extends Overtaken {
  /** As they are now. */
  readonly person: FamilyPerson;
  readonly busy: boolean;
  readonly onReplace: () => void;
  readonly onKeep: () => void;
}

/** Both pictures, and nothing is lost before somebody has chosen. */
function PhotoConflict({ person: { name, photoUrl }, mine, busy, onReplace, onKeep }: PhotoConflictProps) {
  const own = useMemo(() => mine && URL.createObjectURL(mine), [mine]);
  useEffect(() => () => void (own && URL.revokeObjectURL(own)), [own]);
  return (
    <Modal
      opened
      onClose={onKeep}
      title="Somebody changed this photo meanwhile"
      footer={
        <>
          <Button onClick={onKeep}>Keep what is saved</Button>
          <Button primary busy={busy} onClick={onReplace}>
            {mine ? 'Use mine' : 'Remove it anyway'}
          </Button>
        </>
      }
    >
      <Stack gap={20}>
        <Note tone="warning" icon="danger" alert>
          Nothing was overwritten. Choose which photo of {name} stays.
        </Note>
        <Row gap={40} wrap>
          <Choice name={name} photo={photoUrl} words={photoUrl ? 'Saved now' : 'Saved now: no photo'} />
          <Choice name={name} photo={own} words={own ? 'Yours' : 'Yours: no photo'} />
        </Row>
      </Stack>
    </Modal>
  );
}

function Choice({ name, photo, words }: { name: string; photo: string | null | undefined; words: string }) {
  return (
    <Stack gap={8}>
      <Monogram size={96} photo={photo}>
        {initialsOf(name)}
      </Monogram>
      <span>{words}</span>
    </Stack>
  );
}

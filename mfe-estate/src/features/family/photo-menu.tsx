import { useMutation } from '@apollo/client/react';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Menu, notify } from '@platform/ui-kit';
import { IconCamera } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { graphql } from '../../gql/index.ts';
import type { FamilyPerson } from './family-query.ts';
import css from './photo-menu.module.css';
import { smallPicture } from './small-picture.ts';

const UpdatePersonPhotoMutation = graphql(`
  mutation UpdatePersonPhoto($id: ID!, $photo: Upload) {
    updatePersonPhoto(id: $id, photo: $photo) { ok person { id photoUrl } }
  }
`);
const ACCEPT = 'image/png,image/jpeg';

interface PhotoMenuProps {
  readonly person: FamilyPerson;
  /** Reads the family again. */
  readonly reload: () => Promise<unknown>;
}

/** Gives somebody a picture in place of the initials, another one, or the initials back. */
export function PhotoMenu({ person, reload }: PhotoMenuProps) {
  const { id, name, photoUrl } = person;
  const [update, { loading }] = useMutation(UpdatePersonPhotoMutation);
  const [isPreparing, setPreparing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const send = async (photo: File | null): Promise<void> => {
    try {
      await update({ variables: { id, photo } });
      await reload();
      notify(photo ? `${name} has a photo.` : `The photo of ${name} is removed.`);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
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
    </>
  );
}

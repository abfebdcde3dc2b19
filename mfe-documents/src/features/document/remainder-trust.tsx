import { useMutation } from '@apollo/client/react';
import { refreshed } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, notify, Select } from '@platform/ui-kit';
import { useState } from 'react';
import css from './document.module.css';
import type { Now } from './document-dialog.tsx';
import { type Details, SetRemainderTrustMutation } from './document-query.ts';

interface RemainderTrustProps {
  readonly estate: Now['estate'];
  readonly document: Details;
  readonly reload: () => Promise<unknown>;
}

/** The trust that gets all that is left now; none where it goes elsewhere too. */
function givenTrust({ will }: Details): string {
  const [only, ...others] = will?.residue ?? [];
  return others.length === 0 && only?.to?.__typename === 'Trust' ? only.to.id : '';
}

/** To which trust a pour-over will leaves what is left; its gifts stay as they are. */
export function RemainderTrust({ estate, document, reload }: RemainderTrustProps) {
  const given = givenTrust(document);
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? given;
  const [setTrust, { loading }] = useMutation(SetRemainderTrustMutation);
  const trusts = estate.trusts.filter(({ createdUponDeath }) => !createdUponDeath);
  if (trusts.length === 0) return <p className={css.note}>There is no trust yet that it could pour over into.</p>;
  const pour = async (): Promise<void> => {
    try {
      await setTrust({ variables: { id: document.id, version: estate.version, trustId: chosen } });
      notify(`What is left goes to ${trusts.find(({ id }) => id === chosen)?.name}.`);
      setPicked(null);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    await refreshed(reload);
  };
  return (
    <div className={css.choose}>
      <Select
        label="Pours over into"
        value={chosen}
        placeholder="Choose a trust"
        options={trusts.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => setPicked(target.value)}
      />
      <Button disabled={!chosen || chosen === given} busy={loading} onClick={() => void pour()}>
        Set this trust
      </Button>
    </div>
  );
}

import { useMutation, useQuery } from '@apollo/client/react';
import { refreshed } from '@platform/mfe-kit';
import { serverErrorText, undoChange } from '@platform/mfe-kit/forms';
import { Button, ErrorState, Modal, notify, Skeleton, Stack } from '@platform/ui-kit';
import { graphql } from '../../gql/index.ts';
import css from './family.module.css';
import type { FamilyEstate, FamilyPerson } from './family-query.ts';

const PersonUsesQuery = graphql(`
  query PersonUses($personId: ID!) { person(id: $personId) { id name uses { words keepsPerson } } }
`);
const DeletePersonMutation = graphql(`
  mutation DeletePerson($id: ID!, $version: Int!) {
    deletePerson(id: $id, version: $version) { ok estate { id version } }
  }
`);
const RestorePersonMutation = graphql(`
  mutation RestorePerson($estateId: ID!, $id: ID!, $version: Int!) {
    restorePerson(estateId: $estateId, id: $id, version: $version) { ok person { id name } estate { id version } }
  }
`);

interface RemovePersonDialogProps {
  readonly estate: FamilyEstate;
  readonly person: FamilyPerson;
  readonly reload: () => Promise<FamilyEstate | null>;
  readonly onClose: () => void;
}

function useRemoval({ estate, person, reload, onClose }: RemovePersonDialogProps) {
  const [remove, { loading }] = useMutation(DeletePersonMutation);
  const [restore] = useMutation(RestorePersonMutation);
  const failed = (error: unknown): void => notify({ message: serverErrorText(error), tone: 'error' });
  const undo = async (version: number): Promise<void> => {
    await undoChange({
      name: person.name,
      done: `${person.name} is back in the family.`,
      back: (over) => restore({ variables: { estateId: estate.id, id: person.id, version: over } }),
      version,
      now: async () => (await reload())?.version,
    });
    await refreshed(reload);
  };
  const confirm = async (): Promise<void> => {
    try {
      const { data } = await remove({ variables: { id: person.id, version: estate.version } });
      const version = data?.deletePerson.estate?.version ?? estate.version + 1;
      notify({ message: `${person.name} is no longer part of this estate.`, undo: () => void undo(version) });
    } catch (error) {
      failed(error);
    }
    onClose();
    await refreshed(reload);
  };
  return { confirm, busy: loading };
}

/** Says where somebody is used before they go: what names them keeps them, relationships go with them. */
export function RemovePersonDialog(props: RemovePersonDialogProps) {
  const { person, onClose } = props;
  const { data, error, refetch } = useQuery(PersonUsesQuery, {
    variables: { personId: person.id },
    fetchPolicy: 'network-only',
  });
  const { confirm, busy } = useRemoval(props);
  const uses = data?.person?.uses;
  const keeps = uses?.filter(({ keepsPerson }) => keepsPerson) ?? [];
  const goes = uses?.filter(({ keepsPerson }) => !keepsPerson) ?? [];
  const isKept = keeps.length > 0;
  return (
    <Modal
      opened
      onClose={onClose}
      title={isKept ? `${person.name} is still needed` : `Remove ${person.name}?`}
      width={460}
      footer={
        isKept ? (
          <Button primary onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="danger" disabled={!uses} busy={busy} onClick={() => void confirm()}>
              Remove person
            </Button>
          </>
        )
      }
    >
      {!uses && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton rows={3} />)}
      {uses && isKept && (
        <Stack gap={12}>
          <p>This estate names {person.name} in other places. Change these first:</p>
          <Uses words={keeps.map(({ words }) => words)} />
        </Stack>
      )}
      {uses && !isKept && (
        <Stack gap={12}>
          <p>No asset, debt, trust or document names {person.name}.</p>
          {goes.length > 0 && (
            <>
              <p>These relationships go too:</p>
              <Uses words={goes.map(({ words }) => words)} />
            </>
          )}
        </Stack>
      )}
    </Modal>
  );
}

const Uses = ({ words }: { readonly words: readonly string[] }) => (
  <ul className={css.uses}>
    {words.map((one) => (
      <li key={one}>{one}</li>
    ))}
  </ul>
);

import { useQuery } from '@apollo/client/react';
import { labelOf } from '@platform/contracts/labels';
import { counted } from '@platform/kernel';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Caption, ErrorState, Modal, Note, RadioGroup, Skeleton, Stack, TextInput } from '@platform/ui-kit';
import { useDeferredValue, useId, useState } from 'react';
import { graphql } from '../../gql/index.ts';
import { type LeftClient, useBulkDeeds } from './bulk-deeds.ts';
import type { ManagedClient } from './client-deeds.ts';

const AdvisorsQuery = graphql(`
  query AdvisorsToChoose($organizationId: ID!, $searchTerm: String) {
    organizationAdvisors(organizationId: $organizationId, searchTerm: $searchTerm, pagination: { perPage: 20 }) {
      collection { id name role }
      metadata { totalCount }
    }
  }
`);

interface ChosenAdvisor {
  readonly id: string;
  readonly name: string;
}

interface MoveClientDialogProps {
  /** At least one, all of one organization. */
  readonly clients: readonly ManagedClient[];
  /** With those that were left, where anything was done. */
  readonly onClose: (left?: readonly LeftClient[]) => void;
}

/** Chooses whose clients they are from now on, among all who advise in their organization. */
export function MoveClientDialog({ clients, onClose }: MoveClientDialogProps) {
  const { move } = useBulkDeeds();
  const name = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ChosenAdvisor | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const searchTerm = useDeferredValue(search.trim()) || null;
  const organizationId = clients[0]?.organizationId ?? '';
  const query = useQuery(AdvisorsQuery, { variables: { organizationId, searchTerm } });
  const found = (query.data ?? query.previousData)?.organizationAdvisors;
  const run = async (): Promise<void> => {
    if (!chosen) return setFailure('Choose an advisor.');
    setBusy(true);
    setFailure(null);
    try {
      const left = await move(clients, chosen);
      if (clients.length > 1 || !left[0]) return onClose(left);
      setFailure(left[0].problem);
    } catch (error) {
      setFailure(serverErrorText(error));
    }
    setBusy(false);
  };
  const words = clients.length === 1 ? clients[0]?.displayName : counted(clients.length, 'client');
  // Of several with different advisors each may stand in the list: only what all have already is no choice.
  const present = clients.every(({ advisor }) => advisor?.id === clients[0]?.advisor?.id) ? clients[0]?.advisor : null;
  const offered = (found?.collection ?? []).filter(({ id }) => id !== present?.id);
  const left = (found?.metadata.totalCount ?? 0) - (found?.collection.length ?? 0);
  return (
    <Modal
      opened
      onClose={() => onClose()}
      title={`Move ${words} to another advisor`}
      footer={
        <>
          <Button onClick={() => onClose()}>Cancel</Button>
          <Button primary busy={busy} onClick={() => void run()}>
            {chosen ? `Move to ${chosen.name}` : 'Move'}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {present && <Caption>{`The advisor is ${present.name} now.`}</Caption>}
        <TextInput
          label="Find an advisor"
          type="search"
          autoComplete="off"
          autoFocus
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {!found &&
          (query.error ? (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <Skeleton rows={4} label="Loading advisors" />
          ))}
        {found && offered.length === 0 && (
          <Note>{search ? `Nobody else who advises here is called "${search}".` : 'Nobody else advises here.'}</Note>
        )}
        {offered.length > 0 && (
          <RadioGroup
            label="Advisor"
            name={name}
            value={chosen?.id}
            onChange={(id) => setChosen(offered.find((one) => one.id === id) ?? null)}
            options={offered.map((one) => ({
              value: one.id,
              label: one.name,
              hint: labelOf('MembershipRole', one.role),
            }))}
          />
        )}
        {left > 0 && <Caption>{`${counted(left, 'more advisor')}: type a name to find them.`}</Caption>}
        {failure && (
          <Note tone="danger" alert>
            {failure}
          </Note>
        )}
      </Stack>
    </Modal>
  );
}

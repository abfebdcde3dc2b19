import { useApolloClient, useMutation } from '@apollo/client/react';
import { thenRead } from '@platform/mfe-kit';
import { requiredText } from '@platform/mfe-kit/form-rules';
import { notify } from '@platform/ui-kit';
import { z } from 'zod';
import { graphql } from '../../gql/index.ts';
import { PlanDialog } from '../plans/plan-dialog.tsx';
import type { NamedClient } from './client-deeds.ts';

const RenameEstateMutation = graphql(`
  mutation RenameEstate($input: UpdateEstateInput!) {
    updateEstate(input: $input) { ok estate { id version displayName } }
  }
`);
const NameOfClientQuery = graphql(`
  query NameOfClient($id: ID!) { estate(id: $id) { id version displayName } }
`);

interface RenameClientDialogProps {
  readonly client: NamedClient & { readonly version: number };
  readonly onClose: () => void;
}

const NAME_LENGTH = 120;
const schema = z.object({ displayName: requiredText('A client needs a name', NAME_LENGTH) });
const LABELS = { displayName: 'Name of the household' } as const;

/** The name that lists, reports and the estate itself are headed with; the people keep theirs. */
export function RenameClientDialog({ client, onClose }: RenameClientDialogProps) {
  const { id, version, displayName: known } = client;
  const apollo = useApolloClient();
  const [rename] = useMutation(RenameEstateMutation, thenRead('ClientsRoute'));
  const write = async ({ displayName }: { readonly displayName: string }, seen: number): Promise<void> => {
    if (displayName === known && seen === version) return;
    await rename({ variables: { input: { id, version: seen, displayName } } });
    notify(`${known} is called ${displayName} now.`);
  };
  const read = async () => {
    const { data } = await apollo.query({ query: NameOfClientQuery, variables: { id }, fetchPolicy: 'network-only' });
    return data?.estate ? { values: { displayName: data.estate.displayName }, version: data.estate.version } : null;
  };
  return (
    <PlanDialog
      name="Rename client"
      noun="name"
      schema={schema}
      start={{ values: { displayName: known }, version }}
      elements={() => [
        {
          kind: 'text',
          name: 'displayName',
          label: LABELS.displayName,
          autoComplete: 'off',
          autoFocus: true,
          maxLength: NAME_LENGTH,
        },
      ]}
      labels={LABELS}
      wordsOf={(_name, { displayName }) => displayName}
      read={read}
      write={write}
      onClose={onClose}
    />
  );
}

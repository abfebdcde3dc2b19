import { useMutation } from '@apollo/client/react';
import { notify } from '@platform/ui-kit';
import { graphql } from '../../gql/index.ts';
import type { NamedClient } from './client-deeds.ts';
import { NameDialog } from './name-dialog.tsx';

const RenameEstateMutation = graphql(`
  mutation RenameEstate($input: UpdateEstateInput!) {
    updateEstate(input: $input) { ok estate { id version displayName } }
  }
`);

interface RenameClientDialogProps {
  readonly client: NamedClient & { readonly version: number };
  readonly onClose: () => void;
}

/** The name that lists, reports and the estate itself are headed with; the people keep theirs. */
export function RenameClientDialog({ client, onClose }: RenameClientDialogProps) {
  const { id, version } = client;
  const [rename] = useMutation(RenameEstateMutation, { refetchQueries: ['ClientsRoute'], awaitRefetchQueries: true });
  const save = async (displayName: string): Promise<void> => {
    await rename({ variables: { input: { id, version, displayName } } });
    notify(`${client.displayName} is called ${displayName} now.`);
  };
  return (
    <NameDialog
      title="Rename client"
      label="Name of the household"
      required="A client needs a name"
      maxLength={120}
      name={client.displayName}
      saveLabel="Save name"
      save={save}
      onClose={onClose}
    />
  );
}

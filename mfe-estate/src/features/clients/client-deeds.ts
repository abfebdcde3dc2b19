import { useApolloClient, useMutation } from '@apollo/client/react';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';
import { graphql } from '../../gql/index.ts';

const DeleteEstateMutation = graphql(`
  mutation DeleteEstate($id: ID!, $version: Int!) { deleteEstate(id: $id, version: $version) { ok } }
`);
const RestoreEstateMutation = graphql(`
  mutation RestoreEstate($id: ID!) { restoreEstate(id: $id) { ok estate { id displayName } } }
`);

export interface NamedClient {
  readonly id: string;
  readonly displayName: string;
}

/** Deletes a client and brings one back; every list of clients is read again. */
export function useClientDeeds() {
  const client = useApolloClient();
  const [remove] = useMutation(DeleteEstateMutation);
  const [restore] = useMutation(RestoreEstateMutation);
  const readAgain = async (): Promise<void> => {
    client.cache.evict({ fieldName: 'estates' });
    client.cache.evict({ fieldName: 'deletedEstates' });
    await client.refetchQueries({ include: 'active' });
  };
  const bringBack = async ({ id, displayName }: NamedClient): Promise<void> => {
    try {
      await restore({ variables: { id } });
      notify(`${displayName} is back, with everything that belongs to it.`);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    await readAgain();
  };
  return {
    bringBack,
    /** Throws what the server says: somebody else may have changed the client. */
    async remove(named: NamedClient, version: number): Promise<void> {
      await remove({ variables: { id: named.id, version } });
      notify({ message: `${named.displayName} is deleted.`, undo: () => void bringBack(named) });
      await readAgain();
    },
  };
}

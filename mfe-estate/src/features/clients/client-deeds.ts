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

const ArchiveEstateMutation = graphql(`
  mutation ArchiveEstate($id: ID!, $version: Int!) {
    archiveEstate(id: $id, version: $version) { ok estate { id version archivedAt archivedByName } }
  }
`);
const UnarchiveEstateMutation = graphql(`
  mutation UnarchiveEstate($id: ID!) {
    unarchiveEstate(id: $id) { ok estate { id version archivedAt archivedByName } }
  }
`);

export interface NamedClient {
  readonly id: string;
  readonly displayName: string;
}
export interface ManagedClient extends NamedClient {
  readonly version: number;
  readonly organizationId: string;
  /** Null where nobody advises it, or somebody whose account is gone. */
  readonly advisor: { readonly id: string; readonly name: string } | null;
}

/** Every list of clients is read again. */
export function useReadAgain(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    for (const fieldName of ['estates', 'deletedEstates', 'clientAdvisors']) client.cache.evict({ fieldName });
    // What was done is done: a list that cannot be read now says so itself.
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
}

/** Archives or deletes a client and brings one back; every list of clients is read again. */
export function useClientDeeds() {
  const [remove] = useMutation(DeleteEstateMutation);
  const [restore] = useMutation(RestoreEstateMutation);
  const [archive] = useMutation(ArchiveEstateMutation);
  const [unarchive] = useMutation(UnarchiveEstateMutation);
  const readAgain = useReadAgain();
  const bringBack = async ({ id, displayName }: NamedClient): Promise<void> => {
    try {
      await restore({ variables: { id } });
      notify(`${displayName} is back, with everything that belongs to it.`);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    await readAgain();
  };
  const outOfArchive = async ({ id, displayName }: NamedClient): Promise<void> => {
    try {
      await unarchive({ variables: { id } });
      notify(`${displayName} is among the clients again.`);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    await readAgain();
  };
  return {
    bringBack,
    outOfArchive,
    /** Reversible at once, so that nobody is asked before. */
    async archive(named: NamedClient, version: number): Promise<void> {
      try {
        await archive({ variables: { id: named.id, version } });
        notify({ message: `${named.displayName} is archived.`, undo: () => void outOfArchive(named) });
      } catch (error) {
        notify({ message: `${named.displayName} was not archived. ${serverErrorText(error)}`, tone: 'error' });
      }
      await readAgain();
    },
    /** Throws what the server says: somebody else may have changed the client. */
    async remove(named: NamedClient, version: number): Promise<void> {
      await remove({ variables: { id: named.id, version } });
      notify({ message: `${named.displayName} is deleted.`, undo: () => void bringBack(named) });
      await readAgain();
    },
  };
}

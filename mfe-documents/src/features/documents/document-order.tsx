import { useApolloClient, useMutation } from '@apollo/client/react';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { IconButton, Menu, notify } from '@platform/ui-kit';
import { IconDotsVertical } from '@tabler/icons-react';
import { graphql } from '../../gql/index.ts';

const EstateVersionQuery = graphql(`
  query EstateVersion($estateId: ID!) {
    estate(id: $estateId) { id version }
  }
`);
const UpdateDocumentOrderMutation = graphql(`
  mutation UpdateDocumentOrder($estateId: ID!, $version: Int!, $ids: [ID!]!) {
    updateDocumentOrder(estateId: $estateId, version: $version, ids: $ids) { errors estate { id version } }
  }
`);

interface Placed {
  readonly id: string;
  readonly name: string;
}

/** Puts rows in another order: those that are named share the places that they have. */
export function useDocumentOrder(estateId: string | undefined) {
  const client = useApolloClient();
  const [order] = useMutation(UpdateDocumentOrderMutation);
  return async (ids: readonly string[]): Promise<void> => {
    if (!estateId) return;
    try {
      const now = await client.query({
        query: EstateVersionQuery,
        variables: { estateId },
        fetchPolicy: 'network-only',
      });
      const version = now.data?.estate?.version;
      if (version === undefined) return;
      const { data } = await order({ variables: { estateId, version, ids: [...ids] } });
      for (const message of data?.updateDocumentOrder.errors ?? []) notify({ message, tone: 'error' });
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    await client.refetchQueries({ include: ['DocumentsRoute'] });
  };
}

interface RowMenuProps {
  readonly row: Placed;
  /** The rows around it, as they are shown. */
  readonly rows: readonly Placed[];
  readonly onOrder: (ids: readonly string[]) => Promise<void>;
}

/** Where a document stands among the others of its page. */
export function RowMenu({ row, rows, onOrder }: RowMenuProps) {
  const at = rows.findIndex(({ id }) => id === row.id);
  const [before, after] = [rows[at - 1], rows[at + 1]];
  return (
    <Menu
      label={`What can be done with ${row.name}`}
      trigger={<IconButton label={`Move ${row.name}`} icon={<IconDotsVertical size={18} stroke={1.6} />} />}
      items={[
        {
          id: 'up',
          label: 'Move up',
          disabled: !before,
          onSelect: () => void (before && onOrder([row.id, before.id])),
        },
        {
          id: 'down',
          label: 'Move down',
          disabled: !after,
          onSelect: () => void (after && onOrder([after.id, row.id])),
        },
      ]}
    />
  );
}

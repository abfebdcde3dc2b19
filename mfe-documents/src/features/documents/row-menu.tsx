import { useApolloClient, useMutation } from '@apollo/client/react';
import { useSession } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { ConfirmDialog, IconButton, lazyPart, Menu, notify } from '@platform/ui-kit';
import { IconDotsVertical } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { graphql } from '../../gql/index.ts';
import { DeleteDocumentMutation, RestoreDocumentMutation } from '../document/document-query.ts';

const FilesDialog = lazyPart(() => import('./files-dialog.tsx'), 'FilesDialog');
const OwnerDialog = lazyPart(() => import('./owner-dialog.tsx'), 'OwnerDialog');

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
const DeleteTrustMutation = graphql(`
  mutation DeleteTrustOfRow($id: ID!, $version: Int!) {
    deleteTrust(id: $id, version: $version) { ok estate { id version } }
  }
`);
const RestoreTrustMutation = graphql(`
  mutation RestoreTrustOfRow($estateId: ID!, $id: ID!, $version: Int!) {
    restoreTrust(estateId: $estateId, id: $id, version: $version) { ok estate { id version } }
  }
`);

export interface MenuRow {
  readonly id: string;
  readonly estateId: string;
  readonly name: string;
  readonly isTrust: boolean;
}

/** What can be done with the rows of the table; each change is of the estate as it is saved at that moment. */
function useRowActions() {
  const client = useApolloClient();
  const [order] = useMutation(UpdateDocumentOrderMutation);
  const [deleteDocument] = useMutation(DeleteDocumentMutation);
  const [restoreDocument] = useMutation(RestoreDocumentMutation);
  const [deleteTrust] = useMutation(DeleteTrustMutation);
  const [restoreTrust] = useMutation(RestoreTrustMutation);
  const changed = async (estateId: string, change: (version: number) => Promise<unknown>): Promise<boolean> => {
    let isDone = false;
    try {
      const variables = { estateId };
      const now = await client.query({ query: EstateVersionQuery, variables, fetchPolicy: 'network-only' });
      const version = now.data?.estate?.version;
      if (version !== undefined) {
        await change(version);
        isDone = true;
      }
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    await client.refetchQueries({ include: ['DocumentsRoute'] });
    return isDone;
  };
  return {
    move: (estateId: string, ids: string[]) =>
      changed(estateId, async (version) => {
        const { data } = await order({ variables: { estateId, version, ids } });
        for (const message of data?.updateDocumentOrder.errors ?? []) notify({ message, tone: 'error' });
      }),
    remove: async ({ id, estateId, name, isTrust }: MenuRow): Promise<void> => {
      const take = isTrust ? deleteTrust : deleteDocument;
      const giveBack = isTrust ? restoreTrust : restoreDocument;
      const back = (): Promise<boolean> =>
        changed(estateId, (version) => giveBack({ variables: { estateId, id, version } }));
      if (await changed(estateId, (version) => take({ variables: { id, version } })))
        notify({ message: `${name} is off the list of documents.`, undo: () => void back() });
    },
  };
}

interface RowMenuProps {
  readonly row: MenuRow;
  /** The rows around it, where they may change places. */
  readonly rows: readonly MenuRow[] | null;
}

/** What can be done with one document: its form is on its page. */
export function RowMenu({ row, rows }: RowMenuProps) {
  const client = useApolloClient();
  const { move, remove } = useRowActions();
  const [opened, setOpened] = useState<'owner' | 'files' | 'delete' | null>(null);
  const close = (): void => setOpened(null);
  const hidesFiles = useSession().settings.shouldHideFileUploads === true;
  const { id, estateId, name, isTrust } = row;
  const at = rows?.findIndex((one) => one.id === id) ?? -1;
  const [before, after] = [rows?.[at - 1], rows?.[at + 1]];
  const places = [
    {
      id: 'up',
      label: 'Move up',
      disabled: !before,
      onSelect: () => void (before && move(estateId, [id, before.id])),
    },
    {
      id: 'down',
      label: 'Move down',
      disabled: !after,
      onSelect: () => void (after && move(estateId, [after.id, id])),
    },
  ];
  const reload = (): Promise<unknown> => client.refetchQueries({ include: ['DocumentsRoute'] });
  const page = isTrust ? `/estate/${estateId}/trusts/${id}` : `/estate/${estateId}/documents/${id}?change=`;
  return (
    <>
      <Menu
        label={`What can be done with ${name}`}
        trigger={<IconButton label={`Change or move ${name}`} icon={<IconDotsVertical size={18} stroke={1.6} />} />}
        items={[
          { id: 'edit', label: 'Edit', href: page },
          { id: 'owner', label: 'Settlor/Document Owner', onSelect: () => setOpened('owner') },
          ...(hidesFiles ? [] : [{ id: 'files', label: 'Files', onSelect: () => setOpened('files') }]),
          ...(rows ? places : []),
          ...(hidesFiles
            ? []
            : [{ id: 'delete', label: 'Delete', danger: true, separated: true, onSelect: () => setOpened('delete') }]),
        ]}
      />
      {opened === 'owner' && (
        <Suspense>
          <OwnerDialog row={row} reload={reload} onClose={close} />
        </Suspense>
      )}
      {opened === 'files' && (
        <Suspense>
          <FilesDialog estateId={estateId} document={row} reload={reload} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        opened={opened === 'delete'}
        onClose={close}
        title={`Delete ${name}?`}
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          close();
          void remove(row);
        }}
      >
        It is taken off the list of documents and out of the figures. The files that it was read from stay, and it can
        be brought back at once.
      </ConfirmDialog>
    </>
  );
}

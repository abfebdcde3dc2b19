import { usePermission } from '@platform/mfe-kit';
import { IconButton, lazyPart, Menu, type MenuItem } from '@platform/ui-kit';
import type { Column } from '@platform/ui-kit/data-table';
import {
  IconArchive,
  IconDots,
  IconPencil,
  IconTags,
  IconTrash,
  IconUserPlus,
  IconUserShare,
} from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { GroupedClient } from '../groups/group-query.ts';
import { type ManagedClient, useClientDeeds } from './client-deeds.ts';

// What is done with a client is fetched when it is wanted, not with the list.
const AccessDrawer = lazyPart(() => import('../access/access-drawer.tsx'), 'AccessDrawer');
const ClientGroupsDialog = lazyPart(() => import('../groups/client-groups-dialog.tsx'), 'ClientGroupsDialog');
const RenameClientDialog = lazyPart(() => import('./rename-client-dialog.tsx'), 'RenameClientDialog');
const MoveClientDialog = lazyPart(() => import('./move-client-dialog.tsx'), 'MoveClientDialog');
const DeleteClientDialog = lazyPart(() => import('./delete-client-dialog.tsx'), 'DeleteClientDialog');

export interface MenuClient extends ManagedClient {
  readonly groups: GroupedClient['groups'];
}
type Deed = 'access' | 'groups' | 'rename' | 'move' | 'archive' | 'delete';

const ICON = { size: 17, stroke: 1.6 } as const;

/** What whoever is signed in may do with a client. */
function useDeeds(): readonly (Omit<MenuItem, 'id'> & { readonly id: Deed })[] {
  const allowed: Readonly<Record<Deed, boolean>> = {
    access: usePermission('estate:share-list'),
    groups: usePermission('estate:manage'),
    rename: usePermission('estate:edit'),
    move: usePermission('estate:manage'),
    archive: usePermission('estate:manage'),
    delete: usePermission('estate:delete'),
  };
  const all = [
    { id: 'access', label: 'Share and access', icon: <IconUserPlus {...ICON} /> },
    { id: 'groups', label: 'Groups', icon: <IconTags {...ICON} /> },
    { id: 'rename', label: 'Rename', icon: <IconPencil {...ICON} /> },
    { id: 'move', label: 'Move to another advisor', icon: <IconUserShare {...ICON} /> },
    { id: 'archive', label: 'Archive', icon: <IconArchive {...ICON} />, separated: true },
    { id: 'delete', label: 'Delete', icon: <IconTrash {...ICON} />, danger: true },
  ] as const;
  return all.filter(({ id }) => allowed[id]);
}

/** The last column of the list, where anything can be done with a client, and the panel of what was chosen. */
export function useClientMenu<Row extends { readonly id: string }>(
  read: (row: Row) => MenuClient,
): { readonly column: Column<Row> | null; readonly panel: ReactNode } {
  const deeds = useDeeds();
  const { archive } = useClientDeeds();
  const [chosen, setChosen] = useState<{ readonly client: MenuClient; readonly deed: Deed } | null>(null);
  const column: Column<Row> = {
    id: 'menu',
    header: 'Actions',
    label: '',
    width: 72,
    cell: (row) => {
      const client = read(row);
      return (
        <Menu
          label={`What to do with ${client.displayName}`}
          items={deeds.map((deed) => ({
            ...deed,
            onSelect: () =>
              deed.id === 'archive' ? void archive(client, client.version) : setChosen({ client, deed: deed.id }),
          }))}
          trigger={
            <IconButton variant="ghost" label={`More for ${client.displayName}`} icon={<IconDots {...ICON} />} />
          }
        />
      );
    },
  };
  return {
    column: deeds.length > 0 ? column : null,
    panel: chosen && <Panel {...chosen} onClose={() => setChosen(null)} />,
  };
}

function Panel({ client, deed, onClose }: { client: MenuClient; deed: Deed; onClose: () => void }) {
  return (
    <Suspense>
      {deed === 'access' && <AccessDrawer estateId={client.id} displayName={client.displayName} onClose={onClose} />}
      {deed === 'groups' && <ClientGroupsDialog clients={[client]} onClose={onClose} />}
      {deed === 'rename' && <RenameClientDialog client={client} onClose={onClose} />}
      {deed === 'move' && <MoveClientDialog clients={[client]} onClose={onClose} />}
      {deed === 'delete' && <DeleteClientDialog client={client} onClose={onClose} />}
    </Suspense>
  );
}

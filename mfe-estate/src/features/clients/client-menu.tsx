import { usePermission } from '@platform/mfe-kit';
import { IconButton, lazyPart, Menu, type MenuItem } from '@platform/ui-kit';
import type { Column } from '@platform/ui-kit/data-table';
import { IconDots, IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';

// What is done with a client is fetched when it is wanted, not with the list.
const AccessDrawer = lazyPart(() => import('../access/access-drawer.tsx'), 'AccessDrawer');

export interface MenuClient {
  readonly id: string;
  readonly displayName: string;
}
type Deed = 'access';

/** The last column of the list, where anything can be done with a client, and the panel of what was chosen. */
export function useClientMenu<Row extends { readonly id: string }>(
  read: (row: Row) => MenuClient,
): { readonly column: Column<Row> | null; readonly panel: ReactNode } {
  const maySeeAccess = usePermission('estate:share-list');
  const [chosen, setChosen] = useState<{ readonly client: MenuClient; readonly deed: Deed } | null>(null);
  const close = (): void => setChosen(null);
  const itemsFor = (client: MenuClient): readonly MenuItem[] => [
    ...(maySeeAccess
      ? [
          {
            id: 'access',
            label: 'Share and access',
            icon: <IconUserPlus size={17} stroke={1.6} />,
            onSelect: () => setChosen({ client, deed: 'access' }),
          },
        ]
      : []),
  ];
  const column: Column<Row> = {
    id: 'menu',
    header: '',
    width: 56,
    cell: (row) => {
      const client = read(row);
      return (
        <Menu
          label={`What to do with ${client.displayName}`}
          items={itemsFor(client)}
          trigger={
            <IconButton
              variant="ghost"
              label={`More for ${client.displayName}`}
              icon={<IconDots size={18} stroke={1.6} />}
            />
          }
        />
      );
    },
  };
  return {
    column: maySeeAccess ? column : null,
    panel: chosen && (
      <Suspense>
        {chosen.deed === 'access' && (
          <AccessDrawer estateId={chosen.client.id} displayName={chosen.client.displayName} onClose={close} />
        )}
      </Suspense>
    ),
  };
}

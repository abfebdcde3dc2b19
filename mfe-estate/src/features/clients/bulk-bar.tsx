import { useApolloClient } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { usePermission } from '@platform/mfe-kit';
import { today } from '@platform/mfe-kit/calendar';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { offerCsv } from '@platform/mfe-kit/list';
import { Button, ConfirmDialog, LinkButton, lazyPart, notify, Row } from '@platform/ui-kit';
import { Suspense, useState } from 'react';
import type { ClientsExportQueryVariables } from '../../gql/graphql.ts';
import { type LeftClient, useBulkDeeds } from './bulk-deeds.ts';
import type { ManagedClient } from './client-deeds.ts';
import type { MenuClient } from './client-menu.tsx';
import css from './clients.module.css';
import { ClientsExportQuery, clientsCsv } from './clients-csv.ts';

const MoveClientDialog = lazyPart(() => import('./move-client-dialog.tsx'), 'MoveClientDialog');
const ClientGroupsDialog = lazyPart(() => import('../groups/client-groups-dialog.tsx'), 'ClientGroupsDialog');
const LeftClientsDialog = lazyPart(() => import('./left-clients-dialog.tsx'), 'LeftClientsDialog');

interface BulkBarProps {
  readonly chosen: readonly MenuClient[];
  /** What these stay chosen of. */
  readonly keep: (ids: readonly string[]) => void;
  /** The page that they were chosen on, as the list was asked for it. */
  readonly listed: ClientsExportQueryVariables;
}
interface Left {
  readonly clients: readonly LeftClient[];
  readonly deed: string;
}

/** The chosen clients, in the order of the page, as a file. */
function useChosenExport(chosen: readonly ManagedClient[], listed: ClientsExportQueryVariables) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await client.query({ query: ClientsExportQuery, variables: listed, fetchPolicy: 'no-cache' });
      const ids = new Set(chosen.map(({ id }) => id));
      const found = (data?.estates.collection ?? []).filter(({ id }) => ids.has(id));
      if (found.length === ids.size) {
        offerCsv(clientsCsv(found), `clients-${today()}.csv`);
        notify(`${counted(found.length, 'client')} exported.`);
      } else {
        notify({ message: 'Nothing was exported. The list has changed: look at it and choose again.', tone: 'error' });
      }
    } catch (error) {
      notify({ message: `Nothing was exported. ${serverErrorText(error)}`, tone: 'error' });
    }
    setBusy(false);
  };
  return { busy, run };
}

/** What is done with the clients that are chosen; each that is left out is named with its reason. */
export function BulkBar({ chosen, keep, listed }: BulkBarProps) {
  const { archive, remove } = useBulkDeeds();
  const file = useChosenExport(chosen, listed);
  const mayManage = usePermission('estate:manage');
  const mayDelete = usePermission('estate:delete');
  const mayReport = usePermission('report:create');
  const [asks, setAsks] = useState<'move' | 'groups' | 'delete' | null>(null);
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState<Left | null>(null);
  const words = counted(chosen.length, 'client');

  const after = (clients: readonly LeftClient[], deed: string): void => {
    keep(clients.map(({ id }) => id));
    setAsks(null);
    if (clients.length > 0) setLeft({ clients, deed });
  };
  const run = async (deed: () => Promise<readonly LeftClient[]>, done: string): Promise<void> => {
    setBusy(true);
    try {
      after(await deed(), done);
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    setBusy(false);
  };
  const firms = new Set(chosen.map(({ organizationId }) => organizationId));
  return (
    <>
      <Row gap={10} wrap className={css.bulk}>
        <b className={css.bulkCount}>{words} chosen</b>
        {mayManage && (
          <Button
            size="small"
            disabled={firms.size > 1}
            title={firms.size > 1 ? 'Choose clients of one organization.' : undefined}
            onClick={() => setAsks('move')}
          >
            Move to advisor…
          </Button>
        )}
        {mayManage && (
          <Button size="small" onClick={() => setAsks('groups')}>
            Groups…
          </Button>
        )}
        {mayManage && (
          <Button size="small" busy={busy} onClick={() => void run(() => archive(chosen), 'archived')}>
            Archive
          </Button>
        )}
        {mayReport && (
          <LinkButton size="small" href={`/reports/many?clients=${chosen.map(({ id }) => id).join(',')}`}>
            Make reports…
          </LinkButton>
        )}
        <Button size="small" busy={file.busy} onClick={() => void file.run()}>
          Export selected
        </Button>
        {mayDelete && (
          <Button size="small" variant="danger" onClick={() => setAsks('delete')}>
            Delete
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={() => keep([])}>
          Clear
        </Button>
      </Row>
      <Suspense>
        {asks === 'move' && (
          <MoveClientDialog
            clients={chosen}
            onClose={(clients) => (clients ? after(clients, 'moved') : setAsks(null))}
          />
        )}
        {asks === 'groups' && <ClientGroupsDialog clients={chosen} onClose={() => setAsks(null)} />}
        {left && <LeftClientsDialog left={left.clients} deed={left.deed} onClose={() => setLeft(null)} />}
      </Suspense>
      <ConfirmDialog
        opened={asks === 'delete'}
        onClose={() => setAsks(null)}
        title={`Delete ${chosen.length === 1 ? chosen[0]?.displayName : words}?`}
        confirmLabel={`Delete ${words}`}
        danger
        busy={busy}
        onConfirm={() => void run(() => remove(chosen), 'deleted')}
      >
        <p>
          The family, balance sheet, documents and reports of each go with it, and nobody it was shared with sees it any
          more. An administrator can bring them back from "Deleted clients".
        </p>
      </ConfirmDialog>
    </>
  );
}

import { useApolloClient } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { serverErrorText } from '@platform/mfe-kit';
import { today } from '@platform/mfe-kit/calendar';
import { offerCsv } from '@platform/mfe-kit/list';
import { Button, notify } from '@platform/ui-kit';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { EstateFilterInput } from '../../gql/graphql.ts';
import type { ExportedClient } from './clients-csv.ts';

// What a file is made with is fetched with the first one.
const fileParts = () => import('./clients-csv.ts');
const PER_PAGE = 100;

interface ClientsExportProps {
  readonly filter: EstateFilterInput;
  /** How many clients the filter finds; undefined while that is not known. */
  readonly total: number | undefined;
}

/** Every client that the filter finds, as a file, whatever page is shown. */
export function ClientsExport({ filter, total }: ClientsExportProps) {
  const client = useApolloClient();
  const [read, setRead] = useState<number | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  /** Nothing where somebody has left; a client that a change has put on two pages is one. */
  async function collect(): Promise<{ clients: ExportedClient[]; expected: number } | null> {
    const { ClientsExportQuery } = await fileParts();
    const found = new Map<string, ExportedClient>();
    let expected = 0;
    for (let page = 1; ; page += 1) {
      const { data } = await client.query({
        query: ClientsExportQuery,
        variables: { filter, pagination: { page, perPage: PER_PAGE }, sortBy: 'NAME', direction: 'ASC' },
        fetchPolicy: 'no-cache',
      });
      if (left.current || !data) return null;
      for (const one of data.estates.collection) found.set(one.id, one);
      expected = data.estates.metadata.totalCount;
      setRead(found.size);
      if (data.estates.collection.length < PER_PAGE) return { clients: [...found.values()], expected };
    }
  }

  async function download(): Promise<void> {
    setRead(0);
    try {
      const all = await collect();
      if (!all) return;
      const { clients, expected } = all;
      const { clientsCsv } = await fileParts();
      offerCsv(clientsCsv(clients), `clients-${today()}.csv`);
      const changed = clients.length !== expected;
      notify({
        message: changed
          ? 'Clients were added or deleted during the export: export again for a whole list.'
          : `${counted(clients.length, 'client')} exported.`,
        tone: changed ? 'error' : 'neutral',
      });
    } catch (error) {
      notify({ message: `Nothing was exported. ${serverErrorText(error)}`, tone: 'error' });
    } finally {
      if (!left.current) setRead(null);
    }
  }

  return (
    <Button
      icon={<IconDownload size={17} stroke={1.6} />}
      disabled={read !== null || !total}
      onClick={() => void download()}
    >
      {read === null ? 'Export' : `Exporting… ${read.toLocaleString('en-US')}`}
    </Button>
  );
}

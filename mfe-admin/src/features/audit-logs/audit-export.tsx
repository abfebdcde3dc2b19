import { useApolloClient } from '@apollo/client/react';
import { serverErrorText } from '@platform/mfe-kit';
import { today } from '@platform/mfe-kit/calendar';
import { offerCsv } from '@platform/mfe-kit/list';
import { Button, notify } from '@platform/ui-kit';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { AuditFilterInput } from '../../gql/graphql.ts';
import { auditCsv } from './audit-csv.ts';
import { type AuditEntry, AuditLogsQuery } from './audit-logs.queries.ts';

const PER_PAGE = 500;
const MAX_ENTRIES = 50_000;

export interface AuditExportProps {
  readonly organizationId: string | null;
  readonly filter: AuditFilterInput;
  /** How many entries the filter finds; undefined while that is not known. */
  readonly total: number | undefined;
}

/** Everything that the filter finds, as a file. Entries that come meanwhile are left out: they would shift the pages. */
export function AuditExport({ organizationId, filter, total }: AuditExportProps) {
  const client = useApolloClient();
  const [read, setRead] = useState<number | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  async function collect(): Promise<AuditEntry[]> {
    const now = new Date().toISOString();
    const until = filter.until && filter.until < now ? filter.until : now;
    const entries: AuditEntry[] = [];
    for (let page = 1; entries.length < MAX_ENTRIES; page += 1) {
      const { data } = await client.query({
        query: AuditLogsQuery,
        variables: { organizationId, filter: { ...filter, until }, pagination: { page, perPage: PER_PAGE } },
        fetchPolicy: 'no-cache',
      });
      const found = data?.auditEntries;
      if (left.current || !found) break;
      entries.push(...found.collection);
      setRead(entries.length);
      if (found.collection.length < PER_PAGE) break;
    }
    return entries;
  }

  async function download(): Promise<void> {
    setRead(0);
    try {
      const entries = await collect();
      if (left.current) return;
      offerCsv(auditCsv(entries), `audit-log-${today()}.csv`);
      const count = entries.length.toLocaleString('en-US');
      notify({
        message:
          entries.length < MAX_ENTRIES
            ? `${count} ${entries.length === 1 ? 'entry' : 'entries'} exported.`
            : `The newest ${count} entries were exported. Choose a shorter time for the rest.`,
      });
    } catch (error) {
      notify({ message: `Nothing was exported. ${serverErrorText(error)}`, tone: 'error' });
    } finally {
      setRead(null);
    }
  }

  return (
    <Button
      icon={<IconDownload size={17} stroke={1.6} />}
      disabled={read !== null || !total}
      onClick={() => void download()}
    >
      {read === null ? 'Export CSV' : `Exporting… ${read.toLocaleString('en-US')}`}
    </Button>
  );
}

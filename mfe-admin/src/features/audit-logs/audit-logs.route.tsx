import { useQuery } from '@apollo/client/react';
import { useListParams, useSession } from '@platform/mfe-kit';
import {
  EmptyState,
  ErrorState,
  FilteredEmptyState,
  PageHead,
  Pagination,
  Segmented,
  Sheet,
  Skeleton,
} from '@platform/ui-kit';
import { DataTable } from '@platform/ui-kit/data-table';
import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { usePageTitle } from '../frame/page-title.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';
import { AuditEntryDrawer } from './audit-entry-drawer.tsx';
import { AuditExport } from './audit-export.tsx';
import { auditFilter, FILTERS } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import css from './audit-logs.module.css';
import { type AuditEntry, AuditLogsQuery, AuditPeopleQuery } from './audit-logs.queries.ts';
import { auditRow } from './audit-rows.ts';
import { TrailState } from './trail-state.tsx';

const PAGE_SIZE = 50;

/** URL: /organizations/:organizationId/audit-logs */
export function AuditLogsRoute() {
  const { organizationId: ownId = '' } = useParams();
  const { account } = useSession();
  const [params, setParams] = useSearchParams();
  // What belongs to no organization, such as sign-ins of unknown addresses, is on the platform's own trail.
  const everywhere = account.activeRole === 'SUPER_ADMIN' && params.get('trail') === 'all';
  const organizationId = everywhere ? null : ownId;
  const title = usePageTitle('Audit logs', organizationId ?? '');
  const list = useListParams({ pageSize: PAGE_SIZE });
  const [open, setOpen] = useState<AuditEntry | null>(null);
  const [person, action, outcome, from, to] = FILTERS.map((name) => list.filter(name));
  const filter = useMemo(
    () =>
      auditFilter(
        { person: person ?? '', action: action ?? '', outcome: outcome ?? '', from: from ?? '', to: to ?? '' },
        list.search,
      ),
    [person, action, outcome, from, to, list.search],
  );
  const { data, previousData, error, refetch } = useQuery(AuditLogsQuery, {
    variables: { organizationId, filter, folded: true, pagination: { page: list.page, perPage: list.pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const { data: peopleData } = useQuery(AuditPeopleQuery, { variables: { organizationId: ownId } });
  const shown = (data ?? previousData)?.auditEntries;
  const clear = () => list.clear(...FILTERS);
  const showPerson = (accountId: string) => {
    setOpen(null);
    setParams({ ...(everywhere && { trail: 'all' }), person: accountId });
  };
  return (
    <>
      <PageHead
        title={title}
        summary="Who did what, as whom, from where and how it ended. Entries are added, never changed or removed."
        actions={<AuditExport organizationId={organizationId} filter={filter} total={shown?.metadata.totalCount} />}
      />
      {account.activeRole === 'SUPER_ADMIN' && (
        <div className={css.trails}>
          <Segmented
            label="Trail"
            options={[
              { value: 'own', label: 'This organization' },
              { value: 'all', label: 'Every organization' },
            ]}
            value={everywhere ? 'all' : 'own'}
            onChange={(trail) => setParams(trail === 'all' ? { trail } : {})}
          />
        </div>
      )}
      <TrailState organizationId={organizationId} />
      <Sheet
        padded={false}
        footer={
          shown && shown.collection.length > 0 ? (
            <Pagination
              page={list.page}
              perPage={list.pageSize}
              total={shown.metadata.totalCount}
              onPage={list.setPage}
              noun="lines"
            />
          ) : undefined
        }
      >
        <AuditFilters
          list={list}
          people={peopleData?.organizationTeam.collection ?? []}
          hasEntries={(shown?.collection.length ?? 0) > 0}
          onClear={clear}
        />
        <Entries
          shown={shown?.collection}
          error={error}
          filtered={Boolean(list.search || person || action || outcome || from || to)}
          onRetry={() => void refetch()}
          onClear={clear}
          onOpen={setOpen}
          openId={open?.id}
        />
      </Sheet>
      <AuditEntryDrawer entry={open} onClose={() => setOpen(null)} onPerson={showPerson} />
    </>
  );
}

interface EntriesProps {
  readonly shown: readonly AuditEntry[] | undefined;
  readonly error: unknown;
  readonly filtered: boolean;
  readonly onRetry: () => void;
  readonly onClear: () => void;
  readonly onOpen: (entry: AuditEntry) => void;
  readonly openId: string | undefined;
}

function Entries({ shown, error, filtered, onRetry, onClear, onOpen, openId }: EntriesProps) {
  if (!shown && error) return <ErrorState error={error} onRetry={onRetry} />;
  if (!shown) return <Skeleton rows={8} label="Loading the audit log" />;
  if (shown.length > 0) {
    return (
      <DataTable
        label="Audit log"
        density="compact"
        columns={AUDIT_COLUMNS}
        rows={shown.map(auditRow)}
        rowId={({ id }) => id}
        onOpen={({ entry }) => onOpen(entry)}
        selectedId={openId}
      />
    );
  }
  if (filtered) {
    return <FilteredEmptyState title="No entry found" text="Nothing on record fits these filters." onClear={onClear} />;
  }
  return (
    <EmptyState
      title="Nothing recorded yet"
      text="Sign-ins, changes of people and settings, and support mode appear here as they happen."
    />
  );
}

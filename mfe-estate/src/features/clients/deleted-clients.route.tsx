import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { useDocumentTitle, useListParams } from '@platform/mfe-kit';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import { stateName } from '@platform/mfe-kit/places';
import {
  Button,
  EmptyState,
  ErrorState,
  Page,
  PageHead,
  Pagination,
  Sheet,
  Skeleton,
  StaleNote,
} from '@platform/ui-kit';
import { type Column, DataTable } from '@platform/ui-kit/data-table';
import { useState } from 'react';
import { graphql } from '../../gql/index.ts';
import { useClientDeeds } from './client-deeds.ts';

const DeletedClientsQuery = graphql(`
  query DeletedClients($pagination: PaginationInput) {
    deletedEstates(pagination: $pagination) {
      collection { id displayName clientState deletedAt deletedByName }
      metadata { totalCount currentPage limitValue }
    }
  }
`);
type Deleted = ResultOf<typeof DeletedClientsQuery>['deletedEstates']['collection'][number];

function Restore({ deleted }: { readonly deleted: Deleted }) {
  const { bringBack } = useClientDeeds();
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    await bringBack(deleted);
    setBusy(false);
  };
  return (
    <Button size="small" busy={busy} aria-label={`Bring back ${deleted.displayName}`} onClick={() => void run()}>
      Bring back
    </Button>
  );
}

const COLUMNS: readonly Column<Deleted>[] = [
  { id: 'name', header: 'Household', cell: ({ displayName }) => <b>{displayName}</b> },
  { id: 'state', header: 'State', cell: ({ clientState }) => stateName(clientState) },
  {
    id: 'deleted',
    header: 'Deleted',
    cell: ({ deletedAt, deletedByName }) => `${formatDayOf(deletedAt)}${deletedByName ? ` by ${deletedByName}` : ''}`,
  },
  { id: 'restore', header: 'Actions', label: '', cell: (deleted) => <Restore deleted={deleted} /> },
];

/** URL: /clients/deleted?page */
export function DeletedClientsRoute() {
  useDocumentTitle('Deleted clients');
  const list = useListParams({ pageSize: 20 });
  const query = useQuery(DeletedClientsQuery, {
    variables: { pagination: { page: list.page, perPage: list.pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (query.data ?? query.previousData)?.deletedEstates;
  const again = (): void => void query.refetch();
  return (
    <Page>
      <PageHead
        title="Deleted clients"
        summary="Nobody sees these any more. Each can be brought back with its family, balance sheet, documents and reports."
      />
      <Sheet
        padded={false}
        footer={
          shown && shown.collection.length > 0 ? (
            <Pagination
              page={list.page}
              perPage={list.pageSize}
              total={shown.metadata.totalCount}
              onPage={list.setPage}
              noun="deleted clients"
            />
          ) : undefined
        }
      >
        {shown && Boolean(query.error) && <StaleNote what="the list" onRetry={again} />}
        {!shown &&
          (query.error ? (
            <ErrorState error={query.error} onRetry={again} />
          ) : (
            <Skeleton rows={4} label="Loading deleted clients" />
          ))}
        {shown?.collection.length === 0 && (
          <EmptyState
            title="No deleted clients"
            text="A client that is deleted stands here until somebody brings it back."
          />
        )}
        {shown && shown.collection.length > 0 && (
          <DataTable label="Deleted clients" columns={COLUMNS} rows={shown.collection} rowId={({ id }) => id} />
        )}
      </Sheet>
    </Page>
  );
}

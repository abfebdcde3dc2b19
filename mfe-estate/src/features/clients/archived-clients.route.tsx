import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { useDocumentTitle, useListParams } from '@platform/mfe-kit';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import { SearchedList } from '@platform/mfe-kit/list';
import { stateName } from '@platform/mfe-kit/places';
import { Button, EmptyState, Page, PageHead, UiLink } from '@platform/ui-kit';
import type { Column } from '@platform/ui-kit/data-table';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { graphql } from '../../gql/index.ts';
import { estatePaths } from '../estate/estate.paths.ts';
import { useClientDeeds } from './client-deeds.ts';

const ArchivedClientsQuery = graphql(`
  query ArchivedClients($search: String, $pagination: PaginationInput, $direction: SortDirection) {
    estates(filter: { isArchived: true, searchTerm: $search }, pagination: $pagination, sortBy: NAME, direction: $direction) {
      collection { id displayName clientState archivedAt archivedByName advisor { id name } }
      metadata { totalCount currentPage limitValue }
    }
  }
`);
type Archived = ResultOf<typeof ArchivedClientsQuery>['estates']['collection'][number];

function BringBack({ archived }: { readonly archived: Archived }) {
  const { outOfArchive } = useClientDeeds();
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    await outOfArchive(archived);
    setBusy(false);
  };
  return (
    <Button size="small" busy={busy} aria-label={`Bring back ${archived.displayName}`} onClick={() => void run()}>
      Bring back
    </Button>
  );
}

const COLUMNS: readonly Column<Archived>[] = [
  {
    id: 'name',
    header: 'Household',
    sortable: true,
    cell: ({ id, displayName }) => (
      <UiLink href={estatePaths(id).overview}>
        <b>{displayName}</b>
      </UiLink>
    ),
  },
  { id: 'state', header: 'State', cell: ({ clientState }) => (clientState ? stateName(clientState) : '–') },
  { id: 'advisor', header: 'Advisor', cell: ({ advisor }) => advisor?.name ?? '–' },
  {
    id: 'archived',
    header: 'Archived',
    cell: ({ archivedAt, archivedByName }) =>
      archivedAt ? `${formatDayOf(archivedAt)}${archivedByName ? ` by ${archivedByName}` : ''}` : '–',
  },
  { id: 'back', header: 'Actions', label: '', cell: (archived) => <BringBack archived={archived} /> },
];

/** URL: /clients/archived?page&search&direction */
export function ArchivedClientsRoute() {
  useDocumentTitle('Archived clients');
  const navigate = useNavigate();
  const list = useListParams({ pageSize: 50, sort: 'name' });
  const query = useQuery(ArchivedClientsQuery, {
    variables: {
      search: list.search || null,
      pagination: { page: list.page, perPage: list.pageSize },
      direction: list.direction,
    },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Page>
      <PageHead
        title="Archived clients"
        summary="Lists and search leave these out. Everything of them is kept: open one to read it, or bring it back."
      />
      <SearchedList
        noun="archived clients"
        list={list}
        shown={(query.data ?? query.previousData)?.estates}
        error={query.error}
        onRetry={() => void query.refetch()}
        columns={COLUMNS}
        rowId={({ id }) => id}
        onOpen={({ id }) => void navigate(estatePaths(id).overview)}
        label="Archived clients"
        searchLabel="Name, trust or person"
        notFound="No archived client matches"
        empty={
          <EmptyState
            title="No archived clients"
            text="A client that nobody works on any more can be archived: it stands here until somebody brings it back."
          />
        }
      />
    </Page>
  );
}

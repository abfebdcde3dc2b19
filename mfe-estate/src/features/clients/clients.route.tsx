import { useQuery } from '@apollo/client/react';
import { labelIfKnown, labelOf } from '@platform/contracts/labels';
import { counted } from '@platform/kernel';
import { useDocumentTitle, useListParams, usePermission } from '@platform/mfe-kit';
import { STATE_OPTIONS, stateName } from '@platform/mfe-kit/places';
import {
  Button,
  EmptyState,
  ErrorState,
  FilterChip,
  FilteredEmptyState,
  lazyPart,
  Page,
  PageHead,
  Pagination,
  SearchField,
  Select,
  Sheet,
  Skeleton,
  VisuallyHidden,
} from '@platform/ui-kit';
import { DataTable } from '@platform/ui-kit/data-table';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useMatch, useNavigate } from 'react-router';
import type { EstateSort, FindingKind } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { estatePaths } from '../estate/estate.paths.ts';
import { CLIENT_COLUMNS } from './client-columns.tsx';
import css from './clients.module.css';

// The form and its rules are fetched with the first new client, not with the list.
const NewClientDialog = lazyPart(() => import('./new-client-dialog.tsx'), 'NewClientDialog');

const PAGE_SIZE = 50;

const ClientsRouteQuery = graphql(`
  query ClientsRoute($filter: EstateFilterInput, $pagination: PaginationInput, $sortBy: EstateSort, $direction: SortDirection) {
    estates(filter: $filter, pagination: $pagination, sortBy: $sortBy, direction: $direction) {
      collection { id ...ClientColumns_estate }
      metadata { totalCount currentPage limitValue }
    }
  }
`);

/** A link from elsewhere may name what this release does not know: then it is no filter. */
const findingOf = (text: string): FindingKind | null =>
  labelIfKnown('FindingKind', text) === null ? null : (text as FindingKind);

const SORTS: Readonly<Record<string, EstateSort>> = {
  name: 'NAME',
  netWorth: 'NET_WORTH',
  estateTax: 'ESTATE_TAX',
  updatedAt: 'UPDATED_AT',
};

function useClients() {
  const list = useListParams({ pageSize: PAGE_SIZE, sort: 'name' });
  const state = list.filter('state');
  const finding = findingOf(list.filter('finding'));
  const query = useQuery(ClientsRouteQuery, {
    variables: {
      filter: { searchTerm: list.search || null, state: state || null, finding },
      pagination: { page: list.page, perPage: list.pageSize },
      sortBy: SORTS[list.sort ?? ''] ?? 'NAME',
      direction: list.direction,
    },
    fetchPolicy: 'cache-and-network',
  });
  return { list, state, finding, query, shown: (query.data ?? query.previousData)?.estates };
}

/** URL: /clients?page&pageSize&search&state&finding&sort&direction, and /clients/new with the form of a new one. */
export function ClientsRoute() {
  useDocumentTitle('Clients');
  const adding = useMatch('/clients/new') !== null;
  const navigate = useNavigate();
  const clients = useClients();
  const { list, state, finding, shown } = clients;
  const mayCreate = usePermission('estate:create');
  const [creating, setCreating] = useState(false);
  const add = mayCreate && (
    <Button primary icon={<IconPlus size={17} stroke={1.6} />} onClick={() => setCreating(true)}>
      New client
    </Button>
  );
  const close = (): void => {
    setCreating(false);
    if (adding) void navigate('/clients', { replace: true });
  };
  const total = shown?.metadata.totalCount;
  const filtered = Boolean(list.search || state || finding);
  return (
    <Page>
      <PageHead
        title="Clients"
        summary={
          total === undefined
            ? 'Households in your reach.'
            : `${counted(total, 'household')}${filtered ? ' match' : ''}`
        }
        actions={add}
      />
      <div className={css.toolbar}>
        <SearchField label="Name, trust or person" value={list.searchText} onChange={list.setSearch} />
        <Select
          className={css.state}
          label={<VisuallyHidden>State</VisuallyHidden>}
          placeholder="All states"
          options={STATE_OPTIONS}
          value={state}
          onChange={(event) => list.setFilter('state', event.target.value)}
        />
        {state && <FilterChip label="State" value={stateName(state)} onRemove={() => list.setFilter('state', '')} />}
        {finding && (
          <FilterChip
            label="Opportunity"
            value={labelOf('FindingKind', finding)}
            onRemove={() => list.setFilter('finding', '')}
          />
        )}
      </div>
      <Sheet
        padded={false}
        footer={
          total ? (
            <Pagination page={list.page} perPage={list.pageSize} total={total} onPage={list.setPage} noun="clients" />
          ) : undefined
        }
      >
        <ClientList clients={clients} firstAction={add} />
      </Sheet>
      {(creating || adding) && mayCreate && (
        <Suspense>
          <NewClientDialog opened onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}

function ClientList({
  clients: { list, state, finding, query, shown },
  firstAction,
}: {
  clients: ReturnType<typeof useClients>;
  firstAction: React.ReactNode;
}) {
  const navigate = useNavigate();
  if (query.error && !shown) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!shown) return <Skeleton rows={8} avatar label="Loading clients" />;
  if (shown.collection.length === 0) {
    if (list.search || state || finding) {
      const filters = [
        list.search && `Search is "${list.search}"`,
        state && `State is ${stateName(state)}`,
        finding && `Opportunity is "${labelOf('FindingKind', finding)}"`,
      ];
      return (
        <FilteredEmptyState
          title="No client matches"
          text={`${filters.filter(Boolean).join('. ')}.`}
          onClear={() => list.clear('state', 'finding')}
        />
      );
    }
    return (
      <EmptyState
        title="Every estate begins with a household"
        text="Add a client to see the family, the balance sheet and who receives what."
        actions={firstAction}
      />
    );
  }
  return (
    <div aria-busy={query.loading}>
      <DataTable
        label="Clients"
        columns={CLIENT_COLUMNS}
        rows={shown.collection}
        rowId={({ id }) => id}
        onOpen={({ id }) => navigate(estatePaths(id).overview)}
        sort={{ id: list.sort ?? 'name', direction: list.direction }}
        onSort={list.setSort}
      />
    </div>
  );
}

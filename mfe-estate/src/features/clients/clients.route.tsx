import { useQuery } from '@apollo/client/react';
import { labelIfKnown, labelOf } from '@platform/contracts/labels';
import { counted, formatDate } from '@platform/kernel';
import { useDocumentTitle, useListParams, usePermission } from '@platform/mfe-kit';
import { SearchedList } from '@platform/mfe-kit/list';
import { STATE_OPTIONS, stateName } from '@platform/mfe-kit/places';
import {
  Button,
  EmptyState,
  FilterChip,
  LinkButton,
  lazyPart,
  Page,
  PageHead,
  Select,
  VisuallyHidden,
} from '@platform/ui-kit';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useMatch, useNavigate } from 'react-router';
import type { EstateSort, FindingKind } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { estatePaths } from '../estate/estate.paths.ts';
import { type GroupChoice, GroupFilter, useGroupChoice } from '../groups/group-filter.tsx';
import { type AdvisorChoice, AdvisorFilter, useAdvisorChoice } from './advisor-filter.tsx';
import { clientColumns, commonDayOfClients, namedClient } from './client-columns.tsx';
import { useClientMenu } from './client-menu.tsx';
import css from './clients.module.css';
import { ClientsExport } from './clients-export.tsx';
import { SampleHouseholdButton } from './sample-household.tsx';
import { useChosenClients } from './use-chosen-clients.ts';

// The form and its rules are fetched with the first new client, not with the list.
const ClientViews = lazyPart(() => import('./client-views.tsx'), 'ClientViews');
const BulkBar = lazyPart(() => import('./bulk-bar.tsx'), 'BulkBar');
const NewClientDialog = lazyPart(() => import('./new-client-dialog.tsx'), 'NewClientDialog');

const GroupsDialog = lazyPart(() => import('../groups/groups-dialog.tsx'), 'GroupsDialog');

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
  const advisor = useAdvisorChoice(list.filter('advisor'));
  const group = useGroupChoice(list.filter('group'));
  const filter = {
    searchTerm: list.search || null,
    state: state || null,
    finding,
    ...(advisor && { advisorId: advisor.accountId }),
    ...(group && { profileGroupId: group.profileGroupId }),
  };
  const listed = {
    filter,
    pagination: { page: list.page, perPage: list.pageSize },
    sortBy: SORTS[list.sort ?? ''] ?? 'NAME',
    direction: list.direction,
  };
  const query = useQuery(ClientsRouteQuery, {
    variables: listed,
    fetchPolicy: 'cache-and-network',
  });
  const shown = (query.data ?? query.previousData)?.estates;
  return { list, listed, state, finding, advisor, group, filter, query, shown };
}

const filterWords = (
  state: string,
  finding: FindingKind | null,
  advisor: AdvisorChoice | null,
  group: GroupChoice | null,
): string | undefined => {
  const set = [
    state && `State is ${stateName(state)}.`,
    advisor?.words,
    group?.words,
    finding && `Opportunity is "${labelOf('FindingKind', finding)}".`,
  ].filter(Boolean);
  return set.length > 0 ? set.join(' ') : undefined;
};

/** URL: /clients?page&pageSize&search&state&advisor&group&finding&sort&direction, and /clients/new with the form of a new one. */
export function ClientsRoute() {
  useDocumentTitle('Clients');
  const adding = useMatch('/clients/new') !== null;
  const navigate = useNavigate();
  const { list, listed, state, finding, advisor, group, filter, query, shown } = useClients();
  const mayManage = usePermission('estate:manage');
  const mayDelete = usePermission('estate:delete');
  const mayCreate = usePermission('estate:create');
  const menu = useClientMenu(namedClient);
  const chosen = useChosenClients(shown?.collection ?? []);
  const [creating, setCreating] = useState(false);
  const [arranging, setArranging] = useState(false);
  const add = mayCreate && (
    <Button primary icon={<IconPlus size={17} stroke={1.6} />} onClick={() => setCreating(true)}>
      New client
    </Button>
  );
  const total = shown?.metadata.totalCount;
  const actions = (
    <>
      <ClientsExport filter={filter} total={total} />
      {mayManage && <Button onClick={() => setArranging(true)}>Groups</Button>}
      {mayManage && <LinkButton href="/clients/archived">Archived clients</LinkButton>}
      {mayDelete && <LinkButton href="/clients/deleted">Deleted clients</LinkButton>}
      {add}
    </>
  );
  const close = (): void => {
    setCreating(false);
    if (adding) void navigate('/clients', { replace: true });
  };
  const commonDay = commonDayOfClients(shown?.collection ?? []);
  const filtered = Boolean(list.search || state || finding || advisor || group);
  return (
    <Page>
      <PageHead
        title="Clients"
        summary={
          total === undefined
            ? 'Households in your reach.'
            : [
                `${counted(total, 'household')}${filtered ? (total === 1 ? ' matches' : ' match') : ''}`,
                commonDay && `Figures worked out on ${formatDate(commonDay)}`,
              ]
                .filter(Boolean)
                .join('. ')
        }
        actions={actions}
      />
      {shown && (
        <Suspense>
          <ClientViews />
        </Suspense>
      )}
      <SearchedList
        noun="clients"
        list={list}
        shown={shown}
        error={query.error}
        onRetry={() => void query.refetch()}
        columns={[...clientColumns(commonDay), ...(menu.column ? [menu.column] : [])]}
        rowId={({ id }) => id}
        onOpen={({ id }) => void navigate(estatePaths(id).overview)}
        label="Clients"
        choices={chosen.choices}
        bar={
          <>
            <span role="status">
              <VisuallyHidden>
                {chosen.chosen.length > 0 ? `${counted(chosen.chosen.length, 'client')} chosen` : ''}
              </VisuallyHidden>
            </span>
            {chosen.chosen.length > 0 && (
              <Suspense>
                <BulkBar chosen={chosen.chosen} keep={chosen.keep} listed={listed} />
              </Suspense>
            )}
          </>
        }
        searchLabel="Name, trust or person"
        avatar
        filters={
          <>
            <Select
              compact
              label="State"
              placeholder="All states"
              options={STATE_OPTIONS}
              value={state}
              onChange={(event) => list.setFilter('state', event.target.value)}
            />
            <AdvisorFilter
              value={list.filter('advisor')}
              offersOwn={mayCreate}
              onChange={(chosen) => list.setFilter('advisor', chosen)}
            />
            <GroupFilter value={group?.profileGroupId ?? ''} onChange={(chosen) => list.setFilter('group', chosen)} />
            <Button
              className={css.phoneOnly}
              aria-pressed={chosen.choosing}
              onClick={() => chosen.setChoosing(!chosen.choosing)}
            >
              {chosen.choosing ? 'Done choosing' : 'Choose clients'}
            </Button>
            {finding && (
              <FilterChip
                label="Opportunity"
                value={labelOf('FindingKind', finding)}
                onRemove={() => list.setFilter('finding', '')}
              />
            )}
          </>
        }
        filteredBy={filterWords(state, finding, advisor, group)}
        onClearFilters={() => list.clear('state', 'finding', 'advisor', 'group')}
        notFound="No client matches"
        empty={
          <EmptyState
            title="Every estate begins with a household"
            text="Add a client to see the family, the balance sheet and who receives what. Or look around in a household that is made up."
            actions={
              mayCreate && (
                <>
                  {add}
                  <SampleHouseholdButton />
                </>
              )
            }
          />
        }
      />
      {menu.panel}
      {arranging && (
        <Suspense>
          <GroupsDialog onClose={() => setArranging(false)} />
        </Suspense>
      )}
      {(creating || adding) && mayCreate && (
        <Suspense>
          <NewClientDialog opened onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}

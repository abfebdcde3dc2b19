import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { OPPORTUNITY_STATUSES } from '@platform/contracts/opportunity';
import { opportunityLabel } from '@platform/contracts/opportunity-labels';
import { counted, formatDate } from '@platform/kernel';
import { useDocumentTitle, useListParams } from '@platform/mfe-kit';
import {
  Chip,
  EmptyState,
  ErrorState,
  Page,
  PageHead,
  Pagination,
  Select,
  Sheet,
  Skeleton,
  Stack,
  StaleNote,
  Tabs,
  UiLink,
} from '@platform/ui-kit';
import { type Column, DataTable } from '@platform/ui-kit/data-table';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { OpportunityStatus } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { estatePaths } from '../estate/estate.paths.ts';

const PAGE_SIZE = 25;

const RemindersRouteQuery = graphql(`
  query RemindersRoute($pagination: PaginationInput) {
    reminders(pagination: $pagination) {
      collection { id text dueOn isDue doneAt estate { id displayName } }
      metadata { totalCount currentPage limitValue }
    }
  }
`);
const OpportunitiesRouteQuery = graphql(`
  query OpportunitiesRoute($filter: OpportunityFilterInput, $pagination: PaginationInput) {
    opportunities(filter: $filter, pagination: $pagination) {
      collection { id title description status estate { id displayName } }
      metadata { totalCount currentPage limitValue }
    }
  }
`);
type Reminder = ResultOf<typeof RemindersRouteQuery>['reminders']['collection'][number];
type Opportunity = ResultOf<typeof OpportunitiesRouteQuery>['opportunities']['collection'][number];

const householdColumn = <Row extends { readonly estate: { readonly id: string; readonly displayName: string } }>() =>
  ({
    id: 'household',
    header: 'Household',
    cell: ({ estate }: Row) => (
      <UiLink href={estatePaths(estate.id).overview}>
        <b>{estate.displayName}</b>
      </UiLink>
    ),
  }) satisfies Column<Row>;

const REMINDER_COLUMNS: readonly Column<Reminder>[] = [
  { id: 'text', header: 'Reminder', cell: ({ text }) => text },
  householdColumn(),
  { id: 'due', header: 'Due', cell: ({ dueOn }) => formatDate(dueOn) },
  {
    id: 'state',
    header: 'State',
    cell: ({ isDue, doneAt }) =>
      doneAt ? <Chip tone="positive">Done</Chip> : isDue ? <Chip tone="warning">Due</Chip> : <Chip>Waits</Chip>,
  },
];

const OPPORTUNITY_COLUMNS: readonly Column<Opportunity>[] = [
  { id: 'title', header: 'Opportunity', cell: ({ title }) => title },
  householdColumn(),
  { id: 'about', header: 'About', hideOnPhone: true, cell: ({ description }) => description ?? '–' },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <Chip tone={status === 'COMPLETED' ? 'positive' : status === 'TODO' ? 'warning' : 'asset'}>
        {opportunityLabel('OpportunityStatus', status)}
      </Chip>
    ),
  },
];

/** URL: /reminders?page, and /reminders?list=opportunities&status&page */
export function RemindersRoute() {
  const list = useListParams({ pageSize: PAGE_SIZE });
  const isOpportunities = list.filter('list') === 'opportunities';
  useDocumentTitle(isOpportunities ? 'Opportunities' : 'Reminders');
  return (
    <Page>
      <PageHead
        title="Reminders and opportunities"
        summary="What has to be thought of on a day, and what is worth a talk, over all your clients."
      />
      <Stack gap={20}>
        <Tabs
          label="Lists"
          tabs={[
            { label: 'Reminders', href: '/reminders', current: !isOpportunities },
            { label: 'Opportunities', href: '/reminders?list=opportunities', current: isOpportunities },
          ]}
        />
        {isOpportunities ? <OpportunityList list={list} /> : <ReminderList list={list} />}
      </Stack>
    </Page>
  );
}

type ListView = ReturnType<typeof useListParams>;
const paginationOf = ({ page, pageSize }: ListView) => ({ page, perPage: pageSize });

function ReminderList({ list }: { readonly list: ListView }) {
  const query = useQuery(RemindersRouteQuery, {
    variables: { pagination: paginationOf(list) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Listed
      noun="reminders"
      shown={(query.data ?? query.previousData)?.reminders}
      query={query}
      columns={REMINDER_COLUMNS}
      list={list}
      empty={
        <EmptyState
          title="No reminders"
          text="What has to be thought of on a day is set on a client’s overview, and stands here with its household."
        />
      }
    />
  );
}

const isStatus = (text: string): text is OpportunityStatus => OPPORTUNITY_STATUSES.some((status) => status === text);
const STATUS_OPTIONS = OPPORTUNITY_STATUSES.map((value) => ({
  value,
  label: opportunityLabel('OpportunityStatus', value),
}));

function OpportunityList({ list }: { readonly list: ListView }) {
  const said = list.filter('status');
  const statuses = isStatus(said) ? [said] : null;
  const query = useQuery(OpportunitiesRouteQuery, {
    variables: { filter: { manuallyArchived: false, statuses }, pagination: paginationOf(list) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Listed
      noun="opportunities"
      shown={(query.data ?? query.previousData)?.opportunities}
      query={query}
      columns={OPPORTUNITY_COLUMNS}
      list={list}
      filter={
        <Select
          compact
          label="Status"
          placeholder="All statuses"
          options={STATUS_OPTIONS}
          value={statuses ? said : ''}
          onChange={(event) => list.setFilter('status', event.target.value)}
        />
      }
      empty={
        <EmptyState
          title={statuses ? 'No opportunity has this status' : 'No opportunities'}
          text="Whatever the plans of your clients leave open is found by itself, and stands here with its household."
        />
      }
    />
  );
}

interface ListedProps<Row> {
  readonly noun: string;
  readonly shown:
    | { readonly collection: readonly Row[]; readonly metadata: { readonly totalCount: number } }
    | undefined;
  readonly query: { readonly error?: unknown; readonly refetch: () => Promise<unknown> };
  readonly columns: readonly Column<Row>[];
  readonly list: ListView;
  readonly filter?: ReactNode;
  readonly empty: ReactNode;
}

/** A page of one of the lists, in every state it can be in. */
function Listed<Row extends { readonly id: string; readonly estate: { readonly id: string } }>(
  props: ListedProps<Row>,
) {
  const { noun, shown, query, columns, list, filter, empty } = props;
  const navigate = useNavigate();
  const retry = () => void query.refetch();
  if (!shown) {
    return query.error ? (
      <ErrorState error={query.error} onRetry={retry} />
    ) : (
      <Skeleton rows={6} label={`Loading ${noun}`} />
    );
  }
  const { totalCount } = shown.metadata;
  return (
    <Sheet
      title={counted(totalCount, noun === 'reminders' ? 'reminder' : 'opportunity', noun)}
      aside={filter}
      padded={false}
      footer={
        totalCount > 0 && (
          <Pagination page={list.page} perPage={list.pageSize} total={totalCount} onPage={list.setPage} noun={noun} />
        )
      }
    >
      {Boolean(query.error) && <StaleNote what="the list" onRetry={retry} />}
      {shown.collection.length === 0 ? (
        empty
      ) : (
        <DataTable
          label={noun === 'reminders' ? 'Reminders' : 'Opportunities'}
          columns={columns}
          rows={shown.collection}
          rowId={({ id }) => id}
          onOpen={({ estate }) => void navigate(estatePaths(estate.id).overview)}
        />
      )}
    </Sheet>
  );
}

import { useQuery } from '@apollo/client/react';
import { reviewLabel } from '@platform/contracts/review-labels';
import { useDocumentTitle, useListParams, useSession } from '@platform/mfe-kit';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import {
  Chip,
  EmptyState,
  ErrorState,
  FilteredEmptyState,
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
import type { ReviewFilterInput, ReviewSort } from '../../gql/graphql.ts';
import { type ListedReview, ReviewedOrganizationsQuery, ReviewsQuery } from './plan-reviews-query.ts';
import { REVIEW_TONES } from './review-tones.ts';

/** In the address: which reviews are shown, and whose. */
const GROUP = 'group';
const ORGANIZATION = 'organization';
type Counts = Readonly<Record<string, number>>;

interface Group {
  readonly id: string;
  readonly label: string;
  readonly filter: (accountId: string) => ReviewFilterInput;
  /** Of the counts of the organization. */
  readonly count?: string;
}
const GROUPS: readonly Group[] = [
  { id: '', label: 'All', filter: () => ({}) },
  { id: 'mine', label: 'My reviews', filter: (reviewerId) => ({ reviewerId }) },
  {
    id: 'unassigned',
    label: 'Unassigned',
    filter: () => ({ isUnassigned: true, statuses: ['REQUESTED'] }),
    count: 'unassigned',
  },
  { id: 'requested', label: 'Requested', filter: () => ({ statuses: ['REQUESTED'] }), count: 'requested' },
  { id: 'in-review', label: 'In review', filter: () => ({ statuses: ['IN_PROGRESS'] }), count: 'inProgress' },
  {
    id: 'information',
    label: 'Waiting for information',
    filter: () => ({ statuses: ['REQUEST_FOR_INFORMATION'] }),
    count: 'requestForInformation',
  },
  {
    id: 'second-look',
    label: 'Ready for a second look',
    filter: () => ({ statuses: ['READY_FOR_REVIEW'] }),
    count: 'readyForReview',
  },
  {
    id: 'returned',
    label: 'Returned',
    filter: () => ({ statuses: ['RETURNED_TO_CUSTOMER'] }),
    count: 'returnedToCustomer',
  },
  { id: 'late', label: 'Late', filter: () => ({ isLate: true }), count: 'late' },
  { id: 'complete', label: 'Complete', filter: () => ({ statuses: ['COMPLETE'] }), count: 'complete' },
];

const columns = (withOrganization: boolean): readonly Column<ListedReview>[] => [
  {
    id: 'client',
    header: 'Client',
    cell: ({ id, estate: { displayName } }) => (
      <UiLink href={`/reviews/${id}`}>
        <b>{displayName}</b>
      </UiLink>
    ),
  },
  { id: 'kind', header: 'Review', cell: ({ kind }) => reviewLabel('ReviewKind', kind) },
  {
    id: 'status',
    header: 'State',
    cell: ({ status }) => <Chip tone={REVIEW_TONES[status]}>{reviewLabel('ReviewStatus', status)}</Chip>,
  },
  {
    id: 'REVIEWER_ID',
    header: reviewLabel('ReviewSort', 'REVIEWER_ID'),
    sortable: true,
    cell: ({ reviewer }) => reviewer?.name ?? 'Nobody yet',
  },
  {
    id: 'DATE_REQUESTED',
    header: reviewLabel('ReviewSort', 'DATE_REQUESTED'),
    sortable: true,
    hideOnPhone: true,
    cell: ({ dateRequested }) => (dateRequested ? formatDayOf(dateRequested) : '–'),
  },
  {
    id: 'due',
    header: 'Due',
    hideOnPhone: true,
    cell: ({ dueAt, isLate }) =>
      dueAt ? isLate ? <Chip tone="danger">Late since {formatDayOf(dueAt)}</Chip> : formatDayOf(dueAt) : '–',
  },
  {
    id: 'UPDATED_AT',
    header: reviewLabel('ReviewSort', 'UPDATED_AT'),
    sortable: true,
    hideOnPhone: true,
    cell: ({ updatedAt }) => formatDayOf(updatedAt),
  },
  ...(withOrganization
    ? [
        {
          id: 'organization',
          header: 'Organization',
          hideOnPhone: true,
          cell: ({ organization }: ListedReview) => organization.name,
        },
      ]
    : []),
];

/** URL: /reviews, with ?group= for those of one kind of work. */
export function PlanReviewsRoute() {
  useDocumentTitle('Reviews');
  const { account } = useSession();
  const list = useListParams();
  const group = GROUPS.find(({ id }) => id === list.filter(GROUP)) ?? GROUPS[0];
  const isSuper = account.activeRole === 'SUPER_ADMIN';
  const organizationId = (isSuper && list.filter(ORGANIZATION)) || null;
  const { data, previousData, error, refetch } = useQuery(ReviewsQuery, {
    variables: {
      organizationId,
      filter: group?.filter(account.id) ?? {},
      sortBy: (list.sort ?? 'REVIEWER_ID') as ReviewSort,
      direction: list.sort ? list.direction : 'DESC',
      pagination: { page: list.page, perPage: list.pageSize },
    },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const counts: Counts = shown?.organizationReviewStats ?? {};
  const tabs = GROUPS.map(({ id, label, count }) => ({
    label: count && counts[count] ? `${label} (${counts[count]})` : label,
    href: `/reviews?${new URLSearchParams({ ...(id && { [GROUP]: id }), ...(organizationId && { [ORGANIZATION]: organizationId }) })}`,
    current: id === group?.id,
  }));
  return (
    <Page>
      <PageHead title="Reviews" summary={summaryOf(counts)} />
      {isSuper && <OrganizationChoice chosen={organizationId} onChoose={(id) => list.setFilter(ORGANIZATION, id)} />}
      <Stack gap={12}>
        <Tabs label="Which reviews" tabs={tabs} />
        <Sheet
          padded={false}
          footer={
            shown && shown.reviews.collection.length > 0 ? (
              <Pagination
                page={list.page}
                perPage={list.pageSize}
                total={shown.reviews.metadata.totalCount}
                onPage={list.setPage}
                noun="reviews"
              />
            ) : undefined
          }
        >
          {shown && error && <StaleNote what="the list" onRetry={() => void refetch()} />}
          {!shown && error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!shown && !error && <Skeleton rows={6} label="Loading reviews" />}
          {shown && shown.reviews.collection.length > 0 && (
            <DataTable
              label="Reviews"
              columns={columns(isSuper && organizationId === null)}
              rows={shown.reviews.collection}
              rowId={({ id }) => id}
              sort={list.sort ? { id: list.sort, direction: list.direction } : undefined}
              onSort={list.setSort}
            />
          )}
          {shown && shown.reviews.collection.length === 0 && (
            <Nothing group={group} onClear={() => list.clear(GROUP)} />
          )}
        </Sheet>
      </Stack>
    </Page>
  );
}

interface OrganizationChoiceProps {
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Reviews and their counts of one organization, or of all. */
function OrganizationChoice({ chosen, onChoose }: OrganizationChoiceProps) {
  const { data } = useQuery(ReviewedOrganizationsQuery);
  const organizations = data?.organizations.collection ?? [];
  return (
    <Select
      label="Organization"
      options={[
        { value: '', label: 'All organizations' },
        ...organizations.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}

function summaryOf({ unassigned, requestForInformation = 0, returnedToCustomer = 0 }: Counts): string | undefined {
  if (unassigned === undefined) return undefined;
  const waiting = requestForInformation + returnedToCustomer;
  if (unassigned + waiting === 0) return 'Nothing waits for a reviewer or an advisor.';
  return `${unassigned} ${unassigned === 1 ? 'waits' : 'wait'} for a reviewer, ${waiting} for an advisor.`;
}

function Nothing({ group, onClear }: { readonly group: Group | undefined; readonly onClear: () => void }) {
  if (group?.id)
    return (
      <FilteredEmptyState
        title="No review here"
        text={`Shown is “${group.label}”.`}
        onClear={onClear}
        clearLabel="Show all reviews"
      />
    );
  return (
    <EmptyState
      tone="document"
      title="No reviews yet"
      text="A review is asked for on the documents of a client: somebody looks through the plan and says what is missing."
    />
  );
}

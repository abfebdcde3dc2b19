import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { useDocumentTitle, useListParams } from '@platform/mfe-kit';
import { SearchedList } from '@platform/mfe-kit/list';
import { Caption, Chip, EmptyState, LinkButton, PageHead, Row, UiLink } from '@platform/ui-kit';
import type { Column } from '@platform/ui-kit/data-table';
import { graphql } from '../../gql/index.ts';
import css from './organizations.module.css';

const OrganizationsRouteQuery = graphql(`
  query OrganizationsRoute($searchTerm: String, $sortBy: OrganizationSort, $direction: SortDirection, $pagination: PaginationInput) {
    organizations(searchTerm: $searchTerm, sortBy: $sortBy, direction: $direction, pagination: $pagination) {
      collection { id name emailAddress tierName seatsAllocated clientsCount trialActive isDisabled parentOrganization { id name } }
      metadata { totalCount }
    }
  }
`);
type Organization = ResultOf<typeof OrganizationsRouteQuery>['organizations']['collection'][number];

const SORTS = ['NAME', 'TIER', 'SEATS'] as const;
const count = (value: number | null): string => value?.toLocaleString('en-US') ?? '–';

const COLUMNS: readonly Column<Organization>[] = [
  {
    id: 'NAME',
    header: 'Organization',
    sortable: true,
    cell: ({ id, name, emailAddress, trialActive, isDisabled, parentOrganization }) => (
      <>
        <Row gap={6} wrap>
          <UiLink className={css.name} href={`/organizations/${id}/team-members`}>
            {name}
          </UiLink>
          {trialActive && <Chip tone="accent">On trial</Chip>}
          {isDisabled && <Chip tone="danger">Disabled</Chip>}
        </Row>
        <Caption>{parentOrganization ? `Part of ${parentOrganization.name}` : emailAddress}</Caption>
      </>
    ),
  },
  { id: 'TIER', header: 'Tier', sortable: true, cell: ({ tierName }) => tierName ?? '–' },
  { id: 'SEATS', header: 'Seats', sortable: true, numeric: true, cell: ({ seatsAllocated }) => count(seatsAllocated) },
  { id: 'clients', header: 'Clients', numeric: true, cell: ({ clientsCount }) => count(clientsCount) },
  {
    id: 'support',
    header: 'Support mode',
    label: '',
    cell: ({ id, name }) => (
      <LinkButton size="small" href={`/admin/support?organization=${id}`} aria-label={`Support mode for ${name}`}>
        Support mode
      </LinkButton>
    ),
  },
];

/** URL: /organizations. Where a super administrator starts: every firm, what it has, and the way to help its people. */
export function OrganizationsRoute() {
  useDocumentTitle('Organizations');
  const list = useListParams({ pageSize: 20, sort: 'NAME' });
  const { data, previousData, error, refetch } = useQuery(OrganizationsRouteQuery, {
    variables: {
      searchTerm: list.search || null,
      sortBy: SORTS.find((sort) => sort === list.sort) ?? null,
      direction: list.direction,
      pagination: { page: list.page, perPage: list.pageSize },
    },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <PageHead title="Organizations" summary="Every firm on the platform and its sub-organizations." />
      <SearchedList
        noun="organizations"
        list={list}
        shown={(data ?? previousData)?.organizations}
        error={error}
        onRetry={() => void refetch()}
        columns={COLUMNS}
        rowId={({ id }) => id}
        label="Organizations"
        notFound="No organization found"
        empty={<EmptyState title="No organizations yet" text="The first firm appears here when it is set up." />}
      />
    </>
  );
}

import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { ROLE_LABELS } from '@platform/contracts';
import { useDocumentTitle, useListParams } from '@platform/mfe-kit';
import {
  Avatar,
  Chip,
  EmptyState,
  ErrorState,
  FilteredEmptyState,
  PageHead,
  Pagination,
  Row,
  SearchField,
  Sheet,
  Skeleton,
} from '@platform/ui-kit';
import { type Column, DataTable } from '@platform/ui-kit/data-table';
import { useParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';

const MembersRouteQuery = graphql(`
  query MembersRoute($organizationId: ID!, $searchTerm: String, $pagination: PaginationInput) {
    organizationTeam(organizationId: $organizationId, searchTerm: $searchTerm, includeSubOrganizations: true, pagination: $pagination) {
      collection { id membershipId name emailAddress role isPrimaryAdmin organizationName lastSignedInAt }
      metadata { totalCount currentPage limitValue }
    }
  }
`);
type Member = ResultOf<typeof MembersRouteQuery>['organizationTeam']['collection'][number];

const COLUMNS: readonly Column<Member>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name, emailAddress }) => (
      <Row gap={10}>
        <Avatar name={name} />
        <span>
          <b>{name}</b>
          <br />
          {emailAddress}
        </span>
      </Row>
    ),
  },
  {
    id: 'role',
    header: 'Role',
    cell: ({ role, isPrimaryAdmin }) => (
      <Row gap={6} wrap>
        {ROLE_LABELS[role]}
        {isPrimaryAdmin && <Chip tone="accent">Primary</Chip>}
      </Row>
    ),
  },
  { id: 'organization', header: 'Organization', hideOnPhone: true, cell: ({ organizationName }) => organizationName },
  {
    id: 'seen',
    header: 'Last signed in',
    cell: ({ lastSignedInAt }) =>
      lastSignedInAt
        ? new Date(lastSignedInAt).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
        : 'Never',
  },
];

/** URL: /organizations/:organizationId/team-members */
export function MembersRoute() {
  useDocumentTitle('Members');
  return (
    <AdminFrame>
      <PageHead
        title="Members"
        summary="Who belongs to the organization and its sub-organizations, and in which role."
      />
      <Members />
    </AdminFrame>
  );
}

function Members() {
  const { organizationId = '' } = useParams();
  const list = useListParams({ pageSize: 20 });
  const { data, previousData, error, refetch } = useQuery(MembersRouteQuery, {
    variables: {
      organizationId,
      searchTerm: list.search || null,
      pagination: { page: list.page, perPage: list.pageSize },
    },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.organizationTeam;
  return (
    <Sheet
      padded={false}
      footer={
        shown && shown.collection.length > 0 ? (
          <Pagination
            page={list.page}
            perPage={list.pageSize}
            total={shown.metadata.totalCount}
            onPage={list.setPage}
            noun="members"
          />
        ) : undefined
      }
      aside={<SearchField label="Search members" value={list.searchText} onChange={list.setSearch} />}
    >
      {error && !shown ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !shown ? (
        <Skeleton rows={6} avatar label="Loading members" />
      ) : shown.collection.length > 0 ? (
        <DataTable
          label="Members"
          columns={COLUMNS}
          rows={shown.collection}
          rowId={({ membershipId }) => membershipId}
        />
      ) : list.search ? (
        <FilteredEmptyState
          title="Nobody found"
          text={`Search is "${list.search}".`}
          onClear={() => list.setSearch('')}
          clearLabel="Clear search"
        />
      ) : (
        <EmptyState title="No members yet" text="Members appear here when they accept their invitation." />
      )}
    </Sheet>
  );
}

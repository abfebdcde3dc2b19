import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { ROLE_LABELS } from '@platform/contracts';
import { formatDayOf } from '@platform/kernel';
import { useDocumentTitle, useListParams } from '@platform/mfe-kit';
import { SearchedList } from '@platform/mfe-kit/list';
import { Chip, EmptyState, PageHead, Row } from '@platform/ui-kit';
import type { Column } from '@platform/ui-kit/data-table';
import { useParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import { AccountName } from '../frame/account-name.tsx';
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
    cell: ({ name, emailAddress }) => <AccountName name={name} emailAddress={emailAddress} />,
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
    cell: ({ lastSignedInAt }) => (lastSignedInAt ? formatDayOf(lastSignedInAt) : 'Never'),
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
  return (
    <SearchedList
      noun="members"
      list={list}
      shown={(data ?? previousData)?.organizationTeam}
      error={error}
      onRetry={() => void refetch()}
      columns={COLUMNS}
      rowId={({ membershipId }) => membershipId}
      label="Members"
      avatar
      notFound="Nobody found"
      empty={<EmptyState title="No members yet" text="Members appear here when they accept their invitation." />}
    />
  );
}

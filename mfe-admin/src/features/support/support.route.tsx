import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { labelOf } from '@platform/contracts/labels';
import { useDocumentTitle, useListParams } from '@platform/mfe-kit';
import { SearchedList } from '@platform/mfe-kit/list';
import { Button, EmptyState, FilterChip, PageHead } from '@platform/ui-kit';
import type { Column } from '@platform/ui-kit/data-table';
import { useState } from 'react';
import { graphql } from '../../gql/index.ts';
import { AccountName } from '../frame/account-name.tsx';
import { StartDialog } from './start-dialog.tsx';

const SupportRouteQuery = graphql(`
  query SupportRoute($searchTerm: String, $organizationId: ID, $ofOne: Boolean!, $pagination: PaginationInput) {
    organization(id: $organizationId) @include(if: $ofOne) { id name }
    impersonationCandidates(searchTerm: $searchTerm, organizationId: $organizationId, pagination: $pagination) {
      collection { id name emailAddress role organizationName }
      metadata { totalCount }
    }
  }
`);
type Candidate = ResultOf<typeof SupportRouteQuery>['impersonationCandidates']['collection'][number];

/** URL: /admin/support, with ?organization= for the members of one */
export function SupportRoute() {
  useDocumentTitle('Support mode');
  return (
    <>
      <PageHead
        title="Support mode"
        summary="See the platform as somebody else sees it. Everything done is recorded under both names."
      />
      <Candidates />
    </>
  );
}

function Candidates() {
  const list = useListParams({ pageSize: 20 });
  const [chosen, setChosen] = useState<Candidate | null>(null);
  const organizationId = list.filter('organization');
  const { data, previousData, error, refetch } = useQuery(SupportRouteQuery, {
    variables: {
      searchTerm: list.search || null,
      organizationId: organizationId || null,
      ofOne: organizationId !== '',
      pagination: { page: list.page, perPage: list.pageSize },
    },
    fetchPolicy: 'cache-and-network',
  });
  const organization = organizationId ? (data?.organization?.name ?? 'one organization') : undefined;
  const columns: readonly Column<Candidate>[] = [
    {
      id: 'name',
      header: 'Name',
      cell: ({ name, emailAddress }) => <AccountName name={name} emailAddress={emailAddress} />,
    },
    { id: 'role', header: 'Role', cell: ({ role }) => (role ? labelOf('MembershipRole', role) : '–') },
    {
      id: 'organization',
      header: 'Organization',
      hideOnPhone: true,
      cell: ({ organizationName }) => organizationName ?? '–',
    },
    {
      id: 'start',
      header: 'Support mode',
      label: '',
      cell: (candidate) => (
        <Button size="small" onClick={() => setChosen(candidate)} aria-label={`Act as this user: ${candidate.name}`}>
          Act as this user
        </Button>
      ),
    },
  ];
  return (
    <>
      <SearchedList
        noun="people"
        list={list}
        shown={(data ?? previousData)?.impersonationCandidates}
        error={error}
        onRetry={() => void refetch()}
        columns={columns}
        rowId={({ id }) => id}
        label="People you may act as"
        avatar
        filters={
          organization && (
            <FilterChip label="Organization" value={organization} onRemove={() => list.setFilter('organization', '')} />
          )
        }
        filteredBy={organization && `Organization is ${organization}.`}
        onClearFilters={() => list.clear('organization')}
        notFound="Nobody found"
        empty={<EmptyState title="Nobody to support" text="There is no account that you may act as." />}
      />
      {chosen && <StartDialog userId={chosen.id} name={chosen.name} onClose={() => setChosen(null)} />}
    </>
  );
}

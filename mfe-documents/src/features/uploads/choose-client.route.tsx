import { useQuery } from '@apollo/client/react';
import { useDocumentTitle, useListParams, usePermission } from '@platform/mfe-kit';
import { SearchedList } from '@platform/mfe-kit/list';
import { EmptyState, LinkButton, Page, PageHead, UiLink } from '@platform/ui-kit';
import type { Column } from '@platform/ui-kit/data-table';
import type { ChooseClientRouteQuery as Data } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

const ChooseClientRouteQuery = graphql(`
  query ChooseClientRoute($filter: EstateFilterInput, $pagination: PaginationInput) {
    estates(filter: $filter, pagination: $pagination) {
      collection { id displayName }
      metadata { totalCount }
    }
  }
`);

type Row = Data['estates']['collection'][number];

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'name',
    header: 'Client',
    cell: ({ id, displayName }) => <UiLink href={`/estate/${id}/documents/upload`}>{displayName}</UiLink>,
  },
];

/** URL: /documents/upload. Documents belong to a client: which one, and then the upload. */
export function ChooseClientRoute() {
  useDocumentTitle('Upload documents');
  const mayCreate = usePermission('estate:create');
  const list = useListParams();
  const { data, previousData, error, refetch } = useQuery(ChooseClientRouteQuery, {
    variables: {
      filter: { searchTerm: list.search || null },
      pagination: { page: list.page, perPage: list.pageSize },
    },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Page>
      <PageHead
        title="Upload documents"
        summary="Choose the client whose documents they are."
        actions={mayCreate && <LinkButton href="/clients/new">New client</LinkButton>}
      />
      <SearchedList
        noun="clients"
        list={list}
        shown={(data ?? previousData)?.estates}
        error={error}
        onRetry={() => void refetch()}
        columns={COLUMNS}
        rowId={({ id }) => id}
        label="Clients"
        notFound="No client found"
        empty={<EmptyState title="No clients yet" text="Documents are uploaded to a client." />}
      />
    </Page>
  );
}

import { useQuery } from '@apollo/client/react';
import { ROLE_LABELS } from '@platform/contracts/roles';
import { useDocumentTitle, useListParams, usePermission } from '@platform/mfe-kit';
import {
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  FilteredEmptyState,
  List,
  ListItem,
  Note,
  Page,
  PageHead,
  Pagination,
  SearchField,
  Select,
  Sheet,
  Skeleton,
  Stack,
} from '@platform/ui-kit';
import { useState } from 'react';
import { AccessDenied } from '../app/message-pages.tsx';
import { graphql } from '../gql/index.ts';
import { startImpersonation } from './impersonation.ts';

const SupportModeQuery = graphql(`
  query SupportModeRoute($searchTerm: String, $pagination: PaginationInput) {
    impersonationCandidates(searchTerm: $searchTerm, pagination: $pagination) {
      collection {
        id
        name
        emailAddress
        role
        organizationName
      }
      metadata {
        totalCount
      }
    }
  }
`);

const DURATIONS = [15, 30, 60].map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }));

/** URL: /support-mode. Choose whom to act as. */
export function SupportModeRoute() {
  useDocumentTitle('Support mode');
  const allowed = usePermission('support:impersonate');
  return allowed ? <Candidates /> : <AccessDenied />;
}

function Candidates() {
  const { page, pageSize, search, searchText, setPage, setSearch } = useListParams();
  const [minutes, setMinutes] = useState('60');
  const [starting, setStarting] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(SupportModeQuery, {
    variables: { searchTerm: search || null, pagination: { page, perPage: pageSize } },
  });
  const people = data?.impersonationCandidates.collection ?? [];
  const start = async (id: string): Promise<void> => {
    setStarting(id);
    setFailure(null);
    try {
      await startImpersonation(id, Number(minutes));
    } catch (reason) {
      setStarting(null);
      setFailure(reason instanceof Error ? reason.message : 'Failed to start impersonation');
    }
  };
  return (
    <Page>
      <PageHead
        title="Support mode"
        summary="Act as another user to see what they see. Everything is recorded under both names, and it ends by itself."
      />
      <Stack gap={16}>
        {failure && (
          <Note tone="danger" alert>
            {failure}
          </Note>
        )}
        <Sheet
          title="Whom to act as"
          aside={<SearchField label="Search people" value={searchText} onChange={setSearch} />}
          footer={
            data && (
              <Pagination
                page={page}
                perPage={pageSize}
                total={data.impersonationCandidates.metadata.totalCount}
                onPage={setPage}
                noun="people"
              />
            )
          }
        >
          <Select
            label="For how long"
            options={DURATIONS}
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton rows={6} avatar />}
          {data && people.length === 0 && search && (
            <FilteredEmptyState
              title={`No results found for "${search}"`}
              onClear={() => setSearch('')}
              clearLabel="Clear search"
            />
          )}
          {data && people.length === 0 && !search && (
            <EmptyState title="Nobody to act as" text="There is no account that the policy lets you act as." />
          )}
          <List label="People">
            {people.map((person) => (
              <ListItem
                key={person.id}
                leading={<Avatar name={person.name} size={36} />}
                title={person.name}
                text={[person.emailAddress, person.role && ROLE_LABELS[person.role], person.organizationName]
                  .filter(Boolean)
                  .join(' · ')}
                trailing={
                  <Button
                    size="small"
                    busy={starting === person.id}
                    aria-label={`Act as ${person.name}`}
                    onClick={() => void start(person.id)}
                  >
                    Act as
                  </Button>
                }
              />
            ))}
          </List>
        </Sheet>
      </Stack>
    </Page>
  );
}

import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { labelOf } from '@platform/contracts/labels';
import { useDocumentTitle, useListParams } from '@platform/mfe-kit';
import { SearchedList } from '@platform/mfe-kit/list';
import { Button, ConfirmDialog, EmptyState, Note, PageHead, Select } from '@platform/ui-kit';
import type { Column } from '@platform/ui-kit/data-table';
import { useState } from 'react';
import { graphql } from '../../gql/index.ts';
import { AccountName } from '../frame/account-name.tsx';
import { startSupportMode } from './start-support-mode.ts';

const SupportRouteQuery = graphql(`
  query SupportRoute($searchTerm: String, $pagination: PaginationInput) {
    impersonationCandidates(searchTerm: $searchTerm, pagination: $pagination) {
      collection { id name emailAddress role organizationName }
      metadata { totalCount }
    }
  }
`);
type Candidate = ResultOf<typeof SupportRouteQuery>['impersonationCandidates']['collection'][number];

const DURATIONS = [
  { value: '15', label: '15 minutes' },
  { value: '30', label: '30 minutes' },
  { value: '60', label: '60 minutes' },
  { value: '120', label: '2 hours' },
];

/** URL: /admin/support */
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
  const { data, previousData, error, refetch } = useQuery(SupportRouteQuery, {
    variables: { searchTerm: list.search || null, pagination: { page: list.page, perPage: list.pageSize } },
    fetchPolicy: 'cache-and-network',
  });
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
        notFound="Nobody found"
        empty={<EmptyState title="Nobody to support" text="There is no account that you may act as." />}
      />
      {chosen && <StartDialog candidate={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function StartDialog({ candidate, onClose }: { candidate: Candidate; onClose: () => void }) {
  const [minutes, setMinutes] = useState('60');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const message = await startSupportMode({
      userId: candidate.id,
      durationMinutes: Number(minutes),
      redirectTo: '/dashboard',
      returnTo: `${window.location.pathname}${window.location.search}`,
    });
    setBusy(false);
    setFailure(message);
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`Act as ${candidate.name}?`}
      confirmLabel="Start support mode"
      busy={busy}
      onConfirm={() => void start()}
    >
      <p>
        You see and change what {candidate.name} sees and may change. The password, two-factor settings and invitations
        stay closed.
      </p>
      <Select
        label="For"
        options={DURATIONS}
        value={minutes}
        onChange={(event) => setMinutes(event.currentTarget.value)}
      />
      {failure && (
        <Note tone="danger" alert>
          {failure}
        </Note>
      )}
    </ConfirmDialog>
  );
}

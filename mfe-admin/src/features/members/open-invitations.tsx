import { useMutation, useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { labelOf } from '@platform/contracts/labels';
import { thenRead, useListParams } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { SearchedList } from '@platform/mfe-kit/list';
import { Button, Chip, ConfirmDialog, EmptyState, Note, notify, Row, Stack } from '@platform/ui-kit';
import type { Column } from '@platform/ui-kit/data-table';
import { useState } from 'react';
import { useParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import { AccountName } from '../frame/account-name.tsx';
import { endsIn, sentAgo } from './invitation-age.ts';

const OpenInvitationsQuery = graphql(`
  query OpenInvitations($organizationId: ID!, $searchTerm: String, $pagination: PaginationInput) {
    invitationTokens(organizationId: $organizationId, open: true, includeSubOrganizations: true, searchTerm: $searchTerm, pagination: $pagination) {
      collection { id intent emailAddress name role status isPrimaryAdmin organizationName inviterName expiresAt updatedAt }
      metadata { totalCount currentPage limitValue }
    }
  }
`);
const ResendInvitationMutation = graphql(`
  mutation ResendInvitation($id: ID!) {
    updateInvitationToken(id: $id, attributes: { isRefresh: true }) { ok }
  }
`);
const CancelInvitationMutation = graphql(`
  mutation CancelInvitation($id: ID!) {
    deleteInvitationToken(id: $id) { ok }
  }
`);
type Invitation = ResultOf<typeof OpenInvitationsQuery>['invitationTokens']['collection'][number];
type Step = 'resend' | 'cancel';

const FACTS: readonly Column<Invitation>[] = [
  {
    id: 'name',
    header: 'Invited',
    cell: ({ name, emailAddress }) =>
      name ? <AccountName name={name} emailAddress={emailAddress ?? ''} /> : emailAddress,
  },
  {
    id: 'role',
    header: 'As',
    cell: ({ intent, role, isPrimaryAdmin }) => (
      <Row gap={6} wrap>
        {intent === 'MEMBER' && role ? labelOf('MembershipRole', role) : labelOf('InvitationIntent', intent ?? 'GUEST')}
        {isPrimaryAdmin && <Chip tone="accent">Primary</Chip>}
      </Row>
    ),
  },
  { id: 'organization', header: 'Organization', hideOnPhone: true, cell: ({ organizationName }) => organizationName },
  {
    id: 'sent',
    header: 'Sent',
    cell: ({ updatedAt, inviterName }) => (
      <span>
        {updatedAt ? sentAgo(updatedAt) : '–'}
        {inviterName && ` by ${inviterName}`}
      </span>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ status, expiresAt }) =>
      status === 'INVITE_EXPIRED' ? <Chip tone="warning">Expired</Chip> : endsIn(expiresAt),
  },
];

/** Invitations that were neither accepted nor cancelled; those that have run out can be sent again. */
export function OpenInvitations({ mayInvite }: { readonly mayInvite: boolean }) {
  const { organizationId = '' } = useParams();
  const list = useListParams({ pageSize: 20 });
  const [chosen, setChosen] = useState<{ invitation: Invitation; step: Step } | null>(null);
  const { data, previousData, error, refetch } = useQuery(OpenInvitationsQuery, {
    variables: {
      organizationId,
      searchTerm: list.search || null,
      pagination: { page: list.page, perPage: list.pageSize },
    },
    fetchPolicy: 'cache-and-network',
  });
  const actions: Column<Invitation> = {
    id: 'actions',
    header: 'Actions',
    label: '',
    cell: (invitation) => (
      <Row gap={8}>
        <Button
          size="small"
          disabled={!mayInvite}
          aria-label={`Resend the invitation to ${invitation.emailAddress}`}
          onClick={() => setChosen({ invitation, step: 'resend' })}
        >
          Resend
        </Button>
        <Button
          size="small"
          disabled={!mayInvite}
          aria-label={`Cancel the invitation to ${invitation.emailAddress}`}
          onClick={() => setChosen({ invitation, step: 'cancel' })}
        >
          Cancel
        </Button>
      </Row>
    ),
  };
  return (
    <>
      <SearchedList
        noun="invitations"
        list={list}
        shown={(data ?? previousData)?.invitationTokens}
        error={error}
        onRetry={() => void refetch()}
        columns={[...FACTS, actions]}
        rowId={({ id }) => id}
        label="Open invitations"
        avatar
        notFound="No invitation found"
        empty={
          <EmptyState title="No open invitations" text="Whoever is invited stands here until the link is accepted." />
        }
      />
      {chosen && <InvitationDialog {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

const STEPS: Readonly<
  Record<
    Step,
    { title: string; confirm: string; danger: boolean; text: (to: string) => string; done: (to: string) => string }
  >
> = {
  resend: {
    title: 'Send the invitation again?',
    confirm: 'Resend invitation',
    danger: false,
    text: (to) => `${to} gets a new link, good for fourteen days. The earlier link stops working.`,
    done: (to) => `The invitation to ${to} is sent again.`,
  },
  cancel: {
    title: 'Cancel the invitation?',
    confirm: 'Cancel invitation',
    danger: true,
    text: (to) => `The link that ${to} has stops working. A guest who came in by it loses that access at once.`,
    done: (to) => `The invitation to ${to} is cancelled.`,
  },
};

function InvitationDialog({
  invitation,
  step,
  onClose,
}: {
  readonly invitation: Invitation;
  readonly step: Step;
  readonly onClose: () => void;
}) {
  const after = thenRead('OpenInvitations');
  const [resend] = useMutation(ResendInvitationMutation, after);
  const [cancel] = useMutation(CancelInvitationMutation, after);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { title, confirm, danger, text, done } = STEPS[step];
  const to = invitation.emailAddress ?? '';
  const run = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await (step === 'resend' ? resend : cancel)({ variables: { id: invitation.id } });
      notify(done(to));
      onClose();
    } catch (error) {
      setFailure(serverErrorText(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={title}
      confirmLabel={confirm}
      danger={danger}
      busy={busy}
      onConfirm={() => void run()}
    >
      <Stack gap={14}>
        <p>{text(to)}</p>
        {failure && (
          <Note tone="danger" alert>
            {failure}
          </Note>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

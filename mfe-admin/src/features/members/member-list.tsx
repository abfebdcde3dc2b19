import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { MEMBERSHIP_ROLES, type MembershipRole } from '@platform/contracts';
import { labelOf } from '@platform/contracts/labels';
import { useListParams, useSession } from '@platform/mfe-kit';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import { SearchedList } from '@platform/mfe-kit/list';
import { Chip, EmptyState, IconButton, Menu, Row, Select } from '@platform/ui-kit';
import type { Column } from '@platform/ui-kit/data-table';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import { AccountName } from '../frame/account-name.tsx';
import { ACTION_WORDS, actionsFor, type MemberAction } from './member-actions.ts';
import { MemberDialog } from './member-dialog.tsx';

const MembersRouteQuery = graphql(`
  query MembersRoute($organizationId: ID!, $searchTerm: String, $role: MembershipRole, $sortBy: TeamMemberSort, $direction: SortDirection, $pagination: PaginationInput) {
    organizationTeam(organizationId: $organizationId, searchTerm: $searchTerm, role: $role, sortBy: $sortBy, direction: $direction, includeSubOrganizations: true, pagination: $pagination) {
      collection {
        id membershipId name emailAddress role isPrimaryAdmin organizationName lastSignedInAt lockedAt disabledAt
        mayBeChanged mayBeAdministered
      }
      metadata { totalCount currentPage limitValue }
    }
  }
`);
type Member = ResultOf<typeof MembersRouteQuery>['organizationTeam']['collection'][number];

const SORTS = ['NAME', 'LAST_SIGNED_IN'] as const;
const ROLE_FILTER = MEMBERSHIP_ROLES.filter((role) => role !== 'SUPER_ADMIN').map((role) => ({
  value: role,
  label: labelOf('MembershipRole', role),
}));
const isRole = (text: string): text is MembershipRole => (MEMBERSHIP_ROLES as readonly string[]).includes(text);

const FACTS: readonly Column<Member>[] = [
  {
    id: 'NAME',
    header: 'Name',
    sortable: true,
    cell: ({ name, emailAddress }) => <AccountName name={name} emailAddress={emailAddress} />,
  },
  {
    id: 'role',
    header: 'Role',
    cell: ({ role, isPrimaryAdmin, disabledAt, lockedAt }) => (
      <Row gap={6} wrap>
        {labelOf('MembershipRole', role)}
        {isPrimaryAdmin && <Chip tone="accent">Primary</Chip>}
        {disabledAt && <Chip tone="danger">Disabled</Chip>}
        {lockedAt && <Chip tone="warning">Locked</Chip>}
      </Row>
    ),
  },
  { id: 'organization', header: 'Organization', hideOnPhone: true, cell: ({ organizationName }) => organizationName },
  {
    id: 'LAST_SIGNED_IN',
    header: 'Last signed in',
    sortable: true,
    cell: ({ lastSignedInAt }) => (lastSignedInAt ? formatDayOf(lastSignedInAt) : 'Never'),
  },
];

/** The members of the organization and what is done to them. */
export function MemberList() {
  const { organizationId = '' } = useParams();
  const { account } = useSession();
  const list = useListParams({ pageSize: 20, sort: 'NAME' });
  const [chosen, setChosen] = useState<{ member: Member; action: MemberAction } | null>(null);
  const role = list.filter('role');
  const { data, previousData, error, refetch } = useQuery(MembersRouteQuery, {
    variables: {
      organizationId,
      searchTerm: list.search || null,
      role: isRole(role) ? role : null,
      sortBy: SORTS.find((sort) => sort === list.sort) ?? null,
      direction: list.direction,
      pagination: { page: list.page, perPage: list.pageSize },
    },
    fetchPolicy: 'cache-and-network',
  });
  const actions: Column<Member> = {
    id: 'actions',
    header: 'Actions',
    label: '',
    cell: (member) =>
      member.id === account.id ? (
        <Chip>You</Chip>
      ) : (
        <MemberMenu member={member} onChoose={(action) => setChosen({ member, action })} />
      ),
  };
  return (
    <>
      <SearchedList
        noun="members"
        list={list}
        shown={(data ?? previousData)?.organizationTeam}
        error={error}
        onRetry={() => void refetch()}
        columns={[...FACTS, actions]}
        rowId={({ membershipId }) => membershipId}
        label="Members"
        avatar
        filters={
          <Select
            compact
            label="Role"
            placeholder="All roles"
            options={ROLE_FILTER}
            value={isRole(role) ? role : ''}
            onChange={(event) => list.setFilter('role', event.currentTarget.value)}
          />
        }
        filteredBy={isRole(role) ? `Role is ${labelOf('MembershipRole', role)}.` : undefined}
        onClearFilters={() => list.clear('role')}
        notFound="Nobody found"
        empty={<EmptyState title="No members yet" text="Members appear here when they accept their invitation." />}
      />
      {chosen && <MemberDialog {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function MemberMenu({ member, onChoose }: { member: Member; onChoose: (action: MemberAction) => void }) {
  const actions = actionsFor(member);
  if (actions.length === 0) return null;
  const label = `Actions for ${member.name}`;
  return (
    <Menu
      label={label}
      width={260}
      trigger={<IconButton size="small" label={label} icon={<IconDots size={18} stroke={1.6} />} />}
      items={actions.map((action) => ({
        id: action,
        label: ACTION_WORDS[action].item,
        danger: ACTION_WORDS[action].danger,
        separated: action === 'remove',
        onSelect: () => onChoose(action),
      }))}
    />
  );
}

import { useQuery } from '@apollo/client/react';
import { usePermission, useSessionState } from '@platform/mfe-kit';
import type { Option } from '@platform/ui-kit';
import { Button, Note, PageHead, Tabs } from '@platform/ui-kit';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { graphql } from '../../gql/index.ts';
import { usePageTitle } from '../frame/page-title.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberList } from './member-list.tsx';
import { OpenInvitations } from './open-invitations.tsx';

const InvitableOrganizationsQuery = graphql(`
  query InvitableOrganizations($organizationId: ID!) {
    organization(organizationId: $organizationId) {
      id
      name
      subOrganizations { id name }
    }
  }
`);

/** URL: /organizations/:organizationId/team-members, with ?view=invitations */
export function MembersRoute() {
  const { organizationId = '' } = useParams();
  const [params] = useSearchParams();
  const { session } = useSessionState();
  const mayInvite = usePermission('member:invite');
  const [inviting, setInviting] = useState(false);
  const { data } = useQuery(InvitableOrganizationsQuery, { variables: { organizationId } });
  const organizations = [data?.organization, ...(data?.organization?.subOrganizations ?? [])].flatMap(
    (found): Option[] => (found ? [{ value: found.id, label: found.name }] : []),
  );
  const title = usePageTitle('Members', organizationId);
  const isOwn = session?.organization?.id === organizationId;
  const base = `/organizations/${organizationId}/team-members`;
  const invitations = params.get('view') === 'invitations';
  return (
    <>
      <PageHead
        title={title}
        summary="Who belongs to the organization and its sub-organizations, and in which role."
        actions={
          <Button
            primary
            icon={<IconUserPlus size={18} stroke={1.6} />}
            disabled={!mayInvite || organizations.length === 0}
            onClick={() => setInviting(true)}
          >
            Invite member
          </Button>
        }
      />
      {session?.impersonatedBy && <Note>Inviting stays closed in support mode.</Note>}
      <Tabs
        label="Members and invitations"
        tabs={[
          { label: 'Members', href: base, current: !invitations },
          { label: 'Open invitations', href: `${base}?view=invitations`, current: invitations },
          ...(isOwn ? [{ label: 'Planners', href: '/weps', current: false }] : []),
        ]}
      />
      {invitations ? <OpenInvitations mayInvite={mayInvite} /> : <MemberList />}
      {inviting && <InviteDialog organizations={organizations} onClose={() => setInviting(false)} />}
    </>
  );
}

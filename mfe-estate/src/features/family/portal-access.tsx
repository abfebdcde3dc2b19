import { useQuery } from '@apollo/client/react';
import { labelOf } from '@platform/contracts/labels';
import { Chip } from '@platform/ui-kit';
import { graphql } from '../../gql/index.ts';

const PersonPortalQuery = graphql(`
  query PersonPortal($id: ID!) {
    person(id: $id) { id invitationStatus }
  }
`);

/** How the invitation of somebody to the portal stands; nothing until it is known, and for whoever may not see it. */
export function PortalAccess({ personId }: { personId: string }) {
  const { data } = useQuery(PersonPortalQuery, { variables: { id: personId } });
  const status = data?.person?.invitationStatus;
  if (!status) return null;
  const tone = status === 'ACTIVE' ? 'positive' : status === 'INVITE_EXPIRED' ? 'warning' : undefined;
  return (
    <div>
      <Chip {...(tone && { tone })}>Client portal: {labelOf('InvitationStatus', status)}</Chip>
    </div>
  );
}

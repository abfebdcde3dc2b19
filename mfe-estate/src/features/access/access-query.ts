import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const EstateAccessQuery = graphql(`
  query EstateAccess($estateId: ID!) {
    estate(id: $estateId) { id displayName organizationId people { id name isClient isSpouse isDeceased } }
    estateAccess(estateId: $estateId) {
      id name emailAddress role status since endsAt invitationId signedInAt estatesCount
    }
  }
`);
export const ShareWithGuestMutation = graphql(`
  mutation ShareWithGuest($input: CreateMembershipInput!) { createMembership(input: $input) { token exp } }
`);
export const ShareWithClientMutation = graphql(`
  mutation ShareWithClient($input: InviteClientInput!) { inviteClient(input: $input) { ok } }
`);
export const SendAccessAgainMutation = graphql(`
  mutation SendAccessAgain($id: ID!) { updateInvitationToken(id: $id, attributes: { isRefresh: true }) { ok } }
`);
export const RevokeEstateAccessMutation = graphql(`
  mutation RevokeEstateAccess($estateId: ID!, $id: ID!) { revokeEstateAccess(estateId: $estateId, id: $id) { ok } }
`);

type Answer = ResultOf<typeof EstateAccessQuery>;
export type SharedEstate = NonNullable<Answer['estate']>;
export type Access = Answer['estateAccess'][number];

/** After each change: the list shows what is, not what was meant. */
export const AFTER_CHANGE = { refetchQueries: ['EstateAccess'], awaitRefetchQueries: true };

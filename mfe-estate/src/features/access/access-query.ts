import type { ResultOf } from '@graphql-typed-document-node/core';
import { thenRead } from '@platform/mfe-kit';
import { graphql } from '../../gql/index.ts';

export const EstateAccessQuery = graphql(`
  query EstateAccess($estateId: ID!) {
    estate(id: $estateId) {
      id displayName organizationId people { id name isClient isSpouse isDeceased }
      advisor { id name } mayShareOwnership
      sharedEstateOwnerships { id accountId name sharedAt sharedByName mayBeDeleted }
    }
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

export const AdvisorsQuery = graphql(`
  query AdvisorsToShareWith($organizationId: ID!, $searchTerm: String) {
    organizationAdvisors(organizationId: $organizationId, searchTerm: $searchTerm, pagination: { perPage: 8 }) {
      collection { id name emailAddress role } metadata { totalCount }
    }
  }
`);
export const ShareOwnershipMutation = graphql(`
  mutation ShareOwnership($estateId: ID!, $accountId: ID!) {
    createSharedEstateOwnership(estateId: $estateId, accountId: $accountId) {
      ok sharedEstateOwnership { id } estate { id sharedEstateOwnerships { id name } }
    }
  }
`);
export const EndOwnershipMutation = graphql(`
  mutation EndOwnership($id: ID!) {
    deleteSharedEstateOwnership(id: $id) { ok estate { id sharedEstateOwnerships { id name } } }
  }
`);

type Answer = ResultOf<typeof EstateAccessQuery>;
export type SharedEstate = NonNullable<Answer['estate']>;
export type SharedOwner = SharedEstate['sharedEstateOwnerships'][number];
export type Access = Answer['estateAccess'][number];

/** After each change: the list shows what is, not what was meant. */
export const AFTER_CHANGE = thenRead('EstateAccess');

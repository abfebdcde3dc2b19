import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../gql/index.ts';

export const GroupsQuery = graphql(`
  query ProfileGroups {
    profileGroups(pagination: { perPage: 100 }) { collection { id version name clientsCount } metadata { totalCount } }
  }
`);
export const CreateGroupMutation = graphql(`
  mutation CreateProfileGroup($name: String!) { createProfileGroup(name: $name) { ok profileGroup { id version name } } }
`);
export const RenameGroupMutation = graphql(`
  mutation RenameProfileGroup($id: ID!, $version: Int!, $name: String!) {
    updateProfileGroup(id: $id, version: $version, name: $name) { ok profileGroup { id version name } }
  }
`);
export const DeleteGroupMutation = graphql(`
  mutation DeleteProfileGroup($id: ID!, $version: Int!) { deleteProfileGroup(id: $id, version: $version) { ok } }
`);
export const RestoreGroupMutation = graphql(`
  mutation RestoreProfileGroup($id: ID!) { restoreProfileGroup(id: $id) { ok profileGroup { id version name } } }
`);
export const AddToGroupMutation = graphql(`
  mutation AddToProfileGroup($profileGroupId: ID!, $estateIds: [ID!]!) {
    bulkAddEstateProfileGroupings(profileGroupId: $profileGroupId, estateIds: $estateIds) { ok profileGroup { id version } }
  }
`);
export const TakeFromGroupMutation = graphql(`
  mutation TakeFromProfileGroup($profileGroupId: ID!, $estateIds: [ID!]!) {
    bulkRemoveEstateProfileGroupings(profileGroupId: $profileGroupId, estateIds: $estateIds) {
      ok profileGroup { id version }
    }
  }
`);

export type Group = ResultOf<typeof GroupsQuery>['profileGroups']['collection'][number];
export type GroupName = Pick<Group, 'id' | 'name'>;

/** A client of the list, with the groups that it is in. */
export interface GroupedClient {
  readonly id: string;
  readonly displayName: string;
  readonly groups: readonly GroupName[];
}

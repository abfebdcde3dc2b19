import type { OrganizationStore } from './organization.repository.ts';

/**
 * What other modules may know of any organization, whoever acts: its settings and its place in the tree. Only accepting
 * an invitation changes one: it adds the administrator who was invited as primary.
 */
export type OrganizationDirectory = Pick<OrganizationStore, 'byId' | 'byIds' | 'descendantIds' | 'addPrimaryAdmin'>;

export function createOrganizationDirectory(store: OrganizationStore): OrganizationDirectory {
  return {
    byId: (id) => store.byId(id),
    byIds: (ids) => store.byIds(ids),
    descendantIds: (id) => store.descendantIds(id),
    addPrimaryAdmin: (id, membershipId) => store.addPrimaryAdmin(id, membershipId),
  };
}

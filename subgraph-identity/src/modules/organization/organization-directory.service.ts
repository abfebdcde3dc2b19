import type { OrganizationStore } from './organization.repository.ts';

/**
 * What other modules may know of any organization, whoever acts: its settings and its place in the tree. The store
 * itself is handed out under this type, since it is its module's alone. Only accepting an invitation changes one: it
 * adds the administrator who was invited as primary.
 */
export type OrganizationDirectory = Pick<OrganizationStore, 'byId' | 'byIds' | 'descendantIds' | 'addPrimaryAdmin'>;

import type { Scope } from '@platform/contracts';

/** Whether an organization is within reach: by scope, or because it is the actor's own. */
export function reachesOrganization(scope: Scope, ownId: string | null, id: string): boolean {
  return scope.everything || scope.organizationIds.includes(id) || ownId === id;
}

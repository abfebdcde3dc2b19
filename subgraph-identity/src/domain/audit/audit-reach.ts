import type { Actor } from '@platform/contracts';
import { DomainError } from '@platform/kernel';

/**
 * Chains that the caller administers; a super administrator reads the platform's own too. Throws: DomainError NOT_FOUND
 * for an organization beyond the caller's reach.
 */
export function chainsOf({ scope }: Pick<Actor, 'scope'>, organizationId?: string | null): readonly string[] | 'all' {
  if (organizationId) {
    const reached = scope.everything || scope.organizationIds.includes(organizationId);
    if (!reached) throw new DomainError('NOT_FOUND', 'This organization does not exist.');
    return [organizationId];
  }
  return scope.everything ? 'all' : scope.organizationIds;
}

import type { Actor } from '@platform/contracts';
import { can } from '@platform/contracts/access';

/** What of an organization whoever reaches it may see beyond its name. */
export const seesQuotas = (actor: Actor): boolean => can(actor, 'quota:view');
export const seesMembers = (actor: Actor): boolean => can(actor, 'member:list');
/** What the firm pays for is nothing for its clients. */
export const seesContract = (actor: Actor): boolean => can(actor, 'organization:overview');
/** Nor how many there are of them. */
export const seesClientCount = ({ scope }: Pick<Actor, 'scope'>, organizationId: string): boolean =>
  scope.everything || scope.organizationIds.includes(organizationId);

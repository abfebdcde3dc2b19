import type { Actor } from '../actor.ts';

/**
 * Whether somebody reaches only the clients they advise: advisors of an organization that has `enableAccessControls` on
 * (docs/adr/0064). Planners, administrators and report administrators work for the whole firm.
 */
export const reachesOwnClientsOnly = ({ activeRole, settings }: Pick<Actor, 'activeRole' | 'settings'>): boolean =>
  activeRole === 'ADVISOR' && settings['enableAccessControls'] === true;

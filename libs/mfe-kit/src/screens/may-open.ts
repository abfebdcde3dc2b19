import { ACCESS_POLICY } from '@platform/contracts/access';
import { allows } from '../session/session-context.tsx';
import type { Session } from '../session/session-query.ts';
import { admits, hasDomain } from './route-permissions.ts';
import type { Screen, ScreenCondition } from './screen.ts';

/** Whether role, organization and flags are as a screen needs them. */
export function holds(condition: ScreenCondition | undefined, session: Session): boolean {
  if (!condition) return true;
  const { flags, settings, organization, account } = session;
  const { roles, flag, setting, withoutSetting, organization: wanted } = condition;
  if (roles && !roles.some((role) => role === account?.activeRole)) return false;
  if (flag !== undefined && flags[flag] !== true) return false;
  if (setting !== undefined && settings[setting] !== true) return false;
  if (withoutSetting !== undefined && settings[withoutSetting] === true) return false;
  if (wanted !== undefined && !organization) return false;
  return wanted !== 'top-level' || organization?.isSubOrganization !== true;
}

/**
 * Whether the account of a session may open a screen: the policy's action, the route's permissions or the client's
 * domains, and the screen's own condition. An action that this release does not know is nobody's.
 */
export function mayOpen(session: Session, { access, when }: Pick<Screen, 'access' | 'when'>): boolean {
  if (access === 'public' || access === 'visitors') return true;
  const { action, permissions, clientDomains } = access;
  if (!Object.hasOwn(ACCESS_POLICY, action) || !allows(session, action) || !holds(when, session)) return false;
  if (session.account?.activeRole === 'CLIENT' && clientDomains) {
    return clientDomains.some((domain) => hasDomain(domain, session));
  }
  return !permissions || permissions.some((permission) => admits(permission, session));
}

import type { KnownScreen, Session } from '@platform/mfe-kit';
import { matchPath } from 'react-router';
import { hasNewFlow } from '../navigation/navigation-form.ts';
import { OWN_SCREENS } from '../screens.ts';

/** Pages for people who are not signed in; whoever is, goes to / (platform shell §2). */
const SIGN_IN_PATHS = OWN_SCREENS.filter(({ access }) => access === 'visitors').map(({ path }) => `/${path}`);
const isSignInPage = (pathname: string): boolean => SIGN_IN_PATHS.some((path) => matchPath(path, pathname) !== null);

/** The operator's area; everybody else is led home. */
const SUPER_ADMIN_ONLY = /^\/internal(\/|$)/;
const ALWAYS_SHOWN: ReadonlySet<string> = new Set(['/account/logout', '/account/address-confirmed']);
const STOPPED_ROLES: ReadonlySet<string> = new Set(['ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN']);

export interface Place {
  readonly pathname: string;
  readonly search: string;
  /** Null: nothing is published at this address. */
  readonly screen: Pick<KnownScreen, 'access'> | null;
}

/** Only a path of this application: never another origin, never the sign-in pages again. */
export function safeRedirect(target: string | null): string {
  if (!target?.startsWith('/') || target.startsWith('//') || target.includes('\\')) return '/';
  // Browsers drop tabs and line breaks from addresses, which could turn "/\t/host" into "//host".
  if ([...target].some((character) => character < ' ')) return '/';
  const [pathname = '/'] = target.split(/[?#]/);
  return isSignInPage(pathname) || pathname === '/account/logout' ? '/' : target;
}

function forSignedOut({ pathname, search, screen }: Place): string | null {
  if (screen && typeof screen.access === 'string') return null;
  const target = pathname + search;
  return target === '/' ? '/account/login' : `/account/login?redirect=${encodeURIComponent(target)}`;
}

/** Marked as expired, or too old for an organization that rotates passwords; never after a sign-in without one. */
export const mustRotatePassword = (session: Session): boolean => session.requires === 'rotate-password';

/** Two-factor is wanted by the organization and the account has none. */
export const mustSetUpTwoFactor = (session: Session): boolean => session.requires === 'edit/security';

function forced(session: Session, pathname: string): string | null {
  const { account, organization } = session;
  if (!account || session.impersonatedBy) return null;
  if (mustRotatePassword(session)) return '/account/rotate-password';
  if (mustSetUpTwoFactor(session)) return '/account/edit/security';
  const stopped = organization?.isDisabled && STOPPED_ROLES.has(account.activeRole ?? '');
  return stopped && !pathname.startsWith('/account/') ? '/disabled-organization' : null;
}

/** What / opens: null where it is the home itself. Whoever looks after the platform starts with its organizations. */
function startOf(session: Session): string | null {
  const role = session.account?.activeRole;
  if (role === 'SUPER_ADMIN') return '/organizations';
  return role === 'CLIENT' || !hasNewFlow(session) ? null : '/dashboard';
}

/**
 * Where an address leads instead, or null when it may be shown: sign-in, forced steps, pages of one role.
 * Signing out is always allowed, and whoever took an account over is told first.
 */
export function redirectFor(session: Session | null, place: Place): string | null {
  const { pathname, search } = place;
  if (!session?.account) return forSignedOut(place);
  if (ALWAYS_SHOWN.has(pathname) || pathname.startsWith('/service/')) return null;
  const force = forced(session, pathname);
  if (force) return pathname === force ? null : force;
  if (isSignInPage(pathname)) return safeRedirect(new URLSearchParams(search).get('redirect'));
  if (pathname === '/') return startOf(session);
  if (pathname === '/dashboard' && session.account.activeRole === 'CLIENT') return '/';
  if (SUPER_ADMIN_ONLY.test(pathname) && session.account.activeRole !== 'SUPER_ADMIN') return '/';
  return null;
}

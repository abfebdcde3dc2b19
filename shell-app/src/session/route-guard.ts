import type { Session } from '@platform/mfe-kit';
import { hasNewFlow } from '../navigation/navigation-form.ts';

/** Pages for people who are not signed in; whoever is, goes to / (platform shell §2). */
const SIGN_IN_PAGES = /^\/(account\/(login|reset-password|new-password)|auth\/forgot-password)([/?]|$)/;

/** Public prefixes of §2. Account pages that need an account are named apart. */
const PUBLIC = /^\/(plan-my-legacy|invite-expired|disabled-organization|auth|account|service)(\/|$)/;
const NEEDS_ACCOUNT = /^\/account\/(edit|rotate-password)(\/|$)/;

const SUPER_ADMIN_ONLY = /^\/internal\/(organizations|forms)(\/|$)/;
const STOPPED_ROLES: ReadonlySet<string> = new Set(['ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN']);

export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Only a path of this application: never another origin, never the sign-in pages again. */
export function safeRedirect(target: string | null): string {
  if (!target?.startsWith('/') || target.startsWith('//') || target.includes('\\')) return '/';
  // Browsers drop tabs and line breaks from addresses, which could turn "/\t/host" into "//host".
  if ([...target].some((character) => character < ' ')) return '/';
  return SIGN_IN_PAGES.test(target) || target.startsWith('/account/logout') ? '/' : target;
}

function forSignedOut({ pathname, search }: Place): string | null {
  if (PUBLIC.test(pathname) && !NEEDS_ACCOUNT.test(pathname)) return null;
  if (pathname === '/account/logout') return '/account/login';
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

/**
 * Where an address leads instead, or null when it may be shown: sign-in, forced steps, pages of one role.
 * Signing out is always allowed.
 */
export function redirectFor(session: Session | null, place: Place): string | null {
  const { pathname, search } = place;
  if (!session?.account) return forSignedOut(place);
  if (pathname === '/account/logout' || pathname.startsWith('/service/')) return null;
  const force = forced(session, pathname);
  if (force) return pathname === force ? null : force;
  if (SIGN_IN_PAGES.test(pathname)) return safeRedirect(new URLSearchParams(search).get('redirect'));
  if (pathname === '/') return session.account.activeRole === 'CLIENT' || !hasNewFlow(session) ? null : '/dashboard';
  if (pathname === '/dashboard' && session.account.activeRole === 'CLIENT') return '/';
  if (SUPER_ADMIN_ONLY.test(pathname) && session.account.activeRole !== 'SUPER_ADMIN') return '/';
  return null;
}

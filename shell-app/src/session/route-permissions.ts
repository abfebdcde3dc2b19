import type { Session } from '@platform/mfe-kit';
import { hasSearchAndNotifications } from '../navigation/menu.ts';

/** Who a page is for (platform shell §6). A super administrator passes every one of them. */
export const ROUTE_PERMISSIONS = [
  'superAdmin',
  'documentReviewer',
  'attorney',
  'notClient',
  'orgMember',
  'orgAdmin',
  'reportAdmin',
  'estateSpecialist',
] as const;
export type RoutePermission = (typeof ROUTE_PERMISSIONS)[number];

/** Parts of the product that a client uses alone. A client needs one of those that a page names. */
export const CLIENT_DOMAINS = ['document builder', 'profile builder', 'estate health assessment'] as const;
export type ClientDomain = (typeof CLIENT_DOMAINS)[number];

type Role = NonNullable<NonNullable<Session['account']>['activeRole']>;

const STAFF: readonly Role[] = [
  'ADMIN',
  'ADVISOR',
  'ATTORNEY',
  'DOCUMENT_REVIEWER',
  'ESTATE_SPECIALIST',
  'REPORT_ADMIN',
];

const ADMITTED: Readonly<Record<RoutePermission, readonly Role[]>> = {
  superAdmin: [],
  documentReviewer: ['DOCUMENT_REVIEWER'],
  attorney: ['ATTORNEY'],
  notClient: [...STAFF, 'EXTERNAL_COLLABORATOR'],
  orgMember: STAFF,
  orgAdmin: ['ADMIN'],
  reportAdmin: ['REPORT_ADMIN'],
  estateSpecialist: ['ESTATE_SPECIALIST'],
};

export function admits(permission: RoutePermission, session: Session): boolean {
  const role = session.account?.activeRole;
  return role !== null && role !== undefined && (role === 'SUPER_ADMIN' || ADMITTED[permission].includes(role));
}

/** Whether a client's organization lets its clients use a part of the product. */
export function hasDomain(domain: ClientDomain, { settings, flags }: Session): boolean {
  if (domain === 'document builder') return settings.canInviteClientsToDocuments === true;
  if (domain === 'estate health assessment') return settings.canInviteClientsToEstateHealthAssessment === true;
  return settings.canInviteClientsToProfileBuilder === true && flags['PROFILE_BUILDER'] === true;
}

interface RouteRule {
  readonly path: RegExp;
  /** Any of these. */
  readonly permissions: readonly RoutePermission[];
  /** For clients instead: any of these. */
  readonly clientDomains?: readonly ClientDomain[];
}

/** Pages that are not for everybody who is signed in. The servers decide over the data; this spares a page without any. */
const RULES: readonly RouteRule[] = [
  { path: /^\/admin\/support(\/|$)/, permissions: ['orgAdmin'] },
  { path: /^\/(admin|app-feature-flags|data-management|org-licenses)(\/|$)/, permissions: ['superAdmin'] },
  {
    path: /^\/(organizations|organization-settings|organization-overview|organization-integration|subscriptions|invitation-tokens|admin-provision-options|teams|team-members|group-users|ad-integrations|audit-logs)(\/|$)/,
    permissions: ['orgAdmin'],
  },
  { path: /^\/my-notes-library(\/|$)/, permissions: ['estateSpecialist', 'orgAdmin'] },
  { path: /^\/(reviews|versions)(\/|$)/, permissions: ['documentReviewer', 'attorney', 'orgMember'] },
  { path: /^\/(advisors|planning|reminders|weps|ehc-submissions|prospect-summary)(\/|$)/, permissions: ['orgMember'] },
  { path: /^\/(clients|calculators|labs|reports)(\/|$)/, permissions: ['notClient', 'reportAdmin'] },
  { path: /^\/documents(\/|$)/, permissions: ['notClient'], clientDomains: ['document builder'] },
  { path: /^\/profile-builder(\/|$)/, permissions: ['notClient'], clientDomains: ['profile builder'] },
  { path: /^\/client-portal(\/|$)/, permissions: ['notClient'], clientDomains: CLIENT_DOMAINS },
];

/** Whether the account may open an address; a page that no rule names is open to everybody who is signed in. */
export function mayOpen(session: Session, pathname: string): boolean {
  if (/^\/notifications(\/|$)/.test(pathname)) return hasSearchAndNotifications(session);
  const rule = RULES.find(({ path }) => path.test(pathname));
  if (!rule) return true;
  if (session.account?.activeRole === 'CLIENT' && rule.clientDomains) {
    return rule.clientDomains.some((domain) => hasDomain(domain, session));
  }
  return rule.permissions.some((permission) => admits(permission, session));
}

import type { MembershipRole } from '@platform/contracts/roles';
import type { Session } from '../session/session-query.ts';

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

const STAFF: readonly MembershipRole[] = [
  'ADMIN',
  'ADVISOR',
  'ATTORNEY',
  'DOCUMENT_REVIEWER',
  'ESTATE_SPECIALIST',
  'REPORT_ADMIN',
];

const ADMITTED: Readonly<Record<RoutePermission, readonly MembershipRole[]>> = {
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
  return (
    role !== null && role !== undefined && (role === 'SUPER_ADMIN' || (ADMITTED[permission]?.includes(role) ?? false))
  );
}

/** Whether a client's organization lets its clients use a part of the product. */
export function hasDomain(domain: ClientDomain, { settings, flags }: Session): boolean {
  if (domain === 'document builder') return settings.canInviteClientsToDocuments === true;
  if (domain === 'estate health assessment') return settings.canInviteClientsToEstateHealthAssessment === true;
  return (
    domain === 'profile builder' &&
    settings.canInviteClientsToProfileBuilder === true &&
    flags['PROFILE_BUILDER'] === true
  );
}

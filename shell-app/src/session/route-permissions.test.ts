import { MEMBERSHIP_ROLES, type MembershipRole } from '@platform/contracts';
import { describe, expect, it } from 'vitest';
import {
  admits,
  type ClientDomain,
  hasDomain,
  mayOpen,
  ROUTE_PERMISSIONS,
  type RoutePermission,
} from './route-permissions.ts';
import { sessionOf } from './session.fixture.ts';

const as = (activeRole: MembershipRole, changes: Parameters<typeof sessionOf>[0] = {}) =>
  sessionOf({ ...changes, account: { activeRole } });
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

describe('route permissions', () => {
  it.each(ROUTE_PERMISSIONS)('R120 R123: %s admits exactly its roles, and the super administrator', (permission) => {
    const admitted = MEMBERSHIP_ROLES.filter((role) => admits(permission, as(role)));
    expect(admitted.toSorted()).toEqual([...ADMITTED[permission], 'SUPER_ADMIN'].toSorted());
  });

  it('R123: an account without a role is admitted nowhere', () => {
    const nobody = sessionOf({ account: { activeRole: null } });
    for (const permission of ROUTE_PERMISSIONS) expect(admits(permission, nobody)).toBe(false);
  });

  it.each([
    { path: '/organization-overview', role: 'ADVISOR', opens: false },
    { path: '/organization-overview', role: 'ADMIN', opens: true },
    { path: '/admin/support', role: 'ADMIN', opens: true },
    { path: '/admin/support', role: 'SUPER_ADMIN', opens: true },
    { path: '/admin/support', role: 'ESTATE_SPECIALIST', opens: false },
    { path: '/admin/elsewhere', role: 'ADMIN', opens: false },
    { path: '/clients', role: 'CLIENT', opens: false },
    { path: '/clients', role: 'EXTERNAL_COLLABORATOR', opens: true },
    { path: '/my-notes-library', role: 'ADVISOR', opens: false },
    { path: '/my-notes-library', role: 'ESTATE_SPECIALIST', opens: true },
    { path: '/notifications', role: 'ATTORNEY', opens: false },
    { path: '/notifications', role: 'REPORT_ADMIN', opens: false },
    { path: '/notifications', role: 'EXTERNAL_COLLABORATOR', opens: false },
    { path: '/notifications', role: 'ADVISOR', opens: true },
    { path: '/notifications', role: 'SUPER_ADMIN', opens: true },
    { path: '/reviews/1', role: 'CLIENT', opens: false },
    { path: '/reviews/1', role: 'DOCUMENT_REVIEWER', opens: true },
    { path: '/estate/1/documents', role: 'CLIENT', opens: true },
    { path: '/account/edit/profile', role: 'CLIENT', opens: true },
  ] as const)('R022: $path opens for $role: $opens', ({ path, role, opens }) => {
    expect(mayOpen(as(role), path)).toBe(opens);
  });

  it.each([
    { domain: 'document builder', settings: { canInviteClientsToDocuments: true }, flag: 'DOC_GEN_2' },
    {
      domain: 'estate health assessment',
      settings: { canInviteClientsToEstateHealthAssessment: true },
      flag: 'DOC_GEN_2',
    },
    {
      domain: 'profile builder',
      settings: { canInviteClientsToProfileBuilder: true },
      flag: 'PROFILE_BUILDER',
    },
  ] as const)('R119: a client with the $domain opens the client portal, one without any does not', (given) => {
    const { domain, settings } = given;
    const flags = { [given.flag]: true };
    expect(hasDomain(domain as ClientDomain, as('CLIENT', { settings, flags }))).toBe(true);
    expect(mayOpen(as('CLIENT', { settings, flags }), '/client-portal')).toBe(true);
    expect(mayOpen(as('CLIENT', { settings: {}, flags: {} }), '/client-portal')).toBe(false);
  });

  it('R119: a part for clients that a page does not name does not open it', () => {
    const client = as('CLIENT', { settings: { canInviteClientsToDocuments: true } });
    expect(mayOpen(client, '/documents')).toBe(true);
    expect(mayOpen(client, '/profile-builder')).toBe(false);
  });
});

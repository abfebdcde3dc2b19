import { MEMBERSHIP_ROLES, type MembershipRole } from '@platform/contracts';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../session/session.fixture.ts';
import { mayOpen } from './may-open.ts';
import { admits, type ClientDomain, hasDomain, ROUTE_PERMISSIONS, type RoutePermission } from './route-permissions.ts';
import type { ScreenAccess, ScreenCondition } from './screen.ts';

const as = (activeRole: MembershipRole, changes: Parameters<typeof sessionOf>[0] = {}) =>
  sessionOf({ ...changes, account: { activeRole } });
const opens = (session: ReturnType<typeof as>, access: ScreenAccess, when?: ScreenCondition): boolean =>
  mayOpen(session, { access, when });
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
});

describe('mayOpen', () => {
  it.each([
    { access: { action: 'organization:overview', permissions: ['orgAdmin'] }, role: 'ADVISOR', may: false },
    { access: { action: 'organization:overview', permissions: ['orgAdmin'] }, role: 'ADMIN', may: true },
    { access: { action: 'estate:list' }, role: 'CLIENT', may: false },
    { access: { action: 'estate:list' }, role: 'EXTERNAL_COLLABORATOR', may: true },
    { access: { action: 'library:notes' }, role: 'ADVISOR', may: false },
    { access: { action: 'library:notes' }, role: 'ESTATE_SPECIALIST', may: true },
    { access: { action: 'notification:view' }, role: 'ATTORNEY', may: false },
    { access: { action: 'notification:view' }, role: 'SUPER_ADMIN', may: true },
    { access: { action: 'report:view', permissions: ['notClient'] }, role: 'CLIENT', may: false },
    { access: { action: 'report:view' }, role: 'CLIENT', may: true },
    { access: { action: 'account:self' }, role: 'CLIENT', may: true },
    { access: 'public', role: 'CLIENT', may: true },
  ] as const)('R022: a screen of $access opens for $role: $may', ({ access, role, may }) => {
    expect(opens(as(role), access)).toBe(may);
  });

  it('an action that this release does not know opens for nobody', () => {
    const unknown = { action: 'estate:teleport' } as unknown as ScreenAccess;
    for (const role of MEMBERSHIP_ROLES) expect(opens(as(role), unknown)).toBe(false);
  });

  it.each([
    { when: { flag: 'SCENARIOS' }, given: { flags: { SCENARIOS: true } } },
    { when: { setting: 'advisorCanGenerateReport' }, given: { settings: { advisorCanGenerateReport: true } } },
  ] as const)('a screen that needs $when is closed without it', ({ when, given }) => {
    expect(opens(as('ADVISOR', given), { action: 'estate:view' }, when)).toBe(true);
    expect(opens(as('ADVISOR'), { action: 'estate:view' }, when)).toBe(false);
  });

  const PORTAL: ScreenAccess = {
    action: 'estate:view',
    permissions: ['notClient'],
    clientDomains: ['document builder', 'profile builder', 'estate health assessment'],
  };

  it.each([
    { domain: 'document builder', settings: { canInviteClientsToDocuments: true }, flag: 'DOC_GEN_2' },
    {
      domain: 'estate health assessment',
      settings: { canInviteClientsToEstateHealthAssessment: true },
      flag: 'DOC_GEN_2',
    },
    { domain: 'profile builder', settings: { canInviteClientsToProfileBuilder: true }, flag: 'PROFILE_BUILDER' },
  ] as const)('R119: a client with the $domain opens a screen that names it, one without any does not', (given) => {
    const { domain, settings } = given;
    const flags = { [given.flag]: true };
    expect(hasDomain(domain as ClientDomain, as('CLIENT', { settings, flags }))).toBe(true);
    expect(opens(as('CLIENT', { settings, flags }), PORTAL)).toBe(true);
    expect(opens(as('CLIENT', { settings: {}, flags: {} }), PORTAL)).toBe(false);
  });

  it('R119: a part for clients that a screen does not name does not open it', () => {
    const client = as('CLIENT', { settings: { canInviteClientsToDocuments: true } });
    const access = (domain: ClientDomain): ScreenAccess => ({ ...PORTAL, clientDomains: [domain] });
    expect(opens(client, access('document builder'))).toBe(true);
    expect(opens(client, access('profile builder'))).toBe(false);
  });
});

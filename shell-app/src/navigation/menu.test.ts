import type { Session } from '@platform/mfe-kit';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '@platform/mfe-kit/session-fixture';
import { currentEntry, hasSearchAndNotifications, menuFor } from './menu.ts';

const links = {
  resourceCentre: 'https://r.example',
  academy: 'https://a.example',
  knowledgeBase: 'https://k.example',
  attorneyNetwork: 'https://n.example',
  advisorResources: 'https://v.example',
};
const ids = (session: Session): string[] => menuFor(session, links).map(({ id }) => id);
const as = (activeRole: string, changes: Parameters<typeof sessionOf>[0] = {}) =>
  sessionOf({ ...changes, account: { activeRole: activeRole as 'ADVISOR', ...changes.account } });
const ALL_FLAGS = { IN_APP_CALCULATORS: true, ENABLE_LABS_PAGE: true };
const ADMIN_ONLY = ['organization-overview', 'subscriptions', 'admins', 'team-members', 'teams'];

describe('menuFor', () => {
  it('R032: a client sees Dashboard, resource centre and knowledge base, whatever the flags', () => {
    expect(ids(as('CLIENT', { flags: { ...ALL_FLAGS, 'attorney-network': true } }))).toEqual([
      'dashboard',
      'resource-centre',
      'knowledge-base',
    ]);
  });

  it('R033: an external collaborator has no dashboard, no resources and no knowledge base', () => {
    const seen = ids(as('EXTERNAL_COLLABORATOR'));
    for (const id of ['dashboard', 'resource-centre', 'knowledge-base', 'advisor-resources'])
      expect(seen).not.toContain(id);
    expect(seen).toContain('clients');
  });

  it.each([
    { name: 'R034', id: 'calculators', flag: 'IN_APP_CALCULATORS' },
    { name: 'R035', id: 'labs', flag: 'ENABLE_LABS_PAGE' },
  ])('$name: $id needs the flag $flag and a role other than client', ({ id, flag }) => {
    expect(ids(as('ADVISOR', { flags: { [flag]: true } }))).toContain(id);
    expect(ids(as('ADVISOR'))).not.toContain(id);
    expect(ids(as('CLIENT', { flags: { [flag]: true } }))).not.toContain(id);
  });

  it('R036: organization pages are for admins only', () => {
    expect(ids(as('ADMIN'))).toEqual(expect.arrayContaining(ADMIN_ONLY));
    for (const role of ['ADVISOR', 'ESTATE_SPECIALIST', 'CLIENT', 'ATTORNEY']) {
      for (const id of ADMIN_ONLY) expect(ids(as(role))).not.toContain(id);
    }
  });

  it('R061: administrators start support mode, of the platform or of an organization; nobody else sees its entry', () => {
    for (const role of ['ADMIN', 'SUPER_ADMIN']) expect(ids(as(role))).toContain('support');
    for (const role of ['ADVISOR', 'ESTATE_SPECIALIST', 'CLIENT', 'ATTORNEY', 'REPORT_ADMIN']) {
      expect(ids(as(role))).not.toContain('support');
    }
  });

  it('R014 R015 R016: a sub-organization has no teams, group users and directory integrations', () => {
    const seen = ids(as('ADMIN', { organization: { isSubOrganization: true } }));
    for (const id of ['teams', 'group-users', 'ad-integrations']) expect(seen).not.toContain(id);
    expect(seen).toContain('team-members');
  });

  it('R017: a legacy unlimited household licence hides subscriptions', () => {
    expect(ids(as('ADMIN', { settings: { hasLegacyUnlimitedHouseholdLicense: true } }))).not.toContain('subscriptions');
  });

  it('R037: the attorney network is for advisors with the flag and for any admin', () => {
    expect(ids(as('ADVISOR'))).not.toContain('attorney-network');
    expect(ids(as('ADVISOR', { flags: { 'attorney-network': true } }))).toContain('attorney-network');
    expect(ids(as('ADMIN'))).toContain('attorney-network');
    expect(ids(as('ESTATE_SPECIALIST', { flags: { 'attorney-network': true } }))).not.toContain('attorney-network');
  });

  it('R038: the limited advisor dashboard hides the academy', () => {
    expect(ids(as('ADVISOR'))).toContain('academy');
    expect(ids(as('ADVISOR', { flags: { 'limited-advisor-dashboard': true } }))).not.toContain('academy');
  });

  it('R039: advisor resources hide where advisors must send an invite link', () => {
    expect(ids(as('ADVISOR'))).toContain('advisor-resources');
    expect(ids(as('ADVISOR', { settings: { advisorMustSendInviteLink: true } }))).not.toContain('advisor-resources');
  });

  it.each([
    ['ESTATE_SPECIALIST', true],
    ['ADMIN', true],
    ['SUPER_ADMIN', true],
    ['ADVISOR', false],
    ['CLIENT', false],
    ['ATTORNEY', false],
  ])('R040: %s sees My Notes Library: %s', (role, shown) => {
    expect(ids(as(role)).includes('notes-library')).toBe(shown);
  });

  it.each([
    ['ADVISOR', true],
    ['ADMIN', true],
    ['SUPER_ADMIN', true],
    ['ESTATE_SPECIALIST', true],
    ['CLIENT', false],
    ['ATTORNEY', false],
    ['DOCUMENT_REVIEWER', false],
    ['REPORT_ADMIN', false],
    ['EXTERNAL_COLLABORATOR', false],
  ])('R041: %s has search and notifications: %s', (role, shown) => {
    expect(hasSearchAndNotifications(as(role))).toBe(shown);
  });

  it('marks Clients while an estate is open, and the longest address otherwise', () => {
    const entries = menuFor(as('ADVISOR', { flags: ALL_FLAGS }), links);
    expect(currentEntry(entries, '/estate/1/diagram')?.id).toBe('clients');
    expect(currentEntry(entries, '/labs/prospecting')?.id).toBe('prospecting');
    expect(currentEntry(entries, '/account/edit/profile')).toBeUndefined();
  });
});

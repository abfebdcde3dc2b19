import { type KnownScreen, promotionsOf, type Screen, type Session } from '@platform/mfe-kit';
import { sessionOf } from '@platform/mfe-kit/session-fixture';
import { describe, expect, it } from 'vitest';
import { OWN_KNOWN_SCREENS } from '../screens.ts';
import { currentEntry, hasSearchAndNotifications, menuFor } from './menu.ts';

const links = {
  resourceCentre: 'https://r.example',
  academy: 'https://a.example',
  knowledgeBase: 'https://k.example',
  attorneyNetwork: 'https://n.example',
  advisorResources: 'https://v.example',
};

type Published = Pick<Screen, 'path' | 'access' | 'menu'> & { readonly id: string };
const published = (screen: Published): KnownScreen => ({
  ...screen,
  title: screen.id,
  rail: undefined,
  remote: { name: 'test', title: 'Test' },
});
const ORGANIZATION = { action: 'organization:overview', permissions: ['orgAdmin'] } as const;
const own = (id: string, order: number, when?: NonNullable<Screen['menu']>['when']): KnownScreen =>
  published({
    id,
    path: `organizations/:organizationId/${id}`,
    access: ORGANIZATION,
    menu: { group: 'organization', order, when: { roles: ['ADMIN'], ...when } },
  });

/** Every section that the specification names, published as its remote will publish it, built or not. */
const SECTIONS: readonly KnownScreen[] = [
  published({ id: 'clients', path: 'clients', access: { action: 'estate:list' }, menu: { group: 'main', order: 20 } }),
  published({
    id: 'calculators',
    path: 'calculators',
    access: { action: 'estate:view', permissions: ['notClient'] },
    menu: { group: 'main', order: 50, when: { flag: 'IN_APP_CALCULATORS' } },
  }),
  published({
    id: 'labs',
    path: 'labs',
    access: { action: 'estate:view', permissions: ['notClient'] },
    menu: { group: 'main', order: 60, when: { flag: 'ENABLE_LABS_PAGE' } },
  }),
  published({
    id: 'prospecting',
    path: 'labs/prospecting',
    access: { action: 'estate:view', permissions: ['notClient'] },
    menu: { group: 'main', order: 70, slideOutOnly: true, when: { flag: 'ENABLE_LABS_PAGE' } },
  }),
  published({
    id: 'notes-library',
    path: 'my-notes-library',
    access: { action: 'library:notes' },
    menu: { group: 'main', order: 80, slideOutOnly: true },
  }),
  published({
    id: 'organization-overview',
    path: 'organization-overview/*',
    access: ORGANIZATION,
    menu: { group: 'organization', order: 10, when: { roles: ['ADMIN'] } },
  }),
  own('admins', 20),
  own('teams', 30, { organization: 'top-level' }),
  own('team-members', 40),
  own('group-users', 50, { organization: 'top-level' }),
  own('ad-integrations', 60, { organization: 'top-level' }),
  published({
    id: 'support',
    path: 'admin/support',
    access: { action: 'support:impersonate', permissions: ['orgAdmin'] },
    menu: { group: 'organization', order: 80 },
  }),
  published({
    id: 'subscriptions',
    path: 'subscriptions/:organizationId',
    access: ORGANIZATION,
    menu: {
      group: 'organization',
      order: 90,
      when: { roles: ['ADMIN'], withoutSetting: 'hasLegacyUnlimitedHouseholdLicense' },
    },
  }),
];
const ESTATE: KnownScreen = {
  ...published({ id: 'estate', path: 'estate/:estateId', access: { action: 'estate:view' } }),
  parent: 'clients',
};
const SCREENS = [...OWN_KNOWN_SCREENS, ...SECTIONS, ESTATE];

const menu = (session: Session) => menuFor(session, SCREENS, links);
const ids = (session: Session): string[] => menu(session).map(({ id }) => id);
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
    { id: 'calculators', flag: 'IN_APP_CALCULATORS' },
    { id: 'labs', flag: 'ENABLE_LABS_PAGE' },
  ])('R034 R035: $id needs the flag $flag and a role other than client', ({ id, flag }) => {
    expect(ids(as('ADVISOR', { flags: { [flag]: true } }))).toContain(id);
    expect(ids(as('ADVISOR'))).not.toContain(id);
    expect(ids(as('CLIENT', { flags: { [flag]: true } }))).not.toContain(id);
  });

  it('an entry is there only while somebody publishes its screen', () => {
    const session = as('ADMIN', { flags: ALL_FLAGS });
    for (const { id } of SECTIONS) {
      expect(ids(session)).toContain(id);
      const rest = SCREENS.filter((screen) => screen.id !== id);
      expect(menuFor(session, rest, links).map((entry) => entry.id)).not.toContain(id);
    }
  });

  it('R036: organization pages are for admins only', () => {
    expect(ids(as('ADMIN'))).toEqual(expect.arrayContaining(ADMIN_ONLY));
    for (const role of ['ADVISOR', 'ESTATE_SPECIALIST', 'CLIENT', 'ATTORNEY', 'SUPER_ADMIN']) {
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
    for (const id of ['teams', 'group-users', 'ad-integrations']) {
      expect(seen).not.toContain(id);
      expect(ids(as('ADMIN'))).toContain(id);
    }
    expect(seen).toContain('team-members');
  });

  it('R017: a legacy unlimited household licence hides subscriptions', () => {
    expect(ids(as('ADMIN'))).toContain('subscriptions');
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

  it('R010 R011 R012: Dashboard leads to the home of the role and of the flow', () => {
    const homeFor = (session: Session) => menu(session).find(({ id }) => id === 'dashboard')?.href;
    expect(homeFor(as('ADVISOR'))).toBe('/dashboard');
    expect(homeFor(as('CLIENT'))).toBe('/');
    expect(homeFor(as('ADVISOR', { flags: { 'new-upload-flow': false } }))).toBe('/');
  });

  it('the organization area stands in the top bar with its first entry, whatever that is for the role', () => {
    const inBar = (session: Session) => menu(session).filter(({ group, topBar }) => group === 'organization' && topBar);
    expect(inBar(as('ADMIN')).map(({ id }) => id)).toEqual(['organization-overview']);
    expect(inBar(as('SUPER_ADMIN')).map(({ id }) => id)).toEqual(['support']);
  });

  it('marks Clients while an estate is open, Dashboard at home, and nothing for pages of the account', () => {
    const entries = menu(as('ADVISOR', { flags: ALL_FLAGS }));
    const shown = (id: string) =>
      currentEntry(
        entries,
        SCREENS,
        SCREENS.find((screen) => screen.id === id),
      )?.id;
    expect(shown('estate')).toBe('clients');
    expect(shown('prospecting')).toBe('prospecting');
    expect(shown('home')).toBe('dashboard');
    expect(shown('profile')).toBeUndefined();
  });
});

describe('the footer', () => {
  it('R025: scenarios are promoted to nobody who may not open them', () => {
    const scenarios: KnownScreen = {
      ...published({
        id: 'scenarios',
        path: 'estate/:estateId/legacy-planning/scenarios',
        access: { action: 'estate:view', permissions: ['notClient'] },
      }),
      promotion: { label: 'Estate scenarios' },
    };
    expect(promotionsOf([scenarios], as('CLIENT'), { estateId: '1' })).toEqual([]);
    expect(promotionsOf([scenarios], as('ADVISOR'), { estateId: '1' })).toHaveLength(1);
    expect(promotionsOf(OWN_KNOWN_SCREENS, as('ADVISOR'), { estateId: '1' })).toEqual([]);
  });
});

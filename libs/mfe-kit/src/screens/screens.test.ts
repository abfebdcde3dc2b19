import { describe, expect, it } from 'vitest';
import { publishedScreens } from '../build/published-screens.ts';
import { sessionOf } from '../session/session.fixture.ts';
import { crumbsOf } from './crumbs.ts';
import { currentOf, menuOf, promotionsOf, railOf } from './offered-screens.ts';
import type { KnownScreen, Screen } from './screen.ts';
import { hrefOf, screenAt } from './screen-map.ts';
import { screenProblems } from './screen-problems.ts';

const VIEW = { action: 'estate:view' } as const;
const DECLARED: readonly Screen[] = [
  {
    id: 'clients',
    path: 'clients',
    title: 'Clients',
    access: { action: 'estate:list' },
    menu: { group: 'main', order: 20 },
  },
  {
    id: 'estate',
    path: 'estate/:estateId',
    title: 'Overview',
    crumb: 'Estate overview',
    parent: 'clients',
    access: VIEW,
    frame: 'estate',
    rail: { order: 10, icon: 'IconLayoutGrid' },
  },
  {
    id: 'documents',
    path: 'estate/:estateId/documents',
    title: 'Documents',
    access: VIEW,
    frame: 'estate',
    rail: { order: 20, icon: 'IconFileText' },
  },
  { id: 'upload', path: 'estate/:estateId/documents/upload', title: 'Upload', access: VIEW, frame: 'estate' },
  {
    id: 'review',
    path: 'estate/:estateId/readings/:uploadId',
    title: 'Review',
    parent: 'documents',
    access: VIEW,
    frame: 'estate',
  },
  {
    id: 'scenarios',
    path: 'estate/:estateId/legacy-planning/scenarios',
    title: 'Scenarios',
    access: VIEW,
    frame: 'estate',
    promotion: { label: 'Estate scenarios' },
  },
  {
    id: 'settings',
    path: 'organizations/:organizationId/settings',
    title: 'Settings',
    access: { action: 'organization:edit' },
    frame: 'organization',
    rail: { order: 10, icon: 'IconSettings', when: { organization: 'top-level' } },
    menu: { group: 'organization', order: 10, label: 'Our settings' },
  },
];
const SCREENS: readonly KnownScreen[] = publishedScreens('Test', DECLARED).screens.map((screen) => ({
  ...screen,
  remote: { name: 'test', title: 'Test' },
}));
const screen = (id: string): KnownScreen => SCREENS.find((one) => one.id === id) as KnownScreen;
const admin = sessionOf({ account: { activeRole: 'ADMIN' } });

describe('the screen of an address', () => {
  it.each([
    ['/clients', 'clients'],
    ['/estate/1', 'estate'],
    ['/estate/1/documents/upload', 'upload'],
    ['/estate/1/readings/7', 'review'],
  ])('%s is %s', (pathname, id) => expect(screenAt(SCREENS, pathname)?.screen.id).toBe(id));

  it.each(['/clientship', '/clients/elsewhere', '/estate/1/nowhere', '/'])('%s is none', (pathname) =>
    expect(screenAt(SCREENS, pathname)).toBeNull(),
  );

  it('is found again from its own address', () => {
    const params = { estateId: 'e', uploadId: 'u', organizationId: 'o' };
    for (const { id, path } of SCREENS) {
      expect(screenAt(SCREENS, hrefOf(path, params) ?? '')?.screen.id).toBe(id);
    }
    expect(hrefOf('estate/:estateId')).toBeNull();
  });
});

describe('the rail', () => {
  const railFor = (id: string) => railOf(SCREENS, admin, screen(id).frame ?? 'bar', { estateId: '7' });

  it('has the same entries on every page of its frame', () => {
    expect(railFor('estate').map(({ href }) => href)).toEqual(['/estate/7', '/estate/7/documents']);
    for (const id of ['documents', 'upload', 'review']) expect(railFor(id)).toEqual(railFor('estate'));
  });

  it('marks the page shown, or the nearest above it', () => {
    for (const [id, current] of [
      ['estate', 'estate'],
      ['upload', 'documents'],
      ['review', 'documents'],
    ] as const) {
      expect(currentOf(railFor(id), SCREENS, screen(id))?.screen.id).toBe(current);
    }
  });

  it('keeps what its condition does not allow to itself', () => {
    expect(railOf(SCREENS, admin, 'organization', {})).toHaveLength(1);
    const part = sessionOf({ account: { activeRole: 'ADMIN' }, organization: { isSubOrganization: true } });
    expect(railOf(SCREENS, part, 'organization', {})).toEqual([]);
    expect(railOf(SCREENS, sessionOf(), 'organization', {})).toEqual([]);
  });
});

describe('the menu', () => {
  it('has what the session may open, with the address of its own organization', () => {
    expect(menuOf(SCREENS, admin, 'organization')).toMatchObject([
      { label: 'Our settings', href: '/organizations/organization-1/settings' },
    ]);
    expect(menuOf(SCREENS, sessionOf(), 'organization')).toEqual([]);
    expect(menuOf(SCREENS, { ...admin, organization: null }, 'organization')).toEqual([]);
  });

  it('marks Clients while an estate is open', () => {
    const entries = menuOf(SCREENS, admin, 'main');
    expect(currentOf(entries, SCREENS, screen('review'))?.screen.id).toBe('clients');
    expect(currentOf(entries, SCREENS, screen('settings'))).toBeUndefined();
  });
});

describe('breadcrumbs', () => {
  const names = { estate: 'The Castellan Family' };
  const crumbs = (id: string) =>
    crumbsOf(SCREENS, screen(id), { estateId: '7', uploadId: '9' }, id === 'estate' ? {} : names);

  it('lead down to a page that no rail marks', () => {
    expect(crumbs('upload')).toEqual([
      { label: 'Clients', href: '/clients' },
      { label: 'The Castellan Family', href: '/estate/7' },
      { label: 'Documents', href: '/estate/7/documents' },
      { label: 'Upload' },
    ]);
    expect(crumbs('estate')).toEqual([{ label: 'Clients', href: '/clients' }, { label: 'Estate overview' }]);
  });

  it('say nothing where the rail has said it, and nothing of a page that has none above it', () => {
    expect(crumbs('documents')).toEqual([]);
    expect(crumbs('clients')).toEqual([]);
  });
});

describe('promotions', () => {
  it('R026: lead to the scenarios of the estate at hand, and nowhere without one', () => {
    expect(promotionsOf(SCREENS, admin, { estateId: '7' })).toEqual([
      { id: 'scenarios', label: 'Estate scenarios', href: '/estate/7/legacy-planning/scenarios' },
    ]);
    expect(promotionsOf(SCREENS, admin, {})).toMatchObject([{ href: null }]);
  });
});

describe('what is published', () => {
  it('has its icons as lines', () => {
    for (const { rail } of SCREENS.filter((one) => one.rail)) {
      expect(rail?.icon.length).toBeGreaterThan(0);
      for (const line of rail?.icon ?? []) expect(line).toMatch(/^M/);
    }
  });

  it('is refused with every fault named', () => {
    expect(screenProblems(DECLARED)).toEqual([]);
    const [clients] = DECLARED as [Screen];
    const faults: readonly Screen[] = [
      clients,
      { ...clients, path: 'Clients?' },
      { ...clients, id: 'Two', path: 'two', access: { action: 'estate:teleport' as 'estate:view' }, title: ' ' },
      { id: 'railed', path: 'railed', title: 'Railed', access: VIEW, rail: { order: 1, icon: 'IconUsers' } },
      {
        id: 'lost',
        path: 'estate/:estateId/lost',
        title: 'Lost',
        access: VIEW,
        menu: { group: 'main', order: 1, key: 'lost' },
      },
    ];
    expect(screenProblems(faults)).toEqual([
      'clients: two screens have this id',
      'clients: the path "Clients?" is none',
      'Two: an id is written like-this',
      'Two: it has no title',
      'Two: the access "estate:teleport" is not known',
      'railed: it stands in a rail that its frame has not',
      'lost: an entry of the menu can fill in :organizationId only',
      'lost: its key is one small letter',
    ]);
    expect(() => publishedScreens('Faults', faults)).toThrow(/two screens have this id/);
  });
});

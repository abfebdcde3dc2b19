import { globSync } from 'node:fs';
import path from 'node:path';
import { MEMBERSHIP_ROLES } from '@platform/contracts';
import { type KnownScreen, mayOpen, railOf, type Screen, type Session, screenAt } from '@platform/mfe-kit';
import { publishedScreens } from '@platform/mfe-kit/build';
import { sessionOf } from '@platform/mfe-kit/session-fixture';
import { describe, expect, it } from 'vitest';
import { OWN_KNOWN_SCREENS, OWN_SCREENS } from '../screens.ts';
import { redirectFor } from '../session/route-guard.ts';
import { menuFor } from './menu.ts';

/** What every remote publishes, as its build would: found by its file, because the shell depends on none of them. */
const ROOT = path.resolve(import.meta.dirname, '../../..');
interface Source {
  readonly TITLE: string;
  readonly SCREENS: readonly Screen[];
}
const remotes = await Promise.all(
  globSync('mfe-*/src/screens.ts', { cwd: ROOT }).map(async (file) => {
    const { TITLE, SCREENS } = (await import(path.join(ROOT, file))) as Source;
    return { name: file.split('/')[0] ?? '', ...publishedScreens(TITLE, SCREENS), declared: SCREENS };
  }),
);
const all = (published: typeof remotes): readonly KnownScreen[] => [
  ...OWN_KNOWN_SCREENS,
  ...published.flatMap(({ name, title, screens }) => screens.map((screen) => ({ ...screen, remote: { name, title } }))),
];
const SCREENS = all(remotes);

const LINKS = { resourceCentre: '#', academy: '#', knowledgeBase: '#', attorneyNetwork: '#', advisorResources: '#' };
/** What the screens ask for, and the two that rules of the shell read. */
const FLAGS = [
  ...remotes.flatMap(({ declared }) => declared.flatMap(({ when }) => when?.flag ?? [])),
  'new-upload-flow',
  'PROFILE_BUILDER',
];
const SETTINGS = { advisorCanGenerateReport: true, canInviteClientsToDocuments: true } as const;

/** Every role, with its flags and switches on and off, in an organization, in a part of one, and in none. */
const SESSIONS: readonly Session[] = MEMBERSHIP_ROLES.flatMap((activeRole) =>
  [true, false].flatMap((on) => {
    const flags = Object.fromEntries(FLAGS.map((flag) => [flag, on]));
    const session = sessionOf({ account: { activeRole }, flags, settings: on ? SETTINGS : {} });
    const part = sessionOf({ account: { activeRole }, flags, organization: { isSubOrganization: true } });
    return [session, part, { ...session, organization: null }];
  }),
);

/** Where an address ends for a session: the screen it opens, or what it meets instead. */
function endOf(session: Session, pathname: string, screens = SCREENS): string {
  const found = screenAt(screens, pathname);
  const redirect = redirectFor(session, { pathname, search: '', screen: found?.screen ?? null });
  if (redirect !== null) return endOf(session, redirect, screens);
  if (!found) return 'Page not found';
  return mayOpen(session, found.screen) ? found.screen.id : 'Access Denied';
}

describe('what the remotes publish', () => {
  it('is something of each of them', () => {
    expect(remotes.map(({ name }) => name).toSorted()).toEqual([
      'mfe-admin',
      'mfe-documents',
      'mfe-estate',
      'mfe-reports',
    ]);
    for (const { screens } of remotes) expect(screens.length).toBeGreaterThan(0);
  });

  it('has no id, path or key of anybody else’s, the shell’s included', () => {
    expect(() =>
      publishedScreens('All', [...OWN_SCREENS, ...remotes.flatMap(({ declared }) => declared)]),
    ).not.toThrow();
  });

  it.each(['CLIENT', 'EXTERNAL_COLLABORATOR'] as const)(
    'opens no report settings to %s, who makes no reports',
    (role) => {
      const session = sessionOf({ account: { activeRole: role }, settings: SETTINGS });
      expect(endOf(session, '/account/edit/report-settings')).toBe('Access Denied');
    },
  );

  it('opens the page of form elements to super administrators where there are developer pages, and lists it nowhere', () => {
    const at = (activeRole: 'SUPER_ADMIN' | 'ADMIN', on: boolean) =>
      endOf(sessionOf({ account: { activeRole }, flags: { DEVELOPER_PAGES: on } }), '/internal/forms');
    expect(at('SUPER_ADMIN', true)).toBe('form-elements');
    expect(at('SUPER_ADMIN', false)).toBe('Access Denied');
    expect(at('ADMIN', true)).toBe('dashboard');
    const { menu, rail } = SCREENS.find(({ id }) => id === 'form-elements') ?? {};
    expect({ menu, rail }).toEqual({ menu: undefined, rail: undefined });
  });

  it('names screens above that are there', () => {
    const ids = new Set(SCREENS.map(({ id }) => id));
    for (const { id, parent } of SCREENS) if (parent !== undefined) expect(ids, id).toContain(parent);
  });

  it.each(MEMBERSHIP_ROLES)('every entry that %s sees leads to its page', (role) => {
    const sessions = SESSIONS.filter(({ account }) => account?.activeRole === role);
    for (const session of sessions) {
      const entries = menuFor(session, SCREENS, LINKS).filter(({ screen }) => screen !== null);
      expect(entries.length).toBeGreaterThan(0);
      for (const { id, href } of entries) {
        const end = endOf(session, href);
        expect(end === 'home' ? 'dashboard' : end).toBe(id);
      }
      for (const frame of ['estate', 'organization'] as const) {
        for (const { screen, href } of railOf(SCREENS, session, frame, { estateId: '1', organizationId: '2' })) {
          expect(endOf(session, href)).toBe(screen.id);
        }
      }
    }
  });

  it('R036 R061: admins see the pages of their organization, super administrators all organizations and support mode', () => {
    const organization = (activeRole: 'ADMIN' | 'SUPER_ADMIN' | 'ADVISOR', usesAuditLog = true) =>
      menuFor(sessionOf({ account: { activeRole }, settings: { usesAuditLog } }), SCREENS, LINKS)
        .filter(({ group }) => group === 'organization')
        .map(({ label }) => label);
    expect(organization('ADMIN')).toEqual([
      ...['Organization', 'Admins', 'Team members', 'Provision options', 'Audit logs', 'Support'],
    ]);
    expect(organization('ADMIN', false)).not.toContain('Audit logs');
    expect(organization('SUPER_ADMIN')).toEqual(['Organizations', 'Support']);
    expect(organization('ADVISOR')).toEqual([]);
  });

  it('R040: planners, admins and super admins see My Notes Library, and nobody else', () => {
    const seeing = MEMBERSHIP_ROLES.filter((activeRole) =>
      menuFor(sessionOf({ account: { activeRole } }), SCREENS, LINKS).some(({ id }) => id === 'notes-library'),
    );
    expect(seeing.toSorted()).toEqual(['ADMIN', 'ESTATE_SPECIALIST', 'SUPER_ADMIN']);
    expect(endOf(sessionOf({ account: { activeRole: 'ADVISOR' } }), '/my-notes-library')).toBe('Access Denied');
  });

  it('R032 R033: nobody is without a way on: clients have their home, collaborators their clients', () => {
    const first = (activeRole: 'CLIENT' | 'EXTERNAL_COLLABORATOR') =>
      menuFor(sessionOf({ account: { activeRole } }), SCREENS, LINKS)[0]?.id;
    expect(first('CLIENT')).toBe('dashboard');
    expect(first('EXTERNAL_COLLABORATOR')).toBe('clients');
  });
});

describe('a screen that a remote adds', () => {
  const [remote, ...others] = remotes as [(typeof remotes)[number], ...typeof remotes];
  const added: Screen = {
    id: 'harvest',
    path: 'estate-harvest',
    title: 'Harvest',
    access: { action: 'estate:list' },
    menu: { group: 'main', order: 25 },
  };
  const railed: Screen = {
    id: 'orchard',
    path: 'estate/:estateId/orchard',
    title: 'Orchard',
    access: { action: 'estate:view' },
    frame: 'estate',
    rail: { order: 25, icon: 'IconTree' },
  };
  const published = publishedScreens(remote.title, [...remote.declared, added, railed]);
  const screens = all([{ ...remote, ...published }, ...others]);
  const advisor = sessionOf();

  it('stands in the menu and opens, without a change of the shell', () => {
    const labels = menuFor(advisor, screens, LINKS).map(({ label }) => label);
    expect(labels.slice(0, 4)).toEqual(['Dashboard', 'Clients', 'Harvest', 'Documents']);
    expect(endOf(advisor, '/estate-harvest', screens)).toBe('harvest');
    expect(endOf(sessionOf({ account: { activeRole: 'CLIENT' } }), '/estate-harvest', screens)).toBe('Access Denied');
    expect(endOf(advisor, '/estate-harvest')).toBe('Page not found');
  });

  it('stands in the rail of an estate, whichever remote serves the page beside it', () => {
    const labels = railOf(screens, advisor, 'estate', { estateId: '1' }).map(({ label }) => label);
    expect(labels.slice(0, 4)).toEqual(['Overview', 'Family', 'Orchard', 'Balance sheet']);
  });
});

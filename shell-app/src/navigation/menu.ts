import { allows, type Session } from '@platform/mfe-kit';
import { homeOf } from './navigation-form.ts';

export type MenuGroup = 'main' | 'organization' | 'resources';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly group: MenuGroup;
  readonly external?: boolean;
  /** In the top bar, not only in the slide-out menu. */
  readonly topBar?: boolean;
}

/** Addresses outside the product; an installation sets its own. */
export interface ExternalLinks {
  readonly resourceCentre: string;
  readonly academy: string;
  readonly knowledgeBase: string;
  readonly attorneyNetwork: string;
  readonly advisorResources: string;
}

interface Facts {
  readonly session: Session;
  readonly role: string;
  readonly client: boolean;
  readonly collaborator: boolean;
  readonly admin: boolean;
  readonly subOrganization: boolean;
  readonly links: ExternalLinks;
}

const flag = ({ session }: Facts, name: string): boolean => session.flags[name] === true;

function mainEntries(facts: Facts): (MenuEntry | false)[] {
  const { session, client, collaborator, role } = facts;
  const entry = (id: string, label: string, href: string): MenuEntry => ({
    id,
    label,
    href,
    group: 'main',
    topBar: true,
  });
  const staff = !client && allows(session, 'estate:list');
  return [
    !collaborator && entry('dashboard', 'Dashboard', client ? '/' : homeOf(session)),
    staff && entry('clients', 'Clients', '/clients'),
    staff && allows(session, 'document:view') && entry('documents', 'Documents', '/documents'),
    staff && allows(session, 'report:view') && entry('reports', 'Reports', '/reports'),
    !client && flag(facts, 'IN_APP_CALCULATORS') && entry('calculators', 'Calculators', '/calculators'),
    !client && flag(facts, 'ENABLE_LABS_PAGE') && entry('labs', 'Initiatives', '/labs'),
    !client &&
      flag(facts, 'ENABLE_LABS_PAGE') && { ...entry('prospecting', 'Prospecting', '/labs/prospecting'), topBar: false },
    (role === 'ESTATE_SPECIALIST' || facts.admin) && {
      ...entry('notes-library', 'My Notes Library', '/my-notes-library'),
      topBar: false,
    },
  ];
}

function organizationEntries({ session, admin, subOrganization, role }: Facts): (MenuEntry | false)[] {
  const id = session.organization?.id;
  const support: MenuEntry = { id: 'support', label: 'Support', href: '/admin/support', group: 'organization' };
  if (role === 'SUPER_ADMIN') return [{ ...support, topBar: true }];
  if (!admin || !id) return [];
  const entry = (name: string, label: string, href: string): MenuEntry => ({
    id: name,
    label,
    href,
    group: 'organization',
  });
  const own = (name: string, label: string): MenuEntry => entry(name, label, `/organizations/${id}/${name}`);
  return [
    { ...entry('organization-overview', 'Organization', '/organization-overview'), topBar: true },
    own('admins', 'Admins'),
    !subOrganization && own('teams', 'Teams'),
    own('team-members', 'Team members'),
    !subOrganization && own('group-users', 'Group users'),
    !subOrganization && own('ad-integrations', 'Directory integrations'),
    own('audit-logs', 'Audit logs'),
    support,
    session.settings.hasLegacyUnlimitedHouseholdLicense !== true &&
      entry('subscriptions', 'Subscriptions', `/subscriptions/${id}`),
  ];
}

function resourceEntries(facts: Facts): (MenuEntry | false)[] {
  const { client, collaborator, admin, role, session, links } = facts;
  const entry = (id: string, label: string, href: string): MenuEntry => ({
    id,
    label,
    href,
    group: 'resources',
    external: true,
  });
  return [
    !collaborator && entry('resource-centre', 'Resource centre', links.resourceCentre),
    !collaborator && entry('knowledge-base', 'Knowledge base', links.knowledgeBase),
    !client && !flag(facts, 'limited-advisor-dashboard') && entry('academy', 'Academy', links.academy),
    !client &&
      !collaborator &&
      session.settings.advisorMustSendInviteLink !== true &&
      entry('advisor-resources', 'Advisor resources', links.advisorResources),
    (admin || (role === 'ADVISOR' && flag(facts, 'attorney-network'))) &&
      entry('attorney-network', 'Attorney network', links.attorneyNetwork),
  ];
}

/** Every entry that this session sees, in order: the rules of platform shell §2 in one place, for both menus. */
export function menuFor(session: Session, links: ExternalLinks): readonly MenuEntry[] {
  const role = session.account?.activeRole ?? '';
  const facts: Facts = {
    session,
    links,
    role,
    client: role === 'CLIENT',
    collaborator: role === 'EXTERNAL_COLLABORATOR',
    admin: role === 'ADMIN' || role === 'SUPER_ADMIN',
    subOrganization: session.organization?.isSubOrganization === true,
  };
  return [...mainEntries(facts), ...organizationEntries(facts), ...resourceEntries(facts)].filter(
    (entry) => entry !== false,
  );
}

/** Search and the bell: advisors, users with admin access, planners. */
export function hasSearchAndNotifications(session: Session): boolean {
  return ['ADVISOR', 'ADMIN', 'SUPER_ADMIN', 'ESTATE_SPECIALIST'].includes(session.account?.activeRole ?? '');
}

/** The entry of the place shown: the longest address that the path begins with. */
export function currentEntry(entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  const place = pathname.startsWith('/estate/') ? '/clients' : pathname;
  return entries
    .filter(({ href, external }) => !external && (place === href || place.startsWith(`${href}/`)))
    .toSorted((a, b) => b.href.length - a.href.length)[0];
}

import { allows, currentOf, type KnownScreen, menuOf, type Screens, type Session } from '@platform/mfe-kit';
import { homeOf } from './navigation-form.ts';

export type MenuSection = 'main' | 'organization' | 'resources';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly group: MenuSection;
  /** What it opens; null for another site. */
  readonly screen: KnownScreen | null;
  /** In the top bar, not only in the slide-out menu. */
  readonly topBar: boolean;
}

/** Addresses outside the product; an installation sets its own, and what it does not set has no entry. */
export interface ExternalLinks {
  readonly resourceCentre: string | undefined;
  readonly academy: string | undefined;
  readonly knowledgeBase: string | undefined;
  readonly attorneyNetwork: string | undefined;
  readonly advisorResources: string | undefined;
}

const roleOf = (session: Session): string => session.account?.activeRole ?? '';

/** The published screens of the sections. A client's menu has the home alone, a collaborator's everything but it. */
function mainEntries(session: Session, screens: Screens): readonly MenuEntry[] {
  const role = roleOf(session);
  return menuOf(screens, session, 'main')
    .filter(({ screen: { id } }) => (id === 'dashboard' ? role !== 'EXTERNAL_COLLABORATOR' : role !== 'CLIENT'))
    .map(({ screen, label, href }) => ({
      id: screen.id,
      label: screen.id === 'dashboard' && role === 'CLIENT' ? 'Home' : label,
      href: screen.id === 'dashboard' && role !== 'SUPER_ADMIN' ? (role === 'CLIENT' ? '/' : homeOf(session)) : href,
      group: 'main',
      screen,
      topBar: screen.menu?.slideOutOnly !== true,
    }));
}

/** The organization area; in the top bar its first entry stands for it. */
function organizationEntries(session: Session, screens: Screens): readonly MenuEntry[] {
  if (roleOf(session) === 'CLIENT') return [];
  return menuOf(screens, session, 'organization').map(({ screen, label, href }, index) => ({
    id: screen.id,
    label,
    href,
    group: 'organization',
    screen,
    topBar: index === 0,
  }));
}

function resourceEntries(session: Session, links: ExternalLinks): readonly MenuEntry[] {
  const { flags, settings } = session;
  const role = roleOf(session);
  const [client, collaborator] = [role === 'CLIENT', role === 'EXTERNAL_COLLABORATOR'];
  const admin = role === 'ADMIN' || role === 'SUPER_ADMIN';
  const entry = (id: string, label: string, href: string | undefined): MenuEntry | false =>
    href !== undefined && { id, label, href, group: 'resources', screen: null, topBar: false };
  return [
    !collaborator && entry('resource-centre', 'Resource centre', links.resourceCentre),
    !collaborator && entry('knowledge-base', 'Knowledge base', links.knowledgeBase),
    !client && flags['limited-advisor-dashboard'] !== true && entry('academy', 'Academy', links.academy),
    !client &&
      !collaborator &&
      settings.advisorMustSendInviteLink !== true &&
      entry('advisor-resources', 'Advisor resources', links.advisorResources),
    (admin || (role === 'ADVISOR' && flags['attorney-network'] === true)) &&
      entry('attorney-network', 'Attorney network', links.attorneyNetwork),
  ].filter((one) => one !== false);
}

/**
 * Every entry that this session sees, in order, for both forms of the menu: the screens that shell and remotes publish,
 * under the rules of platform shell §2 about roles, then other sites.
 */
export function menuFor(session: Session, screens: Screens, links: ExternalLinks): readonly MenuEntry[] {
  return [
    ...mainEntries(session, screens),
    ...organizationEntries(session, screens),
    ...resourceEntries(session, links),
  ];
}

/** Search and the bell: advisors, users with admin access, planners. */
export const hasSearchAndNotifications = (session: Session): boolean =>
  allows(session, 'search:run') && allows(session, 'notification:view');

const leads = (entry: MenuEntry): entry is MenuEntry & { readonly screen: KnownScreen } => entry.screen !== null;

/** The entry of the screen shown: its own, or that of the nearest screen above it. */
export function currentEntry(
  entries: readonly MenuEntry[],
  screens: Screens,
  shown: KnownScreen | undefined,
): MenuEntry | undefined {
  return currentOf(entries.filter(leads), screens, shown);
}

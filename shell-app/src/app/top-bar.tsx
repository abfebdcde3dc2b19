import { remoteAreaOf, useSession } from '@platform/mfe-kit';
import { preload } from '@platform/mfe-kit/host';
import { Avatar, Drawer, initialsOf, Menu, UiLink, VisuallyHidden } from '@platform/ui-kit';
import { IconExternalLink, IconLogout, IconMenu2, IconSearch, IconUserCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { currentEntry, hasSearchAndNotifications, type MenuEntry, menuFor } from '../navigation/menu.ts';
import { RoleList, RoleSwitcher } from '../navigation/role-switcher.tsx';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { SearchDialog } from '../search/search-dialog.tsx';
import { branding } from './branding.ts';
import { Mark, splitName } from './mark.tsx';
import css from './shell.module.css';

const NAVIGATION_WIDTH = 400;

export function TopBar() {
  const session = useSession();
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const entries = menuFor(session, branding.links);
  const current = currentEntry(entries, pathname);
  const searchable = hasSearchAndNotifications(session);
  useSearchShortcut(searchable, setSearching);
  return (
    <header className={css.top}>
      <button type="button" className={`${css.icon} ${css.phone}`} aria-label="Menu" onClick={() => setMenuOpen(true)}>
        <IconMenu2 size={22} stroke={1.6} />
      </button>
      <Brand />
      <nav className={css.sections} aria-label="Main">
        {entries
          .filter(({ topBar }) => topBar)
          .map((entry) => (
            <UiLink
              key={entry.id}
              href={entry.href}
              aria-current={entry === current ? 'page' : undefined}
              onPointerEnter={() => warm(entry)}
              onFocus={() => warm(entry)}
            >
              {entry.label}
            </UiLink>
          ))}
      </nav>
      <span className={css.push} />
      {searchable && (
        <>
          <button type="button" className={css.search} onClick={() => setSearching(true)}>
            <IconSearch size={16} stroke={1.6} aria-hidden />
            <span>Search or jump to</span>
            <kbd>Ctrl K</kbd>
          </button>
          <button
            type="button"
            className={`${css.icon} ${css.phone} ${css.phoneSearch}`}
            aria-label="Search"
            onClick={() => setSearching(true)}
          >
            <IconSearch size={20} stroke={1.6} />
          </button>
          <NotificationBell />
        </>
      )}
      <RoleSwitcher />
      <AccountMenu />
      <Drawer opened={menuOpen} onClose={() => setMenuOpen(false)} side="left" width={NAVIGATION_WIDTH} title="Menu">
        <SlideOut entries={entries} current={current} onLeave={() => setMenuOpen(false)} />
      </Drawer>
      {searching && <SearchDialog onClose={() => setSearching(false)} />}
    </header>
  );
}

function useSearchShortcut(enabled: boolean, open: (value: boolean) => void): void {
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent): void => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        open(true);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [enabled, open]);
}

/** Fetches a remote while its link is pointed at. */
function warm({ href }: MenuEntry): void {
  const area = remoteAreaOf(href);
  if (area) void preload(area.name);
}

function Brand() {
  const { organization } = useSession();
  const fullName = organization?.name ?? branding.organizationName;
  const { name, small } = splitName(fullName);
  return (
    <UiLink className={css.brand} href="/">
      {organization?.logoUrl ? (
        <img src={organization.logoUrl} alt={fullName} />
      ) : (
        <>
          <Mark />
          {name}
          {small && <small>{small}</small>}
        </>
      )}
      <VisuallyHidden>, home</VisuallyHidden>
    </UiLink>
  );
}

function AccountMenu() {
  const { account } = useSession();
  return (
    <Menu
      label="Account"
      width={260}
      trigger={
        <button type="button" className={css.avatar}>
          <span>
            {initialsOf(account.name)}
            <VisuallyHidden> {account.name}, account menu</VisuallyHidden>
          </span>
        </button>
      }
      items={[
        {
          id: 'profile',
          heading: `${account.name} · ${account.emailAddress}`,
          label: 'Profile',
          href: '/account/edit/profile',
          icon: <IconUserCircle size={18} stroke={1.6} />,
        },
        {
          id: 'logout',
          separated: true,
          label: 'Sign out',
          href: '/account/logout',
          icon: <IconLogout size={18} stroke={1.6} />,
        },
      ]}
    />
  );
}

interface SlideOutProps {
  readonly entries: readonly MenuEntry[];
  readonly current: MenuEntry | undefined;
  readonly onLeave: () => void;
}

const GROUPS = [
  { id: 'main', title: null },
  { id: 'organization', title: 'Organization' },
  { id: 'resources', title: 'Resources' },
] as const;

function SlideOut({ entries, current, onLeave }: SlideOutProps) {
  const { account } = useSession();
  return (
    <nav aria-label="All sections">
      {GROUPS.map(({ id, title }) => {
        const own = entries.filter(({ group }) => group === id);
        if (own.length === 0) return null;
        return (
          <div key={id} className={css.menuGroup}>
            {title && <h3>{title}</h3>}
            {own.map((entry) => (
              <UiLink
                key={entry.id}
                href={entry.href}
                aria-current={entry === current ? 'page' : undefined}
                onClick={onLeave}
                {...(entry.external ? { target: '_blank', rel: 'noreferrer' } : {})}
              >
                {entry.label}
                {entry.external && <IconExternalLink size={15} stroke={1.6} aria-label="opens another site" />}
              </UiLink>
            ))}
          </div>
        );
      })}
      <div className={css.menuGroup}>
        <h3>
          <Avatar name={account.name} size={24} /> {account.name}
        </h3>
        <RoleList onLeave={onLeave} />
        <UiLink href="/account/edit/profile" onClick={onLeave}>
          Profile
        </UiLink>
        <UiLink href="/account/logout" onClick={onLeave}>
          Sign out
        </UiLink>
      </div>
    </nav>
  );
}

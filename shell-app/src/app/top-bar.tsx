import { useScreenHere, useScreens, useSession } from '@platform/mfe-kit';
import { preload } from '@platform/mfe-kit/host';
import {
  Drawer,
  initialsOf,
  lazyPart,
  NAVIGATION_PANEL_WIDTH,
  Tooltip,
  UiLink,
  VisuallyHidden,
} from '@platform/ui-kit';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useShortcuts } from '../help/shortcuts.ts';
import { currentEntry, hasSearchAndNotifications, type MenuEntry, menuFor } from '../navigation/menu.ts';
import type { NavigationForm } from '../navigation/navigation-form.ts';
import { useOwnEstateEntries } from '../navigation/own-estate.ts';
import { RoleSwitcher } from '../navigation/role-switcher.tsx';
import { AccountLinks, SectionLinks } from '../navigation/section-links.tsx';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { Brand } from './brand.tsx';
import { branding } from './branding.ts';
import { PhoneBar } from './phone-bar.tsx';
import css from './shell.module.css';

// Opened by few, and not at once.
const SearchDialog = lazyPart(() => import('../search/search-dialog.tsx'), 'SearchDialog');
const HelpPanel = lazyPart(() => import('../help/help-panel.tsx'), 'HelpPanel');

type Panel = 'menu' | 'account' | 'search' | 'help';

/** The bar of a signed-in page in one of its two forms, with the panels that it opens. */
export function TopBar({ form }: { form: NavigationForm }) {
  const session = useSession();
  const navigate = useNavigate();
  const screens = useScreens();
  const here = useScreenHere();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [home, ...others] = menuFor(session, screens, branding.links);
  const own = useOwnEstateEntries();
  const entries = home ? [home, ...own, ...others] : own;
  const current = currentEntry(entries, screens, here?.screen);
  const searchable = hasSearchAndNotifications(session);
  const open = (next: Panel) => () => setPanel(next);
  const close = (): void => setPanel(null);
  useShortcuts({
    search: () => searchable && setPanel('search'),
    help: open('help'),
    goTo: (key) => {
      const entry = entries.find(({ screen }) => screen?.menu?.key === key);
      if (entry) void navigate(entry.href);
      return entry !== undefined;
    },
  });
  const links = { entries, current, onLeave: close };
  return (
    <header className={`${css.top} ${form === 'old' ? css.old : ''}`}>
      <button type="button" className={`${css.icon} ${css.menuButton}`} aria-label="Menu" onClick={open('menu')}>
        <IconMenu2 size={22} stroke={1.6} />
      </button>
      <Brand />
      {form === 'new' && <Sections entries={entries} current={current} />}
      <span className={css.push} />
      {searchable && <SearchAndBell onSearch={open('search')} />}
      <RoleSwitcher />
      {form === 'new' && <AvatarButton onOpen={open('account')} />}
      <Drawer opened={panel === 'menu'} onClose={close} side="left" width={NAVIGATION_PANEL_WIDTH} title="Menu">
        <nav aria-label="All sections">
          <SectionLinks {...links} />
          <AccountLinks onLeave={close} onHelp={open('help')} />
        </nav>
      </Drawer>
      <Drawer opened={panel === 'account'} onClose={close} width={NAVIGATION_PANEL_WIDTH} title="Account">
        <nav aria-label="Account and more">
          <AccountLinks onLeave={close} onHelp={open('help')} />
          <SectionLinks {...links} entries={entries.filter(({ topBar }) => !topBar)} />
        </nav>
      </Drawer>
      {own.length > 0 && <PhoneBar sections={entries.filter(({ topBar }) => topBar)} />}
      <Suspense>
        {panel === 'search' && <SearchDialog onClose={close} entries={entries} />}
        {panel === 'help' && <HelpPanel opened onClose={close} entries={entries} searchable={searchable} />}
      </Suspense>
    </header>
  );
}

/** Fetches a remote while its link is pointed at. */
function warm({ screen }: MenuEntry): void {
  if (screen?.remote) void preload(screen.remote.name);
}

function Sections({ entries, current }: { entries: readonly MenuEntry[]; current: MenuEntry | undefined }) {
  return (
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
  );
}

function SearchAndBell({ onSearch }: { onSearch: () => void }) {
  return (
    <>
      <button type="button" className={css.search} onClick={onSearch}>
        <IconSearch size={16} stroke={1.6} aria-hidden />
        <span>Search or jump to</span>
        <kbd>Ctrl K</kbd>
      </button>
      <button
        type="button"
        className={`${css.icon} ${css.phone} ${css.phoneSearch}`}
        aria-label="Search"
        onClick={onSearch}
      >
        <IconSearch size={20} stroke={1.6} />
      </button>
      <NotificationBell />
    </>
  );
}

function AvatarButton({ onOpen }: { onOpen: () => void }) {
  const { account } = useSession();
  return (
    <Tooltip label={`${account.name}, ${account.emailAddress}`}>
      <button type="button" className={css.avatar} aria-haspopup="dialog" onClick={onOpen}>
        <span>
          {initialsOf(account.name)}
          <VisuallyHidden> {account.name}, account menu</VisuallyHidden>
        </span>
      </button>
    </Tooltip>
  );
}

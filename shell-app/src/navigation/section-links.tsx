import { menuOf, useScreens, useSession } from '@platform/mfe-kit';
import { Avatar, UiLink } from '@platform/ui-kit';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from '../app/menu.module.css';
import { SchemeSwitch } from '../app/scheme-switch.tsx';
import type { MenuEntry, MenuSection } from './menu.ts';
import { RoleList } from './role-switcher.tsx';

interface SectionLinksProps {
  readonly entries: readonly MenuEntry[];
  readonly current: MenuEntry | undefined;
  readonly onLeave: () => void;
}

const TITLES: Readonly<Record<MenuSection, string | null>> = {
  main: null,
  organization: 'Organization',
  resources: 'Resources',
};
const GROUPS: readonly MenuSection[] = ['main', 'organization', 'resources'];

/** The sections of a slide-out, in their groups; a group without an entry has no heading. */
export function SectionLinks({ entries, current, onLeave }: SectionLinksProps) {
  return GROUPS.map((id) => {
    const own = entries.filter(({ group }) => group === id);
    if (own.length === 0) return null;
    return (
      <Group key={id} title={TITLES[id]}>
        {own.map((entry) => (
          <UiLink
            key={entry.id}
            href={entry.href}
            aria-current={entry === current ? 'page' : undefined}
            onClick={onLeave}
            {...(entry.screen === null ? { target: '_blank', rel: 'noreferrer' } : {})}
          >
            {entry.label}
            {entry.screen === null && <IconExternalLink size={15} stroke={1.6} aria-label="opens another site" />}
          </UiLink>
        ))}
      </Group>
    );
  });
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={css.menuGroup}>
      {title && <h3>{title}</h3>}
      {children}
    </section>
  );
}

interface AccountLinksProps {
  readonly onLeave: () => void;
  readonly onHelp: () => void;
}

/** Who is signed in, what belongs to the account, and the way out. */
export function AccountLinks({ onLeave, onHelp }: AccountLinksProps) {
  const session = useSession();
  const { account } = session;
  const own = menuOf(useScreens(), session, 'account');
  const leave = (then: () => void) => () => {
    onLeave();
    then();
  };
  return (
    <Group
      title={
        <span className={css.who}>
          <Avatar name={account.name} size={28} />
          <span>
            {account.name}
            <small>{account.emailAddress}</small>
          </span>
        </span>
      }
    >
      <RoleList onLeave={onLeave} />
      {own.map(({ screen, label, href }) => (
        <UiLink key={screen.id} href={href} onClick={onLeave}>
          {label}
        </UiLink>
      ))}
      <SchemeSwitch />
      <button type="button" onClick={leave(onHelp)}>
        Help and shortcuts
      </button>
      <UiLink href="/account/logout" onClick={onLeave}>
        Sign out
      </UiLink>
    </Group>
  );
}

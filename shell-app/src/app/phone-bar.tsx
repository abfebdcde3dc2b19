import { currentOf, LineIcon, useScreenHere, useScreens } from '@platform/mfe-kit';
import { Drawer, UiLink } from '@platform/ui-kit';
import { IconDots, IconHome } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MenuEntry } from '../navigation/menu.ts';
import { useOwnEstatePages } from '../navigation/own-estate.ts';
import css from './phone-bar.module.css';

/** What a thumb reaches beside "More". */
const SHOWN = 4;

interface PhoneBarProps {
  /** The sections of the bar at the head, which a phone has at its foot. */
  readonly sections: readonly MenuEntry[];
}

function Icon({ screen }: Pick<MenuEntry, 'screen'>): ReactNode {
  return screen?.rail ? (
    <LineIcon lines={screen.rail.icon} size={22} />
  ) : (
    <IconHome size={22} stroke={1.6} aria-hidden />
  );
}

const hasScreen = (entry: MenuEntry): entry is MenuEntry & { readonly screen: NonNullable<MenuEntry['screen']> } =>
  entry.screen !== null;

/** A client's sections at the foot of a phone, with every other page of the own estate one step behind "More". */
export function PhoneBar({ sections }: PhoneBarProps) {
  const screens = useScreens();
  const here = useScreenHere()?.screen;
  const pages = useOwnEstatePages();
  const [more, setMore] = useState(false);
  const shown = sections.slice(0, SHOWN);
  const known = new Set(shown.map(({ id }) => id));
  const rest = [...sections.slice(SHOWN), ...pages.filter(({ id }) => !sections.some((one) => one.id === id))];
  const page = currentOf([...shown, ...rest].filter(hasScreen), screens, here);
  const isBehind = page !== undefined && !known.has(page.id);
  return createPortal(
    <>
      <nav className={css.phoneBar} aria-label="Sections" data-foot-bar>
        {shown.map((entry) => (
          <UiLink key={entry.id} href={entry.href} aria-current={entry.id === page?.id ? 'page' : undefined}>
            <Icon screen={entry.screen} />
            {entry.label}
          </UiLink>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={isBehind ? 'true' : undefined}
          onClick={() => setMore(true)}
        >
          <IconDots size={22} stroke={1.6} aria-hidden />
          More
        </button>
      </nav>
      <Drawer opened={more} onClose={() => setMore(false)} side="bottom" title="More">
        <nav className={css.morePages} aria-label="More sections">
          {rest.map((entry) => (
            <UiLink
              key={entry.id}
              href={entry.href}
              aria-current={entry.id === page?.id ? 'page' : undefined}
              onClick={() => setMore(false)}
            >
              <Icon screen={entry.screen} />
              {entry.label}
            </UiLink>
          ))}
        </nav>
      </Drawer>
    </>,
    document.body,
  );
}

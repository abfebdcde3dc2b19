import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { SkipLink } from '../controls/skip.tsx';
import { UiLink } from '../controls/ui-link.tsx';
import css from './layout.module.css';
import { PlacedContext } from './page.tsx';

export interface RailItem {
  readonly label: string;
  readonly href: string;
  readonly icon: ReactNode;
  readonly current?: boolean;
  readonly count?: number;
  /** A rule above this item. */
  readonly separated?: boolean;
}

export interface RailFrameProps {
  /** Accessible name of the rail, such as "Estate". */
  readonly label: string;
  readonly heading: string;
  readonly subheading?: ReactNode;
  readonly items: readonly RailItem[];
  readonly footer?: ReactNode;
  /** Canvas screens: the rail folds to icons and the content takes all the width. */
  readonly canvas?: boolean;
  readonly children: ReactNode;
}

/** Brings the current link into the scrolling row of a phone; the page itself stays where it is. */
function useCurrentInView(current: string | undefined) {
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = rail.current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !rail.current || !link) return;
    const { left, width } = link.getBoundingClientRect();
    const frame = rail.current.getBoundingClientRect();
    rail.current.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
  }, [current]);
  return rail;
}

/** Where the page begins, for whoever comes by keyboard and knows the rail. */
const PAGE_ID = 'page';

/** Left rail with its content: 224 px, icons only at 1120 and below, a scrolling tab row on a phone. */
export function RailFrame({ label, heading, subheading, items, footer, canvas, children }: RailFrameProps) {
  const rail = useCurrentInView(items.find(({ current }) => current)?.href);
  return (
    <div className={classNames(css.frame, canvas && css.slim)}>
      <SkipLink href={`#${PAGE_ID}`}>Skip to the page</SkipLink>
      <nav className={css.rail} aria-label={label} ref={rail}>
        <div className={css.who}>
          <b>{heading}</b>
          {subheading}
        </div>
        {items.map((item) => (
          <RailLink key={item.href} item={item} />
        ))}
        {footer && <div className={css.railFoot}>{footer}</div>}
      </nav>
      <div id={PAGE_ID} tabIndex={-1} className={canvas ? css.contentFull : css.content}>
        <PlacedContext value={true}>{children}</PlacedContext>
      </div>
    </div>
  );
}

function RailLink({ item }: { item: RailItem }) {
  return (
    <>
      {item.separated && <div className={css.separator} aria-hidden />}
      <UiLink
        href={item.href}
        className={css.railLink}
        aria-current={item.current ? 'page' : undefined}
        title={item.label}
      >
        {item.icon}
        <span className={css.railText}>{item.label}</span>
        {item.count !== undefined && <span className={css.count}>{item.count}</span>}
      </UiLink>
    </>
  );
}

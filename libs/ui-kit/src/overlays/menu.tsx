import {
  type ButtonHTMLAttributes,
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useState,
} from 'react';
import { lazyPart } from '../loading/lazy-part.ts';
import type { TooltipBubbleProps } from './floating.tsx';
import css from './overlays.module.css';

// Floating parts are fetched when they are about to be used; until then the trigger stands alone.
const loadFloating = () => import('./floating.tsx');
const LazyMenu = lazyPart(loadFloating, 'Menu');
const LazyTooltip = lazyPart<'Tooltip', TooltipBubbleProps>(loadFloating, 'Tooltip');

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly href?: string;
  readonly onSelect?: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Makes the item a radio choice; it is not selected again. */
  readonly checked?: boolean;
  /** A heading above this item. */
  readonly heading?: string;
  /** A rule above this item. */
  readonly separated?: boolean;
}

export interface MenuProps {
  /** The button that opens it: one element that takes a ref (Button, IconButton, a plain button). */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly footer?: ReactNode;
  /** px */
  readonly width?: number;
}

/** A button with a menu. Pointing at the button or reaching it by keyboard fetches the menu, pressing it opens it. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const trigger = props.trigger as ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  if (wanted) {
    return (
      <Suspense fallback={trigger}>
        <LazyMenu {...props} />
      </Suspense>
    );
  }
  const fetchSoon = () => void loadFloating().catch(() => undefined);
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: fetchSoon,
    onFocus: fetchSoon,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      trigger.props.onClick?.(event);
      setWanted(true);
    },
  });
}

/** px: platform shell §9. */
export const TOOLTIP_MAX_WIDTH = 324;

export interface TooltipProps {
  readonly label: ReactNode;
  readonly children: ReactElement;
}

/**
 * Shows on hover and on focus; Escape hides it. It says again what the child is called, or more about it, and never
 * what cannot be learned otherwise: touch shows none.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const [target, setTarget] = useState<Element | null>(null);
  const [shown, setShown] = useState(false);
  const show = ({ currentTarget }: SyntheticEvent): void => {
    setTarget(currentTarget.firstElementChild);
    setShown(true);
  };
  const hide = (): void => setShown(false);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the child */}
      <span
        className={css.contents}
        onPointerEnter={(event) => event.pointerType !== 'touch' && show(event)}
        onPointerLeave={hide}
        onPointerDown={hide}
        onFocus={(event) => event.target.matches(':focus-visible') && show(event)}
        onBlur={hide}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        {children}
      </span>
      {target && (
        <Suspense>
          <LazyTooltip label={label} target={target} opened={shown} />
        </Suspense>
      )}
    </>
  );
}

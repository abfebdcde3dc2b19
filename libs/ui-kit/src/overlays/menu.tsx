import {
  type ButtonHTMLAttributes,
  cloneElement,
  lazy,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react';

// Floating parts are fetched when they are about to be used; until then the trigger stands alone.
const loadFloating = () => import('./floating.tsx');
const LazyMenu = lazy(() => loadFloating().then(({ Menu: component }) => ({ default: component })));
const LazyTooltip = lazy(() => loadFloating().then(({ Tooltip: component }) => ({ default: component })));

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

export interface TooltipProps {
  readonly label: ReactNode;
  readonly children: ReactElement;
}

/** Shows on hover and on focus. The child takes a ref. */
export function Tooltip(props: TooltipProps) {
  return (
    <Suspense fallback={props.children}>
      <LazyTooltip {...props} />
    </Suspense>
  );
}

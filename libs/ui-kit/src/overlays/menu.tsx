import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';

// Floating parts load after the first paint; until then the trigger stands alone.
const LazyMenu = lazy(() => import('./floating.tsx').then(({ Menu: component }) => ({ default: component })));
const LazyTooltip = lazy(() => import('./floating.tsx').then(({ Tooltip: component }) => ({ default: component })));

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly href?: string;
  readonly onSelect?: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Makes the item a radio choice. */
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

export function Menu(props: MenuProps) {
  return (
    <Suspense fallback={props.trigger}>
      <LazyMenu {...props} />
    </Suspense>
  );
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

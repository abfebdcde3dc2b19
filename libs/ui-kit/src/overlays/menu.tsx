import { Menu as MantineMenu, Tooltip as MantineTooltip } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { useContext } from 'react';
import { LinkContext } from '../controls/ui-link.tsx';
import css from './overlays.module.css';

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

export function Menu({ trigger, label, items, footer, width = 240 }: MenuProps) {
  return (
    <MantineMenu
      position="bottom-end"
      offset={6}
      width={width}
      classNames={{ dropdown: css.menu, label: css.menuLabel }}
    >
      <MantineMenu.Target>{trigger}</MantineMenu.Target>
      <MantineMenu.Dropdown aria-label={label}>
        {items.map((item) => (
          <Entry key={item.id} item={item} />
        ))}
        {footer && <MantineMenu.Label component="div">{footer}</MantineMenu.Label>}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}

function Entry({ item }: { item: MenuItem }) {
  const Link = useContext(LinkContext);
  const shared = {
    className: css.item,
    leftSection: item.icon,
    disabled: item.disabled,
    'data-danger': item.danger || undefined,
    ...(item.checked === undefined ? {} : { role: 'menuitemradio', 'aria-checked': item.checked }),
  };
  return (
    <>
      {item.separated && <MantineMenu.Divider />}
      {item.heading && <MantineMenu.Label>{item.heading}</MantineMenu.Label>}
      {item.href ? (
        <MantineMenu.Item {...shared} component={Link as 'a'} href={item.href} onClick={item.onSelect}>
          {item.label}
        </MantineMenu.Item>
      ) : (
        <MantineMenu.Item {...shared} onClick={item.onSelect}>
          {item.label}
        </MantineMenu.Item>
      )}
    </>
  );
}

export interface TooltipProps {
  readonly label: ReactNode;
  readonly children: ReactElement;
}

/** Shows on hover and on focus. The child takes a ref. */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <MantineTooltip
      label={label}
      multiline
      maw={324}
      classNames={{ tooltip: css.tooltip }}
      events={{ hover: true, focus: true, touch: true }}
    >
      {children}
    </MantineTooltip>
  );
}

import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';
import { Menu as MantineMenu, Tooltip as MantineTooltip } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { LinkContext } from '../controls/ui-link.tsx';
import { type MenuItem, type MenuProps, TOOLTIP_MAX_WIDTH } from './menu.tsx';
import css from './overlays.module.css';

/** Opens by itself at first: it is fetched by the press that wants it. */
export function Menu({ trigger, label, items, footer, width = 240 }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  // The pressed button was another one, without a menu: this one takes its focus over, and gets it back on closing.
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return (
    <MantineMenu
      opened={opened}
      onChange={setOpened}
      // An element of nothing but focus is no child of a menu (WAI-ARIA); the first item takes the focus.
      withInitialFocusPlaceholder={false}
      position="bottom-end"
      offset={6}
      width={width}
      classNames={{ dropdown: css.menu, label: css.menuLabel, itemIndicator: css.indicator }}
    >
      <MantineMenu.Target>
        {cloneElement(trigger as ReactElement<{ ref?: Ref<HTMLButtonElement> }>, { ref: button })}
      </MantineMenu.Target>
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
  };
  return (
    <>
      {item.separated && <MantineMenu.Divider />}
      {item.heading && <MantineMenu.Label>{item.heading}</MantineMenu.Label>}
      {item.checked !== undefined ? (
        <MantineMenu.RadioItem
          className={css.item}
          value={item.id}
          checked={item.checked}
          disabled={item.disabled}
          rightSection={item.checked && <IconCheck size={17} stroke={1.6} aria-hidden />}
          closeMenuOnClick
          onChange={item.onSelect}
        >
          <span className={css.choice}>
            {item.icon}
            {item.label}
          </span>
        </MantineMenu.RadioItem>
      ) : item.href ? (
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

export interface TooltipBubbleProps {
  readonly label: ReactNode;
  readonly target: Element;
  readonly opened: boolean;
}

/** The bubble alone: what it belongs to decides when it shows. */
export function Tooltip({ label, target, opened }: TooltipBubbleProps) {
  return (
    <MantineTooltip
      label={label}
      target={target as HTMLElement}
      opened={opened}
      multiline
      maw={TOOLTIP_MAX_WIDTH}
      classNames={{ tooltip: css.tooltip }}
    />
  );
}

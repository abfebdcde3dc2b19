import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer as MantineDrawer, Modal as MantineModal } from '@mantine/core';
import { IconArrowsDiagonal, IconArrowsDiagonalMinimize2 } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type DrawerProps,
  type ModalProps,
  NAVIGATION_PANEL_WIDTH,
  SLIDE_OUT_ANIMATION_MS,
  SLIDE_OUT_FULL_SCREEN_WIDTH,
  SLIDE_OUT_MAX_WIDTH,
} from './modal.tsx';
import css from './overlays.module.css';
import { useReturnedFocus } from './returned-focus.ts';

// A header element outside a section is the page's banner; inside a dialog it is only its first line.
const ATTRIBUTES = { header: { role: 'presentation' } };

/** Dialog with a focus trap; focus goes back to the opener. */
export function Modal({ opened, onClose, title, footer, width = 480, mustAnswer, children }: ModalProps) {
  useReturnedFocus(opened);
  return (
    <MantineModal
      opened={opened}
      onClose={onClose}
      title={title}
      size={width}
      centered
      withCloseButton={!mustAnswer}
      closeOnEscape={!mustAnswer}
      closeOnClickOutside={!mustAnswer}
      closeButtonProps={{ 'aria-label': 'Close dialog' }}
      overlayProps={{ color: 'var(--scrim)', backgroundOpacity: 1 }}
      styles={{ overlay: { background: 'var(--scrim)' } }}
      attributes={ATTRIBUTES}
      classNames={{ content: css.modal, title: css.title, header: css.header, body: css.body, close: css.close }}
    >
      {children}
      {footer && <div className={css.footer}>{footer}</div>}
    </MantineModal>
  );
}

/** Slides in within 300 ms, at most 948 px wide, 1896 in full screen and never wider than the page. */
export function Drawer(props: DrawerProps) {
  const {
    opened,
    onClose,
    title,
    footer,
    width = NAVIGATION_PANEL_WIDTH,
    side = 'right',
    expandable,
    children,
  } = props;
  const [full, setFull] = useState(false);
  useReturnedFocus(opened);
  const widest = full ? SLIDE_OUT_FULL_SCREEN_WIDTH : SLIDE_OUT_MAX_WIDTH;
  const size = full ? '100%' : width;
  return (
    <MantineDrawer
      opened={opened}
      onClose={onClose}
      title={title}
      position={side}
      size={side === 'bottom' ? '85%' : size}
      closeButtonProps={{ 'aria-label': 'Close panel' }}
      transitionProps={{ duration: SLIDE_OUT_ANIMATION_MS }}
      styles={{
        overlay: { background: 'var(--scrim)' },
        content: side === 'bottom' ? {} : { maxWidth: `min(${widest}px, 100%)` },
      }}
      attributes={ATTRIBUTES}
      classNames={{ content: css.drawer, title: css.title, header: css.header, body: css.body, close: css.close }}
    >
      {expandable && (
        <button type="button" className={css.expand} aria-pressed={full} onClick={() => setFull(!full)}>
          {full ? (
            <IconArrowsDiagonalMinimize2 size={16} stroke={1.6} />
          ) : (
            <IconArrowsDiagonal size={16} stroke={1.6} />
          )}
          Full screen
        </button>
      )}
      {children}
      {footer && <div className={css.footer}>{footer}</div>}
    </MantineDrawer>
  );
}

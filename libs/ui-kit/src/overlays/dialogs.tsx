import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer as MantineDrawer, Modal as MantineModal } from '@mantine/core';
import type { DrawerProps, ModalProps } from './modal.tsx';
import css from './overlays.module.css';

/** Dialog with a focus trap; focus goes back to the opener. */
export function Modal({ opened, onClose, title, footer, width = 480, mustAnswer, children }: ModalProps) {
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
      classNames={{ content: css.modal, title: css.title, header: css.header, body: css.body }}
    >
      {children}
      {footer && <div className={css.footer}>{footer}</div>}
    </MantineModal>
  );
}

export function Drawer({ opened, onClose, title, footer, width = 400, side = 'right', children }: DrawerProps) {
  return (
    <MantineDrawer
      opened={opened}
      onClose={onClose}
      title={title}
      position={side}
      size={side === 'bottom' ? '85%' : width}
      closeButtonProps={{ 'aria-label': 'Close panel' }}
      transitionProps={{ duration: 300 }}
      styles={{ overlay: { background: 'var(--scrim)' } }}
      classNames={{ content: css.drawer, title: css.title, header: css.header, body: css.body }}
    >
      {children}
      {footer && <div className={css.footer}>{footer}</div>}
    </MantineDrawer>
  );
}

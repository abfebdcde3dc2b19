import { Drawer as MantineDrawer, Modal as MantineModal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { TextInput } from '../controls/inputs.tsx';
import css from './overlays.module.css';

export interface ModalProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Buttons at the foot, primary last. */
  readonly footer?: ReactNode;
  /** px */
  readonly width?: number;
  /** No close button, no Escape, no click outside: the dialog has to be answered. */
  readonly mustAnswer?: boolean;
  readonly children: ReactNode;
}

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

export interface DrawerProps extends Omit<ModalProps, 'mustAnswer'> {
  readonly side?: 'left' | 'right' | 'bottom';
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
      classNames={{ title: css.title, header: css.header, body: css.body }}
    >
      {children}
      {footer && <div className={css.footer}>{footer}</div>}
    </MantineDrawer>
  );
}

export interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** What will happen, and what stays. */
  readonly children: ReactNode;
  /** A verb: "Delete estate". */
  readonly confirmLabel: string;
  readonly danger?: boolean;
  /** For what cannot come back: this text has to be typed. */
  readonly typed?: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, title, children, confirmLabel, danger, typed, busy, onConfirm } = props;
  const [text, setText] = useState('');
  const ready = typed === undefined || text.trim() === typed;
  const close = (): void => {
    setText('');
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant={danger ? 'danger' : 'primary'} disabled={!ready} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {typed !== undefined && (
        <TextInput
          className={css.confirm}
          label={`Type ${typed} to confirm`}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
        />
      )}
    </Modal>
  );
}

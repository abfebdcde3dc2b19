import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { TextInput } from '../controls/inputs.tsx';
import { lazyPart } from '../loading/lazy-part.ts';
import css from './overlays.module.css';

// Dialogs load when the first one opens: sign-in and most first screens need none.
const LazyModal = lazyPart(() => import('./dialogs.tsx'), 'Modal');
const LazyDrawer = lazyPart(() => import('./dialogs.tsx'), 'Drawer');

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

/** True from the first opening on, so that closing is animated too. */
function useWanted(opened: boolean): boolean {
  const wanted = useRef(opened);
  if (opened) wanted.current = true;
  return wanted.current;
}

/** Dialog with a focus trap; focus goes back to the opener. */
export function Modal(props: ModalProps) {
  if (!useWanted(props.opened)) return null;
  return (
    <Suspense>
      <LazyModal {...props} />
    </Suspense>
  );
}

/** Platform shell §9, px and ms. */
export const SLIDE_OUT_MAX_WIDTH = 948;
export const SLIDE_OUT_FULL_SCREEN_WIDTH = 1896;
export const SLIDE_OUT_ANIMATION_MS = 300;
export const NAVIGATION_PANEL_WIDTH = 400;

export interface DrawerProps extends Omit<ModalProps, 'mustAnswer'> {
  readonly side?: 'left' | 'right' | 'bottom';
  /** Offers the full screen to contents that want room. */
  readonly expandable?: boolean;
}

export function Drawer(props: DrawerProps) {
  if (!useWanted(props.opened)) return null;
  return (
    <Suspense>
      <LazyDrawer {...props} />
    </Suspense>
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
  /** Default: "Cancel". */
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  /** For what cannot come back: this text has to be typed. */
  readonly typed?: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    onClose,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Cancel',
    danger,
    typed,
    busy,
    onConfirm,
  } = props;
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
          <Button onClick={close}>{cancelLabel}</Button>
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

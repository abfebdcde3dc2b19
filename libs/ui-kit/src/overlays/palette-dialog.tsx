import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal as MantineModal } from '@mantine/core';
import css from './overlays.module.css';
import type { PaletteProps } from './palette.tsx';
import { useReturnedFocus } from './returned-focus.ts';

/** Dialog near the top of the page without a title, for the command palette. Mounted while it is open. */
export function PaletteDialog({ label, onClose, children }: PaletteProps) {
  useReturnedFocus(true);
  return (
    <MantineModal.Root opened onClose={onClose} size={660} yOffset="12vh" classNames={{ content: css.modal }}>
      <MantineModal.Overlay styles={{ overlay: { background: 'var(--scrim)' } }} />
      <MantineModal.Content aria-label={label}>{children}</MantineModal.Content>
    </MantineModal.Root>
  );
}

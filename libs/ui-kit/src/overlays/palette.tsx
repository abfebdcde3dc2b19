import { Modal as MantineModal } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './overlays.module.css';

export interface PaletteProps {
  readonly label: string;
  readonly onClose: () => void;
  /** The field marked `data-autofocus` gets the focus. */
  readonly children: ReactNode;
}

/** Dialog near the top of the page without a title, for the command palette. Mounted while it is open. */
export function Palette({ label, onClose, children }: PaletteProps) {
  return (
    <MantineModal.Root opened onClose={onClose} size={660} yOffset="12vh">
      <MantineModal.Overlay styles={{ overlay: { background: 'var(--scrim)' } }} />
      <MantineModal.Content className={css.modal} aria-label={label}>
        {children}
      </MantineModal.Content>
    </MantineModal.Root>
  );
}

import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../loading/lazy-part.ts';

const LazyPalette = lazyPart(() => import('./palette-dialog.tsx'), 'PaletteDialog');

export interface PaletteProps {
  readonly label: string;
  readonly onClose: () => void;
  /** The field marked `data-autofocus` gets the focus. */
  readonly children: ReactNode;
}

/** Dialog near the top of the page without a title, for the command palette. Mounted while it is open. */
export function Palette(props: PaletteProps) {
  return (
    <Suspense>
      <LazyPalette {...props} />
    </Suspense>
  );
}

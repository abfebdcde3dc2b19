import { useEffect } from 'react';

/**
 * Gives the focus back to what had it before a dialog opened. The library does so only for a dialog that was there,
 * closed, before; ours are fetched by their first opening.
 */
export function useReturnedFocus(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [opened]);
}

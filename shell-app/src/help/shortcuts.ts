import { useEffect, useRef } from 'react';

const CHORD_MS = 1_500;

export interface ShortcutActions {
  readonly search: () => void;
  readonly help: () => void;
  /** A letter after `g`: opens the screen that is published under it, and says whether there is one. */
  readonly goTo: (key: string) => boolean;
}

/** Keys belong to a field while somebody types, and to a dialog while one is open. */
function isTaken({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const field = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  return field || target.closest('[role="dialog"], [role="menu"]') !== null;
}

/** Ctrl K everywhere; `/`, `?` and `g` with a letter where nobody types. */
export function useShortcuts(actions: ShortcutActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    let chordUntil = 0;
    const onKey = (event: KeyboardEvent): void => {
      const { search, help, goTo } = latest.current;
      const key = event.key.toLowerCase();
      const act = (action: () => void): void => {
        event.preventDefault();
        action();
      };
      if ((event.ctrlKey || event.metaKey) && key === 'k') {
        act(search);
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
      const chord = performance.now() < chordUntil;
      chordUntil = 0;
      if (chord && goTo(key)) event.preventDefault();
      else if (key === 'g') chordUntil = performance.now() + CHORD_MS;
      else if (key === '/') act(search);
      else if (key === '?') act(help);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

import { useEffect, useRef } from 'react';

/** Letter after `g`, and the section that it opens. */
export const GO_TO: Readonly<Record<string, { readonly entry: string; readonly label: string }>> = {
  d: { entry: 'dashboard', label: 'Dashboard' },
  c: { entry: 'clients', label: 'Clients' },
  o: { entry: 'documents', label: 'Documents' },
  r: { entry: 'reports', label: 'Reports' },
};
const CHORD_MS = 1_500;

export interface ShortcutActions {
  readonly search: () => void;
  readonly help: () => void;
  readonly goTo: (entry: string) => void;
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
      const target = chord ? GO_TO[key] : undefined;
      if (target) act(() => goTo(target.entry));
      else if (key === 'g') chordUntil = performance.now() + CHORD_MS;
      else if (key === '/') act(search);
      else if (key === '?') act(help);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

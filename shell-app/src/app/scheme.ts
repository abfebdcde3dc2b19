import type { SchemeChoice } from '@platform/ui-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { create } from 'zustand';

const KEY = 'platform.colour-scheme';
const DARK = '(prefers-color-scheme: dark)';
const CHOICES: readonly SchemeChoice[] = ['auto', 'light', 'dark'];

interface SchemeState {
  readonly accountId: string | null;
  readonly choice: SchemeChoice;
}

/** One choice for each account, and one for this browser's sign-in pages: the last that was made. */
const keyOf = (accountId: string | null): string => (accountId ? `${KEY}.${accountId}` : KEY);

function read(accountId: string | null): SchemeChoice {
  const stored = localStorage.getItem(keyOf(accountId));
  return CHOICES.find((choice) => choice === stored) ?? 'auto';
}

const useSchemeStore = create<SchemeState>()(() => ({ accountId: null, choice: read(null) }));

export function chooseScheme(choice: SchemeChoice): void {
  const { accountId } = useSchemeStore.getState();
  for (const key of new Set([keyOf(accountId), KEY])) localStorage.setItem(key, choice);
  useSchemeStore.setState({ choice });
}

export const useSchemeChoice = (): SchemeChoice => useSchemeStore(({ choice }) => choice);

/** Takes over what the account chose in this browser; nobody signed in means the browser's last choice. */
export function useSchemeOf(accountId: string | null): void {
  useEffect(() => {
    if (useSchemeStore.getState().accountId === accountId) return;
    useSchemeStore.setState({ accountId, choice: read(accountId) });
  }, [accountId]);
}

function onSystemChange(notify: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** The scheme to show: the choice, or what the system prefers. */
export function useScheme(): 'light' | 'dark' {
  const choice = useSchemeChoice();
  const systemIsDark = useSyncExternalStore(onSystemChange, () => window.matchMedia(DARK).matches);
  if (choice === 'auto') return systemIsDark ? 'dark' : 'light';
  return choice;
}

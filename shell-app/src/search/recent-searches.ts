const KEY = 'platform.recent-searches';
const KEPT = 3;

interface Kept {
  readonly accountId: string;
  readonly needles: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

function read(): Kept | null {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    if (!isText(value?.accountId) || !Array.isArray(value.needles)) return null;
    return { accountId: value.accountId, needles: value.needles.filter(isText).slice(0, KEPT) };
  } catch {
    return null;
  }
}

/** The last three searches of this account in this browser, newest first. */
export function recentSearches(accountId: string): readonly string[] {
  const kept = read();
  return kept?.accountId === accountId ? kept.needles : [];
}

export function withRecent(before: readonly string[], needle: string): readonly string[] {
  return [needle, ...before.filter((other) => other !== needle)].slice(0, KEPT);
}

export function rememberSearch(accountId: string, needle: string): void {
  localStorage.setItem(KEY, JSON.stringify({ accountId, needles: withRecent(recentSearches(accountId), needle) }));
}

/** Names of clients do not stay in a browser whose person has left, by signing out or because the session ended. */
export function forgetSearchesOfOthers(accountId: string | null): void {
  const stored = localStorage.getItem(KEY);
  if (stored !== null && (accountId === null || read()?.accountId !== accountId)) localStorage.removeItem(KEY);
}

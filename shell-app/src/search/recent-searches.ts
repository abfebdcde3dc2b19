const KEY = 'platform.recent-searches';
const KEPT = 3;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The last three searches of this browser, newest first. */
export function recentSearches(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isText).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function withRecent(before: readonly string[], needle: string): readonly string[] {
  return [needle, ...before.filter((other) => other !== needle)].slice(0, KEPT);
}

export function rememberSearch(needle: string): void {
  localStorage.setItem(KEY, JSON.stringify(withRecent(recentSearches(), needle)));
}

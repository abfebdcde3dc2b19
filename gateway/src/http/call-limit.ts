const WINDOW_MS = 60_000;
/** Callers of one window that are told apart; beyond them all count as one. */
const MAX_CALLERS = 50_000;

export interface CallLimit {
  /** Seconds until the caller may ask again; 0 when it may now. */
  take(caller: string): number;
}

/** How often one account, or a visitor's network, may ask in a minute, whatever it asks; each gateway counts for itself. */
export function createCallLimit(perMinute: number, clock: () => number = Date.now): CallLimit {
  const counts = new Map<string, number>();
  let windowEnd = 0;
  return {
    take(caller) {
      const now = clock();
      if (now >= windowEnd) {
        counts.clear();
        windowEnd = now + WINDOW_MS;
      }
      const key = counts.has(caller) || counts.size < MAX_CALLERS ? caller : '';
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > perMinute ? Math.ceil((windowEnd - now) / 1000) : 0;
    },
  };
}

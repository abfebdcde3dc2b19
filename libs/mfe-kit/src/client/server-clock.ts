/** The server's moment comes in whole seconds and after a journey; what is nearer than this is the same time. */
const SAME_MS = 3_000;

let offsetMs: number | null = null;

/**
 * Notes by how much the browser's clock is wrong, from the `Date` header of an answer. The first answer of a page counts:
 * nothing on it jumps when a later one is slow.
 */
export function noteServerTime(date: string | null | undefined, now = Date.now()): void {
  if (offsetMs !== null || !date) return;
  const difference = Date.parse(date) - now;
  if (!Number.isFinite(difference)) return;
  offsetMs = Math.abs(difference) < SAME_MS ? 0 : difference;
}

/** The present moment by the server's clock, epoch milliseconds; the browser's own as long as no answer has come. */
export const serverNow = (now = Date.now()): number => now + (offsetMs ?? 0);

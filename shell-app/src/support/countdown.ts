/** Support mode stops by itself this long before the session's own expiry. */
export const STOP_BEFORE_EXPIRY_MS = 3 * 60_000;

const LAST_WORDS_MS = 60_000;

/** Seconds until support mode stops by itself, once they are the last sixty; null before. */
export function lastSeconds(ms: number): number | null {
  const left = ms - STOP_BEFORE_EXPIRY_MS;
  return left <= LAST_WORDS_MS ? Math.max(0, Math.ceil(left / 1_000)) : null;
}

/** `00:41:17`; `00:00:00` at or below zero. */
export function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const part = (value: number): string => String(value).padStart(2, '0');
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(part).join(':');
}

/** `41 minutes 17 seconds left` */
export function countdownWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(seconds / 60)} minutes ${seconds % 60} seconds left`;
}

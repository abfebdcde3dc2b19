/** What the server says of the codes that may still be asked for; null where it does not say. */
export interface SentCode {
  readonly requestsLeft?: number | null | undefined;
  readonly renewedInSeconds?: number | null | undefined;
}

/** A code that was sent, and when the answer came, in ms. */
export interface SentAt extends SentCode {
  readonly at: number;
}

/** A message takes a while: who asks again sooner gets two codes, of which the first does not work. */
const PAUSE_SECONDS = 30;

/** In how many seconds another code may be asked for; 0: now. With none left, when all are there again. */
export function secondsToWait({ at, requestsLeft, renewedInSeconds }: SentAt, now: number): number {
  const pause = requestsLeft === 0 ? (renewedInSeconds ?? PAUSE_SECONDS) : PAUSE_SECONDS;
  return Math.max(0, Math.ceil(pause - (now - at) / 1000));
}

/** Case: 65 → 1:05. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** How many codes are left, in words; null where that is not known or all of them are there again. */
export function codesLeftText(sent: SentAt, now: number): string | null {
  const { requestsLeft } = sent;
  if (typeof requestsLeft !== 'number' || now - sent.at >= (sent.renewedInSeconds ?? 0) * 1000) return null;
  if (requestsLeft === 0) return 'No more codes can be sent for now.';
  return requestsLeft === 1 ? '1 more code can be sent.' : `${requestsLeft} more codes can be sent.`;
}

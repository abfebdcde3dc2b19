import type { Logger } from './logging.ts';

export interface HeldLeaseOptions {
  readonly everyMs: number;
  /** False when somebody else has it, or the work was called off. */
  readonly renew: () => Promise<boolean>;
  readonly log: Logger;
}

export interface HeldLease {
  /** Aborted when the lease is gone. */
  readonly signal: AbortSignal;
  end(): void;
}

/** Renews a lease while its work lasts. A renewal that fails (the store is away) is tried again at the next beat. */
export function createHeldLease({ everyMs, renew, log }: HeldLeaseOptions): HeldLease {
  const gone = new AbortController();
  const beat = setInterval(() => {
    renew().then(
      (held) => {
        if (!held) gone.abort(new Error('the lease is gone'));
      },
      (error: Error) => log.warn({ err: error }, 'a lease was not renewed'),
    );
  }, everyMs);
  return { signal: gone.signal, end: () => clearInterval(beat) };
}

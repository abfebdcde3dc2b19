import { DomainError } from '@platform/kernel';

export interface Turns {
  /** Throws: DomainError TOO_MANY_REQUESTS when too many wait already. */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** At most so many pieces of work at once, the rest in the order in which they came. */
export function createTurns(atOnce: number, maxWaiting: number): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async take(work) {
      if (running >= atOnce) {
        if (waiting.length >= maxWaiting)
          throw new DomainError('TOO_MANY_REQUESTS', 'Please wait a few minutes before making this request again');
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        // The place goes to the next one as it is.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}

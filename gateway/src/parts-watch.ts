import type { Logger, Worker } from '@platform/service-kit';

/** Asks a part whether it can serve; anything but a resolved promise is a no. Aborted when it takes too long. */
export type Probe = (signal: AbortSignal) => Promise<unknown>;

/** What the gateway knows of the parts that it asks: a part that is down is not waited for. */
export interface PartsWatch extends Worker {
  isUp(part: string): boolean;
  /** Calls back when the part goes down; answers the way to leave off. */
  onDown(part: string, callback: () => void): () => void;
  states(): Record<string, 'up' | 'down'>;
}

export interface PartsWatchOptions {
  readonly probes: Readonly<Record<string, Probe>>;
  readonly log: Logger;
  readonly timing?: WatchTiming;
}

export interface WatchTiming {
  readonly everyMs: number;
  /** After a failure: what is down is to be noticed soon, and used again as soon as it is back. */
  readonly whileDownMs: number;
  readonly timeoutMs: number;
}

const TIMING: WatchTiming = { everyMs: 1_500, whileDownMs: 250, timeoutMs: 2_500 };
/** A part that is slow once is not down. */
const FAILURES = 2;

export function createPartsWatch({ probes, log, timing = TIMING }: PartsWatchOptions): PartsWatch {
  const failures = new Map(Object.keys(probes).map((part) => [part, 0]));
  const timers = new Map<string, NodeJS.Timeout>();
  const listeners = new Map<string, Set<() => void>>();
  let stopped = false;
  const isUp = (part: string): boolean => (failures.get(part) ?? 0) < FAILURES;

  const look = async (part: string, probe: Probe): Promise<void> => {
    const wasUp = isUp(part);
    const late = AbortSignal.timeout(timing.timeoutMs);
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    late.addEventListener('abort', () => reject(late.reason), { once: true });
    try {
      await Promise.race([probe(late), timedOut]);
      failures.set(part, 0);
    } catch (error) {
      failures.set(part, (failures.get(part) ?? 0) + 1);
      if (wasUp && !isUp(part)) {
        log.warn({ err: error, part }, 'a part is down: it is not waited for');
        for (const callback of listeners.get(part) ?? []) callback();
      }
    }
    if (!wasUp && isUp(part)) log.info({ part }, 'a part is back');
    if (stopped) return;
    const pause = failures.get(part) === 0 ? timing.everyMs : timing.whileDownMs;
    timers.set(part, setTimeout(() => void look(part, probe), pause).unref());
  };
  return {
    isUp,
    onDown(part, callback) {
      const known = listeners.get(part) ?? new Set();
      listeners.set(part, known.add(callback));
      return () => void known.delete(callback);
    },
    states: () => Object.fromEntries([...failures.keys()].map((part) => [part, isUp(part) ? 'up' : 'down'])),
    async start() {
      stopped = false;
      for (const [part, probe] of Object.entries(probes)) void look(part, probe);
    },
    async stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

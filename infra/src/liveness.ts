export interface LivenessTiming {
  readonly everyMs: number;
  /** So often in a row without an answer: it hangs. */
  readonly failures: number;
}

export interface LivenessOptions {
  /** One question with a time limit of its own; a hung process takes connections and never answers. */
  readonly answers: () => Promise<boolean>;
  readonly onHung: () => void;
  readonly timing: LivenessTiming;
}

export interface Liveness {
  /** Somebody else has had an answer: from now on silence says that it hangs. */
  heard(): void;
  stop(): void;
}

/**
 * Asks a process again and again whether it answers, and calls back when it does not any more. One that has not answered
 * yet, at first or since the last call, is starting, which may take its time.
 */
export function watchLiveness({ answers, onHung, timing: { everyMs, failures } }: LivenessOptions): Liveness {
  let silent = 0;
  let hasAnswered = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    const alive = await answers().catch(() => false);
    if (stopped) return;
    silent = alive ? 0 : silent + 1;
    hasAnswered ||= alive;
    if (hasAnswered && silent >= failures) {
      hasAnswered = false;
      onHung();
    }
    if (!stopped) timer = setTimeout(() => void look(), everyMs).unref();
  };
  timer = setTimeout(() => void look(), everyMs).unref();
  return {
    heard() {
      hasAnswered = true;
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

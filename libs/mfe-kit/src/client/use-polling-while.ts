import { useEffect } from 'react';

interface Polled {
  startPolling(everyMs: number): void;
  stopPolling(): void;
}

/** Asks a query again and again while something runs that live updates may miss. */
export function usePollingWhile(running: boolean, everyMs: number, { startPolling, stopPolling }: Polled): void {
  useEffect(() => {
    if (!running) return;
    startPolling(everyMs);
    return stopPolling;
  }, [running, everyMs, startPolling, stopPolling]);
}

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { DomainError } from '@platform/kernel';

export interface HashOptions {
  readonly algorithm: number;
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}
export type HashJob =
  | { readonly kind: 'hash'; readonly password: string; readonly options: HashOptions }
  | { readonly kind: 'verify'; readonly password: string; readonly against: string };
export type HashResult = string | boolean;
export type RunHash = (job: HashJob) => Promise<HashResult>;

interface Waiting {
  readonly job: HashJob;
  readonly resolve: (result: HashResult) => void;
  readonly reject: (error: Error) => void;
}

/** Half of the cores, so that sign-ins never take all of them from everybody else. */
const THREADS = Math.max(1, Math.floor(availableParallelism() / 2));
/** Some ten seconds of work for one thread; whoever comes then is told to come again instead of waiting for ever. */
const MAX_WAITING = 200;

/**
 * Hashes in threads of their own with lowered priority, one job a thread, the rest in order. Nothing of it runs in the
 * event loop or in the pool that files and name look-ups share.
 */
export function createHashThreads(threads = THREADS, maxWaiting = MAX_WAITING): RunHash {
  const waiting: Waiting[] = [];
  const idle: Worker[] = [];
  const running = new Map<Worker, Waiting>();
  let started = 0;

  const next = (worker: Worker): void => {
    const one = waiting.shift();
    if (!one) {
      idle.push(worker);
      worker.unref(); // an idle thread does not keep the process alive
      return;
    }
    running.set(worker, one);
    worker.ref();
    worker.postMessage(one.job);
  };
  const start = (): void => {
    started += 1;
    const worker = new Worker(new URL('./password-hash-thread.ts', import.meta.url));
    const settle = (act: (one: Waiting) => void): void => {
      const one = running.get(worker);
      running.delete(worker);
      if (one) act(one);
    };
    worker.on('message', (result: HashResult) => {
      settle(({ resolve }) => resolve(result));
      next(worker);
    });
    // A hash that argon2 does not read ends the thread: that job fails, and the others get a new one.
    worker.on('error', (error) => settle(({ reject }) => reject(error as Error)));
    worker.on('exit', () => {
      started -= 1;
      settle(({ reject }) => reject(new Error('the hashing thread ended')));
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
      if (waiting.length > 0) start();
    });
    next(worker);
  };

  return (job) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting) {
        reject(new DomainError('TOO_MANY_REQUESTS', 'Please wait a few minutes before making this request again'));
        return;
      }
      waiting.push({ job, resolve, reject });
      const worker = idle.pop();
      if (worker) next(worker);
      else if (started < threads) start();
    });
}

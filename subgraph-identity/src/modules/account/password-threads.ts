import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { DomainError } from '@platform/kernel';

export interface HashOptions {
  readonly algorithm: number;
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}
export type PasswordJob =
  | { readonly kind: 'hash'; readonly password: string; readonly options: HashOptions }
  | { readonly kind: 'verify'; readonly password: string; readonly against: string }
  /** Whether a new password is easy to guess. */
  | { readonly kind: 'estimate'; readonly password: string; readonly ownWords: readonly string[] };
export type PasswordResult = string | boolean;
export type RunPasswordJob = (job: PasswordJob) => Promise<PasswordResult>;

interface Waiting {
  readonly job: PasswordJob;
  readonly resolve: (result: PasswordResult) => void;
  readonly reject: (error: Error) => void;
}

/** Half of the cores, so that sign-ins never take all of them from everybody else. */
const THREADS = Math.max(1, Math.floor(availableParallelism() / 2));
/**
 * Some seconds of work for one thread; whoever comes then is told to come again instead of waiting for ever. A password
 * that is only being typed waits behind all sign-ins, and few of them wait at all: anybody may ask for it.
 */
const MAX_WAITING: Limits = { verify: 200, hash: 50, estimate: 20 };
type Limits = Readonly<Record<PasswordJob['kind'], number>>;

const busy = (): DomainError =>
  new DomainError('TOO_MANY_REQUESTS', 'Many people are signing in at this moment. Please try again in a few seconds.');

/**
 * Works on passwords in threads of their own with lowered priority, one job a thread: sign-ins first, then new passwords,
 * then those that are being typed. Nothing of it runs in the event loop or in the pool that files and name look-ups share.
 */
export function createPasswordThreads(threads = THREADS, maxWaiting = MAX_WAITING): RunPasswordJob {
  const waiting = { verify: [], hash: [], estimate: [] } as Record<PasswordJob['kind'], Waiting[]>;
  const first = (): Waiting | undefined => waiting.verify.shift() ?? waiting.hash.shift() ?? waiting.estimate.shift();
  const idle: Worker[] = [];
  const running = new Map<Worker, Waiting>();
  let started = 0;

  const next = (worker: Worker): void => {
    const one = first();
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
    const worker = new Worker(new URL('./password-thread.ts', import.meta.url));
    const settle = (act: (one: Waiting) => void): void => {
      const one = running.get(worker);
      running.delete(worker);
      if (one) act(one);
    };
    worker.on('message', (result: PasswordResult) => {
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
      if (Object.values(waiting).some(({ length }) => length > 0)) start();
    });
    next(worker);
  };

  return (job) =>
    new Promise((resolve, reject) => {
      const queue = waiting[job.kind];
      if (queue.length >= maxWaiting[job.kind]) {
        reject(busy());
        return;
      }
      queue.push({ job, resolve, reject });
      const worker = idle.pop();
      if (worker) next(worker);
      else if (started < threads) start();
    });
}

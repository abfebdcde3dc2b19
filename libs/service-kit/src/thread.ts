import { type Transferable, Worker } from 'node:worker_threads';

/** What a thread posts: any number of notes, then its result. */
export type ThreadMessage<Note, Result> =
  | { readonly kind: 'note'; readonly note: Note }
  | { readonly kind: 'done'; readonly result: Result };

export interface ThreadOptions<Note> {
  readonly input: unknown;
  /** Buffers that are handed over instead of copied. */
  readonly transfer?: readonly Transferable[];
  readonly timeoutMs: number;
  /** Heap and buffers together; a thread that wants more is stopped, not the service. */
  readonly memoryMb: number;
  readonly signal?: AbortSignal;
  readonly onNote?: (note: Note) => void;
}

export type ThreadStop = 'TIMED_OUT' | 'OUT_OF_MEMORY' | 'DIED';

/** The thread did not come to a result. */
export class ThreadStopped extends Error {
  readonly reason: ThreadStop;
  constructor(reason: ThreadStop, cause?: unknown) {
    super(`the thread ended: ${reason}`, { cause });
    this.name = 'ThreadStopped';
    this.reason = reason;
  }
}

const MEMORY_CHECK_MS = 100;
const MEGABYTE = 1024 * 1024;

/**
 * Runs a module in a thread of its own, which ends with its result: nothing of one file stays where the next is read.
 * Throws: ThreadStopped, or the signal's reason when aborted.
 */
export function runInThread<Result, Note = never>(module: URL, options: ThreadOptions<Note>): Promise<Result> {
  const { input, transfer = [], timeoutMs, memoryMb, signal, onNote } = options;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const thread = new Worker(module, {
      workerData: input,
      transferList: [...transfer],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const finish = (act: () => void): void => {
      clearTimeout(timer);
      clearInterval(watch);
      signal?.removeEventListener('abort', onAbort);
      act();
      void thread.terminate();
    };
    const stopFor = (reason: ThreadStop, cause?: unknown): void =>
      finish(() => reject(new ThreadStopped(reason, cause)));
    const onAbort = (): void => finish(() => reject(signal?.reason as Error));
    const timer = setTimeout(() => stopFor('TIMED_OUT'), timeoutMs);
    // V8's own limit does not count buffers, and what is unpacked lies in buffers. The engine answers even while the
    // thread is busy in a loop.
    const watch = setInterval(() => {
      thread.getHeapStatistics().then(
        ({ used_heap_size: heap, external_memory: buffers }) => {
          if (heap + buffers > memoryMb * MEGABYTE) stopFor('OUT_OF_MEMORY');
        },
        () => undefined,
      );
    }, MEMORY_CHECK_MS);
    signal?.addEventListener('abort', onAbort, { once: true });
    thread.on('message', (message: ThreadMessage<Note, Result>) => {
      if (message.kind === 'note') onNote?.(message.note);
      else finish(() => resolve(message.result));
    });
    thread.on('error', (error: Error & { code?: string }) =>
      stopFor(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'OUT_OF_MEMORY' : 'DIED', error),
    );
    thread.on('exit', () => stopFor('DIED'));
  });
}

import { Worker } from 'node:worker_threads';
import { DomainError } from '@platform/kernel';
import type { DocumentReading, ModelSettings, ReadingProgress } from '../reader/index.ts';

export interface ReaderThreadInput {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly model: ModelSettings | null;
}

export type ReaderThreadMessage =
  | { readonly kind: 'progress'; readonly progress: ReadingProgress }
  | { readonly kind: 'done'; readonly reading: DocumentReading };

export interface ReadOptions {
  readonly fileName: string;
  readonly model: ModelSettings | null;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ReadingProgress) => void;
}

/** Enough for a 100 MB scan; a file that wants more is stopped, not the service. */
const HEAP_MB = 1_536;

/**
 * Reads a document in a thread of its own.
 *
 * Throws DomainError `READING_TIMED_OUT` after `timeoutMs`, `READING_STOPPED` when the thread dies (memory, a fault
 * of a parser), and the signal's reason when aborted. Problems of the file itself are part of the reading.
 */
export function readInThread(bytes: Uint8Array, options: ReadOptions): Promise<DocumentReading> {
  const { fileName, model, timeoutMs, signal, onProgress } = options;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const input: ReaderThreadInput = { bytes, fileName, model };
    const thread = new Worker(new URL('./reader-thread.ts', import.meta.url), {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const finish = (act: () => void): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      act();
      void thread.terminate();
    };
    const onAbort = (): void => finish(() => reject(signal.reason as Error));
    const timer = setTimeout(() => {
      finish(() =>
        reject(
          new DomainError('READING_TIMED_OUT', `Reading took longer than ${Math.round(timeoutMs / 1000)} seconds.`),
        ),
      );
    }, timeoutMs);
    signal.addEventListener('abort', onAbort, { once: true });
    thread.on('message', (message: ReaderThreadMessage) => {
      if (message.kind === 'progress') onProgress(message.progress);
      else finish(() => resolve(message.reading));
    });
    thread.on('error', (error) =>
      finish(() => reject(new DomainError('READING_STOPPED', `Reading stopped: ${error.message}`))),
    );
    thread.on('exit', () =>
      finish(() => reject(new DomainError('READING_STOPPED', 'Reading stopped before it was done.'))),
    );
  });
}

import type { IntakeVerdict } from '@platform/document-intake';
import { counted, DomainError } from '@platform/kernel';
import { runInThread, ThreadStopped } from '@platform/service-kit';
import type { DocumentReading, ModelSettings, ReadingProgress } from '../../reader/index.ts';

export interface ReaderThreadInput {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly model: ModelSettings | null;
  /** What the file was taken as; null asks the intake. */
  readonly intake: IntakeVerdict | null;
}

export interface ReadOptions extends Omit<ReaderThreadInput, 'bytes'> {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ReadingProgress) => void;
}

const MODULE = new URL('./reader-thread.ts', import.meta.url);
/** Enough for a scan of the largest size. */
const MEMORY_MB = 1_536;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const durationWords = (ms: number): string =>
  ms < 2 * MINUTE ? counted(Math.ceil(ms / SECOND), 'second') : counted(Math.round(ms / MINUTE), 'minute');

function stopped({ reason }: ThreadStopped, timeoutMs: number): DomainError {
  return reason === 'TIMED_OUT'
    ? new DomainError(
        'READING_TIMED_OUT',
        `Reading took longer than ${durationWords(timeoutMs)}, the most for a file of this size.`,
      )
    : new DomainError('READING_STOPPED', 'This file stopped our reader. Please send it to support.');
}

/**
 * Reads a document in a thread of its own; the bytes are handed over.
 *
 * Throws DomainError `READING_TIMED_OUT` after `timeoutMs`, `READING_STOPPED` when the thread dies (memory, a fault
 * of a parser), and the signal's reason when aborted. Problems of the file itself are part of the reading.
 */
export async function readInThread(bytes: Uint8Array<ArrayBuffer>, options: ReadOptions): Promise<DocumentReading> {
  const { fileName, model, intake, timeoutMs, signal, onProgress } = options;
  const input: ReaderThreadInput = { bytes, fileName, model, intake };
  try {
    return await runInThread<DocumentReading, ReadingProgress>(MODULE, {
      input,
      transfer: [bytes.buffer],
      timeoutMs,
      memoryMb: MEMORY_MB,
      signal,
      onNote: onProgress,
    });
  } catch (error) {
    throw error instanceof ThreadStopped ? stopped(error, timeoutMs) : error;
  }
}

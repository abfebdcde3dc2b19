import type { DocumentKind, IntakeLimits } from '@platform/document-intake';
import { counted } from '@platform/kernel';
import { type ProcessStop, ProcessStopped, runInProcess } from '@platform/service-kit/process';
import { MODEL_BUDGET_MS, type ModelSettings } from './model/model-adapter.ts';
import { type DocumentReading, type ReadingProblem, type ReadingProgress, unopened } from './reading.ts';

export interface ReadApartInput {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly model: ModelSettings | null;
  /** What the file was taken as; without it, the intake decides here. */
  readonly takenAs?: DocumentKind | undefined;
  readonly limits?: IntakeLimits | undefined;
  /** Says what each layer made of the file. */
  readonly explain?: boolean | undefined;
}

export interface ReadApartOptions extends Omit<ReadApartInput, 'bytes'> {
  readonly timeoutMs: number;
  readonly memoryMb?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ReadingProgress) => void;
  /** Hears how the process ended that did not come to its end. */
  readonly onStopped?: (stopped: ProcessStopped) => void;
}

const MODULE = new URL('./reader-process.ts', import.meta.url);
/** Enough for two pages of the largest scan that is read at once, and for the largest Word file that is taken. */
const MEMORY_MB = 1_536;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const durationWords = (ms: number): string =>
  ms < 2 * MINUTE ? counted(Math.ceil(ms / SECOND), 'second') : counted(Math.round(ms / MINUTE), 'minute');

/** Pages are read in order, and each is told of when it is done: the one after it is where the reading stopped. */
function pageStoppedAt(last: ReadingProgress | undefined): number | undefined {
  if (last?.stage === 'INTAKE' && last.pageCount) return 1;
  if (last?.stage !== 'TEXT' || !last.page || !last.pageCount || last.page >= last.pageCount) return undefined;
  return last.page + 1;
}

interface Stopped {
  readonly reason: ProcessStop;
  readonly timeoutMs: number;
  readonly last: ReadingProgress | undefined;
}

function problemOf({ reason, timeoutMs, last }: Stopped): ReadingProblem {
  const page = pageStoppedAt(last);
  const where = page ? ` at page ${page}` : '';
  const again = 'Print or scan the document to a new PDF, or upload it in parts.';
  const words: Record<ProcessStop, string> = {
    TIMED_OUT: `Reading was stopped${where}: it took longer than ${durationWords(timeoutMs)}, the most for a file of this size. ${again}`,
    OUT_OF_MEMORY: `Reading was stopped${where}: the file unpacks to more than a document may take. ${again}`,
    DIED: `This file stopped our reader${where}. ${again} If that stops too, please send the file to support.`,
  };
  const at = page ? { page } : {};
  const kind = 'FILE_CORRUPTED_OR_FILE_UNSUPPORTED';
  return { kind, fault: reason, detail: words[reason], scope: 'file', citations: [], ...at };
}

/**
 * Reads a document in a process of its own, which takes its memory with it. A file that takes more time (milliseconds)
 * or memory (megabytes) than it may, or that breaks its reader, is a reading with that problem. Throws: the signal's
 * reason when aborted.
 */
export async function readApart(bytes: Uint8Array, options: ReadApartOptions): Promise<DocumentReading> {
  const { timeoutMs, memoryMb = MEMORY_MB, signal, onProgress, onStopped, ...input } = options;
  let last: ReadingProgress | undefined;
  try {
    return await runInProcess<DocumentReading, ReadingProgress>(MODULE, {
      // Plain bytes: pdfjs refuses a Buffer.
      input: { bytes: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), ...input } satisfies ReadApartInput,
      // Waiting for a model is no reading: it has a time of its own, and ends by itself.
      timeoutMs: timeoutMs + (input.model ? (input.model.budgetMs ?? MODEL_BUDGET_MS) : 0),
      memoryMb,
      ...(signal && { signal }),
      onNote: (progress) => {
        last = progress;
        onProgress?.(progress);
      },
    });
  } catch (error) {
    if (!(error instanceof ProcessStopped)) throw error;
    onStopped?.(error);
    return unopened(input.fileName, problemOf({ reason: error.reason, timeoutMs, last }));
  }
}

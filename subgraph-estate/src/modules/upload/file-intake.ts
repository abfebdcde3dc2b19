import { arrayBuffer } from 'node:stream/consumers';
import type { Intake, IntakeFault, IntakeLimits, Taken } from '@platform/document-intake';
import { DomainError, megabytes } from '@platform/kernel';
import { type BlobStore, runInThread, ThreadStopped, type UploadReference } from '@platform/service-kit';
import PQueue from 'p-queue';

/**
 * The one decision on a file. Throws: DomainError FILE_EMPTY, FILE_TOO_LARGE, FILE_TOO_MANY_PAGES,
 * FILE_TYPE_NOT_SUPPORTED, FILE_CORRUPTED, FILE_PASSWORD_PROTECTED, FILE_UNSAFE, NOT_FOUND (no such blob),
 * SERVICE_UNAVAILABLE (too many files wait).
 */
export type FileIntake = (file: UploadReference) => Promise<Taken>;

export interface FileIntakeDeps {
  readonly blobs: BlobStore;
  readonly limits: IntakeLimits;
  /** Files decided on at once. */
  readonly concurrency?: number;
  readonly timeoutMs?: number;
}

const CODES: Readonly<Record<IntakeFault, string>> = {
  EMPTY: 'FILE_EMPTY',
  TOO_LARGE: 'FILE_TOO_LARGE',
  TOO_MANY_PAGES: 'FILE_TOO_MANY_PAGES',
  PASSWORD_PROTECTED: 'FILE_PASSWORD_PROTECTED',
  CORRUPTED: 'FILE_CORRUPTED',
  UNSUPPORTED_TYPE: 'FILE_TYPE_NOT_SUPPORTED',
  UNSAFE_ARCHIVE: 'FILE_UNSAFE',
};
const MODULE = new URL('./file-intake-thread.ts', import.meta.url);
/** A real document of the largest size is opened in a second or two. */
const TIMEOUT_MS = 20_000;
/** Room for a file of the largest size and for what its directory unpacks to. */
const MEMORY_MB = 512;
const MAX_WAITING = 100;

const refused = (code: string, message: string): DomainError =>
  new DomainError(code, `${message} Nothing was stored.`, { field: 'file' });

function stopped({ reason }: ThreadStopped): DomainError {
  if (reason === 'DIED') return refused('FILE_CORRUPTED', 'This file is damaged and cannot be opened.');
  return refused('FILE_UNSAFE', 'This file takes unreasonably much to open and was not taken.');
}

/** Looks at each file in a thread with a limit of time and memory; a hostile file costs its sender, nobody else. */
export function createFileIntake({
  blobs,
  limits,
  concurrency = 2,
  timeoutMs = TIMEOUT_MS,
}: FileIntakeDeps): FileIntake {
  const queue = new PQueue({ concurrency });

  async function look({ blobKey, filename }: UploadReference): Promise<Taken> {
    const bytes = new Uint8Array(await arrayBuffer(await blobs.get(blobKey)));
    const input = { bytes, filename, limits };
    const transfer = [bytes.buffer];
    const intake = await runInThread<Intake>(MODULE, { input, transfer, timeoutMs, memoryMb: MEMORY_MB }).catch(
      (error: unknown) => {
        throw error instanceof ThreadStopped ? stopped(error) : error;
      },
    );
    if ('verdict' in intake) return intake;
    throw refused(CODES[intake.refusal.fault], intake.refusal.message);
  }

  return async (file) => {
    if (file.byteSize > limits.maxBytes)
      throw refused(CODES.TOO_LARGE, `This file is larger than ${megabytes(limits.maxBytes)}.`);
    if (queue.size >= MAX_WAITING)
      throw new DomainError(
        'SERVICE_UNAVAILABLE',
        'Many files are being checked right now. Please try again in a minute.',
      );
    return queue.add(() => look(file));
  };
}

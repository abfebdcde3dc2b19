import { arrayBuffer } from 'node:stream/consumers';
import { DomainError, megabytes } from '@platform/kernel';
import { type BlobStore, runInThread, ThreadStopped, type UploadReference } from '@platform/service-kit';
import PQueue from 'p-queue';
import type { Workbook } from '../../domain/balance-sheet-import/workbook.ts';
import type { WorkbookFault } from './workbook-refused.ts';
import { MAX_WORKBOOK_BYTES } from './workbook-zip.ts';

/** Throws: DomainError with a `WorkbookFault`, NOT_FOUND (no such blob), SERVICE_UNAVAILABLE (too many files wait). */
export type WorkbookIntake = (file: UploadReference) => Promise<Workbook>;

type Looked =
  | { readonly workbook: Workbook }
  | { readonly refusal: { readonly fault: WorkbookFault; readonly message: string } };

const MODULE = new URL('./workbook-intake-thread.ts', import.meta.url);
/** As long as its request may take: a filled-in template is read in a tenth of a second, but a busy machine has others to serve. */
const TIMEOUT_MS = 30_000;
const MEMORY_MB = 256;
const MAX_WAITING = 50;

const refused = (fault: WorkbookFault, message: string): DomainError =>
  new DomainError(fault, `${message} Nothing was imported.`, { field: 'file' });

/** Reads each workbook in a thread with a limit of time and memory; a hostile file costs its sender, nobody else. */
export function createWorkbookIntake(blobs: BlobStore): WorkbookIntake {
  const queue = new PQueue({ concurrency: 1 });

  async function look({ blobKey }: UploadReference): Promise<Workbook> {
    const bytes = new Uint8Array(await arrayBuffer(await blobs.get(blobKey)));
    const options = { input: { bytes }, transfer: [bytes.buffer], timeoutMs: TIMEOUT_MS, memoryMb: MEMORY_MB };
    const looked = await runInThread<Looked>(MODULE, options).catch((error: unknown) => {
      if (!(error instanceof ThreadStopped)) throw error;
      throw refused('FILE_UNSAFE', 'This workbook takes unreasonably much to open and was not taken.');
    });
    if ('refusal' in looked) throw refused(looked.refusal.fault, looked.refusal.message);
    return looked.workbook;
  }

  return async (file) => {
    if (file.byteSize > MAX_WORKBOOK_BYTES)
      throw refused(
        'FILE_TOO_LARGE',
        `This file is larger than ${megabytes(MAX_WORKBOOK_BYTES)}, too large for a balance sheet. Copy the rows into a fresh template.`,
      );
    if (queue.size >= MAX_WAITING)
      throw new DomainError(
        'SERVICE_UNAVAILABLE',
        'Many files are being checked right now. Please try again in a minute.',
      );
    return queue.add(() => look(file));
  };
}

import { arrayBuffer } from 'node:stream/consumers';
import { DomainError } from '@platform/kernel';
import { type BlobStore, runInThread } from '@platform/service-kit';
import PQueue from 'p-queue';
import { kindOf, type UploadHead } from '../../domain/upload/upload.ts';

import type { TextBlock } from './docx-blocks.ts';

/** What a Word document says, by paragraphs: it has no pages until somebody prints it. */
export interface DocumentWords {
  readonly paragraphs: string[] | null;
  /** The same with its headings, lists, tables and looks. */
  readonly blocks: TextBlock[] | null;
  /** Whether they are the first ones alone. */
  readonly isCut: boolean;
}
/** Throws: DomainError FILE_MISSING, FILE_CORRUPTED. */
export type ReadWords = (upload: Pick<UploadHead, 'file'>) => Promise<DocumentWords>;

const MODULE = new URL('./docx-words-thread.ts', import.meta.url);
const TIMEOUT_MS = 20_000;
const MEMORY_MB = 512;
/** A will of a hundred pages has fewer. */
const MOST_PARAGRAPHS = 3_000;
const AT_ONCE = 2;

/** Reads in a thread with a limit of time and memory: the file was taken by the intake, and stays a stranger's. */
export function createReadWords(blobs: BlobStore): ReadWords {
  const queue = new PQueue({ concurrency: AT_ONCE });
  async function read(blobKey: string): Promise<DocumentWords> {
    const bytes = new Uint8Array(await arrayBuffer(await blobs.get(blobKey)));
    const input = { bytes, most: MOST_PARAGRAPHS };
    const limits = { transfer: [bytes.buffer], timeoutMs: TIMEOUT_MS, memoryMb: MEMORY_MB };
    return runInThread<DocumentWords>(MODULE, { input, ...limits }).catch(() => {
      throw new DomainError('FILE_CORRUPTED', 'This file cannot be shown here. Download it to open it.');
    });
  }
  return async ({ file: { blobKey, mimetype } }) => {
    if (!(await blobs.stat(blobKey)))
      throw new DomainError('FILE_MISSING', 'The file of this document is no longer there. Please upload it again.');
    return kindOf(mimetype) === 'PDF'
      ? { paragraphs: null, blocks: null, isCut: false }
      : queue.add(() => read(blobKey));
  };
}

import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DomainError } from '@platform/kernel';
import { type BlobInfo, type BlobStore, signUploadReference } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileTypeFromStream } from 'file-type';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import processRequest from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const MAX_FILES = 20;
const MAX_FIELD_BYTES = 1_000_000;
/** A PDF may have a few bytes before its header; a ZIP (which a DOCX is) may not. */
const HEAD_BYTES = 1_024;
const ZIP_HEADER = Buffer.from('PK\x03\x04', 'latin1');

export interface ReceivedUploads {
  /** The request with a signed reference in the place of each file. */
  readonly body: unknown;
  readonly blobKeys: readonly string[];
}

export interface UploadReceiver {
  /** Throws: DomainError FILE_EMPTY, FILE_TOO_LARGE, FILE_TYPE_NOT_SUPPORTED, BAD_USER_INPUT. Leaves nothing behind then. */
  receive(request: FastifyRequest, reply: FastifyReply): Promise<ReceivedUploads>;
  discard(blobKeys: readonly string[]): Promise<void>;
}

export interface UploadReceiverDeps {
  readonly blobs: BlobStore;
  readonly secret: string;
  readonly maxBytes: number;
}

const megabytes = (bytes: number): string => `${Math.floor(bytes / (1024 * 1024))} MB`;

const unsupported = (): DomainError =>
  new DomainError('FILE_TYPE_NOT_SUPPORTED', 'Only PDF and Word (DOCX) files can be uploaded.', { field: 'file' });

/** What the first bytes may be the beginning of. */
function kindOf(head: Buffer): 'pdf' | 'zip' | null {
  if (head.subarray(0, 4).equals(ZIP_HEADER)) return 'zip';
  return head.subarray(0, HEAD_BYTES).includes('%PDF-') ? 'pdf' : null;
}

/** Passes the file on while it looks like what it may be; its name and declared type are not believed. */
function inspect(maxBytes: number): Transform {
  let size = 0;
  let head: Buffer | null = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) return done(tooLarge(maxBytes));
      if (head === null) return done(null, chunk);
      head = Buffer.concat([head, chunk]);
      if (head.length < HEAD_BYTES) return done();
      if (!kindOf(head)) return done(unsupported());
      this.push(head);
      head = null;
      return done();
    },
    flush(done) {
      if (size === 0) return done(new DomainError('FILE_EMPTY', 'This file is empty.', { field: 'file' }));
      if (head === null) return done();
      if (!kindOf(head)) return done(unsupported());
      return done(null, head);
    },
  });
}

const tooLarge = (maxBytes: number): DomainError =>
  new DomainError('FILE_TOO_LARGE', `This file is larger than ${megabytes(maxBytes)}.`, { field: 'file' });

/** A file name to show and to offer for download: the last part, without control characters. */
export function safeFilename(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
  const cleaned = (name.split(/[\\/]/).pop() ?? '').replace(/[\u0000-\u001f\u007f"]/g, '').trim();
  return cleaned.slice(-200) || 'document';
}

export function createUploadReceiver({ blobs, secret, maxBytes }: UploadReceiverDeps): UploadReceiver {
  const typeOf = async (blobKey: string): Promise<string> => {
    const head = await blobs.get(blobKey, { start: 0, end: HEAD_BYTES - 1 });
    const first = await buffer(head);
    if (kindOf(first) === 'pdf') return PDF;
    // Every ZIP begins alike; what kind of document it is stands in its entries.
    const content = await blobs.get(blobKey);
    try {
      const type = await fileTypeFromStream(Readable.toWeb(content));
      if (type?.mime !== DOCX) throw unsupported();
      return DOCX;
    } finally {
      content.destroy();
    }
  };
  const storeBlob = async (file: FileUpload): Promise<BlobInfo> => {
    const checked = inspect(maxBytes);
    // It may fail before the blob store listens to it; the reason is kept from the start.
    const failed: { error?: Error } = {};
    checked.on('error', (error) => {
      failed.error ??= error;
    });
    try {
      const source = file.createReadStream();
      source.on('error', (error) => checked.destroy(error));
      checked.on('close', () => source.destroy());
      return await blobs.put(source.pipe(checked));
    } catch (error) {
      const cause = failed.error ?? error;
      // graphql-upload cuts a file at the limit and reports that as its own error.
      throw cause instanceof Error && 'status' in cause && cause.status === 413 ? tooLarge(maxBytes) : cause;
    }
  };
  const store = async (file: FileUpload): Promise<{ token: string; blobKey: string }> => {
    const blob = await storeBlob(file);
    const mimetype = await typeOf(blob.key).catch(async (error: unknown) => {
      await blobs.delete(blob.key);
      throw error;
    });
    const { key: blobKey, byteSize, sha256 } = blob;
    const reference = { blobKey, filename: safeFilename(file.filename), mimetype, byteSize, sha256 };
    return { ...signUploadReference(reference, secret), blobKey };
  };
  const discard = async (blobKeys: readonly string[]): Promise<void> => {
    await Promise.allSettled(blobKeys.map((key) => blobs.delete(key)));
  };
  return {
    discard,
    async receive(request, reply) {
      const body = await processRequest(request.raw, reply.raw, {
        maxFileSize: maxBytes,
        maxFiles: MAX_FILES,
        maxFieldSize: MAX_FIELD_BYTES,
      }).catch((error: Error & { status?: number }) => {
        if (error.status === 413) throw tooLarge(maxBytes);
        throw new DomainError('BAD_USER_INPUT', 'The upload is malformed.');
      });
      const stored: string[] = [];
      const replace = async (value: unknown): Promise<unknown> => {
        if (value instanceof Upload) {
          const { token, blobKey } = await store(await value.promise);
          stored.push(blobKey);
          return { token };
        }
        if (Array.isArray(value)) return inOrder(value, replace);
        if (value === null || typeof value !== 'object') return value;
        const values = await inOrder(Object.values(value), replace);
        return Object.fromEntries(Object.keys(value).map((key, index) => [key, values[index]]));
      };
      try {
        return { body: await replace(body), blobKeys: stored };
      } catch (error) {
        await discard(stored);
        throw error;
      }
    },
  };
}

/** One after the other: files arrive in one stream, in this order. */
async function inOrder<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<unknown[]> {
  const results: unknown[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

import { Transform } from 'node:stream';
import { DomainError, megabytes } from '@platform/kernel';
import {
  type BlobInfo,
  type BlobStore,
  isStorageFull,
  type SignedUploadReference,
  shownName,
  signUploadReference,
} from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import processRequest from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';

const MAX_FILES = 20;
const MAX_FIELD_BYTES = 1_000_000;

/** A file part that has not been read yet; it stands where the operation has its variable. */
export class WaitingFile {
  readonly #part: Upload;
  constructor(part: Upload) {
    this.#part = part;
  }
  /** Rejects when the part never came. */
  get arrived(): Promise<FileUpload> {
    return this.#part.promise as Promise<FileUpload>;
  }
}

export interface UploadReceiver {
  /**
   * The operation of a multipart request, with a `WaitingFile` in the place of each file: nothing of them is kept before
   * it is known that the operation takes them. Throws: DomainError BAD_USER_INPUT, FILE_TOO_LARGE.
   */
  open(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  /**
   * Stores the files of an operation that may run, and answers its variables with signed references in their place.
   * What becomes of a stored file is its taker's to say: whether an answer that did not come means that nothing
   * happened, nobody here can know. Throws: DomainError FILE_TOO_LARGE, STORAGE_FULL; nothing is left behind then.
   */
  store(variables: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>>;
}

export interface UploadReceiverDeps {
  readonly blobs: BlobStore;
  readonly secret: string;
  readonly maxBytes: number;
}

interface StoredFile {
  readonly blobKey: string;
  readonly reference: SignedUploadReference;
}

const tooLarge = (maxBytes: number): DomainError =>
  new DomainError('FILE_TOO_LARGE', `This file is larger than ${megabytes(maxBytes)}.`, { field: 'file' });

const storageFull = (): DomainError =>
  new DomainError(
    'STORAGE_FULL',
    'There is no room left to keep files at the moment. Nothing of this one was kept. Please try again later.',
    { field: 'file' },
  );

/** Passes the file on while it is no larger than it may be. What a file is, its taker decides. */
function limited(maxBytes: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      return size > maxBytes ? done(tooLarge(maxBytes)) : done(null, chunk);
    },
  });
}

const MAX_NAME_LENGTH = 200;

/** A file name to show and to offer for download: the last part, without characters that show as nothing or turn it around. */
export function safeFilename(name: string): string {
  const last = name.split(/[\\/]/).pop() ?? '';
  // Counted in characters: half of one cannot be shown.
  const end = [...last.replaceAll('"', '')].slice(-MAX_NAME_LENGTH).join('');
  return shownName(end) ?? 'document';
}

export function createUploadReceiver({ blobs, secret, maxBytes }: UploadReceiverDeps): UploadReceiver {
  const storeBlob = async (file: FileUpload): Promise<BlobInfo> => {
    const checked = limited(maxBytes);
    // It may fail before the blob store listens to it; the reason is kept from the start.
    const failed: { error?: Error } = {};
    checked.on('error', (error) => {
      failed.error ??= error;
    });
    try {
      const source = file.createReadStream();
      source.on('error', (error) => checked.destroy(error));
      checked.on('close', () => source.destroy());
      return await blobs.put(source.pipe(checked), 'uploads');
    } catch (error) {
      const cause = failed.error ?? error;
      if (isStorageFull(cause)) throw storageFull();
      // graphql-upload cuts a file at the limit and reports that as its own error.
      throw cause instanceof Error && 'status' in cause && cause.status === 413 ? tooLarge(maxBytes) : cause;
    }
  };
  const store = async (file: FileUpload): Promise<StoredFile> => {
    const { key: blobKey, byteSize, sha256 } = await storeBlob(file);
    const reference = { blobKey, filename: safeFilename(file.filename), byteSize, sha256 };
    return { blobKey, reference: signUploadReference(reference, secret) };
  };
  return {
    async open(request, reply) {
      const body = await processRequest(request.raw, reply.raw, {
        maxFileSize: maxBytes,
        maxFiles: MAX_FILES,
        maxFieldSize: MAX_FIELD_BYTES,
      }).catch((error: Error & { status?: number }) => {
        if (error.status === 413) throw tooLarge(maxBytes);
        throw new DomainError('BAD_USER_INPUT', 'The upload is malformed.');
      });
      const known = new Map<Upload, WaitingFile>();
      return replaced(body, (value) => {
        if (!(value instanceof Upload)) return undefined;
        const file = known.get(value) ?? new WaitingFile(value);
        known.set(value, file);
        return file;
      });
    },
    async store(variables) {
      const stored = new Map<WaitingFile, StoredFile>();
      try {
        // One after the other: files arrive in one stream, in this order.
        for (const { file } of waitingFiles(variables))
          if (!stored.has(file)) stored.set(file, await store(await file.arrived));
      } catch (error) {
        // No operation has heard of them.
        await Promise.allSettled([...stored.values()].map(({ blobKey }) => blobs.delete(blobKey)));
        throw error;
      }
      return replaced(variables, (value) =>
        value instanceof WaitingFile ? stored.get(value)?.reference : undefined,
      ) as Record<string, unknown>;
    },
  };
}

export interface PlacedFile {
  readonly file: WaitingFile;
  /** Names and list positions from the variable on. */
  readonly path: readonly (string | number)[];
}

/** Every file of the variables, with where it stands. */
export function waitingFiles(value: unknown, path: readonly (string | number)[] = []): PlacedFile[] {
  if (value instanceof WaitingFile) return [{ file: value, path }];
  if (Array.isArray(value)) return value.flatMap((item, index) => waitingFiles(item, [...path, index]));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => waitingFiles(item, [...path, name]));
}

function replaced(value: unknown, replacement: (value: unknown) => object | undefined): unknown {
  const other = replacement(value);
  if (other) return other;
  if (Array.isArray(value)) return value.map((item) => replaced(item, replacement));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaced(item, replacement)]));
}

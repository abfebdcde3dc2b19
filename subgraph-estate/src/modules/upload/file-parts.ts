import { Readable } from 'node:stream';
import { isDomainError } from '@platform/kernel';
import { type BlobStore, seal, type UploadReference, unseal } from '@platform/service-kit';
import { z } from 'zod';
import { type FilePart, partGone } from '../../domain/upload/file-parts.ts';

const PURPOSE = 'file-part';
/** Shorter than the day after which what nothing refers to is collected. */
const LIFETIME_MS = 20 * 60 * 60_000;
const partSchema = z.object({
  blobKey: z.string(),
  filename: z.string(),
  offset: z.number(),
  byteSize: z.number(),
  estateId: z.string(),
  accountId: z.string(),
});

export interface FileParts {
  /** What the sender keeps of a part: nobody but this service can make one or read it. */
  receipt(part: FilePart): string;
  /** Null for one that is too old or not ours. */
  opened(receipt: string): FilePart | null;
  /** One file made of its parts, which stay. Throws: DomainError FILE_PART_GONE. */
  join(parts: readonly FilePart[]): Promise<UploadReference>;
  discard(parts: readonly FilePart[]): Promise<void>;
}

/** Parts of files: nothing is kept of them but their bytes, and receipts in the hand of whoever sends them. */
export function createFileParts({ blobs, secret }: { readonly blobs: BlobStore; readonly secret: string }): FileParts {
  async function* bytesOf(parts: readonly FilePart[]): AsyncGenerator<Buffer> {
    for (const { blobKey } of parts) yield* (await blobs.get(blobKey)) as AsyncIterable<Buffer>;
  }
  return {
    receipt: (part) => seal(part, secret, PURPOSE, LIFETIME_MS),
    opened: (receipt) =>
      partSchema
        .nullable()
        .catch(null)
        .parse(unseal(receipt, secret, PURPOSE)),
    async join(parts) {
      for (const { blobKey } of parts) if (!(await blobs.stat(blobKey))) throw partGone();
      try {
        const { key, byteSize, sha256 } = await blobs.put(Readable.from(bytesOf(parts)), 'uploads');
        return { blobKey: key, filename: parts[0]?.filename ?? 'document', byteSize, sha256 };
      } catch (error) {
        throw isDomainError(error) && error.code === 'NOT_FOUND' ? partGone() : error;
      }
    },
    async discard(parts) {
      await Promise.allSettled(parts.map(({ blobKey }) => blobs.delete(blobKey)));
    },
  };
}

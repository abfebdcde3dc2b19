import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { DomainError } from '@platform/kernel';
import { BLOB_KEY, type BlobStore, newBlobKey } from './blob-store.ts';

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** For S3-compatible stores; addresses buckets by path. */
  readonly endpoint?: string | undefined;
}

/** S3 wants at least 5 MB in every part but the last. */
const PART_BYTES = 8 * 1024 * 1024;

/** The stream in parts of one size, so that a file of unknown length never sits in memory whole. */
async function* partsOf(content: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

const isMissing = (error: unknown): boolean => error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name);

export function createS3BlobStore({ bucket, region, endpoint }: S3Options): BlobStore {
  const s3 = new S3Client({ region, ...(endpoint && { endpoint, forcePathStyle: true }) });

  /** The first part is held back: a file that ends with it needs one call only. */
  const upload = async (key: string, parts: AsyncGenerator<Buffer>): Promise<void> => {
    const target = { Bucket: bucket, Key: key };
    const first = (await parts.next()).value ?? Buffer.alloc(0);
    if (first.length < PART_BYTES) {
      await s3.send(new PutObjectCommand({ ...target, Body: first }));
      return;
    }
    const { UploadId } = await s3.send(new CreateMultipartUploadCommand(target));
    try {
      const done: { ETag: string | undefined; PartNumber: number }[] = [];
      const send = async (Body: Buffer): Promise<void> => {
        const PartNumber = done.length + 1;
        const { ETag } = await s3.send(new UploadPartCommand({ ...target, UploadId, PartNumber, Body }));
        done.push({ ETag, PartNumber });
      };
      await send(first);
      for await (const part of parts) await send(part);
      await s3.send(new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts: done } }));
    } catch (error) {
      await s3.send(new AbortMultipartUploadCommand({ ...target, UploadId }));
      throw error;
    }
  };
  return {
    async put(content, area) {
      const key = newBlobKey(area);
      const hash = createHash('sha256');
      let byteSize = 0;
      const measured = async function* (): AsyncGenerator<Buffer> {
        for await (const part of partsOf(content)) {
          byteSize += part.length;
          hash.update(part);
          yield part;
        }
      };
      await upload(key, measured());
      return { key, byteSize, sha256: hash.digest('hex') };
    },
    async get(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      if (!BLOB_KEY.test(key)) throw new DomainError('NOT_FOUND', 'Not found');
      try {
        const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range }));
        return Body as Readable;
      } catch (error) {
        throw isMissing(error) ? new DomainError('NOT_FOUND', 'Not found') : error;
      }
    },
    async stat(key) {
      if (!BLOB_KEY.test(key)) return null;
      try {
        const { ContentLength = 0 } = await s3.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
        return { byteSize: ContentLength };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async *list(area, before) {
      let next: string | undefined;
      do {
        const page = { Bucket: bucket, Prefix: `${area}/`, ...(next && { ContinuationToken: next }) };
        const { Contents = [], NextContinuationToken } = await s3.send(new ListObjectsV2Command(page));
        for (const { Key, LastModified } of Contents)
          if (Key && BLOB_KEY.test(Key) && LastModified && LastModified < before) yield Key;
        next = NextContinuationToken;
      } while (next);
    },
    async delete(key) {
      if (BLOB_KEY.test(key)) await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
}

import type { Readable } from 'node:stream';
import { newId } from '@platform/kernel';
import { createFolderBlobStore } from './folder-blob-store.ts';
import { createS3BlobStore } from './s3-blob-store.ts';

export interface BlobInfo {
  readonly key: string;
  readonly byteSize: number;
  readonly sha256: string;
}

/** Whose blobs they are: the one service that knows which of them are still referred to. */
export type BlobArea = 'uploads' | 'reports';

/** First and last byte, both included, as in an HTTP range. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Files by generated key. A blob never changes once it is put; a failed put leaves nothing. */
export interface BlobStore {
  put(content: Readable, area?: BlobArea): Promise<BlobInfo>;
  /** Keys of an area that were stored before a moment; those without an area are nobody's to list. */
  list(area: BlobArea, before: Date): AsyncIterable<string>;
  /** Rejects with DomainError NOT_FOUND for an unknown key. */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** Null for an unknown key. */
  stat(key: string): Promise<{ byteSize: number } | null>;
  delete(key: string): Promise<void>;
}

export interface BlobEnvironment {
  readonly DATA_DIR: string;
  readonly S3_BUCKET?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ENDPOINT?: string | undefined;
}

/** The store that the environment names: an S3 bucket, else the folder DATA_DIR/blobs. */
export function createBlobStore(environment: BlobEnvironment): BlobStore {
  const { DATA_DIR, S3_BUCKET, S3_REGION, S3_ENDPOINT } = environment;
  return S3_BUCKET
    ? createS3BlobStore({ bucket: S3_BUCKET, region: S3_REGION, endpoint: S3_ENDPOINT })
    : createFolderBlobStore(`${DATA_DIR}/blobs`);
}

/** Generated keys only: nothing of a client's file name ever becomes a path. Those of the first releases have no area. */
export const BLOB_KEY = /^(?:(?:uploads|reports)\/)?[0-9a-f]{2}\/[0-9a-f-]{36}$/;

export function newBlobKey(area: BlobArea | undefined): string {
  const id = newId();
  const key = `${id.slice(0, 2)}/${id}`;
  return area ? `${area}/${key}` : key;
}

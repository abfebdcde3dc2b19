import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@platform/kernel';
import { BLOB_KEY, type BlobStore, newBlobKey } from './blob-store.ts';

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.sync();
  await handle.close();
}

/** Blobs as files of a folder. A file appears under its key only when it is whole and on the disk. */
export function createFolderBlobStore(folder: string): BlobStore {
  const root = resolve(folder);
  const pathOf = (key: string): string | null => (BLOB_KEY.test(key) ? join(root, key) : null);
  const sizeOf = async (path: string): Promise<number | null> =>
    stat(path).then(
      ({ size }) => size,
      () => null,
    );
  return {
    async put(content, area) {
      const key = newBlobKey(area);
      const path = join(root, key);
      const partial = `${path}.partial`;
      await mkdir(dirname(path), { recursive: true });
      const hash = createHash('sha256');
      let byteSize = 0;
      const measure = new PassThrough();
      measure.on('data', (chunk: Buffer) => {
        byteSize += chunk.length;
        hash.update(chunk);
      });
      try {
        await pipeline(content, measure, createWriteStream(partial));
        await syncFile(partial);
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      return { key, byteSize, sha256: hash.digest('hex') };
    },
    async get(key, range) {
      const path = pathOf(key);
      if (!path || (await sizeOf(path)) === null) throw new DomainError('NOT_FOUND', 'Not found');
      return createReadStream(path, range && { start: range.start, end: range.end });
    },
    async stat(key) {
      const path = pathOf(key);
      const byteSize = path ? await sizeOf(path) : null;
      return byteSize === null ? null : { byteSize };
    },
    async *list(area, before) {
      for (const file of await readdir(join(root, area), { recursive: true }).catch(() => [])) {
        const path = join(root, area, file);
        const found = await stat(path).catch(() => null);
        if (!found?.isFile() || found.mtime >= before) continue;
        // Cut off while it was written: it never had a key.
        if (file.endsWith('.partial')) await rm(path, { force: true });
        else if (BLOB_KEY.test(`${area}/${file}`)) yield `${area}/${file}`;
      }
    },
    async delete(key) {
      const path = pathOf(key);
      if (path) await rm(path, { force: true });
    },
  };
}

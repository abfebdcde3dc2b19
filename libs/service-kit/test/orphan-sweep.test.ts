import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderBlobStore, createLogger, createOrphanSweep } from '../src/index.ts';

const DAY_MS = 24 * 60 * 60_000;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orphans-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('blobs that nothing refers to', () => {
  it('are removed when they are a day old; referred, young and other services’ blobs stay', async () => {
    const blobs = createFolderBlobStore(folder);
    const now = new Date();
    const put = async (area: 'uploads' | 'reports' | undefined, ageMs: number): Promise<string> => {
      const { key } = await blobs.put(Readable.from([Buffer.from('x')]), area);
      const at = new Date(now.getTime() - ageMs);
      await utimes(join(folder, key), at, at);
      return key;
    };
    const old = 2 * DAY_MS;
    const orphan = await put('uploads', old);
    const referred = await put('uploads', old);
    const young = await put('uploads', DAY_MS / 2);
    const others = [await put('reports', old), await put(undefined, old)];
    const sweep = createOrphanSweep({
      blobs,
      area: 'uploads',
      referred: async (keys) => keys.filter((key) => key === referred),
      log: createLogger('test', 'silent'),
      now: () => now,
    });
    expect(await sweep.sweep()).toBe(1);
    expect(await blobs.stat(orphan)).toBeNull();
    for (const kept of [referred, young, ...others]) expect(await blobs.stat(kept)).toEqual({ byteSize: 1 });
  });

  it('are left alone when most files seem to belong to nobody: then it is the store that is not the right one', async () => {
    const blobs = createFolderBlobStore(await mkdtemp(join(folder, 'other-')));
    const keys: string[] = [];
    for (let n = 0; n < 120; n += 1) keys.push((await blobs.put(Readable.from([Buffer.from('x')]), 'uploads')).key);
    const sweep = createOrphanSweep({
      blobs,
      area: 'uploads',
      referred: async () => [],
      log: createLogger('test', 'silent'),
      now: () => new Date(Date.now() + 2 * DAY_MS),
    });
    expect(await sweep.sweep()).toBe(0);
    for (const key of keys) expect(await blobs.stat(key)).toEqual({ byteSize: 1 });
  });
});

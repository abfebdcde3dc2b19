import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { runInThread } from '../src/thread.ts';

const MODULE = new URL('./threads/hungry-thread.ts', import.meta.url);
const options = { timeoutMs: 20_000, memoryMb: 128 };

describe('a thread', () => {
  it('hands over its notes and its result', async () => {
    const notes: string[] = [];
    const packed = new Uint8Array(8);
    const onNote = (note: string): void => void notes.push(note);
    const input = { appetite: 'none', packed };
    const result = await runInThread<number, string>(MODULE, { ...options, input, transfer: [packed.buffer], onNote });
    expect([result, notes, packed.length]).toEqual([8, ['half way'], 0]);
  });

  it.each([
    ['more memory than it may, though all of it lies in buffers', 'buffers', {}, 'OUT_OF_MEMORY'],
    ['more time than it may', 'time', { timeoutMs: 300 }, 'TIMED_OUT'],
    ['and breaks', 'else', {}, 'DIED'],
  ])('takes %s: it is stopped and the service lives on', async (_name, appetite, changed, reason) => {
    const packed = deflateRawSync(Buffer.alloc(16 * 1024 * 1024));
    const work = runInThread(MODULE, { ...options, ...changed, input: { appetite, packed } });
    await expect(work).rejects.toMatchObject({ name: 'ThreadStopped', reason });
  });

  it('ends when its work is called off', async () => {
    const off = new AbortController();
    const work = runInThread(MODULE, { ...options, input: { appetite: 'time' }, signal: off.signal });
    off.abort(new Error('called off'));
    await expect(work).rejects.toThrow('called off');
  });
});

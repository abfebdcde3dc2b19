import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { runInProcess } from '../src/process/run-in-process.ts';

const MODULE = new URL('./processes/hungry.ts', import.meta.url);
const options = { timeoutMs: 30_000, memoryMb: 256 };
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a process of its own', { timeout: 60_000 }, () => {
  it('hands over its notes and its result, knows no secret of the service and is gone afterwards', async () => {
    vi.stubEnv('ACTOR_TOKEN_SECRET', 'known to the service alone');
    const notes: number[] = [];
    const result = await runInProcess<{ length: number; secret?: string }, number>(MODULE, {
      ...options,
      input: { appetite: 'nothing', bytes: new Uint8Array(8) },
      onNote: (pid) => void notes.push(pid),
    });
    vi.unstubAllEnvs();
    expect([result.length, result.secret, notes.length]).toEqual([8, undefined, 1]);
    expect(notes.some(isAlive)).toBe(false);
  });

  it.each([
    ['more memory than it may, though all of it lies in buffers', 'buffers', {}, 'OUT_OF_MEMORY'],
    ['more memory than it may, all of it in its heap', 'heap', {}, 'OUT_OF_MEMORY'],
    ['more time than it may, in a loop that never ends', 'time', { timeoutMs: 2_000 }, 'TIMED_OUT'],
    ['and breaks', 'else', {}, 'DIED'],
  ])('takes %s: it is stopped and the service has its memory still', async (_name, appetite, changed, reason) => {
    const before = process.memoryUsage.rss();
    const work = runInProcess(MODULE, { ...options, ...changed, input: { appetite } });
    await expect(work).rejects.toMatchObject({ name: 'ProcessStopped', reason });
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('ends when its work is called off', async () => {
    const off = new AbortController();
    const work = runInProcess(MODULE, { ...options, input: { appetite: 'time' }, signal: off.signal });
    off.abort(new Error('called off'));
    await expect(work).rejects.toThrow('called off');
  });

  it('does not outlive a service that was killed, not even in a loop that never ends', async () => {
    const service = spawn(process.execPath, [fileURLToPath(new URL('./processes/service.ts', import.meta.url))]);
    const pid = await new Promise<number>((resolve) =>
      service.stdout.once('data', (text: Buffer) => resolve(Number(text))),
    );
    expect(isAlive(pid)).toBe(true);
    service.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
  });
});

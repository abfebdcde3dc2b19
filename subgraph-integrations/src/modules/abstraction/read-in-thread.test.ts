import { expect, it } from 'vitest';
import { readInThread } from './read-in-thread.ts';

it('a reading that is not done in its time ends in words that say how long that was', async () => {
  const options = { fileName: 'will.pdf', model: null, intake: null, onProgress: () => undefined };
  const signal = new AbortController().signal;
  await expect(readInThread(new Uint8Array(1_000), { ...options, timeoutMs: 1, signal })).rejects.toMatchObject({
    code: 'READING_TIMED_OUT',
    message: 'Reading took longer than 1 second, the most for a file of this size.',
  });
});

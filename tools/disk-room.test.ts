import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { requireRoom } from './disk-room.ts';

it('a start on a full disk is refused in words that say what to do', async () => {
  await expect(requireRoom(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toThrow(
    /^The disk of \S+ is full: \d+ MB are free, and a start needs \d+ MB\. Make room, or give another folder in DATA_DIR\./,
  );
});

it('a start where there is room goes on', async () => {
  await expect(requireRoom(tmpdir(), 1)).resolves.toBeUndefined();
});

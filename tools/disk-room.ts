import { statfs } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;
/** What store, broker and cache write before they answer for the first time. */
const START_NEEDS_BYTES = 64 * MEGABYTE;

/** Throws: Error that says where room is missing, and how much. Servers that start on a full disk end in stack traces. */
export async function requireRoom(folder: string, needed: number = START_NEEDS_BYTES): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= needed) return;
  const inWords = (bytes: number): string => `${Math.floor(bytes / MEGABYTE)} MB`;
  throw new Error(
    `The disk of ${folder} is full: ${inWords(free)} are free, and a start needs ${inWords(needed)}. ` +
      'Make room, or give another folder in DATA_DIR. Nothing of the data was changed.',
  );
}

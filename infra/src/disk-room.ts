import { statfs } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;
const inWords = (bytes: number): string => `${Math.floor(bytes / MEGABYTE)} MB`;

/** Says how much room is missing on the folder's disk; null where there is enough. */
export async function missingRoom(folder: string, needed: number): Promise<string | null> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  return free >= needed
    ? null
    : `The disk of ${folder} is full: ${inWords(free)} are free, and a start needs ${inWords(needed)}.`;
}

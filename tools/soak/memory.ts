import { readFileSync } from 'node:fs';

/** Resident memory of a process in megabytes; undefined when it is gone, or this system does not tell. */
export function memoryOf(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export interface Course {
  readonly first: number;
  readonly middle: number;
  readonly last: number;
  readonly isFlat: boolean;
}

/** What a garbage collector may leave to later. */
const ROOM_MEGABYTES = 24;
const ROOM_SHARE = 0.12;

/**
 * The course of one process's memory. Warming up is the first half's: it is flat when its last quarter stands no higher
 * than the quarter before, but for some room.
 */
export function courseOf(megabytes: readonly number[]): Course {
  const quarter = Math.max(1, Math.floor(megabytes.length / 4));
  const part = (from: number) => median(megabytes.slice(from, from + quarter));
  const middle = part(megabytes.length - 2 * quarter);
  const last = part(megabytes.length - quarter);
  const isFlat = last - middle <= Math.max(ROOM_MEGABYTES, middle * ROOM_SHARE);
  return { first: megabytes[0] ?? Number.NaN, middle, last, isFlat };
}

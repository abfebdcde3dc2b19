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

/** A row for each minute; what is left of a minute at the end belongs to the one before. */
export function byMinute<Sample>(samples: readonly Sample[], perMinute: number): Sample[][] {
  const minutes = Math.max(1, Math.floor(samples.length / perMinute));
  return Array.from({ length: minutes }, (_, minute) =>
    samples.slice(minute * perMinute, minute === minutes - 1 ? samples.length : (minute + 1) * perMinute),
  );
}

/** The straight line that lies nearest to the values: how much it rises from one to the next. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const together = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const spread = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return spread === 0 ? 0 : together / spread;
}

export interface Course {
  readonly first: number;
  readonly middle: number;
  readonly last: number;
  /** Over the second half; what a process would have more after an hour. */
  readonly growthAnHour: number;
  readonly isFlat: boolean;
}

/** What a garbage collector may leave to later, over the whole second half. */
const ROOM_MEGABYTES = 24;
const ROOM_SHARE = 0.12;

/**
 * The course of one process's memory, from the least of each minute: what its collector left. Warming up is the first
 * half's; it is flat when the line through the second half rises by no more than some room.
 */
export function courseOf(megabytes: readonly number[], perMinute: number): Course {
  const lows = byMinute(
    megabytes.filter((value) => !Number.isNaN(value)),
    perMinute,
  ).map((minute) => Math.min(...minute));
  const half = lows.slice(Math.floor(lows.length / 2));
  const slope = slopeOf(half);
  const middle = half[0] ?? Number.NaN;
  return {
    first: lows[0] ?? Number.NaN,
    middle,
    last: lows.at(-1) ?? Number.NaN,
    growthAnHour: slope * 60,
    isFlat: slope * (half.length - 1) <= Math.max(ROOM_MEGABYTES, middle * ROOM_SHARE),
  };
}

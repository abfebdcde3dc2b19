/**
 * A count with its noun: `counted(1, 'member')` → 1 member, `counted(2, 'entry', 'entries')` → 2 entries. The one place
 * that knows when a noun is plural; thousands have their comma.
 */
export function counted(count: number, one: string, many: string = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

export const MEGABYTE = 1024 * 1024;

/** A size for people, in whole megabytes: 104857600 → `100 MB`. */
export const megabytes = (bytes: number): string => `${Math.floor(bytes / MEGABYTE)} MB`;

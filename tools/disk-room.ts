import { missingRoom } from '@platform/infra';

/** What store, broker and cache write before they answer for the first time. */
const START_NEEDS_BYTES = 64 * 1024 * 1024;

/** Throws: Error that says where room is missing, and how much. Servers that start on a full disk end in stack traces. */
export async function requireRoom(folder: string, needed: number = START_NEEDS_BYTES): Promise<void> {
  const missing = await missingRoom(folder, needed);
  if (missing === null) return;
  throw new Error(`${missing} Make room, or give another folder in DATA_DIR. Nothing of the data was changed.`);
}

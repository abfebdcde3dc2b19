import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { WorkbookRefused } from './workbook-refused.ts';

/** A balance sheet is a few kilobytes; with what other programs put beside it, some megabytes. */
export const MAX_WORKBOOK_BYTES = 5 * 1024 * 1024;
const MAX_ENTRIES = 500;
/** All parts together that are read. */
const MAX_UNPACKED_BYTES = 40 * 1024 * 1024;
/** Sheets of one repeated row pack very well; beyond this a part is made to exhaust whoever opens it. */
const MAX_RATIO = 300;
const RATIO_MATTERS_FROM_BYTES = 1024 * 1024;

/** The parts of a workbook by name; a part is unpacked when it is read, and never more of it than is reasonable. */
export interface Parts {
  has(name: string): boolean;
  readonly names: readonly string[];
  /** Text of a part, piece by piece. */
  read(name: string, take: (text: string) => void): Promise<void>;
}

function checkedEntries(entries: readonly Entry[]): Map<string, Entry> {
  const byName = new Map<string, Entry>();
  for (const entry of entries) {
    if (entry.isEncrypted()) throw new WorkbookRefused('FILE_PASSWORD_PROTECTED');
    const { compressedSize, uncompressedSize } = entry;
    if (uncompressedSize > RATIO_MATTERS_FROM_BYTES && uncompressedSize > compressedSize * MAX_RATIO)
      throw new WorkbookRefused('FILE_UNSAFE');
    const name = entry.fileName.toLowerCase();
    // Two parts of one name: which of them is the sheet would depend on who reads.
    if (byName.has(name)) throw new WorkbookRefused('FILE_CORRUPTED');
    byName.set(name, entry);
  }
  return byName;
}

async function openZip(bytes: Buffer): Promise<{ zip: ZipFile; entries: Entry[] }> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
  if (zip.entryCount > MAX_ENTRIES) throw new WorkbookRefused('FILE_UNSAFE');
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return { zip, entries };
}

/** Throws: WorkbookRefused. */
export async function openParts(bytes: Buffer): Promise<Parts> {
  const { zip, entries } = await openZip(bytes).catch((error: unknown) => {
    throw error instanceof WorkbookRefused ? error : new WorkbookRefused('FILE_CORRUPTED');
  });
  const byName = checkedEntries(entries);
  const size = { unpacked: 0 };
  return {
    names: [...byName.keys()],
    has: (name) => byName.has(name.toLowerCase()),
    async read(name, take) {
      const entry = byName.get(name.toLowerCase());
      if (!entry) throw new WorkbookRefused('FILE_CORRUPTED');
      // A directory may lie about sizes: what comes out is counted.
      const decoder = new TextDecoder('utf-8', { fatal: true });
      const stream: Readable = await zip.openReadStreamPromise(entry);
      for await (const chunk of stream) {
        size.unpacked += (chunk as Buffer).length;
        if (size.unpacked > MAX_UNPACKED_BYTES) throw new WorkbookRefused('FILE_UNSAFE');
        take(decoder.decode(chunk as Buffer, { stream: true }));
      }
      take(decoder.decode());
    },
  };
}

import type { IntakeLimits } from '@platform/contracts/events';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { type Refusal, refusal } from './kinds.ts';
import { createTextCounter } from './text-counter.ts';

const MAX_ENTRIES = 5_000;
/** Plain XML packs about 1:10 to 1:20; beyond this a part is made to exhaust memory. */
const MAX_RATIO = 200;
const RATIO_MATTERS_FROM_BYTES = 1024 * 1024;
/** Characters of running text on a page, where a Word file does not say how many pages it has. */
const CHARACTERS_PER_PAGE = 3_000;
const DOCUMENT_TYPE = 'wordprocessingml.document.main+xml';
const DOCUMENT = 'word/document.xml';
const TYPES = '[Content_Types].xml';
const PROPERTIES = 'docProps/app.xml';
/** How much of these three is looked at. */
const HEAD_BYTES = 256 * 1024;
const STATED_PAGES = /<Pages>(\d{1,9})<\/Pages>/;

interface Seen {
  readonly heads: Map<string, string>;
  readonly characters: number;
}

/**
 * Pages of a Word document: what it says itself or what its text fills, whichever is more. Every part is unpacked
 * once, counted and thrown away, so that a directory which lies about sizes is found out here and not by the reader.
 */
export async function pagesOfDocx(bytes: Uint8Array, limits: IntakeLimits): Promise<number | { refusal: Refusal }> {
  const seen = await unpack(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), limits).catch((error: unknown) =>
    refusal(error instanceof UnpackedTooMuch ? 'UNSAFE_ARCHIVE' : 'CORRUPTED'),
  );
  if ('refusal' in seen) return seen;
  const { heads, characters } = seen;
  const document = heads.get(DOCUMENT);
  if (document === undefined || !heads.get(TYPES)?.includes(DOCUMENT_TYPE)) return refusal('UNSUPPORTED_TYPE');
  if (!document.includes(':document') && !document.includes('<document')) return refusal('CORRUPTED');
  const stated = Number(STATED_PAGES.exec(heads.get(PROPERTIES) ?? '')?.[1] ?? 0);
  return Math.max(1, stated, Math.ceil(characters / CHARACTERS_PER_PAGE));
}

class UnpackedTooMuch extends Error {}

async function unpack(bytes: Buffer, { maxUnpackedBytes }: IntakeLimits): Promise<Seen | { refusal: Refusal }> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
  if (zip.entryCount > MAX_ENTRIES) return refusal('UNSAFE_ARCHIVE');
  const entries: Entry[] = [];
  let declared = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) return refusal('PASSWORD_PROTECTED');
    const { compressedSize, uncompressedSize } = entry;
    declared += uncompressedSize;
    const tooTight = uncompressedSize > RATIO_MATTERS_FROM_BYTES && uncompressedSize > compressedSize * MAX_RATIO;
    if (tooTight || declared > maxUnpackedBytes) return refusal('UNSAFE_ARCHIVE');
    entries.push(entry);
  }
  // Two parts of one name: which of them is the document would depend on who reads.
  if (new Set(entries.map(({ fileName }) => fileName)).size < entries.length) return refusal('CORRUPTED');
  return readParts(zip, entries);
}

async function readParts(zip: ZipFile, entries: readonly Entry[]): Promise<Seen> {
  const heads = new Map<string, string>();
  const text = createTextCounter();
  for (const entry of entries) {
    const looked = [DOCUMENT, TYPES, PROPERTIES].includes(entry.fileName);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      const part = chunk as Buffer;
      if (looked && size < HEAD_BYTES) chunks.push(part);
      size += part.length;
      if (size > entry.uncompressedSize) throw new UnpackedTooMuch();
      if (entry.fileName === DOCUMENT) text.add(part);
    }
    if (looked) heads.set(entry.fileName, Buffer.concat(chunks).toString('utf8'));
  }
  return { heads, characters: text.count() };
}

import type { IntakeLimits } from '@platform/contracts/events';
import { MEGABYTE, megabytes } from '@platform/kernel';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { type Refusal, refusal } from './kinds.ts';
import { createTextCounter } from './text-counter.ts';

const MAX_ENTRIES = 5_000;
/** Plain XML packs about 1:10 to 1:20; beyond this a part is made to exhaust memory. */
const MAX_RATIO = 200;
const RATIO_MATTERS_FROM_BYTES = 1024 * 1024;
/**
 * Text with its markup, all parts of it together: a reader builds a tree of it, which takes up to a hundred times as much
 * memory.
 */
const MAX_XML_BYTES = 16 * MEGABYTE;
const XML = /\.(xml|rels)$/i;
/** Characters of running text on a page, where a Word file does not say how many pages it has. */
const CHARACTERS_PER_PAGE = 3_000;
const DOCUMENT_TYPE = 'wordprocessingml.document.main+xml';
const DOCUMENT = 'word/document.xml';
/** Of a document with macros (.docm), and the part that holds them. */
const MACRO_TYPE = 'macroEnabled';
const MACROS = /(^|\/)vbaProject\.bin$/i;
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
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const seen = await unpack(all, limits).catch((error: unknown) =>
    error instanceof Refused ? { refusal: error.refusal } : refusal('CORRUPTED'),
  );
  if ('refusal' in seen) return seen;
  const { heads, characters } = seen;
  const document = heads.get(DOCUMENT);
  if (heads.get(TYPES)?.includes(MACRO_TYPE)) return withMacros();
  if (document === undefined || !heads.get(TYPES)?.includes(DOCUMENT_TYPE)) return refusal('UNSUPPORTED_TYPE');
  if (!document.includes(':document') && !document.includes('<document')) return refusal('CORRUPTED');
  const stated = Number(STATED_PAGES.exec(heads.get(PROPERTIES) ?? '')?.[1] ?? 0);
  return Math.max(1, stated, Math.ceil(characters / CHARACTERS_PER_PAGE));
}

const withMacros = () =>
  refusal(
    'UNSUPPORTED_TYPE',
    'This is a Word document with macros (.docm), which are not taken. Save it in Word as a document without macros (.docx) or as a PDF, and upload that.',
  );
const tooMuchText = () =>
  refusal(
    'UNSAFE_ARCHIVE',
    `The text of this Word document unpacks to more than ${megabytes(MAX_XML_BYTES)} and was not opened. Save it as a PDF or in parts, and upload those.`,
  );

/** Ends the unpacking. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor({ refusal: why }: { readonly refusal: Refusal }) {
    super(why.fault);
    this.refusal = why;
  }
}

async function unpack(bytes: Buffer, { maxUnpackedBytes }: IntakeLimits): Promise<Seen | { refusal: Refusal }> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: false });
  if (zip.entryCount > MAX_ENTRIES) return refusal('UNSAFE_ARCHIVE');
  const entries: Entry[] = [];
  let declared = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) return refusal('PASSWORD_PROTECTED');
    if (MACROS.test(entry.fileName)) return withMacros();
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
  let xml = 0;
  for (const entry of entries) {
    const looked = [DOCUMENT, TYPES, PROPERTIES].includes(entry.fileName);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      const part = chunk as Buffer;
      if (looked && size < HEAD_BYTES) chunks.push(part);
      size += part.length;
      // Counted, for a directory may lie about sizes.
      if (size > entry.uncompressedSize) throw new Refused(refusal('UNSAFE_ARCHIVE'));
      if (XML.test(entry.fileName)) xml += part.length;
      if (xml > MAX_XML_BYTES) throw new Refused(tooMuchText());
      if (entry.fileName === DOCUMENT) text.add(part);
    }
    if (size < entry.uncompressedSize) throw new Error('shorter than its directory says');
    if (looked) heads.set(entry.fileName, Buffer.concat(chunks).toString('utf8'));
  }
  return { heads, characters: text.count() };
}

import { inflateSync } from 'node:zlib';
import { MEGABYTE } from '@platform/kernel';

/** What a page draws, a font or a table of objects is unpacked to; the largest of an honest document has a few. */
const MAX_STREAM_BYTES = 64 * MEGABYTE;
/** All of them together: a file of streams inside each other ends here. */
const MAX_TOGETHER_BYTES = 4 * MAX_STREAM_BYTES;
/** Where the entries of a stream are looked for, before it. */
const ENTRIES_WITHIN = 1_000;
const KEYWORD = 'stream';
const PACKED = /\/(FlateDecode|Fl)\b/;
/** Pictures are limited by their pixels, where they are drawn. */
const PICTURE = /\/Subtype {0,8}\/Image\b/;

/**
 * Whether a stream of a PDF unpacks to more than it may: each that is packed by deflate is unpacked up to that limit,
 * counted and thrown away. What is packed another way, or twice, or encrypted is not seen here; that ends its reader.
 */
export function unpacksTooFar(bytes: Buffer): boolean {
  let together = 0;
  for (let at = bytes.indexOf(KEYWORD); at >= 0; at = bytes.indexOf(KEYWORD, at + KEYWORD.length)) {
    const before = bytes.toString('latin1', Math.max(0, at - ENTRIES_WITHIN), at);
    const entries = before.slice(before.lastIndexOf(' obj') + 1);
    if (before.endsWith('end') || !PACKED.test(entries) || PICTURE.test(entries)) continue;
    together += unpackedSize(bytes.subarray(dataStart(bytes, at + KEYWORD.length)));
    if (together > MAX_TOGETHER_BYTES) return true;
  }
  return false;
}

const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;
function dataStart(bytes: Buffer, after: number): number {
  const feed = bytes[after] === CARRIAGE_RETURN ? after + 1 : after;
  return bytes[feed] === LINE_FEED ? feed + 1 : feed;
}

/** Infinite where it is more than a stream may have; 0 where these bytes are none that deflate has packed. */
function unpackedSize(packed: Buffer): number {
  try {
    return inflateSync(packed, { maxOutputLength: MAX_STREAM_BYTES }).length;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? Number.POSITIVE_INFINITY : 0;
  }
}

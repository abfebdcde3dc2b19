import type { PictureKind } from './picture.ts';

const MARKER = 0xff;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const EXIF = 0xe1;
const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Segments of programs that a picture needs for its colours and points: by marker, with what they begin with. */
const NEEDED: Readonly<Record<number, string>> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' };

const wordsAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Where the next marker stands; within a scan FF before 00 or a restart is data. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const after = bytes[at + 1] ?? 0;
    if (bytes[at] === MARKER && after !== 0 && after !== MARKER && !isRestart(after)) return at;
  }
  return bytes.length;
}

const ORIENTATION = 0x01_12;
const UPRIGHT = 1;
const TURNED = 8;

/** How the camera was held: the one thing about it that the picture is wrong without. */
function orientationOf(segment: Uint8Array): number {
  const tiff = segment.subarray(10);
  if (wordsAt(segment, 4, 6) !== 'Exif\0\0' || tiff.length < 10) return UPRIGHT;
  const view = viewOf(tiff);
  const isLittle = wordsAt(tiff, 0, 2) === 'II';
  const table = view.getUint32(4, isLittle);
  if (table + 2 > tiff.length) return UPRIGHT;
  const entries = Array.from({ length: view.getUint16(table, isLittle) }, (_, at) => table + 2 + at * 12);
  const entry = entries.find((at) => at + 10 <= tiff.length && view.getUint16(at, isLittle) === ORIENTATION);
  const turned = entry === undefined ? UPRIGHT : view.getUint16(entry + 8, isLittle);
  return turned > UPRIGHT && turned <= TURNED ? turned : UPRIGHT;
}

/** An EXIF segment that says the orientation and nothing else. */
const oriented = (turned: number): Uint8Array =>
  Uint8Array.from([
    ...[MARKER, EXIF, 0, 34],
    ...[...'Exif\0\0MM\0*'].map((letter) => letter.charCodeAt(0)),
    ...[0, 0, 0, 8, 0, 1],
    ...[ORIENTATION >> 8, ORIENTATION & 0xff, 0, 3, 0, 0, 0, 1, 0, turned, 0, 0],
    ...[0, 0, 0, 0],
  ]);

function keptOfSegment(segment: Uint8Array): Uint8Array[] {
  const marker = segment[1] ?? 0;
  if (marker === COMMENT) return [];
  if (!isApplication(marker)) return [segment];
  if (marker === EXIF) {
    const turned = orientationOf(segment);
    return turned === UPRIGHT ? [] : [oriented(turned)];
  }
  const needed = NEEDED[marker];
  return needed && wordsAt(segment, 4, needed.length) === needed ? [segment] : [];
}

function plainJpeg(bytes: Uint8Array): Uint8Array[] {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 2)];
  let at = nextMarker(bytes, 2);
  while (at + 4 <= bytes.length && bytes[at + 1] !== END) {
    const end = at + 2 + view.getUint16(at + 2);
    const next = nextMarker(bytes, end);
    if (bytes[at + 1] === SCAN) parts.push(bytes.subarray(at, next));
    else parts.push(...keptOfSegment(bytes.subarray(at, end)));
    at = next;
  }
  // What follows the end of a picture are others, with marks of their own: depths, a film, the whole before it was cut.
  return [...parts, Uint8Array.from([MARKER, END])];
}

const PNG_SIGNATURE_BYTES = 8;
/** Length, name and check sum of a chunk. */
const CHUNK_FRAME = 12;
const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'pHYs']);

function plainPng(bytes: Uint8Array): Uint8Array[] {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, PNG_SIGNATURE_BYTES)];
  let at = PNG_SIGNATURE_BYTES;
  while (at + CHUNK_FRAME <= bytes.length) {
    const name = wordsAt(bytes, at + 4, 4);
    const end = at + CHUNK_FRAME + view.getUint32(at);
    if (PNG_CHUNKS.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return parts;
}

/**
 * The points of a picture without what is written beside them: place and time, camera, notes, smaller and further
 * pictures. It looks as before.
 */
export function plainPicture(bytes: Uint8Array, kind: PictureKind): Uint8Array {
  return Buffer.concat(kind === 'image/png' ? plainPng(bytes) : plainJpeg(bytes));
}

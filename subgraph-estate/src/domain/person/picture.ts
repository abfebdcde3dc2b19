import { DomainError, megabytes } from '@platform/kernel';

export const PICTURE_KINDS = ['image/png', 'image/jpeg'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

export const MAX_PICTURE_BYTES = 5_000_000;
/** px of a side: what is larger costs whoever looks at it its memory, however small the file is. */
export const MAX_PICTURE_SIDE = 8_000;

interface Picture {
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** IHDR is the first chunk of every PNG: signature, length, its name, then width and height. */
const PNG_NAME_AT = 12;
const PNG_SIZE_AT = 16;
const PNG_HEAD = 24;

function pngOf(bytes: DataView): Picture | null {
  if (bytes.byteLength < PNG_HEAD || PNG_SIGNATURE.some((byte, at) => bytes.getUint8(at) !== byte)) return null;
  if (bytes.getUint32(PNG_NAME_AT) !== 0x49_48_44_52) return null;
  return { kind: 'image/png', width: bytes.getUint32(PNG_SIZE_AT), height: bytes.getUint32(PNG_SIZE_AT + 4) };
}

const JPEG_START = 0xff_d8;
const MARKER = 0xff;
/** Frame headers, which alone say the size; C4, C8 and CC of their row are other segments. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegOf(bytes: DataView): Picture | null {
  if (bytes.byteLength < 4 || bytes.getUint16(0) !== JPEG_START) return null;
  let at = 2;
  // Each segment: marker, its length with itself, contents; of a frame precision, height and width.
  while (at + 9 <= bytes.byteLength && bytes.getUint8(at) === MARKER) {
    const marker = bytes.getUint8(at + 1);
    if (isFrame(marker)) return { kind: 'image/jpeg', height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
    at += marker === MARKER ? 1 : 2 + Math.max(2, bytes.getUint16(at + 2));
  }
  return null;
}

const refused = (code: string, message: string): DomainError => new DomainError(code, message, { field: 'photo' });

/** Of what kind a picture is, by its contents. Throws: DomainError FILE_TOO_LARGE, FILE_UNSUPPORTED_TYPE, FILE_EMPTY. */
export function pictureKind(bytes: Uint8Array): PictureKind {
  if (bytes.byteLength === 0) throw refused('FILE_EMPTY', 'This file is empty.');
  if (bytes.byteLength > MAX_PICTURE_BYTES)
    throw refused('FILE_TOO_LARGE', `A photo may have ${megabytes(MAX_PICTURE_BYTES)}. Choose a smaller one.`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const picture = pngOf(view) ?? jpegOf(view);
  if (!picture || picture.width === 0 || picture.height === 0)
    throw refused('FILE_UNSUPPORTED_TYPE', 'A photo is a PNG or JPEG picture. Choose another file.');
  if (Math.max(picture.width, picture.height) > MAX_PICTURE_SIDE)
    throw refused('FILE_TOO_LARGE', `A photo may have ${MAX_PICTURE_SIDE} points on a side. Choose a smaller one.`);
  return picture.kind;
}

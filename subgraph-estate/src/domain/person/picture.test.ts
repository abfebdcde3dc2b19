import { describe, expect, it } from 'vitest';
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE, pictureKind } from './picture.ts';

const u16 = (value: number): number[] => [value >> 8, value & 0xff];
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xff_ff)];

const png = (width: number, height: number): Uint8Array =>
  Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...u32(13),
    ...[0x49, 0x48, 0x44, 0x52],
    ...u32(width),
    ...u32(height),
  ]);
/** As cameras write it: a segment about the camera before the frame, and fill bytes. */
const jpeg = (width: number, height: number): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xd8],
    ...[0xff, 0xe1, ...u16(6), 1, 2, 3, 4],
    ...[0xff, 0xff, 0xc4, ...u16(4), 0, 0],
    ...[0xff, 0xc2, ...u16(11), 8, ...u16(height), ...u16(width), 1, 0, 0, 0],
  ]);
const padded = (bytes: Uint8Array, length: number): Uint8Array => {
  const all = new Uint8Array(length);
  all.set(bytes);
  return all;
};

describe('the picture of a person', () => {
  it.each([
    ['image/png', png(512, 640)],
    ['image/jpeg', jpeg(4032, 3024)],
    ['image/png', png(MAX_PICTURE_SIDE, 1)],
    ['image/jpeg', padded(jpeg(10, 10), MAX_PICTURE_BYTES)],
  ])('is known by its contents: %s', (kind, bytes) => {
    expect(pictureKind(bytes)).toBe(kind);
  });

  it.each([
    ['nothing', new Uint8Array(), 'FILE_EMPTY'],
    ['a drawing with a script in it', new TextEncoder().encode('<svg onload="alert(1)"/>'), 'FILE_UNSUPPORTED_TYPE'],
    ['the beginning of a PNG', png(9, 9).subarray(0, 20), 'FILE_UNSUPPORTED_TYPE'],
    ['a JPEG without a frame', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]), 'FILE_UNSUPPORTED_TYPE'],
    [
      'a JPEG whose segment has no length',
      padded(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), 64),
      'FILE_UNSUPPORTED_TYPE',
    ],
    ['a picture without an extent', png(0, 40), 'FILE_UNSUPPORTED_TYPE'],
    ['a picture of too many points', png(MAX_PICTURE_SIDE + 1, 10), 'FILE_TOO_LARGE'],
    ['a file of too many bytes', padded(png(10, 10), MAX_PICTURE_BYTES + 1), 'FILE_TOO_LARGE'],
  ])('is refused: %s', (_what, bytes, code) => {
    expect(() => pictureKind(bytes)).toThrow(expect.objectContaining({ code, field: 'photo' }));
  });
});

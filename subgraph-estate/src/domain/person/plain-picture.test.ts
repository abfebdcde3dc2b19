import { describe, expect, it } from 'vitest';
import { plainPicture } from './plain-picture.ts';

const latin = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const u16 = (value: number): number[] => [value >> 8, value & 0xff];
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xff_ff)];
const segment = (marker: number, data: readonly number[]): number[] => [
  ...[0xff, marker],
  ...u16(data.length + 2),
  ...data,
];
const bytesOf = (...parts: readonly (readonly number[])[]): Uint8Array => Uint8Array.from(parts.flat());

const PLACE = 'GPS 47.6062 N 122.3321 W';
/** As a phone writes it: orientation (6: turned to the right) first, and the place. */
const exif = (turned: number, isLittle = false): number[] => {
  const two = (value: number): number[] => (isLittle ? u16(value).reverse() : u16(value));
  const four = (value: number): number[] => (isLittle ? u32(value).reverse() : u32(value));
  const tiff = [...latin(isLittle ? 'II' : 'MM'), ...two(42), ...four(8), ...two(2)];
  const place = [...two(0x88_25), ...two(4), ...four(1), ...four(38)];
  const orientation = [...two(0x01_12), ...two(3), ...four(1), ...two(turned), 0, 0];
  return segment(0xe1, [...latin('Exif\0\0'), ...tiff, ...place, ...orientation, ...four(0), ...latin(PLACE)]);
};
const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const JFIF = segment(0xe0, [...latin('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const PROFILE = segment(0xe2, [...latin('ICC_PROFILE\0'), 1, 1, 9]);
const ADOBE = segment(0xee, [...latin('Adobe'), 0, 100, 0, 0, 0, 0, 1]);
const FRAME = segment(0xc2, [8, 0, 9, 0, 9, 1, 0, 0, 0]);
/** With an escaped FF, a restart, and a second scan, as pictures have that show from coarse to fine. */
const SCANS = [...segment(0xda, [1, 0]), 1, 0xff, 0, 2, 0xff, 0xd3, 4, ...segment(0xda, [2, 0]), 5, 6];
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

describe('a picture without what is written beside it', () => {
  it('a JPEG keeps its points, colours and size, and loses place, notes, thumbnails and what follows its end', () => {
    const marked = bytesOf(
      ...[START, JFIF, exif(1), segment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0${PLACE}`)), PROFILE, ADOBE],
      ...[segment(0xe0, latin('JFXX\0small')), segment(0xe2, latin('MPF\0more')), segment(0xfe, latin('taken by me'))],
      ...[[0xff, 0xff], FRAME.slice(1), SCANS, END, START, exif(1), END, latin(PLACE)],
    );
    expect(plainPicture(marked, 'image/jpeg')).toEqual(
      Buffer.from(bytesOf(START, JFIF, PROFILE, ADOBE, FRAME, SCANS, END)),
    );
  });

  it.each([false, true])('a JPEG that was taken sideways says so and no more (little end first: %s)', (isLittle) => {
    const plain = plainPicture(bytesOf(START, exif(6, isLittle), FRAME, SCANS, END), 'image/jpeg');
    expect(text(plain)).not.toContain('GPS');
    expect(plainPicture(plain, 'image/jpeg')).toEqual(plain);
    expect(plain).toEqual(Buffer.from(bytesOf(START, [...plain.subarray(2, 38)], FRAME, SCANS, END)));
    expect([...plain.subarray(2, 4), plain[31]]).toEqual([0xff, 0xe1, 6]);
  });

  it.each([
    ['an EXIF table outside of its segment', segment(0xe1, [...latin('Exif\0\0MM\0*'), ...u32(9_999), 0, 0])],
    ['an EXIF table with more entries than bytes', segment(0xe1, [...latin('Exif\0\0MM\0*'), ...u32(8), 255, 255])],
    ['an orientation that there is not', exif(99)],
    ['a segment without a length', [0xff, 0xe1, 0, 0]],
  ])('%s goes', (_what, marks) => {
    expect(plainPicture(bytesOf(START, marks, FRAME, SCANS, END), 'image/jpeg')).toEqual(
      Buffer.from(bytesOf(START, FRAME, SCANS, END)),
    );
  });

  it('a JPEG that breaks off, within a segment or a scan, is ended where it breaks off', () => {
    const broken = bytesOf(START, FRAME, segment(0xda, [1, 0]), [1, 2]);
    expect(plainPicture(broken, 'image/jpeg')).toEqual(Buffer.from(bytesOf([...broken], END)));
    expect(plainPicture(bytesOf(START, exif(1).slice(0, 30)), 'image/jpeg')).toEqual(Buffer.from(bytesOf(START, END)));
  });

  it('a PNG keeps its points and colours, and loses place, time, notes and what follows its end', () => {
    const chunk = (name: string, data: readonly number[]): number[] => [
      ...u32(data.length),
      ...[...latin(name), ...data, 1, 2, 3, 4],
    ];
    const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
    const [head, colours, points, end] = [
      chunk('IHDR', [0, 0, 0, 9, 0, 0, 0, 9, 8, 6, 0, 0, 0]),
      chunk('sRGB', [0]),
      chunk('IDAT', [7, 7]),
      chunk('IEND', []),
    ];
    const notes = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'prVt'].flatMap((name) => chunk(name, latin(PLACE)));
    const marked = bytesOf(SIGNATURE, head, colours, notes, points, end, latin(PLACE));
    expect(plainPicture(marked, 'image/png')).toEqual(Buffer.from(bytesOf(SIGNATURE, head, colours, points, end)));
    // Broken off within its points: a reader draws what is there.
    const broken = bytesOf(SIGNATURE, head, points.slice(0, -1));
    expect(plainPicture(broken, 'image/png')).toEqual(Buffer.from(broken));
  });
});

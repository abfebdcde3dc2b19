import type { PdfPage } from '@platform/document-intake';

/** Kinds of picture data, as pdfjs numbers them (`ImageKind`). */
const RGB = 2;
const RGBA = 3;

interface Picture {
  readonly kind: number;
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}
/** Where pdfjs keeps what a page or a document draws. */
interface Kept {
  resolve(id: string, data: unknown): void;
}

const quick = new WeakSet<Kept>();

/**
 * Gives colours their fourth channel as soon as a picture is decoded. pdfjs does it while it draws, in strips, and for
 * each strip walks over all strips before it again (`convertRGBToRGBA` in 6.3): 14 seconds for a page of 34 megapixels,
 * against a tenth of one.
 */
export function quickenImages(page: PdfPage): void {
  const { objs, commonObjs } = page as unknown as { objs: Kept; commonObjs: Kept };
  for (const kept of [objs, commonObjs]) {
    if (quick.has(kept)) continue;
    quick.add(kept);
    const resolve = kept.resolve.bind(kept);
    kept.resolve = (id, data) => resolve(id, isRgb(data) ? withAlpha(data) : data);
  }
}

function isRgb(data: unknown): data is Picture {
  const { kind, width, height, data: bytes } = (data ?? {}) as Partial<Picture>;
  return kind === RGB && bytes !== undefined && bytes.length >= (width ?? 0) * (height ?? 0) * 3;
}

function withAlpha(picture: Picture): Picture {
  const { data, width, height } = picture;
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let from = 0, to = 0; to < rgba.length; from += 3, to += 4) {
    rgba[to] = data[from] ?? 0;
    rgba[to + 1] = data[from + 1] ?? 0;
    rgba[to + 2] = data[from + 2] ?? 0;
    rgba[to + 3] = 255;
  }
  return { ...picture, kind: RGBA, data: rgba };
}

import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PdfPage } from '@platform/document-intake';
import { quickenImages } from './quick-images.ts';

export type Turn = 0 | 90 | 180 | 270;

/** No page image is larger than this, whatever the page's size says. */
const MAX_PIXELS = 16_000_000;

/**
 * Draws a page, turned clockwise by `turn` beyond its own rotation. `scale` 1 = 72 dots per inch. Its pictures are decoded
 * for this and let go: kept, those of all pages of a scan would stand in memory together.
 */
export async function drawPage(page: PdfPage, scale: number, turn: Turn): Promise<Canvas> {
  const full = page.getViewport({ scale: 1 });
  const safe = Math.min(scale, Math.sqrt(MAX_PIXELS / (full.width * full.height)));
  const viewport = page.getViewport({ scale: safe });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  quickenImages(page);
  try {
    await page.render({
      canvas,
      canvasContext: canvas.getContext('2d'),
      viewport,
      // The canvas of @napi-rs stands in for the browser's, whose types this package does not load.
    } as unknown as Parameters<PdfPage['render']>[0]).promise;
  } finally {
    page.cleanup();
  }
  return turned(canvas, turn);
}

/** The same image, smaller or larger by `factor`. */
export function scaled(image: Canvas, factor: number): Canvas {
  const canvas = createCanvas(Math.ceil(image.width * factor), Math.ceil(image.height * factor));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The same image, turned clockwise. */
export function turned(image: Canvas, turn: Turn): Canvas {
  if (turn === 0) return image;
  const { width, height } = image;
  const canvas = turn === 180 ? createCanvas(width, height) : createCanvas(height, width);
  const context = canvas.getContext('2d');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(image, -width / 2, -height / 2);
  return canvas;
}

/** Darkness of each pixel, 0 (white) to 255 (black), row by row. */
export function darknessOf(canvas: Canvas): { width: number; height: number; dark: Uint8Array } {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const dark = new Uint8Array(width * height);
  for (let i = 0; i < dark.length; i++) {
    const at = i * 4;
    const light = (data[at] ?? 255) * 0.3 + (data[at + 1] ?? 255) * 0.59 + (data[at + 2] ?? 255) * 0.11;
    dark[i] = 255 - Math.round(light);
  }
  return { width, height, dark };
}

/** No mark on the page: an empty back side, which is nothing to complain about. */
export function isBlank(canvas: Canvas): boolean {
  const { dark } = darknessOf(canvas);
  let marks = 0;
  for (const value of dark) if (value > 110) marks += 1;
  return marks < dark.length * 0.0002;
}

/**
 * Whether lines of writing run down the page instead of across it. Writing leaves white gaps between its lines, so the
 * darkness summed along the lines varies far more than the darkness summed across them.
 */
export function writingRunsVertically(canvas: Canvas): boolean {
  const { width, height, dark } = darknessOf(canvas);
  const rows = new Float64Array(height);
  const columns = new Float64Array(width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((dark[y * width + x] ?? 0) < 110) continue;
      rows[y] = (rows[y] ?? 0) + 1;
      columns[x] = (columns[x] ?? 0) + 1;
    }
  }
  return roughness(columns) > 1.2 * roughness(rows);
}

/** Squared change from one sum to the next: high where lines of writing and gaps alternate. */
function roughness(sums: Float64Array): number {
  let total = 0;
  for (let i = 1; i < sums.length; i++) total += ((sums[i] ?? 0) - (sums[i - 1] ?? 0)) ** 2;
  return total;
}

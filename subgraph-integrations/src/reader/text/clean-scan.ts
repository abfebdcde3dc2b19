import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Rect } from '../reading.ts';
import { darknessOf } from './page-image.ts';
import { unit } from './page-text.ts';

/**
 * What a scanner adds to a page is taken away before it is recognized: specks of dust, of which each is looked at as if
 * it were a letter, and the slant of a sheet that was fed askew.
 */

/** Darker than this is ink, on paper that need not be white. */
const INK = 110;
/** Lighter than this is the grain of the paper. */
const GRAIN = 64;
/** Dots of print at 180 dots per inch have more pixels than this. */
const LARGEST_SPECK = 5;
/** A page has so many specks at least that taking them away is worth the time. */
const FEWEST_SPECKS = 200;

/** Whitens what is too small to be print. Says how many specks there were. */
export function withoutSpecks(canvas: Canvas): number {
  const { width, height, dark } = darknessOf(canvas);
  const seen = new Uint8Array(dark.length);
  const specks: number[] = [];
  let count = 0;
  const queue: number[] = [];
  for (let from = 0; from < dark.length; from++) {
    if (seen[from] || (dark[from] ?? 0) < INK) continue;
    const first = specks.length;
    queue.length = 0;
    queue.push(from);
    seen[from] = 1;
    let size = 0;
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      size += 1;
      if (size <= LARGEST_SPECK) specks.push(at);
      const x = at % width;
      for (let dy = -width; dy <= width; dy += width)
        for (let dx = -1; dx <= 1; dx++) {
          const next = at + dy + dx;
          if (x + dx < 0 || x + dx >= width || next < 0 || next >= dark.length) continue;
          if (seen[next] || (dark[next] ?? 0) < INK) continue;
          seen[next] = 1;
          queue.push(next);
        }
    }
    if (size > LARGEST_SPECK) specks.length = first;
    else count += 1;
  }
  if (count < FEWEST_SPECKS) return 0;
  const context = canvas.getContext('2d');
  const image = context.getImageData(0, 0, width, height);
  for (const at of specks) image.data.fill(255, at * 4, at * 4 + 4);
  // The grain of the paper goes, too: a page without it takes a fifth of the time to be handed on.
  for (let at = 0; at < dark.length; at++) if ((dark[at] ?? 0) < GRAIN) image.data.fill(255, at * 4, at * 4 + 4);
  context.putImageData(image, 0, 0);
  return count;
}

/** Scanners feed no sheet more askew than this, in degrees. */
const LARGEST_SLANT = 4;
const STEP = 0.25;
/** What is less askew is read as it is. */
const SMALLEST_SLANT = 0.3;
/** The lines of a page that stands straight are so much sharper. */
const SHARPER = 1.15;

/** By how many degrees the lines of a page fall to the right; 0 where turning it back would gain nothing. */
export function slantOf(preview: Canvas): number {
  const { width, height, dark } = darknessOf(preview);
  const points: [number, number][] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if ((dark[y * width + x] ?? 0) >= INK) points.push([x, y]);
  const sharpness = (degrees: number): number => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    const rows = new Float64Array(height * 2);
    for (const [x, y] of points) {
      const row = Math.round(y - (x - width / 2) * slope) + height / 2;
      rows[row] = (rows[row] ?? 0) + 1;
    }
    let total = 0;
    for (let i = 1; i < rows.length; i++) total += ((rows[i] ?? 0) - (rows[i - 1] ?? 0)) ** 2;
    return total;
  };
  let best = { degrees: 0, sharp: sharpness(0) };
  const straight = best.sharp;
  for (let degrees = -LARGEST_SLANT; degrees <= LARGEST_SLANT; degrees += STEP) {
    const sharp = sharpness(degrees);
    if (sharp > best.sharp) best = { degrees, sharp };
  }
  return Math.abs(best.degrees) >= SMALLEST_SLANT && best.sharp > straight * SHARPER ? best.degrees : 0;
}

/** The same image, turned back by what it is askew. */
export function straightened(canvas: Canvas, degrees: number): Canvas {
  if (degrees === 0) return canvas;
  const { width, height } = canvas;
  const straight = createCanvas(width, height);
  const context = straight.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((-degrees * Math.PI) / 180);
  context.drawImage(canvas, -width / 2, -height / 2);
  return straight;
}

/** From the straightened image back to the page: a box keeps its size and moves with its middle. */
export function askew({ x, y, width, height }: Rect, degrees: number, page: { width: number; height: number }): Rect {
  if (degrees === 0) return { x, y, width, height };
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [(x + width / 2 - 0.5) * page.width, (y + height / 2 - 0.5) * page.height];
  const left = (dx * Math.cos(angle) - dy * Math.sin(angle)) / page.width + 0.5 - width / 2;
  const top = (dx * Math.sin(angle) + dy * Math.cos(angle)) / page.height + 0.5 - height / 2;
  return { x: unit(left), y: unit(top), width, height };
}

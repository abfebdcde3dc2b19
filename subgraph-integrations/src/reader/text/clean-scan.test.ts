import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { askew, slantOf, straightened, withoutSpecks } from './clean-scan.ts';
import { darknessOf } from './page-image.ts';

/** Bars where lines of print would stand. */
function page(degrees = 0) {
  const canvas = createCanvas(400, 500);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 400, 500);
  context.translate(200, 250);
  context.rotate((degrees * Math.PI) / 180);
  context.translate(-200, -250);
  context.fillStyle = '#000';
  for (let y = 60; y < 440; y += 20) context.fillRect(40, y, 320, 9);
  return canvas;
}
const inkOf = (canvas: ReturnType<typeof page>): number => darknessOf(canvas).dark.filter((one) => one > 110).length;

it('takes the specks of a dirty page away, and nothing of its print', () => {
  const clean = page();
  const dirty = page();
  const context = dirty.getContext('2d');
  for (let at = 0; at < 300; at++)
    context.fillRect(4 + (at % 60) * 6, at < 150 ? 8 + Math.floor(at / 60) * 6 : 460 + Math.floor(at / 60) * 6, 1, 1);
  expect(inkOf(dirty)).toBe(inkOf(clean) + 300);
  expect(withoutSpecks(dirty)).toBe(300);
  expect(inkOf(dirty)).toBe(inkOf(clean));
});

it('leaves a clean page as it is', () => {
  const clean = page();
  expect(withoutSpecks(clean)).toBe(0);
});

it('finds how far a sheet is askew and turns it back', () => {
  expect(slantOf(page())).toBe(0);
  const slanted = page(1.5);
  expect(slantOf(slanted)).toBe(1.5);
  expect(slantOf(straightened(slanted, 1.5))).toBe(0);
});

it('shows a word where it stands on the sheet that is askew', () => {
  const box = { x: 0.1, y: 0.5, width: 0.1, height: 0.02 };
  const shown = askew(box, 2, { width: 800, height: 1000 });
  // Lines that fall to the right stand higher at the left edge.
  expect(shown.y).toBeLessThan(box.y);
  expect(shown.width).toBe(box.width);
  expect(askew(box, 0, { width: 800, height: 1000 })).toEqual(box);
});

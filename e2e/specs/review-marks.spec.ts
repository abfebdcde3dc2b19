import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

const styles = (file: string): string =>
  readFileSync(new URL(`../../libs/ui-kit/src/${file}`, import.meta.url), 'utf8');
const SHEETS = `${styles('theme/tokens.css')}\n${styles('pdf-viewer/pdf-viewer.module.css')}`;

/** A page as the viewer draws it: its words are pixels of a canvas, and the mark lies over them. */
const MARKED = `<style>${SHEETS}</style>
  <div class="page" style="width:400px;height:120px">
    <canvas width="400" height="120"></canvas>
    <button class="highlight active" style="left:10px;top:20px;width:380px;height:60px"></button>
  </div>`;

/** Contrast between the darkest and the lightest colour inside the mark, as it is on the screen. */
async function contrastInMark(page: Page): Promise<number> {
  const mark = await page.locator('.highlight').boundingBox();
  if (!mark) throw new Error('no mark');
  // Without its line.
  const shot = await page.screenshot({
    clip: { x: mark.x + 4, y: mark.y + 4, width: mark.width - 8, height: mark.height - 8 },
  });
  return page.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
    const linear = (part: number): number => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const at = (index: number): number => linear((pixels[index] ?? 0) / 255);
    const lights = Array.from({ length: pixels.length / 4 }, (_, pixel) => {
      const index = 4 * pixel;
      return 0.2126 * at(index) + 0.7152 * at(index + 1) + 0.0722 * at(index + 2);
    });
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
  }, shot.toString('base64'));
}

for (const scheme of ['light', 'dark'] as const) {
  test(`words that a value cites stay readable under their mark, by pixels: ${scheme}`, async ({ page }) => {
    await page.setContent(MARKED);
    await page.evaluate((wanted) => {
      document.documentElement.dataset['mantineColorScheme'] = wanted;
      const context = document.querySelector('canvas')?.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#1b1b1b';
      context.font = '28px serif';
      context.fillText('Ruth Castellan, trustee', 30, 60);
    }, scheme);
    expect(await contrastInMark(page)).toBeGreaterThanOrEqual(7);
  });
}

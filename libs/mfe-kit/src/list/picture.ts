import type { Drawing } from '@platform/ui-kit/drawing';
import { offerFile } from './csv.ts';

/** Browsers draw no larger picture than about this many pixels a side. */
const MOST_PIXELS = 16_000;
const SHARPNESS = 2;

/** Hands a drawing over as a PNG, under a name that every system takes. Rejects where the browser cannot draw it. */
export async function offerPicture({ svg, width, height }: Drawing, name: string): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(SHARPNESS, MOST_PIXELS / width, MOST_PIXELS / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!png) throw new Error('the picture could not be drawn');
  offerFile(png, 'image/png', `${name.replace(/[\\/:*?"<>|]+/g, ' ').trim()}.png`);
}

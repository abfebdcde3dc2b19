import { TEXT_LENGTHS } from '@platform/contracts/text-lengths';

/** What a picture may be, and how it is drawn where it has no room as it is. */
interface Place {
  /** Characters. */
  readonly room: number;
  readonly kinds: readonly string[];
  readonly drawnAs: 'image/png' | 'image/jpeg';
  readonly problem: string;
}
/** Of the 200,000 characters that a text may have. */
const IN_TEXT: Place = {
  room: 140_000,
  kinds: ['image/png', 'image/jpeg', 'image/webp'],
  drawnAs: 'image/jpeg',
  problem: 'Choose a PNG, JPEG or WebP picture.',
};
/** Drawn again it stays a PNG, for what can be seen through stays so. */
export const LOGO: Place = {
  room: TEXT_LENGTHS.logo,
  kinds: ['image/png', 'image/jpeg'],
  drawnAs: 'image/png',
  problem: 'Choose a PNG or JPEG picture.',
};
/** px; as wide as a page prints it sharply. */
const WIDTHS = [1_200, 900, 640, 420] as const;

const readAs = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/**
 * The picture as text, drawn smaller where it has no room otherwise. Throws, in words, what is no picture that
 * can be printed, and one that is too large at any size.
 */
export async function pictureIn(file: File, { room, kinds, drawnAs, problem }: Place = IN_TEXT): Promise<string> {
  if (!kinds.includes(file.type)) throw new Error(problem);
  const whole = await readAs(file);
  if (whole.length <= room) return whole;
  const bitmap = await createImageBitmap(file);
  for (const width of WIDTHS) {
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(width, bitmap.width);
    canvas.height = Math.round((bitmap.height * canvas.width) / bitmap.width);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const smaller = canvas.toDataURL(drawnAs, 0.82);
    if (smaller.length <= room) return smaller;
  }
  throw new Error('The picture is too large. Choose a smaller one.');
}

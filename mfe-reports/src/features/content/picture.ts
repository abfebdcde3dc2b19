/** Characters of one picture as part of a text, of the 200,000 that the text may have. */
const ROOM = 140_000;
/** px; as wide as a page prints it sharply. */
const WIDTHS = [1_200, 900, 640, 420] as const;
const KINDS = ['image/png', 'image/jpeg', 'image/webp'] as const;

const readAs = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/**
 * The picture as part of a text, drawn smaller where it has no room otherwise. Throws, in words, what is no picture that
 * can be printed, and one that is too large at any size.
 */
export async function pictureIn(file: File): Promise<string> {
  if (!KINDS.some((kind) => kind === file.type)) throw new Error('Choose a PNG, JPEG or WebP picture.');
  const whole = await readAs(file);
  if (whole.length <= ROOM) return whole;
  const bitmap = await createImageBitmap(file);
  for (const width of WIDTHS) {
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(width, bitmap.width);
    canvas.height = Math.round((bitmap.height * canvas.width) / bitmap.width);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const smaller = canvas.toDataURL('image/jpeg', 0.82);
    if (smaller.length <= ROOM) return smaller;
  }
  throw new Error('The picture is too large. Choose a smaller one.');
}

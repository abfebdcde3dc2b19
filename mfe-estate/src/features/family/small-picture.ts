/** px: twice what the largest place for it shows. */
const SIDE = 512;
const QUALITY = 0.85;

/**
 * The middle square of a picture, as small as it is shown: nobody waits for what a camera makes of a face, and where and
 * when it was taken does not leave this computer. What the browser cannot draw is sent as it is, for the server to judge.
 */
export async function smallPicture(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    const canvas = new OffscreenCanvas(Math.min(SIDE, side), Math.min(SIDE, side));
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
    canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
    picture.close();
    const drawn = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return new File([drawn], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: drawn.type });
  } catch {
    return file;
  }
}

/**
 * Resolves when the page has its fonts and pictures. A font is asked for by the first layout alone: without one before it
 * nothing is waited for, and the page is measured with letters of another width.
 */
export async function settled(): Promise<void> {
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

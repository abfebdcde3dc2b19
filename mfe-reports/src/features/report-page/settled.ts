/** Running heads and feet stand outside of the layout, so that nothing but this asks for their letters. */
const OF_MARGINS = ["400 8pt 'Public Sans'", "600 8pt 'Public Sans'"];

/**
 * Resolves when the page has its fonts and pictures. A font is asked for by the first layout alone: without one before it
 * nothing is waited for, and the page is measured with letters of another width.
 */
export async function settled(): Promise<void> {
  document.body.getBoundingClientRect();
  // The words of the margins are in the styles of the page, which are among its text.
  const words = document.body.textContent ?? '';
  await Promise.all(OF_MARGINS.map((font) => document.fonts.load(font, words)));
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

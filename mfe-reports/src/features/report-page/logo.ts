/** px on paper, where the organization says nothing. */
const USUAL_HEIGHT = 40;
const USUAL_FOOT_HEIGHT = 14;
/** A logo taller than this leaves no room for what stands under it. */
const TALLEST = 120;
const TALLEST_FOOT = 28;

const bounded = (height: number | null | undefined, usual: number, tallest: number): number =>
  height && height > 0 ? Math.min(height, tallest) : usual;

export const logoHeight = (height: number | null | undefined): number => bounded(height, USUAL_HEIGHT, TALLEST);
export const footLogoHeight = (height: number | null | undefined): number =>
  bounded(height, USUAL_FOOT_HEIGHT, TALLEST_FOOT);

/** A page may fetch from its own origin alone: another address would print as a broken picture, so the name stands there. */
export function printableLogo(url: string | null | undefined, origin = window.location.origin): string | null {
  if (!url) return null;
  if (url.startsWith('data:image/')) return url;
  return URL.canParse(url, origin) && new URL(url, origin).origin === origin ? url : null;
}

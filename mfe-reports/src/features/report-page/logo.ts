import { LOGO_HEIGHTS } from '@platform/contracts/logo-heights';

const bounded = (height: number | null | undefined, { usual, most }: { usual: number; most: number }): number =>
  height && height > 0 ? Math.min(height, most) : usual;

export const logoHeight = (height: number | null | undefined): number => bounded(height, LOGO_HEIGHTS.cover);
export const footLogoHeight = (height: number | null | undefined): number => bounded(height, LOGO_HEIGHTS.foot);

/** A page may fetch from its own origin alone: another address would print as a broken picture, so the name stands there. */
export function printableLogo(url: string | null | undefined, origin = window.location.origin): string | null {
  if (!url) return null;
  if (url.startsWith('data:image/')) return url;
  return URL.canParse(url, origin) && new URL(url, origin).origin === origin ? url : null;
}

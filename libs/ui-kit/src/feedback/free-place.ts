export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** px to the edges of the page, and between two heights that are tried. */
const MARGIN = 16;
const STEP = 4;

const shared = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.max(0, Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart));

/** px² of a box that others lie under. */
export const covered = (box: Box, others: readonly Box[]): number =>
  others.reduce(
    (sum, other) =>
      sum + shared(box.left, box.width, other.left, other.width) * shared(box.top, box.height, other.top, other.height),
    0,
  );

/**
 * Where something of this size covers none of these boxes: as low as it goes, in the middle before the sides. On a page
 * without such a place, where it covers least.
 */
export function freePlace({ width, height }: Size, page: Size, boxes: readonly Box[]): Box {
  // By name: a rectangle of the browser has nothing of its own to spread.
  const size = { width, height };
  const lefts = [(page.width - size.width) / 2, page.width - size.width - MARGIN, MARGIN];
  let best: { readonly place: Box; readonly cost: number } | null = null;
  for (let top = page.height - size.height - MARGIN; top >= MARGIN; top -= STEP) {
    for (const left of lefts) {
      const place = { ...size, left: Math.max(0, left), top };
      const cost = covered(place, boxes);
      if (cost === 0) return place;
      if (!best || cost < best.cost) best = { place, cost };
    }
  }
  return best?.place ?? { ...size, left: 0, top: 0 };
}

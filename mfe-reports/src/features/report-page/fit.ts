/** Of the height of a page, what may be left over for the last one without that page looking forgotten. */
const LEFT_OVER = 0.3;
/** Smaller than this, notes are no longer read with ease. */
const SMALLEST = 0.84;
/** Rows and receipts do not split, so no page is filled to its last line. */
export const UNFILLED = 0.035;

/**
 * By how much a section is drawn smaller, so that its last page is not nearly empty: 1 where it fills its pages, has one
 * page alone, or would become too small. Cases: 1.2 pages → it fits on one at 0.8, too small → 1; 2.1 pages → 0.91.
 */
export function fittingScale(height: number, pageHeight: number): number {
  const pages = height / pageHeight;
  const full = Math.floor(pages);
  if (full < 1 || pages - full > LEFT_OVER) return 1;
  const scale = (full * (1 - UNFILLED)) / pages;
  // Narrower letters also need fewer lines, so what is drawn smaller is shorter than its scale says, never longer.
  return scale >= SMALLEST && scale < 1 ? Math.floor(scale * 100) / 100 : 1;
}

/** A figure that is drawn smaller than this loses its words. */
const SMALLEST_FIGURE = 0.62;

/**
 * By how much the figure of a section is drawn smaller, so that a few lines do not take a page of their own: 1 where
 * there are none, or more than the figure can give way to.
 */
export function shrunkFigure(height: number, pageHeight: number, figureHeight: number): number {
  const left = height % pageHeight;
  if (height <= pageHeight || left > LEFT_OVER * pageHeight || figureHeight <= 0) return 1;
  const scale = (figureHeight - left - UNFILLED * pageHeight) / figureHeight;
  return scale >= SMALLEST_FIGURE ? Math.floor(scale * 100) / 100 : 1;
}

/** Names in a diagram that is drawn smaller than this are not read. */
const SMALLEST_OVERVIEW = 0.55;

/**
 * By how much the figure of a page that is to stay one page is drawn smaller: 1 where it fits as it is, null where nobody
 * could read it any more, so that it is left out.
 */
export function overviewFigure(height: number, pageHeight: number, figureHeight: number): number | null {
  const room = (1 - UNFILLED) * pageHeight - (height - figureHeight);
  const scale = Math.min(1, room / Math.max(1, figureHeight));
  return scale >= SMALLEST_OVERVIEW ? Math.floor(scale * 100) / 100 : null;
}

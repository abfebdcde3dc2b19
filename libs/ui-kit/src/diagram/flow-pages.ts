import type { FlowLayout } from './flow-layout.ts';

/** px that a letter page has as well as an A4 one, upright, less its margins and the name above. */
const PAGE = { width: 700, height: 880 };
/** Below it nobody reads the names: the drawing goes on over more pages instead. */
const READABLE = 0.6;
/** px for the titles of the columns, which each further page says again. */
const HEADS = 60;

/** A part of the drawing, from top to bottom in its own px. */
export interface FlowPage {
  readonly top: number;
  readonly bottom: number;
}
export interface FlowPages {
  readonly zoom: number;
  readonly pages: readonly FlowPage[];
}

/** The drawing on paper: on one sheet while it can be read there, else over as many as it needs, no node cut apart. */
export function flowPages({ width, nodes }: Pick<FlowLayout, 'width' | 'nodes'>, height: number): FlowPages {
  const whole = Math.min(1, PAGE.width / width, PAGE.height / height);
  // Without a node there is no width either, and nothing to go through page after page.
  if (nodes.length === 0 || whole >= READABLE) return { zoom: whole, pages: [{ top: 0, bottom: height }] };
  const zoom = Math.min(1, PAGE.width / width);
  const pages: FlowPage[] = [];
  let top = 0;
  for (;;) {
    const bottom = Math.min(height, top + PAGE.height / zoom);
    pages.push({ top, bottom });
    if (bottom === height) return { zoom, pages };
    const heads = bottom - HEADS;
    const cut = nodes.filter((node) => node.y < bottom && node.y + node.height > bottom).map(({ y }) => y - HEADS);
    // A node taller than a page begins none: the next one would be the same again.
    const next = Math.min(heads, ...cut);
    top = next > top ? next : heads;
  }
}

/** Whether all of it stands between the titles and the foot of a page. */
export const isOnPage = (
  { top, bottom }: FlowPage,
  { y, height }: { readonly y: number; readonly height: number },
): boolean => y >= (top === 0 ? 0 : top + HEADS) && y + height <= bottom;

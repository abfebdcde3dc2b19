import { UNFILLED } from './fit.ts';

export interface LaidOutSection {
  readonly id: string;
  readonly title: string;
  /** px on paper. */
  readonly height: number;
  /** px of what stands together at its beginning: the finding with the first lines, or with a figure that does not split. */
  readonly head: number;
}

/** Each begins a page of its own: what stands alone, and the pages of an organization. */
const ALONE: ReadonlySet<string> = new Set(['cover', 'contents', 'summary', 'assumptions']);
const standsAlone = (id: string): boolean => ALONE.has(id) || id.startsWith('slide:');
/** Of a page: less than that is not split. */
const SHORT = 0.5;
/** Of a page: less on the last one looks forgotten. */
const FORGOTTEN = 0.3;
/** In pages, what a forgotten page counts beside itself, and a section that begins within a page and goes on over the next. */
const OF_FORGOTTEN = 0.4;
const OF_SPLIT = 0.2;
/** px between two sections on a page. */
export const GAP = 34;

/** Of its last page; one that is full to its end is full, not empty. */
const filledOf = (used: number, capacity: number): number => used % capacity || Math.min(used, capacity);

interface Laid {
  readonly cost: number;
  readonly groups: readonly LaidOutSection[][];
}

/** What these sections take when they follow one another; null where one of them may not go on where the one before it ends. */
function costOf([first, ...rest]: readonly LaidOutSection[], capacity: number): number | null {
  if (!first) return 0;
  let used = first.height;
  let splits = 0;
  for (const { id, height, head } of rest) {
    const left = capacity - filledOf(used, capacity) - GAP;
    const needed = height < SHORT * capacity ? height : head;
    if (standsAlone(first.id) || standsAlone(id) || height === 0 || needed > left) return null;
    if (height > left) splits += 1;
    used += GAP + height;
  }
  const last = filledOf(used, capacity) / capacity;
  const forgotten = !standsAlone(first.id) && last > 0 && last < FORGOTTEN;
  return Math.ceil(used / capacity) + splits * OF_SPLIT + (forgotten ? OF_FORGOTTEN : 0);
}

/**
 * Sections that share pages: of all ways to let one go on where the one before it ends the one with the fewest pages,
 * and among them with the fewest that look forgotten.
 * Case: of heights 200, 150, 500 on pages of 1000 all three share a page; of 600, 900 each begins its own.
 */
export function joinedSheets(sections: readonly LaidOutSection[], pageHeight: number): LaidOutSection[][] {
  // What is drawn smaller to fit ends exactly there.
  const capacity = (1 - UNFILLED) * pageHeight;
  /** The best way for all sections before each place. */
  const best: Laid[] = [{ cost: 0, groups: [] }];
  for (let end = 1; end <= sections.length; end += 1) {
    const ways = best.flatMap(({ cost, groups }, begin): Laid[] => {
      const group = sections.slice(begin, end);
      const own = costOf(group, capacity);
      return own === null ? [] : [{ cost: cost + own, groups: [...groups, group] }];
    });
    best.push(ways.reduce((one, other) => (other.cost <= one.cost ? other : one)));
  }
  return best.at(-1)?.groups.map((group) => [...group]) ?? [];
}

/**
 * The page on which each section should begin, by its height alone: rows that do not split may push it on, so the printed
 * file has the last word. Case: a cover, then two sections of 600 on pages of 1000 → 1, 2, 3.
 */
export function expectedPages(
  groups: readonly (readonly LaidOutSection[])[],
  pageHeight: number,
): Readonly<Record<string, number>> {
  const capacity = (1 - UNFILLED) * pageHeight;
  const pages: Record<string, number> = {};
  let first = 1;
  for (const group of groups) {
    let used = 0;
    for (const { id, height } of group) {
      pages[id] = first + Math.floor(used / capacity);
      used += height + GAP;
    }
    first += Math.max(1, Math.ceil((used - GAP) / capacity));
  }
  return pages;
}

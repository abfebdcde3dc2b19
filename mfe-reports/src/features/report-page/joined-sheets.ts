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
/** Of a page: more than that begins a new one, unless the page before is emptier than that. */
const SHORT = 0.5;
const EMPTY = 0.45;
/** Of a page: rows do not split, so the last lines of one may move on to the next, of several pages more of them. */
const FULL = 0.93;
const FULL_OF_SEVERAL = 0.72;
/** px between two sections on a page. */
export const GAP = 34;

/**
 * Sections that share pages, so that no page is nearly empty: a short one goes on where the one before it ends, and any
 * one where the page before it would be left more than half empty.
 * Case: of heights 200, 150, 900 on pages of 1000 all three share pages; of 600, 900 each begins its own.
 */
export function joinedSheets(sections: readonly LaidOutSection[], pageHeight: number): LaidOutSection[][] {
  const groups: LaidOutSection[][] = [];
  let used = 0;
  for (const section of sections) {
    const { id, height, head } = section;
    const last = groups.at(-1);
    const full = used > pageHeight ? FULL_OF_SEVERAL : FULL;
    const filled = used % pageHeight;
    const left = full * pageHeight - filled - GAP;
    const fits = height < SHORT * pageHeight && height <= left;
    const goesOn = filled < EMPTY * pageHeight && head <= left;
    if (last && height > 0 && (fits || goesOn) && !standsAlone(id) && !last.some((one) => standsAlone(one.id))) {
      last.push(section);
      used += GAP + height;
    } else {
      groups.push([section]);
      used = height;
    }
  }
  return groups;
}

/** px of what stands above and between: finding, lead, strip of figures, heads. */
const FIXED = 275;
const BAR = 24;
/** A finding takes two lines at most times, its table a head. */
const FINDING = 40;
const FINDINGS_HEAD = 75;
/** Smaller than this, the names in a diagram are not read. */
const LEAST = 300;
const MOST = 470;

interface OnThePage {
  /** px of paper between its margins. */
  readonly page: number;
  readonly bars: number;
  readonly findings: number;
}

/** What the diagram may take so that the summary stays one page; null where that is too little to be read. */
export function figureHeight({ page, bars, findings }: OnThePage): number | null {
  const left = page - FIXED - bars * BAR - (findings > 0 ? FINDINGS_HEAD + findings * FINDING : 0);
  return left < LEAST ? null : Math.min(left, MOST);
}

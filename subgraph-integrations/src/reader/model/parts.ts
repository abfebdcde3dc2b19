import type { Flow } from '../structure/flow.ts';
import type { Sentence } from '../structure/sentences.ts';

/** A part of a document that is asked about at once: an article, or several short ones. */
export interface DocumentPart {
  readonly heading: string;
  readonly start: number;
  readonly end: number;
  readonly pages: readonly { readonly page: number | null; readonly text: string }[];
}

/** So many letters are asked about together with the next heading's, and so many at most. */
const SHORT = 1_200;
const LONGEST = 4_000;

/** The parts of a document's tree, in its order: none is lost, none is asked about twice. */
export function partsOf(flow: Flow, sentences: readonly Sentence[]): DocumentPart[] {
  const parts: { heading: string; start: number; end: number }[] = [];
  for (const { text, heading, isHeading, start, end } of sentences) {
    const last = parts.at(-1);
    const goesOn = last && end - last.start <= LONGEST && !(isHeading && last.end - last.start > SHORT);
    if (goesOn) last.end = end;
    else parts.push({ heading: isHeading ? text : heading, start, end });
  }
  return parts.map((part) => ({ ...part, pages: pagesOf(flow, part) })).filter(({ pages }) => pages.length > 0);
}

function pagesOf({ lines }: Flow, { start, end }: { start: number; end: number }): DocumentPart['pages'] {
  const own = lines.filter((line) => line.start < end && line.end > start);
  return [...Map.groupBy(own, ({ page }) => page)].map(([page, of]) => ({
    page,
    text: of.map(({ line }) => line.text).join('\n'),
  }));
}

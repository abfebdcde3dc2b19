import { type Fraction, numberWord } from '../language/numbers.ts';
import type { Sentence } from '../structure/sentences.ts';
import type { DocumentContext } from './document.ts';

const COUNT = '(?:a hundred|one hundred|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\\d{1,3})';
const PARTS = '(?:equal )?(?:parts?|shares?|portions?|points?|units?)';
/** "two of such parts", "45 of them", "the remaining one of such parts", "the last 10". */
const COUNTED = new RegExp(
  `\\b(?:(?:the (?:remaining|last|other) )?(${COUNT})(?: \\(\\d{1,3}\\))? (?:of (?:such|said|those|these|the|them)\\b(?: ${PARTS})?|(?:such |said |of the )?${PARTS}(?= (?:(?:shall|will|is|are|to be|be|goes|go|pass(?:es)?|held|distributed|paid|set aside|thereof)\\s){0,4}(?:to|for|unto|in trust for)\\b))|the (?:remaining|last|other) (${COUNT})(?=[\\s.,;])|(${COUNT}) ${PARTS}(?=[.;,]|$))`,
  'gi',
);
/** "of which three shall be paid to A; three shall be held for B": the count alone, where each has a verb behind it. */
const COUNTED_ALONE = new RegExp(
  `\\b(?:of which|and|;|,)\\s(?:the (?:remaining|last|other) )?(${COUNT}) (?=(?:(?:shall|will|is|are|to be|be|goes?|pass(?:es)?|held|distributed|paid|set aside|given|by|the|my|trustees?)\\s){0,6}(?:to|for|unto)\\b|(?:shall|will|is|are)\\s(?:to\\s)?(?:be\\s)?(?:held|kept)\\b)`,
  'gi',
);
const ANNOUNCED = new RegExp(`\\b(?:into|in) (${COUNT})(?: \\(\\d{1,3}\\))? ${PARTS}\\b`, 'i');

/** How many parts a sentence tells of. */
export const partsAnnounced = (text: string): number | undefined => numberWord(ANNOUNCED.exec(text)?.[1] ?? '');

interface CountedPart {
  start: number;
  end: number;
  text: string;
  part: Fraction;
}

/** Parts that are counted out of a number of them that the sentence, or the one before, tells. */
export function countedParts(ctx: DocumentContext, sentence: Sentence): CountedPart[] {
  const before = ctx.sentences[ctx.sentences.findIndex(({ start }) => start === sentence.start) - 1]?.text ?? '';
  const announced = ANNOUNCED.exec(sentence.text) ?? ANNOUNCED.exec(before);
  const total = numberWord(announced?.[1] ?? '');
  if (!announced || !total || total < 2) return [];
  for (const pattern of [COUNTED, COUNTED_ALONE]) {
    const parts: CountedPart[] = [...sentence.text.matchAll(pattern)].flatMap((m) => {
      // "into eight equal parts" tells how many there are, and gives none.
      if (/\b(?:into|in)\s$/i.test(sentence.text.slice(0, m.index))) return [];
      const count = numberWord(m[1] ?? m[2] ?? m[3] ?? '');
      const part = count === undefined ? undefined : { numerator: count, denominator: total };
      return part ? [{ start: m.index, end: m.index + m[0].length, text: m[0], part }] : [];
    });
    if (parts.reduce((sum, { part }) => sum + part.numerator, 0) === total) return parts;
  }
  return [];
}

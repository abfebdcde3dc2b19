import { searchPattern } from '@platform/service-kit';
import { LONGEST_END } from '../../views/rows/word-ends.ts';

/** Words that the index is asked for; whoever types more is asked for the others by the text. */
const MOST_WORDS = 8;

const pattern = (text: string) => searchPattern(text).source;

/** Where a list keeps the ends of its words, and the same text in lower case. */
export interface HeldIn {
  readonly ends: string;
  readonly text: string;
}

/**
 * What a search asks: each of its words is a part of some word, in any order. The index of ends answers that by itself,
 * but for what is beyond the length of an end.
 */
export function holding(needle: string, { ends, text }: HeldIn): Record<string, RegExp>[] {
  const words = [...new Set(needle.trim().toLowerCase().split(/\s+/).filter(Boolean))];
  const byLength = words.toSorted((a, b) => b.length - a.length);
  const asked = byLength.slice(0, MOST_WORDS);
  return [
    ...asked.map((word) => ({ [ends]: new RegExp(`^${pattern(word.slice(0, LONGEST_END))}`) })),
    ...byLength
      .filter((word, place) => word.length > LONGEST_END || place >= MOST_WORDS)
      .map((word) => ({ [text]: new RegExp(pattern(word)) })),
  ];
}
